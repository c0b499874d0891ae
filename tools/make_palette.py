"""Write ticgame/play/palette.py: the colour tables of the assets as a module, which is there much sooner.

Run it after a change to palette.toml or grounds.toml: `python tools/make_palette.py`.
"""

import json
import tomllib
from pathlib import Path

from ticgame import data_dir

MODULE = Path(__file__).resolve().parent.parent / "ticgame" / "play" / "palette.py"
HEAD = '''"""The colours of assets/palette.toml and grounds.toml, written by tools/make_palette.py."""

from typing import Any, Final
'''


def read(name: str) -> dict[str, object]:
    return tomllib.loads((data_dir("assets") / f"{name}.toml").read_text(encoding="utf-8"))


def literal(value: object, indent: str = "") -> str:
    """Return the Python source of a TOML value, an entry a line."""
    deeper = indent + "    "
    if isinstance(value, dict):
        lines = [f"{deeper}{json.dumps(key)}: {literal(each, deeper)},\n" for key, each in value.items()]
        return "{\n" + "".join(lines) + indent + "}"
    if isinstance(value, list) and any(isinstance(each, list) for each in value):
        return "[\n" + "".join(f"{deeper}{literal(each, deeper)},\n" for each in value) + indent + "]"
    return json.dumps(value)


def source() -> str:
    """Return the source of the module."""
    tables = {"PALETTE": read("palette"), "GROUNDS": read("grounds")}
    parts = [f"{name}: Final[dict[str, Any]] = {literal(table)}\n" for name, table in tables.items()]
    return "\n".join([HEAD, "# fmt: off", *parts])


if __name__ == "__main__":
    MODULE.write_text(source(), encoding="utf-8")
