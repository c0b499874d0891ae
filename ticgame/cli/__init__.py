"""The command line; nothing here needs a display, and only `play` imports pygame."""
