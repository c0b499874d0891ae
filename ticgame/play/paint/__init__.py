"""Drawing: numbers in, surfaces out."""
