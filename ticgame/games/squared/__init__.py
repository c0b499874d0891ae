"""Tic Squared, in turns and as a race: grids that grow towards squares."""
