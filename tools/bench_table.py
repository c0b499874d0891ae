"""A table of measured ratios, in Markdown."""

from typing import NamedTuple


class Row(NamedTuple):
    """One figure: what it is, its value, and the bar it must keep ("at least 0.4"), if any."""

    what: str
    value: str
    bar: str = ""


def table(title: str, rows: list[Row], note: str = "") -> str:
    lines = [f"## {title}", ""]
    if note:
        lines += [note, ""]
    lines += ["| what | measured | bar |", "| --- | ---: | --- |"]
    lines += [f"| {row.what} | {row.value} | {row.bar} |" for row in rows]
    return "\n".join(lines)
