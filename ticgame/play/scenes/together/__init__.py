"""The table of TIC Together on screen."""
