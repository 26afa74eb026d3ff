"""`tessera games`: what can be played."""

from typing import Any

from cyclopts import App
from rich.table import Table

from tessera.cli.common import AsJson, console, print_json


def register(app: App) -> None:
    app.command(games, help_epilogue="Example: `tessera games --json`")


def games(*, json: AsJson = False) -> None:
    """List the games: their ids, how many play, and their options."""
    import tessera
    from tessera.core.game import games as all_games

    rows: list[dict[str, Any]] = [
        {
            "game": game.id,
            "title": game.title,
            "seats": list(game.seat_counts()),
            "options": {option.name: list(option.values) for option in game.options},
            "rules": game.rules_version,
            "edition": game.book().edition.hash,
            "actions": len(game.index),
        }
        for game in all_games()
    ]
    if json:
        print_json(rows)
        return
    table = Table("game", "title", "players", "options", "actions", title=f"Tessera ({tessera.ENGINE})", title_justify="left")
    for row in rows:
        options = "\n".join(f"{name}: {', '.join(map(str, values))}" for name, values in row["options"].items())
        table.add_row(row["game"], row["title"], f"{row['seats'][0]}–{row['seats'][-1]}", options, str(row["actions"]))
    console().print(table)
