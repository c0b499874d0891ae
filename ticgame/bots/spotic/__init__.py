"""Bots of SpoTic: they look at the open table and notice sets as slowly as people do."""
