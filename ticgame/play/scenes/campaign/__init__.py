"""Campaigns on the screen: the shelf, the map, the briefing, the debrief, the editor."""
