"""Open lines of people: when a session ends (log-out, a new password, a ban), its lines end too, in every process."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator

import structlog

from tessera.web.store import Store

ENDED = 4401  # the code with which such a line is closed
BEAT = 1.0  # seconds after which a log-out at another process is noticed
log = structlog.get_logger()
End = Callable[[int], None]


class Doors:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.lines: dict[str, dict[End, int]] = {}  # user -> how to end each line -> the epoch its session was made in

    @contextlib.contextmanager
    def guarded(self, user_id: str, epoch: int, end: End) -> Iterator[None]:
        """While a line is open. Somebody without a row has no session that could end."""
        if not user_id:
            yield
            return
        self.lines.setdefault(user_id, {})[end] = epoch
        try:
            yield
        finally:
            del self.lines[user_id][end]
            if not self.lines[user_id]:
                del self.lines[user_id]

    async def look(self, *users: str) -> None:
        """End the lines whose session has ended; of everybody unless told whose."""
        wanted = [user for user in users or tuple(self.lines) if user in self.lines]
        if not wanted:
            return
        epochs = await self.store.epochs(wanted)
        for user in wanted:
            for end, epoch in list(self.lines.get(user, {}).items()):
                if epochs.get(user) != epoch:
                    end(ENDED)

    async def watch(self) -> None:
        """One question a second, however many lines there are."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.look()
            except Exception as error:
                log.warning("sessions-not-looked-at", error=f"{type(error).__name__}: {error}")
