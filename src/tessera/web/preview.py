"""What a click will do, shown before it is made: pieces where they would stand, what it costs and brings, own area and points then.

The option is chosen in imagined worlds; only what comes out alike in all of them is shown. So nothing hidden can be in it, and no roll of
dice: twin worlds give the same preview.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tessera.core.agenda import State
from tessera.core.drawing import Count
from tessera.core.nodes import Element
from tessera.core.purpose import DOES, LATER, RISK, purpose
from tessera.core.views import asked
from tessera.core.words import words
from tessera.web import drawing
from tessera.web.effects import WORLDS
from tessera.web.patch import patch
from tessera.web.site import draw_part, site_words
from tessera.web.table import Table
from tessera.web.viewer import Viewer

NUMBER = re.compile(r"[−+-]?\d+|–")  # a dash: none
MOST_GHOSTS = 14  # more would hide the board: a whole round runs off by itself
MOST_CLOSED = 8  # crosses: of more, it is another question in all but name
Texts = dict[str, list[list[Any]]]  # fragment: [number of the element in it, its new text]


def outcomes(state: State, seat: int, key: str, worlds: int = WORLDS) -> list[State]:
    """Imagined worlds after `key`; none where it cannot be chosen."""
    found = []
    for number in range(worlds):
        world = state.imagined(seat, 101 + 7 * number)
        if world.over or world.seat != seat or world.book.codes.get(key) not in world.legal:
            return []
        world.choose(key)
        found.append(world)
    return found


@dataclass
class Foreseen:
    """An option of the seat that decides, tried: what is shown now, and what would be shown in each world that can be told apart."""

    table: Table
    viewer: Viewer
    state: State
    worlds: list[State]

    @cached_property
    def before(self) -> drawing.Picture:
        return self.picture(self.state)

    @cached_property
    def after(self) -> list[drawing.Picture]:
        told_apart = {repr(world.view(self.viewer.seat)): world for world in self.worlds}
        return [self.picture(world) for world in told_apart.values()]

    def picture(self, state: State) -> drawing.Picture:
        """Without anything lit: what is lit afterwards is the next question's."""
        viewer, names = self.viewer, self.table.names()
        return drawing.picture(state.view(viewer.seat), {}, viewer.lang, (), names, viewer.form, self.table.edition)

    # ---- the board ----------------------------------------------------------------------------------------

    def ghosts(self) -> tuple[list[str], list[str]]:
        """The pieces that would stand elsewhere or be new, drawn; and the ids of those that would go or change."""
        old = self.before.fragments
        first, *others = [one.fragments for one in self.after]
        alike = [key for key, node in first.items() if all(key in one and one[key].mark == node.mark for one in others)]
        new = [key for key in alike if piece(first[key]) and differs(first[key], old.get(key))]
        gone = [key for key, node in old.items() if piece(node) and not any(key in one.fragments for one in self.after)]
        if len(new) > MOST_GHOSTS:
            return [], []
        return [ghost(first[key], old.get(key)) for key in new], gone + [key for key in new if key in old]

    def closes(self, key: str) -> list[str]:
        """What can be chosen now and no more after `key`, in no world, where the same question is asked again."""
        state = self.state
        again = all((world.over, world.seat) == (False, state.seat) and world.decision == state.decision for world in self.worlds)
        open_then = {option for world in self.worlds if again for option in world.options()}
        closed = [option for option in state.options() if option != key and option not in open_then] if again else []
        return closed if len(closed) <= MOST_CLOSED else []

    # ---- own area and rows --------------------------------------------------------------------------------

    def own(self) -> Texts:
        return texts(self.before.own, [one.own for one in self.after])

    def players(self) -> dict[str, dict[str, Any]]:
        """By seat: the points (under "") and whatever is counted, by its name, that would be another number."""
        found = {}
        for seat in range(len(self.table.chairs)):
            then: dict[str, Any] = {count.label: self.had(count, seat) + n for count, n in self.changes(seat)}
            points = self.points(seat)
            if then or points:
                found[f"pl{seat}"] = then | ({"": self.row(seat)["score"] + points} if points else {})
        return found

    def row(self, seat: int) -> dict[str, Any]:
        assert self.before.players is not None
        return self.before.players[seat]

    def had(self, count: Count, seat: int) -> int:
        return sum(one.n for one in self.row(seat)["counts"] if one.label == count.label)

    # ---- in words -----------------------------------------------------------------------------------------

    def changes(self, seat: int) -> list[tuple[Count, int]]:
        """What a seat would have more or less of."""
        return differences(self.before.players, [one.players for one in self.after], seat)

    def lost(self, seat: int) -> list[tuple[str, list[tuple[Count, int]]]]:
        """What the others would have less of."""
        others = [(other, name) for other, name in enumerate(self.table.names()) if other != seat]
        less = [(name, [(count, -n) for count, n in self.changes(other) if n < 0]) for other, name in others]
        return [(name, counts) for name, counts in less if counts]

    def points(self, seat: int) -> int | None:
        """The change of a seat's points; None where it cannot be known."""
        now = self.row(seat)["score"]
        found = {one.players[seat]["score"] - now for one in self.after if one.players is not None}
        return found.pop() if len(found) == 1 else None

    def then(self) -> str:
        """What comes next: the next question, or whose turn it would be."""
        t, said = site_words(self.viewer.lang), words(self.table.book, self.viewer.lang)
        if all(world.over for world in self.worlds):
            return t("state-over")
        asking = {(world.over, world.seat, "" if world.over else asked(world, self.viewer.seat)) for world in self.worlds}
        if len(asking) > 1:
            return ""
        ((_, seat, decision),) = asking
        return said.decision(decision) if seat == self.viewer.seat else t("preview-turn", who=self.table.names()[seat])


def piece(node: Element) -> bool:
    """Something that lies on the board, not what is lit or asked there."""
    return "pc" in node.attributes.get("class", "").split()


def differs(node: Element, old: Element | None) -> bool:
    """Would it stand there anew or otherwise? A card of a display that moves up to fill a gap is nothing one has chosen."""
    return old is None or (old.mark != node.mark and "data-from" not in node.attributes)


def ghost(node: Element, old: Element | None) -> str:
    """A piece as it would stand; `from`: where it stands now."""
    moved = old is not None and old.attributes.get("transform") != node.attributes.get("transform")
    said = {name: value for name, value in node.attributes.items() if name not in ("id", "role", "aria-label", "data-from")}
    kind = "will moves" if moved else "will" if old is not None else "will new"
    more = {"class": f"{said.get('class', '')} {kind}", "data-id": node.attributes["id"]}
    if moved and old is not None:
        more["data-was"] = old.attributes.get("transform", "")
    return Element("g", said | more, node.children).text


def texts(before: Any, after: Sequence[Any]) -> Texts:
    """Which texts would read otherwise, where they do so alike in all of `after`."""
    found: Texts = {}
    for key, old in before.items():
        news = [one.get(key) for one in after]
        if any(new is None or new.mark != news[0].mark for new in news) or old.mark == news[0].mark:
            continue
        elements, changes = list(old.all()), patch(old, news[0]) or []
        still = all(len(one) == 3 for one in changes)  # where things come and go, another number stands in a number's place
        written = [
            one for one in changes if len(one) == 3 and isinstance(one[1], int) and (still or elements[one[0]].name == "h3")
        ]
        kept = [[n, text.strip()] for n, where, text in written if counts(str(elements[n].children[where]), text)]
        if kept:
            found[key] = kept
    return found


def counts(old: str, new: str) -> bool:
    """Is it the same thing in another number? What slides into the place of a card that was played is not."""
    return NUMBER.sub("#", old).strip() == NUMBER.sub("#", new).strip()


def differences(now: list[dict[str, Any]] | None, after: list[list[dict[str, Any]] | None], seat: int) -> list[tuple[Count, int]]:
    """The counts of a player's row that change by a number, and by which, where it is the same everywhere."""
    assert now is not None
    old = {count.label: count for count in now[seat]["counts"]}
    new = [{count.label: count for count in rows[seat]["counts"]} for rows in after if rows is not None]
    found = []
    for label in [*old, *(label for label in new[0] if label not in old)]:
        was = old[label].n if label in old else 0
        will = {one[label].n if label in one else 0 for one in new}
        n = will.pop()
        if not will and isinstance(was, int) and isinstance(n, int) and n != was:
            found.append((old.get(label) or new[0][label], n - was))
    return found


def played_on(worlds: list[State], seat: int, more: Sequence[str]) -> list[State]:
    """The same worlds further on: the next choices of the same turn, as long as all worlds ask for them."""
    for key in more:
        if not all(not world.over and world.seat == seat and world.book.codes.get(key) in world.legal for world in worlds):
            break
        for world in worlds:
            world.choose(key)
    return worlds


def preview(table: Table, viewer: Viewer, state: State, key: str, more: Sequence[str] = ()) -> dict[str, Any]:
    """The preview of an option for the seat that decides, in `state`, which is the table's, and of what it would choose after it;
    empty where nothing can be said."""
    seat = viewer.seat
    if seat is None or state.over or state.seat != seat:
        return {}
    worlds = played_on(outcomes(state, seat, key), seat, more)
    if not worlds:
        return {}
    seen = Foreseen(table, viewer, state, worlds)
    ghosts, gone = seen.ghosts()
    changes, points = seen.changes(seat), seen.points(seat)
    box = draw_part(
        "preview", viewer.lang, points=points, costs=[(count, -n) for count, n in changes if n < 0],
        gains=[(count, n) for count, n in changes if n > 0], others=seen.lost(seat), then=seen.then(), chance=len(seen.after) > 1,
        **{what: purpose(what, state, key, viewer.lang, dict(enumerate(table.names()))) for what in (DOES, LATER, RISK)},
    )  # fmt: skip
    told = {"ghosts": ghosts, "gone": gone, "closes": seen.closes(key)}
    return {**told, "own": seen.own(), "players": seen.players(), "box": box}
