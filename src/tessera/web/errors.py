"""Refusals: each has a code a program can read; the words for people stand in the site's catalogues as `error-CODE`."""

from typing import Any

from tessera.core.errors import TesseraError

STATUS = {
    "bad-request": 400,
    "bad-setup": 400,
    "bad-edition": 400,
    "bad-record": 400,
    "bad-login": 401,
    "login-needed": 401,
    "bad-origin": 403,
    "bad-link": 403,
    "banned": 403,
    "muted": 403,
    "bad-token": 403,
    "not-yours": 403,
    "no-hints": 403,
    "not-found": 404,
    "no-such-thing": 404,
    "stale": 409,
    "illegal": 409,
    "lesson": 409,
    "over": 409,
    "not-started": 409,
    "no-undo": 409,
    "seat-taken": 409,
    "too-late": 409,
    "name-taken": 409,
    "running": 409,
    "frozen": 409,
    "ended": 409,
    "outdated": 409,
    "too-large": 413,
    "too-fast": 429,
    "broken": 500,
    "not-saved": 503,
}


class CannotStart(TesseraError):
    """The site does not start, and what its host can do about it."""


class Refusal(Exception):
    """Something the site does not do, and why. `facts` go to the client as they are: nothing internal belongs there."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code, self.facts = code, facts
        super().__init__(code)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def plain(self) -> dict[str, Any]:
        return {"error": self.code, **self.facts}
