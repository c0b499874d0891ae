"""SpoTic: everybody spots sets at once."""
