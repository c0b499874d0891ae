"""Bots of TIC Together; each sees its own view and nothing else."""
