"""What can go wrong, each with one clear line for a person."""


class TesseraError(Exception):
    """Any refusal of ours; its text is one line that says what to do."""


class IllegalChoice(TesseraError):
    """A key that is not legal now. Carries the clause that forbids it, when one is known."""

    def __init__(self, key: str, decision: str, clause: str | None) -> None:
        self.key, self.decision, self.clause = key, decision, clause
        reason = f" ({clause})" if clause else ""
        super().__init__(f"{key!r} is not legal in decision {decision!r}{reason}")

    def __reduce__(self) -> tuple[type, tuple[str, str, str | None]]:
        return IllegalChoice, (self.key, self.decision, self.clause)


class UnknownKey(TesseraError):
    """A key that is not in the game's action index at all."""


class UnknownGame(TesseraError):
    """No game of that name."""


class BadSetup(TesseraError):
    """A number of seats or an option the game does not have."""


class BadPosition(TesseraError):
    """A position that does not fit the schema, or makes no sense on a table."""


class BadEdition(TesseraError):
    """An edition file that does not fit the schema, or makes no sense."""


class BadRecord(TesseraError):
    """A record that cannot be read; names the line."""
