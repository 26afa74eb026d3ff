"""Through which eyes a table is seen."""

from typing import NamedTuple


class Viewer(NamedTuple):
    """Whose eyes: `seat` None is a spectator. `form`: desk, or a view of the board on a phone. `curtain`: hot-seat, between hands."""

    seat: int | None
    lang: str = "en"
    form: str = "desk"
    host: bool = False
    curtain: bool = False
    player: bool = False  # sits at the table, on whatever seat
