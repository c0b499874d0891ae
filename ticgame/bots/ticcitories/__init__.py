"""The bots of Ticcitories."""
