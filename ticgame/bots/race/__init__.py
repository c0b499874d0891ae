"""The bots of Tic Squared Race."""
