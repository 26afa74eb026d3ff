"""Panthalos - The Awakening of the Underworld: dice as workers with rank, secret duels, two different endings."""

from typing import Any

from tessera.core.game import wired
from tessera.core.words import Words
from tessera.games.panthalos.position import pieces
from tessera.games.panthalos.rules.sense import check
from tessera.games.panthalos.tables import Tables


def names(e: Tables) -> dict[str, Any]:
    """The words for numbers of events; a tile is told by its option."""
    return {
        "tile": {option: key for block in e.blocks for option, key in zip(block.options, block.keys, strict=True)},
        "disaster": e.disasters, "space": e.spaces, "ship": e.ships, "merchant": e.merchants, "artisan": e.artisans, "good": e.goods,
        "piece": pieces(e), "titan": e.titan.keys, "support": e.support.keys,
    }  # fmt: skip


def part(text: str, said: Words) -> str:
    """Tiles, spaces, dice and merchants in words: `titan:fire:5`, `polis-l2`, `agora-1`, `die-3`, `d1`, `m09`."""
    family, *rest = text.split(":")
    if rest:
        return f"{said.name(family)} ({' '.join(said.name(word) for word in rest)})"
    place, dash, number = text.partition("-")
    if (number.isdigit() and place == "die") or (text[:1] == "d" and text[1:].isdigit()):
        return said("label-with-pips", n=int(number)) if dash else said("label-die-number", n=int(text[1:]))
    if dash and number[:1] in ("l", "r"):
        return f"{said.name(place)} ({said.name('left' if number[0] == 'l' else 'right')}) {number[1:]}"
    if dash and number.isdigit():
        return f"{said.name(place)} {number}"
    return f"{said.name('merchant')} {text[1:].lstrip('0')}" if text[:1] == "m" and text[1:].isdigit() else text


GAME = wired(
    __name__,
    "Panthalos",
    (2, 5),
    rules_version=1,
    check=check,
    secret_decisions=("duel-titan", "duel-support", "duel-answer"),
    sealed_decisions=("duel-titan", "duel-support", "duel-answer"),
    part=part,
    digest_name="Table",
)
