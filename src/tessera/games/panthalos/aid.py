"""The player aid of Panthalos: the places in their order, the open merchants and artisans, what discs pay."""

from collections.abc import Iterator

from tessera.core.about import Asked
from tessera.core.aid import Sheet, listed


def aid(asked: Asked) -> Iterator[Sheet]:
    view, order = asked.view, asked.data["places"]["order"]
    places = [
        (view["place"] == place, (str(n), f"{asked.t('place-' + place)}: {asked.t('about-place-' + place)}"))
        for n, place in enumerate(order)
    ]
    yield listed(asked, "places", ("", "does"), places)
    discs = asked.me["discs"] if asked.me else -1
    own = asked.me["artisans"] if asked.me else {}
    kinds = dict.fromkeys([*own, *view["displays"]["art"]])
    artisans = [(id in own and discs >= view["artisans"][id]["cost"], (asked.name(id), asked.effect(id))) for id in kinds]
    yield listed(asked, "artisans", ("artisan", "does"), artisans)
    open_there = dict.fromkeys(view["displays"]["merkator"])
    merchants = [(serves(asked, id), (asked.name(id), asked.effect(id))) for id in open_there]
    yield listed(asked, "merchants", ("merchant", "does"), merchants)


def serves(asked: Asked, id: str) -> bool:
    """Has the viewer the refined goods this merchant wants?"""
    if asked.me is None:
        return False
    face = asked.view["merchants"][id]
    have = {good: sides["refined"] for good, sides in asked.me["goods"].items()}
    met = all(have[good] >= face["wants"].count(good) for good in face["wants"])
    return met and sum(have.values()) >= len(face["wants"]) + face["any"]
