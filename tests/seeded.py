"""The site with chance that can be repeated: `python -m tests.seeded play ...` is the command `tessera` with it.

Whatever the site draws for a visitor (deals, bots' seeds, names, ids) follows from the name of the test the visitor belongs to, which
pytest prints when the test fails, and from how much was drawn for that test before. The name travels as a cookie.
"""

import hashlib
import itertools
import os
import random
import re
import secrets
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Any

COOKIE = "test_seed"
seed: ContextVar[str] = ContextVar("seed", default="nobody")
drawn: dict[str, Iterator[int]] = defaultdict(itertools.count)


def of_this_test() -> str:
    """A short name for the test that runs now."""
    name = os.environ.get("PYTEST_CURRENT_TEST", "nobody").rpartition(" ")[0] or "nobody"
    return hashlib.sha256(name.encode()).hexdigest()[:16]


def token_bytes(length: int | None = None) -> bytes:
    name = seed.get()
    rest = hashlib.shake_256(f"{name}/{next(drawn[name])}".encode())
    return rest.digest(32 if length is None else length)


class Chance(random.Random):
    """In the place of random.SystemRandom: each one begins where the test's own stream is."""

    def __init__(self, _seed: Any = None) -> None:
        super().__init__(int.from_bytes(token_bytes(8)))


def install() -> None:
    """In this process, for good. Ids stay different from each other, and nobody outside the tests ever runs this."""
    secrets.token_bytes = token_bytes
    secrets.randbits = lambda bits: Chance().getrandbits(bits)  # type: ignore[assignment]
    secrets.randbelow = lambda below: Chance().randrange(below)  # type: ignore[assignment]
    secrets.choice = lambda found: Chance().choice(found)  # type: ignore[assignment]
    random.SystemRandom = Chance  # type: ignore[assignment,misc]


class Seeded:
    """Round the site: reads from the cookie which test a request belongs to."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        cookies = b"; ".join(value for name, value in scope.get("headers", ()) if name == b"cookie").decode("latin-1")
        found = re.search(rf"{COOKIE}=([0-9a-f]+)", cookies)
        if found:
            seed.set(found[1])
        await self.app(scope, receive, send)


def main() -> None:
    install()
    from tessera import cli
    from tessera.web import app

    create = app.create
    app.create = lambda settings=None: Seeded(create(settings))  # type: ignore[assignment]
    sys.exit(cli.run())


if __name__ == "__main__":
    main()
