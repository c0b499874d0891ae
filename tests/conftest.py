"""Every test runs without a screen or a sound card unless it asks for one."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# The tests start hundreds of processes; each would compile the program anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# Output that isn't kept back hides what becomes of it when it is written at last.
os.environ.pop("PYTHONUNBUFFERED", None)

# How long an example takes depends on the machine and what else it does; speed is measured by tools/bench.py.
settings.register_profile("ticgame", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ticgame")
