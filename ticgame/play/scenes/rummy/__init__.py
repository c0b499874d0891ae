"""TIC Rummy on the screen."""
