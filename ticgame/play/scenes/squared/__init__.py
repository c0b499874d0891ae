"""The table of Tic Squared, in turns."""
