"""The table of Tic Squared Race, where everybody plays at once."""
