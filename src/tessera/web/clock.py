"""The site's time. It goes on evenly whatever somebody does to the machine's clock, and never back behind what was written before."""

import time


class Clock:
    """Seconds since 1970, set once at the start and then counted by the machine's steady clock."""

    def __init__(self) -> None:
        self.set(time.time())

    def set(self, now: float) -> None:
        self.start = now - time.monotonic()

    def now(self) -> float:
        return self.start + time.monotonic()
