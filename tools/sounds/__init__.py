"""Synthesis of the game's sounds with the standard library, the same to the last bit everywhere.

Only sums and products of doubles run per sample; what comes from `math` is rounded first, because its
last digit differs between platforms.
"""
