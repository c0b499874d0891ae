"""Pages of docs/ that tools write, section by section."""

import re


def with_section(page: str, text: str) -> str:
    """Return the page with a section put in the place of the one of the same title, or at its end."""
    parts = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    titles = [part.splitlines()[0] for part in parts]
    title = text.splitlines()[0]
    at = titles.index(title) if title in titles else len(parts)
    parts[at : at + 1] = [text]
    return "\n\n".join(part.strip() for part in parts) + "\n"
