"""Panthalos - The Awakening of the Underworld: dice as workers with rank, secret duels, two different endings."""

from tessera.core.game import wired
from tessera.core.words import Words
from tessera.games.panthalos.position import pieces
from tessera.games.panthalos.rules.sense import check
from tessera.games.panthalos.tables import Tables

EVENTS = {
    "round": ("n", "templum"),
    "open-disaster": ("disaster",),
    "placed": ("piece", "space", "n"),
    "passed": (),
    "shipped": ("ship", "n"),
    "delivered": ("merchant",),
    "gave-good": ("good",),
    "looked": ("*disaster",),
    "activated": ("artisan",),
    "upgraded": ("piece", "n"),
    "refined": ("good",),
    "took-good": ("good",),
    "took-support": ("support",),
    "took-artisan": ("artisan",),
    "scrapped": ("tile",),
    "scored": ("n",),
    "gained-discs": ("n",),
    "drew-titan": ("*titan",),
    "drew-support": ("support",),
    "titans-reshuffled": (),
    "rested": ("piece",),
    "returned": ("piece",),
    "laid-disc": ("space",),
    "polis-yield": ("space",),
    "start-player": (),
    "recruited": ("piece", "n"),
    "crowned": ("piece",),
    "strike": ("disaster", "n"),
    "endured": ("n",),
    "paid-tile": ("tile",),
    "defended": (),
    "redeemed": ("titan",),
    "challenged": ("target-seat",),
    "committed": (),
    "conceded": (),
    "revealed": ("titan", "n"),
    "won-duel": ("loser-seat",),
    "lost-support": ("support",),
    "discarded": ("titan",),
    "weakened": ("piece", "n"),
    "cleaned-up": (),
    "ended": ("krypt", "rounds"),
}
RESTATED = {  # choices that an event says as well
    "turn:ship": "shipped ship",
    "turn:merchant": "delivered merchant",
    "turn:artisan": "activated artisan",
    "turn:pass": "passed",
    "turn:place": "placed",
    "foro-partner": "placed",
    "place-space": "placed space",
    "polis-disc": "laid-disc space",
    "upgrade-die": "upgraded piece",
    "refine-good": "refined good",
    "take-good": "took-good good",
    "take-support": "took-support",
    "take-artisan": "took-artisan artisan",
    "agora-choice:two-goods": "took-good",
    "agora-choice:good-and-upgrade": "took-good, upgraded",
    "phalanx-choice:two-supports": "took-support",
    "phalanx-choice:support-and-upgrade": "took-support, upgraded",
    "art-choice:artisan": "took-artisan",
    "art-choice:scrap": "scrapped",
    "scrap-more:more": "scrapped",
    "scrap-tile": "scrapped",
    "foro-choice:recruit": "recruited",
    "foro-choice:crown": "crowned",
    "crown-die": "crowned piece",
    "omen:look": "looked",
    "omen-keep": "open-disaster",
    "merchant-wild": "gave-good",
    "defend:defend": "defended",
    "defend:endure": "endured",
    "krypt-pay": "paid-tile",
    "krypt-redeem:titan": "redeemed",
    "challenge:seat": "challenged",
    "duel-answer:concede": "conceded",
    "duel-redeem:yes": "redeemed",
    "duel-redeem:no": "discarded",
}


def name_of(e: Tables, field: str, number: int) -> int | str:
    """The name behind a number of an event."""
    if field == "tile":
        return next(block.key(number) for block in e.blocks if number in block)
    names = {
        "disaster": e.disasters,
        "space": e.spaces,
        "ship": e.ships,
        "merchant": e.merchants,
        "artisan": e.artisans,
        "good": e.goods,
        "piece": pieces(e),
        "titan": e.titan.keys,
        "support": e.support.keys,
    }.get(field)
    return names[number] if names else int(number)


def part(text: str, said: Words) -> str:
    """Tiles, spaces and merchants in words: `titan:fire:5`, `polis-l2`, `agora-1`, `m09`."""
    family, *rest = text.split(":")
    if rest:
        return f"{said.name(family)} ({' '.join(said.name(word) for word in rest)})"
    place, dash, number = text.partition("-")
    if dash and number[:1] in ("l", "r"):
        return f"{said.name(place)} {said.name('left' if number[0] == 'l' else 'right')} {number[1:]}"
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
