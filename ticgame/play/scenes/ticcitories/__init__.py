"""Ticcitories on the screen."""
