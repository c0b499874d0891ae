"""What needs a screen: the only part of ticgame that imports pygame or pymunk."""
