"""Editions by their hash: what was begun under one goes on under it.

They are kept in the game's folder (`editions/HASH.toml`: every edition that ever was its default one), in the data folder
(`editions/GAME/NAME.toml`: an owner's own), and in the site's database (every edition a table there was begun with). Records
and positions of an edition that is not the game's own carry what differs. What was played once is read by the limits it was read by
then (`[once]` of form.toml, `demand_of_new`); today's are for new editions.
"""

import json
import os
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tessera.core.edition import hashed, parsed, played_once, read_text
from tessera.core.errors import BadEdition
from tessera.core.form import EditionForm, kind_of
from tessera.core.overlay import differences, laid_on, overlay_of
from tessera.core.printed import NAMED, Printed, printed
from tessera.core.sound import sound, told

if TYPE_CHECKING:
    from tessera.core.game import Game

HASH = re.compile(r"[0-9a-f]{16}")
MOST_CARRIED = 400_000  # characters of an edition inside a record or a position


def data_folder() -> Path:
    """Where games and editions of one's own are kept unless told otherwise: the user's data folder."""
    chosen = os.environ.get("TESSERA_DATA")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tessera"


@dataclass(frozen=True)
class EditionText:
    """A whole edition as text (TOML, or JSON when it was put together) and where it came from."""

    text: str
    where: str
    once: bool = False  # it was played before: limits that became narrower since are not its own

    @cached_property
    def data(self) -> dict[str, Any]:
        return parsed(self.text, self.where)

    @cached_property
    def hash(self) -> str:
        return hashed(self.data)


def own_files(game: "Game", folder: Path | None = None) -> dict[str, Path]:
    """The owner's editions of this game in the data folder, by name."""
    return {file.stem: file for file in sorted(((folder or data_folder()) / "editions" / game.id).glob("*.toml"))}


@lru_cache(maxsize=64)
def released(game: "Game") -> tuple[str, ...]:
    """The hashes of the editions that every installation has; of a game that keeps none, its default one."""
    return tuple(file.stem for file in sorted((game.folder / "editions").glob("*.toml"))) or (game.edition_text(None).hash,)


@lru_cache(maxsize=16)
def own_prints(game: "Game") -> tuple[Printed, ...]:
    """What the game's own editions print, that of today first: its texts have words for what they name."""
    own = game.edition_text(None)
    others = (packaged(game, hash) for hash in released(game) if hash != own.hash)
    return printed(game.default_edition), *(printed(edition.text) for edition in others if edition is not None)


@lru_cache(maxsize=64)
def packaged(game: "Game", hash: str) -> EditionText | None:
    """An edition of the package: the default one, or one that was."""
    default = game.edition_text(None)
    if hash == default.hash:
        return default
    if hash not in released(game):
        return None
    return EditionText(read_text(game.folder / "editions" / f"{hash}.toml"), f"{game.id}/editions/{hash}.toml", True)


def found(game: "Game", hash: str) -> EditionText:
    """The edition with this hash, wherever it is kept."""
    known = at_hand(game, hash) or owned(game, hash)
    if known is not None:
        return known
    place = f"editions/{game.id} of the data folder"
    raise BadEdition(f"edition {hash[:40]} of {game.title} is not known here; put its file into {place}, or pass it as edition")


def at_hand(game: "Game", hash: Any) -> EditionText | None:
    """An edition of the package, or one that is being played; a game's id is its edition of today."""
    if hash == game.id:
        return game.edition_text(None)
    ready = (EditionText(book.edition.text, hash, True) for book in game.books_ready() if book.edition.hash == hash)
    return packaged(game, hash) if isinstance(hash, str) and hash in released(game) else next(ready, None)


def owned(game: "Game", hash: str) -> EditionText | None:
    """An owner's edition. It may stand on another one of the data folder: those whose base is known are read first."""
    waiting, known = list(own_files(game).values()), dict[str, EditionText]()
    while waiting:
        later = []
        for file in waiting:
            try:
                text = read_text(file)
                base = base_in(text, str(file))
                below = known.get(base) or at_hand(game, base) if base else None
                if base and below is None:
                    later.append(file)
                    continue
                own = laid(game, text, str(file), below, True)
            except BadEdition:
                continue
            if own.hash == hash:
                return own
            known[own.hash] = own
        if len(later) == len(waiting):
            break
        waiting = later
    return None


@lru_cache(maxsize=64)
def base_in(text: str, where: str) -> str:
    """What this text says its base is; "" for a whole edition."""
    return str(parsed(text, where).get("base", ""))


@lru_cache(maxsize=64)
def whole(game: "Game", text: str, where: str, once: bool = False) -> EditionText:
    """The edition of a text of somebody's own: an overlay is laid on its base; entries that no edition has are refused."""
    data = parsed(text, where)
    try:
        below = base_of(game, data["base"]) if "base" in data else None
    except BadEdition as error:
        raise BadEdition(f"{where}: {error}") from None
    return laid(game, text, where, below, once)


@lru_cache(maxsize=64)
def laid(game: "Game", text: str, where: str, below: EditionText | None, once: bool = False) -> EditionText:
    """The same, with its base at hand."""
    data = parsed(text, where)
    try:
        sound(data)
        if below is not None:
            data = laid_on(below.data, data)
            text = json.dumps(data, ensure_ascii=False)
        made = EditionText(text, where, once or packaged(game, hashed(data)) is not None)
        fitting(game, made)
    except BadEdition as error:
        raise BadEdition(f"{where}: {error}") from None
    return made


@lru_cache(maxsize=64)
def fitting(game: "Game", edition: EditionText) -> None:
    """Refuses what the game's form or its texts do not take; of an edition that was played before, what they never took."""
    with played_once(edition.once):
        form_of(game).check(edition.data)
    if not edition.once:
        not_taken(game, edition.data)
        names_kept(game, edition.data)


def as_new(game: "Game", edition: EditionText) -> EditionText:
    """An edition that is kept, for a new game: one of somebody's own must be within the limits of today."""
    if packaged(game, edition.hash) is not None:
        return edition
    made = EditionText(edition.text, edition.where)
    fitting(game, made)
    return made


def typed(game: "Game", text: EditionText, chosen: dict[str, Any]) -> tuple[Any, ...]:
    """The typed tables by the limits of today; or, of an edition that was played before, with a mark, by those of then."""
    try:
        try:
            return (game.numbered(text, chosen),)
        except BadEdition:
            if not text.once:
                raise
        with played_once(True):
            return game.numbered(text, chosen), "once"
    except BadEdition as error:
        raise BadEdition(f"{text.where}: {error}") from None


@lru_cache(maxsize=64)
def played(game: "Game", text: str) -> EditionText:
    """The edition of a book, which is being played."""
    return game.edition_text(None) if text == game.default_edition else EditionText(text, "edition", True)


def not_taken(game: "Game", data: dict[str, Any]) -> None:
    """A new thing may not have the id by which the game's texts speak of another one, or they would all speak of it."""
    from tessera.core.words import words

    said, rows = words(game), ids_in(game.edition_text(None).data)
    known = {part for key in game.book().keys for part in key.split(":")[1:]}.difference(id for _, id in rows)  # kinds of cards
    for _, id in sorted(ids_in(data) - rows):
        if said.has(f"name-{id.lower()}") or id in known:
            raise BadEdition(f"{id}: this game calls something else by this id; another one is needed")


def names_kept(game: "Game", data: dict[str, Any]) -> None:
    """What the game's texts have a word for keeps it; a name is for what the game's own edition names, and for what is new."""
    from tessera.core.words import words

    said = words(game)
    for entry, was, _ in differences(game.edition_text(None).data, data):
        found = NAMED.search(entry)
        if found is not None and was is None and said.has(f"name-{found[1].lower()}"):
            raise BadEdition(
                f"{entry}: the game's texts call it {said.name(found[1])}, and so it stays; only what is new brings a name"
            )


def ids_in(data: Any, of: str = "") -> set[tuple[str, str]]:
    """The ids of all rows, each with the list it stands in: maps may have the same city."""
    if isinstance(data, list):
        return set().union(*(ids_in(row, of) for row in data))
    if not isinstance(data, dict):
        return set()
    own = {(of, data["id"])} if isinstance(data.get("id"), str) else set()
    return own.union(*(ids_in(one, name) for name, one in data.items()))


def base_of(game: "Game", name: Any) -> EditionText:
    if name != game.id and (not isinstance(name, str) or not HASH.fullmatch(name)):
        wrong = repr(told(name)) if isinstance(name, str) else kind_of(name)
        raise BadEdition(f'base: "{game.id}" (its edition of today) or the hash of an edition is expected, found {wrong}')
    try:
        return at_hand(game, name) or found(game, name)
    except BadEdition as error:
        raise BadEdition(f"base: {error}") from None


@lru_cache(maxsize=16)
def form_of(game: "Game") -> EditionForm:
    """What editions of this game look like: as it declares, or as its own file shows, where anything may be left out."""
    free = " ".join(option.table for option in game.options if option.table)
    return game.form or EditionForm(game.folder / "edition.toml", free=free, absent={"*": None})


def readable(game: "Game", edition: EditionText) -> dict[str, Any]:
    """The data for the game's schema, which knows no names in two languages."""
    default = game.edition_text(None)
    return edition.data if edition.hash == default.hash else form_of(game).unnamed(edition.data)


@lru_cache(maxsize=64)
def carried(game: "Game", text: str) -> dict[str, Any] | None:
    """What a record or a position of this edition must carry to be read anywhere: None for editions that are everywhere."""
    edition, everywhere, default = EditionText(text, "edition"), released(game), game.edition_text(None).hash
    if edition.hash in everywhere:
        return None
    base = base_of(game, default if default in everywhere else everywhere[-1])
    return overlay_of(base.data, edition.data, base.hash)


def named(game: "Game", hash: Any, changes: Any = None) -> EditionText:
    """The edition that a record or a position names, from what it carries or from where editions are kept."""
    if not isinstance(hash, str):
        raise BadEdition("the edition's hash is expected")
    if changes is None:
        there = found(game, hash)
        return there if there.once else EditionText(there.text, there.where, True)
    sound(changes)
    text = json.dumps(changes, ensure_ascii=False)
    if not isinstance(changes, dict) or len(text) > MOST_CARRIED:
        raise BadEdition(f"an edition as a table of at most {MOST_CARRIED} characters is expected")
    made = whole(game, text, "changes", True)
    if made.hash != hash:
        raise BadEdition(f"what differs gives edition {made.hash}, not {hash[:40]}")
    return made


def forget(game: "Game") -> None:
    """Read everything anew: the game's own files have changed."""
    for made in (released, own_prints, packaged, base_in, whole, laid, fitting, played, form_of, carried):
        made.cache_clear()
    for name in ("default_edition", "_default"):
        game.__dict__.pop(name, None)
    if game.form is not None:
        for name in ("learned", "learned_once"):
            game.form.__dict__.pop(name, None)
