"""The bots of TIC Rummy, and how they see what a hand could become."""
