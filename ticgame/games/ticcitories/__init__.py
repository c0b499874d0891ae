"""Ticcitories: draft a card, place the one drafted before, fill a grid of one's own."""
