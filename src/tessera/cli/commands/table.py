"""`tessera table`: a game in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tessera.bots import make
from tessera.cli.common import (
    EditionFile,
    GameName,
    Language,
    Options,
    Refusal,
    Seats,
    Seed,
    bots_for_seats,
    console,
    language,
    number_of_seats,
    options_of,
    table_from,
)
from tessera.cli.play import Sitting
from tessera.core.events import Event
from tessera.core.game import find
from tessera.core.record import Record


def register(app: App) -> None:
    app.command(table, help_epilogue="Example: `tessera table gloria_mundi --seats 3 --bots greedy --lang de`")


def table(
    game: GameName,
    *,
    seats: Seats = None,
    seat: Annotated[tuple[int, ...], Parameter(consume_multiple=True, help="where people sit; bots take the rest")] = (1,),
    watch: Annotated[bool, Parameter(help="nobody sits down: watch the bots play")] = False,
    bots: Annotated[tuple[str, ...], Parameter(consume_multiple=True, help="one bot for all seats, or one for each")] = (
        "greedy",
    ),
    seed: Seed = None,
    option: Options = (),
    edition: EditionFile = None,
    load: Annotated[Path | None, Parameter(help="go on from a saved record, or from a position (.json)")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: alone against bots, or several people at one keyboard."""
    found, log = find(game), list[Event]()
    if load is not None:
        record, state = table_from(load, edition, found, log.append)
        if record.game is not found:
            raise Refusal(f"{load}: a game of {record.game.title}, not of {found.title}")
    else:
        options = options_of(found, option, edition)
        count = number_of_seats(found, seats, options)
        record = Record(found, count, seed=seed or secrets.token_hex(4), options=options, edition=edition)
        state = record.start(log.append)
    people = set() if watch else {one - 1 for one in seat}
    if not people <= set(range(record.seats)):
        raise Refusal(f"--seat {' '.join(map(str, seat))}: the seats are 1 to {record.seats}")
    names = bots_for_seats(bots, record.seats)
    players = [None if one in people else make(names[one], seed=one + 1) for one in range(record.seats)]
    try:
        Sitting(record, state, players, language(lang), console(), log=log, told=len(log) if record.keys else 0).run()
    finally:
        for bot in players:
            if bot is not None:
                bot.close()
