"""Rate limits: token buckets in memory, one per (who, what)."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice

from tessera.web.errors import Refusal

RATES = {  # what: (most at once, per second)
    "message": (60, 30.0),
    "chat": (6, 0.5),
    "hint": (4, 0.3),
    "table": (10, 0.2),
    "record": (4, 0.1),
    "login": (10, 10 / 60),
    "mail": (3, 3 / 3600),
    "report": (5, 5 / 3600),
    "guest": (20, 0.5),
    "api": (120, 40.0),
    "socket": (40, 4.0),
    "seat": (6, 0.2),  # sitting down, leaving, coming back
    "plea": (6, 0.2),
    "page": (240, 60.0),  # by address: pages and questions that change nothing
    "draw": (40, 10.0),  # by person: earlier positions, which are drawn for nobody else
    "draw-place": (160, 20.0),  # the same by address
}
MOST_BUCKETS = 20_000
MOST_SOCKETS = 24  # of one person
MOST_AT_PLACE = 600  # of one address


class Limits:
    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self.spent: Counter[tuple[str, str]] = Counter()  # since the other processes were last told
        self.open: Counter[str] = Counter()  # sockets that are open now

    def take(self, who: str, what: str, n: int = 1) -> None:
        """`n` more of `what` by `who`; refused when it is too many."""
        left, rate, now = self.left(who, what)
        if left < n:
            raise Refusal("too-fast", retry=round((n - left) / rate, 1))
        self.put(who, what, left - n, now)
        if len(self.spent) >= MOST_BUCKETS:  # there is nobody to tell
            self.spent.clear()
        self.spent[who, what] += n

    def left(self, who: str, what: str) -> tuple[float, float, float]:
        most, pace = RATES[what]
        burst, rate = most * self.factor, pace * self.factor
        now = time.monotonic()
        left, since = self.buckets.get((who, what), (burst, now))
        return min(burst, left + (now - since) * rate), rate, now

    def put(self, who: str, what: str, left: float, now: float) -> None:
        if len(self.buckets) >= MOST_BUCKETS:  # the oldest half go: dicts keep their order, and what is used moves to the end
            self.buckets = dict(islice(self.buckets.items(), MOST_BUCKETS // 2, None))
        self.buckets.pop((who, what), None)
        self.buckets[(who, what)] = (left, now)

    # ---- several processes --------------------------------------------------------------------------------

    def newly_spent(self) -> list[tuple[str, str, int]]:
        told, self.spent = self.spent, Counter()
        return [(who, what, n) for (who, what), n in told.items()]

    def spent_elsewhere(self, spent: Iterable[tuple[str, str, int]]) -> None:
        """What somebody used at another process counts here too; more than there was is paid back by waiting."""
        for who, what, n in spent:
            if what in RATES:
                left, _, now = self.left(who, what)
                self.put(who, what, max(left - n, -RATES[what][0] * self.factor), now)

    # ---- sockets ------------------------------------------------------------------------------------------

    @contextmanager
    def socket(self, person: str, place: str) -> Iterator[None]:
        """One open socket of a person at an address; refused when there are too many of either."""
        if self.open[person] >= MOST_SOCKETS * self.factor or self.open[place] >= MOST_AT_PLACE * self.factor:
            raise Refusal("too-fast", retry=60)
        self.open.update((person, place))
        try:
            yield
        finally:
            self.open.subtract((person, place))
            self.open += Counter()  # without those that are at nought
