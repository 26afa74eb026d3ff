"""`tessera edition`: what is printed on the components, and where each number comes from."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.table import Table

from tessera.cli.common import AsJson, EditionFile, GameName, Refusal, console, print_json
from tessera.core.edition import SOURCES, parsed, values
from tessera.core.game import Game, find


def register(app: App) -> None:
    edition = App(
        name="edition", help="What is printed on the components: show it with its sources, or check a file of your own."
    )
    edition.command(show, help_epilogue="Example: `tessera edition show gloria_mundi --source house`")
    edition.command(check, help_epilogue="Example: `tessera edition check gloria_mundi my-box.toml`")
    app.command(edition)


def show(
    game: GameName,
    *,
    edition: EditionFile = None,
    source: Annotated[str | None, Parameter(help="only values from here: rulebook, public or house")] = None,
    find_word: Annotated[str | None, Parameter(name="--find", help="only entries with this word")] = None,
    json: AsJson = False,
) -> None:
    """List every value with its source, so that an owner of the box sees what to check.

    rulebook: printed in the rules. public: visible in published pictures and descriptions. house: our own number, where
    neither was to be had.
    """
    found = find(game)
    book = found.book(edition)
    if source is not None and source not in SOURCES:
        raise Refusal(f"--source {source}: there are {', '.join(one for one in SOURCES if one != 'seed')}")
    rows = [
        (entry, value, where)
        for entry, value, where in values(parsed(book.edition.text, found.id))
        if where in SOURCES and source in (None, where) and (find_word is None or find_word in entry)
    ]
    if json:
        print_json([{"entry": entry, "value": value, "source": where} for entry, value, where in rows])
        return
    table = Table("entry", "value", "source", title=f"{found.title}, edition {book.edition.hash}", title_justify="left")
    for entry, value, where in rows:
        table.add_row(entry, shown(value), where)
    screen = console()
    screen.print(table)
    counted = Counter(where for _, _, where in rows)
    screen.print(", ".join(f"{n} from {where}" for where, n in counted.most_common()) or "nothing to show")


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(shown(one) for one in value)
    return str(value)


def check(game: GameName, file: Annotated[Path, Parameter(help="the edition file to check")]) -> None:
    """Is this file an edition the game can be played with? Says which entry is wrong if not."""
    found = find(game)
    for options in option_sets(found, file):
        book = found.book(file, **options)
    print(f"{file}: an edition of {found.title}, {book.edition.hash}")


def option_sets(game: Game, edition: Path) -> list[dict[str, Any]]:
    """The default, and every value of every option once: an edition must serve them all."""
    return [{}, *({option.name: value} for option in game.options for value in game.values(option, edition))]
