"""Cards in motion: sprites, tweens, and what each event looks and sounds like."""
