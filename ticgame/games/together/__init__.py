"""TIC Together: missions on a shared grid, everybody wins or everybody loses."""
