"""What can go wrong below the window, in words for people."""


class TicError(Exception):
    """Any fault that is told to a person; its text is the whole message."""


class IllegalAction(TicError):
    """An action the rules forbid (C4); nothing has changed.

    `rule` is the ruling's number or the sheet's name, `reason` speaks to players.
    """

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class OptionError(TicError):
    """Options, seats or a level that no game can be played with; lists every fault."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class RecordError(TicError):
    """A record that can't be read; `line` counts from 1, None for the file as a whole."""

    def __init__(self, reason: str, *, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line
