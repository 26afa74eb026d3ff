"""Players made of code. They get a Perspective and answer with a key.

    bot = tessera.bots.make("search:ms=200", seed=1)
    key = bot.choose(state.perspective(state.seat))

Names with parameters are what every command, the arena and the site accept: `random`, `greedy:worlds=8`, `search:sims=500,cut=-1`,
`line:COMMAND`, `network:FILE`, and the levels for people
`easy`, `medium`, `hard`, `master`, which take parameters too: `hard:style=builder`.
"""

from collections.abc import Callable
from typing import Any

from tessera.bots.base import BadBot, Bot, Candidate, Reason
from tessera.bots.judge import Judge
from tessera.bots.levels import LEVELS, WITHOUT, LevelBot
from tessera.bots.line import LineBot
from tessera.bots.net import NetBot
from tessera.bots.netsearch import NetSearchBot
from tessera.bots.search import SearchBot
from tessera.bots.simple import GreedyBot, RandomBot


def _network(seed: int = 0, file: str = "") -> Bot:
    from tessera.bots.network import NetworkBot

    return NetworkBot(file, seed=seed)


KINDS: dict[str, tuple[Callable[..., Bot], dict[str, type]]] = {
    "random": (RandomBot, {}),
    "greedy": (GreedyBot, {"worlds": int, "depth": int, "loose": float, "own": int}),
    "net": (NetBot, {"file": str, "warm": float}),
    "net+search": (
        NetSearchBot,
        {"ms": int, "sims": int, "file": str, "wide": int, "weigh": float, "patience": int, "explore": float},
    ),
    "search": (
        SearchBot,
        {
            "ms": int,
            "sims": int,
            "policy": str,
            "style": str,
            "cut": int,
            "turns": int,
            "wide": int,
            "finish": int,
            "explore": float,
            "bias": float,
            "sharp": float,
            "jobs": int,
        },
    ),
}


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of that name: `kind` or `kind:parameter=value,...`; a wrong one is refused with what would be right."""
    level, _, more = spec.partition(":")
    if level in LEVELS:
        return _level(level, more, seed)
    kind, _, rest = spec.partition(":")
    if kind == "line":
        return LineBot(rest, seed=seed)
    if kind == "network":
        return _network(seed=seed, file=rest)
    if kind not in KINDS:
        raise BadBot(f"no bot {spec!r}; there are {', '.join([*KINDS, *LEVELS, 'line:COMMAND', 'network:FILE'])}")
    made, parameters = KINDS[kind]
    bot = made(seed=seed, **settings(spec, rest, parameters))
    bot.name = spec
    return bot


def _level(level: str, more: str, seed: int) -> Bot:
    """Styles are tastes of the search; without one a level goes by the network, if there is one for the table."""
    spec = (WITHOUT if "style=" in more and level in WITHOUT else LEVELS)[level] + ("," + more if more else "")
    bot = make(spec, seed)
    return LevelBot(spec, bot, lambda: make(WITHOUT[level], seed)) if spec.startswith("net") else bot


def settings(spec: str, text: str, parameters: dict[str, type]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for item in filter(None, text.split(",")):
        name, equals, value = item.partition("=")
        if not equals or name not in parameters:
            raise BadBot(f"{spec!r}: unknown parameter {item!r}; there are {', '.join(parameters) or 'none'}")
        try:
            found[name] = parameters[name](value)
        except ValueError:
            raise BadBot(f"{spec!r}: {name} needs a number, not {value!r}") from None
    return found


def names() -> list[str]:
    """Every name `make` takes without a parameter."""
    return [*KINDS, *LEVELS]


__all__ = ["LEVELS", "BadBot", "Bot", "Candidate", "Judge", "Reason", "make", "names"]
