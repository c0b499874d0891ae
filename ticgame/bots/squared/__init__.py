"""The bots of Tic Squared, and what those of the Race share with them."""
