"""The end of a game in words: place and distance, why, the points by source, what broke a tie, who begins the rematch."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tessera.core.agenda import State
from tessera.core.words import words
from tessera.web import review, telling
from tessera.web.lessons import lesson
from tessera.web.site import SiteWords, listed, site_words
from tessera.web.table import Table
from tessera.web.viewer import Viewer

KINDS = 10  # colours of sources
TOLD = 3  # sentences about a turn


def ending(table: Table, viewer: Viewer, state: State) -> dict[str, Any]:
    """What the page of the end shows."""
    t, said, names = site_words(viewer.lang), words(table.book, viewer.lang), table.names()
    points = review.seen_again(table) or []
    whose = viewer.seat if viewer.seat is not None else state.winners()[0]
    turning = review.turning_points(points, whose) if len(points) > 3 else []
    sources = sources_of(table, said)
    return {
        "headline": headline(t, state, names, viewer.seat), "why": reason(t, state, names, viewer.seat, sources, points),
        "place": state.ranks()[whose], "places": sorted(range(len(names)), key=lambda seat: (state.ranks()[seat], seat)),
        "names": names, "ranks": state.ranks(), "scores": state.scores(), "winners": state.winners(), "rows": sources,
        "bars": bars(sources, state.scores()), "ties": ties(t, said, state, names),
        "next": next_match(t, table, viewer.seat), "rating": (table.row.result.get("ratings") or {}).get(str(viewer.seat)),
        "chart": review.chart(points, turning) if len(points) > 3 else None, "turning": [told(table, viewer, one) for one in turning],
    }  # fmt: skip


def sources_of(table: Table, said: Any) -> list[dict[str, Any]]:
    """Where points come from: each line of the sheets that gave anybody any, with its sign (a letter) and its colour."""
    sheets = table.game.sheet(table.running.state)
    lines = list(dict.fromkeys(line for sheet in sheets for line in sheet if line != "total"))
    given = [line for line in lines if any(sheet.get(line) for sheet in sheets)]
    return [
        {
            "id": line,
            "label": said(f"sheet-{line}"),
            "points": [sheet.get(line) for sheet in sheets],
            "sign": chr(97 + n),
            "kind": n % KINDS,
        }
        for n, line in enumerate(given)
    ]  # fmt: skip


def bars(sources: Sequence[dict[str, Any]], scores: Sequence[int]) -> list[dict[str, Any]]:
    """One bar per seat: its sources one after the other, in percent of the longest; what costs points stands behind it."""
    longest = max(1, *(sum(max(0, one["points"][seat] or 0) for one in sources) for seat in range(len(scores))))
    found = []
    for seat in range(len(scores)):
        at, parts, less = 0.0, [], []
        for one in sources:
            n = one["points"][seat] or 0
            if n > 0:
                parts.append({**one, "n": n, "x": round(at, 2), "w": round(100 * n / longest, 2)})
                at += 100 * n / longest
            elif n < 0:
                less.append({**one, "n": n})
        found.append({"seat": seat, "parts": parts, "less": less})
    return found


def headline(t: SiteWords, state: State, names: Sequence[str], seat: int | None) -> str:
    """Place and distance in one sentence."""
    scores, ranks, winners = state.scores(), state.ranks(), state.winners()
    if seat is None or seat in winners:
        return won(t, state, names, seat)
    best = winners[0]
    behind = scores[best] - scores[seat]
    place = t("end-place", n=ranks[seat])
    return t("end-behind", place=place, n=behind, name=names[best]) if behind else t("end-level", place=place, name=names[best])


def won(t: SiteWords, state: State, names: Sequence[str], seat: int | None) -> str:
    """The same for who has won, or for who looks on."""
    scores, winners = state.scores(), state.winners()
    ahead = scores[winners[0]] - max((scores[one] for one in range(len(names)) if one not in winners), default=0)
    together = len(winners) > 1 and not partners(state, winners)
    if seat is None:
        everybody = listed([names[one] for one in winners], t)
        return (
            t("won-shared", names=everybody) if together else t("end-wins" if ahead else "end-wins-tie", names=everybody, n=ahead)
        )
    if together:
        return t("end-shares", names=listed([names[one] for one in winners if one != seat], t))
    return t("end-won", n=ahead) if ahead else t("end-won-tie")


def partners(state: State, seats: Sequence[int]) -> bool:
    """Whether these two are a team."""
    players = state.view(None)["players"]
    return len(seats) == 2 and {players[seat].get("partner") for seat in seats} == set(seats)


def reason(
    t: SiteWords, state: State, names: Sequence[str], seat: int | None, sources: Sequence[dict[str, Any]], points: list[review.Point]
) -> str:  # fmt: skip
    """Why, in one or two sentences: how long one led, and the source in which who is ahead gained most. At a tie that is the tie-break."""
    mine = state.winners()[0] if seat is None else seat
    ranks = state.ranks()
    rivals = [one for one in range(len(names)) if (ranks[one] > 1) == (ranks[mine] == 1) and one != mine]
    if not rivals:
        return ""
    rival = max(rivals, key=lambda one: state.scores()[one])
    found = []
    if seat is not None and len(points) > 3:
        found.append(t("end-led", n=review.lead(points, mine), of=len(points) - 1))
    ahead = state.scores()[mine] - state.scores()[rival]
    if len(sources) > 1 and ahead:
        one = max(sources, key=lambda source: ((source["points"][mine] or 0) - (source["points"][rival] or 0)) * ahead)
        a, b = one["points"][mine] or 0, one["points"][rival] or 0
        if (a - b) * ahead > 0:
            found.append(
                t(
                    "end-source",
                    source=one["label"],
                    a=signed(a),
                    b=signed(b),
                    name=names[rival],
                    who=names[mine],
                    you="yes" if seat is not None else "no",
                )
            )
    return " ".join(found)


def signed(n: int) -> str:
    return str(n).replace("-", "−")


def ties(t: SiteWords, said: Any, state: State, names: Sequence[str]) -> list[dict[str, str]]:
    """Equal points, and what decided: the game's own words `tied-1`, `tied-2` ... with the clause; or that nothing did."""
    standing, scores, script = state.book.game.standing(state), state.scores(), lesson(state.book.game)
    clause = script.scoring.get("tie", "") if script else ""
    by_place = sorted(range(len(names)), key=lambda seat: standing[seat], reverse=True)
    found = []
    for ahead, behind in pairwise(by_place):
        if scores[ahead] != scores[behind] or partners(state, [ahead, behind]):
            continue
        number = next((n for n, (a, b) in enumerate(zip(standing[ahead], standing[behind], strict=True)) if a != b), 0)
        facts = {"ahead": names[ahead], "behind": names[behind], "n": signed(scores[ahead])}
        if not number:
            found.append({"text": t("tie-shared", **facts), "clause": clause})
        else:
            why = (
                said(f"tied-{number}", a=abs(standing[ahead][number]), b=abs(standing[behind][number]))
                if said.has(f"tied-{number}")
                else ""
            )
            found.append({"text": t("tie-broken", why=why, **facts), "clause": clause})
    return found


def next_match(t: SiteWords, table: Table, seat: int | None) -> str:
    """The seats of a rematch: everybody moves on by one."""
    return "" if seat is None else t("rematch-seats", n=(seat - 1) % len(table.chairs) + 1)


def told(table: Table, viewer: Viewer, one: review.Turning) -> dict[str, Any]:
    """A turning point in words: whose turn, what happened in it, and the chance before and after."""
    turns = table.running.turns()
    begin = turns[one.turn - 2][1] if one.turn > 1 else 0
    turn = telling.Turn(one.turn, one.seat, begin, one.step)
    lines = [entry.text for entry in telling.entries(table, viewer, turn)]  # the mover's name stands over them
    return {
        "turn": one.turn, "seat": one.seat, "whose": one.whose, "step": one.step, "begin": begin,
        "lines": lines[:TOLD], "more": len(lines) > TOLD,
        "before": round(100 * one.before), "after": round(100 * one.after), "up": one.change > 0,
    }  # fmt: skip
