"""What people choose before a game: the game, its options, who plays. Nothing here draws."""
