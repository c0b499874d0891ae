"""Cards, layouts, the contract of a game, matches and records: standard library only."""
