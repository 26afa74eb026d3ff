"""Small pictures of pieces as CSS backgrounds, for the own area and the rows of players.

A browser keeps a drawing inside a page as dozens of nodes and goes through them in every frame; a background costs it nothing. A game's
`own.py` says in SMALL which pieces are drawn small: (macro, box, values of each argument). Whatever is not named there, or holds words
(a picture knows no fonts), is drawn in place as before.
"""

import re
from functools import cache
from itertools import product

from tessera.core.drawing import Box
from tessera.core.game import Game
from tessera.core.nodes import Body, Element, read, tag
from tessera.look.paint import THEMES, flat
from tessera.look.sheet import sheet

SIZES = range(12, 49)  # pixels; what is larger is drawn in place


@cache
def pictures(game: Game) -> dict[str, tuple[str, Box]]:
    """Every drawing that has a picture, as it is written: its class and its frame."""
    own = game.room("own")
    drawn: dict[str, tuple[str, Box]] = {}
    for macro, box, *choices in getattr(own, "SMALL", ()):
        for args in product(*choices):
            body = sheet(game.folder).draw(macro, args)
            drawn[whole(body)] = ("-".join(("pic", macro, *(str(a) for a in args if a))), box)
    return drawn


def whole(body: Body) -> str:
    """A piece as it is written."""
    return body[0].text if len(body) == 1 and isinstance(body[0], Element) else tag("", *body).text


@cache
def style(game: Game) -> str:
    """The style sheet with all of them, for both themes."""
    rules = [f".w{size} {{ width:{size}px; height:{size}px; }}" for size in SIZES]
    for body, (name, box) in pictures(game).items():
        light, dark = (address(body, box, theme) for theme in THEMES)
        rules.append(f".{name} {{ background-image:{light}; }}")
        if dark != light:
            rules.append(f"[data-theme=dark] .{name} {{ background-image:{dark}; }}")
    return "\n".join(rules)


def address(drawing: str, box: Box, theme: str) -> str:
    body = tag("g", read(drawing), cls="pc")
    frame = " ".join(f"{n:g}" for n in box)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}"><style>{colours(body, theme)}</style>{body}</svg>'
    return 'url("data:image/svg+xml,' + text.replace("%", "%25").replace("#", "%23").replace('"', "'").replace("\n", "") + '")'


def colours(body: Element, theme: str) -> str:
    """Those of the theme's rules that can apply to a drawing: all classes and names of a selector occur in it."""
    there = {f".{name}" for one in body.all() for name in one.attributes.get("class", "").split()}
    there |= {one.name for one in body.all()}
    kept = []
    for selectors, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", flat(theme)):
        fit = [one.strip() for one in selectors.split(",") if set(re.findall(r"[.\w-]+", one.replace(".", " ."))) <= there]
        if fit:
            kept.append(f"{','.join(fit)}{{{rule.strip()}}}")
    return "".join(kept)
