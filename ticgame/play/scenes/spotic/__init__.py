"""SpoTic on the screen."""
