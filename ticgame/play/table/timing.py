"""How long motions take, how far they go, how they are staggered: the numbers of the art direction.

Times in milliseconds at normal speed, lengths in design units, angles in degrees.
"""

from typing import Final

# Cards that come and go.
DEAL_MS: Final = 260.0
DEAL_STAGGER_MS: Final = 55.0
ALL_DEALT_MS: Final = 640.0
"""Many cards follow one another faster: the last one leaves the deck by then."""
DEAL_ARC: Final = 40.0
DEAL_SPIN: Final = 8.0
DEAL_LIFT: Final = 24.0
FLIP_MS: Final = 220.0
FLIP_LIFT: Final = 14.0
GLIDE_MS: Final = 250.0
FADE_MS: Final = 120.0
TAKE_BACK_MS: Final = 360.0
TAKE_BACK_FAR: Final = 180.0
"""A card that comes back from farther away flies in an arc, one from nearer glides."""

# A hand.
FOCUS_MS: Final = 90.0
FOCUS_LIFT: Final = 10.0
PICK_UP_MS: Final = 120.0
PICK_UP_GROWTH: Final = 1.06
TURN_MS: Final = 350.0
TURN_STAGGER_MS: Final = 40.0
TURN_AFTER_MS: Final = 80.0
"""The sound of a turn comes so long after what ended the one before."""
PLATE_SLIDE: Final = 640.0

# Placing.
CARRY_MS: Final = 150.0
"""The way from the hand to above the cell; a card that is let go above its cell saves it."""
NEAR: Final = 60.0
DROP_MS: Final = 180.0
DROP_LIFT: Final = 18.0
SETTLE_MS: Final = 120.0
SQUASH: Final = 0.96
DUST_ALPHA: Final = 0.25
NUDGE: Final = 2.0
SNAP_BACK_MS: Final = 280.0
SNAP_BACK: Final = 14.0
SNAP_BACK_SPRING: Final = (3.2, 0.6)
NIC_RING_MS: Final = 200.0

# Edges.
TIC_MS: Final = 450.0
TIC_STAGGER_MS: Final = 90.0
TIC_POP_MS: Final = 240.0
TIC_OVERSHOOT: Final = 1.25
LINK_MS: Final = 120.0
GLINTS: Final = 9
GLINT_NEAREST: Final = 24.0
GLINT_FARTHEST: Final = 44.0
BOUNCE: Final = 4.0
BOUNCE_MS: Final = 220.0
SINGLE_MS: Final = 160.0
NIC_MS: Final = 420.0
NIC_SHAKE: Final = 9.0
NIC_HZ: Final = 18.0
STAMP_MS: Final = 140.0
STAMP_FROM: Final = 1.6
CRACK_MS: Final = 200.0
SPLASH_MS: Final = 420.0
SCREEN_SHAKE: Final = 4.0
SCREEN_SHAKE_PIPS: Final = 2

# Missions.
MISSION_MS: Final = 900.0
MISSION_AFTER_MS: Final = 180.0
"""How long after the last edge a mission is ticked."""
ROW_FLASH_MS: Final = 340.0
CHECK_MS: Final = 200.0
ROW_GLINTS: Final = 16
COUNTER_MS: Final = 300.0
WAVE: Final = 8.0
WAVE_MS: Final = 260.0
WAVE_STAGGER_MS: Final = 60.0

# The end.
VICTORY_MS: Final = 2600.0
VICTORY_STAGGER_MS: Final = 70.0
CONFETTI: Final = 60
TITLE_MS: Final = 500.0
TITLE_AFTER_MS: Final = 700.0
"""How long after the first card has left the table the title comes."""
TITLE_FROM: Final = 0.6
TITLE_SIZE: Final = 120
BADGE_JUMP: Final = 34.0
BADGE_JUMP_MS: Final = 420.0
DEFEAT_MS: Final = 1200.0
DEFEAT_LIGHT: Final = 0.6
DEFEAT_SINK: Final = 30.0
DEFEAT_TITLE_AFTER_MS: Final = 600.0

# What moves while nothing happens.
BREATH_MS: Final = 4000.0
BREATH: Final = 2.0
GLOW_LEAST: Final = 0.6
SHEEN_EVERY_MS: Final = 6000.0
SHEEN_MS: Final = 700.0
LIT_MS: Final = 900.0
"""How long the mat's edge lights up when the window can move no more."""

# The opening deal as a throw.
TOSS_MS: Final = 1600.0
TOSS_STEP_HZ: Final = 120


def deal_stagger_ms(count: int) -> float:
    """Return how long after one another so many cards leave the deck."""
    return min(DEAL_STAGGER_MS, ALL_DEALT_MS / max(1, count))
