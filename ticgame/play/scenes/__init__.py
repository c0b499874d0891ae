"""One scene a file."""
