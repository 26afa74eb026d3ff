"""What tools write from the sources of the games, and whether it is fresh."""

from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "tessera" / "games"


def brought_up_to_date(files: dict[Path, str], check: bool) -> int:
    """Write what is stale, or only say so."""
    stale = [path for path, new in sorted(files.items()) if not path.exists() or path.read_text(encoding="utf-8") != new]
    for path in stale:
        print(f"{'stale' if check else 'written'}: {path.parent.name}/{path.name}")
        if not check:
            path.write_text(files[path], encoding="utf-8")
    return 1 if check and stale else 0
