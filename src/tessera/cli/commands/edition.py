"""`tessera edition`: what is printed on the components, where each number comes from, and editions of one's own."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.table import Table

from tessera.cli.common import AsJson, EditionFile, GameName, Refusal, console, print_json
from tessera.core.edition import SOURCES, values
from tessera.core.game import Game, find
from tessera.core.kept import data_folder
from tessera.core.overlay import differences, differing, shown
from tessera.core.template import template

Named = Annotated[str, Parameter(help="a file, a name in the data folder, or a hash")]


def register(app: App) -> None:
    edition = App(
        name="edition",
        help="What is printed on the components: show it with its sources, or make and check an edition of your own.",
    )
    edition.command(show, help_epilogue="Example: `tessera edition show gloria_mundi --source house`")
    edition.command(new, help_epilogue="Example: `tessera edition new massilia mine.toml`")
    edition.command(diff, help_epilogue="Example: `tessera edition diff massilia mine.toml`")
    edition.command(check, help_epilogue="Example: `tessera edition check gloria_mundi my-box.toml`")
    app.command(edition)


def show(
    game: GameName,
    *,
    edition: EditionFile = None,
    source: Annotated[str | None, Parameter(help="only values from here: rulebook, public, house or owner")] = None,
    find_word: Annotated[str | None, Parameter(name="--find", help="only entries with this word")] = None,
    json: AsJson = False,
) -> None:
    """List every value with its source, so that an owner of the box sees what to check.

    rulebook: printed in the rules. public: visible in published pictures and descriptions. house: our own number, where
    neither was to be had. owner: changed by the edition that is shown; then the value it had stands beside it.
    """
    found = find(game)
    wanted = "rulebook" if source == "seed" else source
    if wanted is not None and wanted not in SOURCES:
        raise Refusal(f"--source {source}: there are {', '.join(SOURCES)}")
    text = found.edition_text(edition)
    found.book(text)
    changed = {entry: was for entry, was, _ in differences(found.edition_text(None).data, text.data)}
    rows = []
    for entry, value, where in values(text.data):
        own = next((name for name in changed if entry == name or entry.startswith((f"{name}.", f"{name}["))), None)
        said = "owner" if own is not None else where
        if said in SOURCES and wanted in (None, said) and (find_word is None or find_word in entry):
            rows.append((entry, value, said, changed[own] if own == entry else None))
    if json:
        print_json([{"entry": entry, "value": value, "source": where, "was": was} for entry, value, where, was in rows])
        return
    table = Table("entry", "value", "source", title=f"{found.title}, edition {text.hash}", title_justify="left")
    if changed:
        table.add_column("was")
    for entry, value, where, was in rows:
        table.add_row(entry, shown(value), where, *(["" if was is None else shown(was)] if changed else []))
    screen = console()
    screen.print(table)
    counted = Counter(where for _, _, where, _ in rows)
    screen.print(", ".join(f"{n} from {where}" for where, n in counted.most_common()) or "nothing to show")


def new(game: GameName, file: Annotated[Path, Parameter(help="the file to write")]) -> None:
    """Write an edition of your own that changes nothing yet, with the numbers to check against your box as comments."""
    found = find(game)
    base = found.edition_text(None)
    text = template(found.title, found.id, str(file), base.hash, base.data)
    try:
        with open(file, "x", encoding="utf-8") as made:
            made.write(text)
    except OSError as error:
        raise Refusal(f"{file}: cannot be written: {error.strerror}") from None
    found.edition_text(file)
    print(f"{file}: nothing differs yet from {base.hash}. On the site it is offered from {data_folder() / 'editions' / found.id}")


def diff(
    game: GameName,
    one: Named,
    other: Annotated[str | None, Parameter(help="compare with this one instead of the game's own")] = None,
    *,
    json: AsJson = False,
) -> None:
    """What an edition changes: every entry that differs from the game's own edition, or from another one."""
    found = find(game)
    base, mine = found.edition_text(other), found.edition_text(one)
    if json:
        print_json([{"entry": entry, "was": was, "is": now} for entry, was, now in differences(base.data, mine.data)])
        return
    rows = differing(base.data, mine.data)
    table = Table("entry", base.hash, mine.hash, title=f"{found.title}: {entries_differ(len(rows))}", title_justify="left")
    for entry, was, now in rows:
        table.add_row(entry, was, now)
    console().print(table)


def check(game: GameName, file: Named) -> None:
    """Is this an edition the game can be played with? Says which entry is wrong if not."""
    found = find(game)
    text = found.edition_text(file)
    for options in option_sets(found, text):
        found.book(text, **options)
    differ = sum(1 for _ in differences(found.edition_text(None).data, text.data))
    print(f"{file}: an edition of {found.title}, {text.hash}; {entries_differ(differ)} from the game's own")


def entries_differ(n: int) -> str:
    return "1 entry differs" if n == 1 else f"{n} entries differ"


def option_sets(game: Game, edition: Any) -> list[dict[str, Any]]:
    """The default, and every value of every option once: an edition must serve them all."""
    return [{}, *({option.name: value} for option in game.options for value in game.values(option, edition))]
