"""Parts that scenes are built of."""
