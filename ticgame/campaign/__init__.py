"""Campaigns: rounds as data, read, checked, rated and kept (`docs/levels.md`)."""
