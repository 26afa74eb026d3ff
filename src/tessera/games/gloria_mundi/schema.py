"""What an edition file of Gloria Mundi holds, entry by entry."""

from typing import Any

import msgspec


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    source: str = "house"


class Head(Entry):
    id: str
    title: str
    designers: list[str]
    artist: str
    year: int
    min_players: int
    max_players: int
    min_age: int
    minutes: int


class Resource(Entry):
    id: str
    de: str
    en: str
    color: str
    shape: str
    pieces: int
    joker: bool


class Supply(Entry):
    unlimited: bool


class BaseType(Entry):
    id: str
    de: str
    en: str
    produces: str
    color: str
    cards: int


class Components(Entry):
    base_cards: int
    building_cards: int
    romans: int
    goths: int
    screens: int
    boards: int


class Colors(Entry):
    list: list[str]


class Allotment(Entry):
    players: int
    farm: int
    city: int
    legion: int


class SetUp(Entry):
    start_resources: dict[str, int]
    start_display: dict[str, int]
    start_player: str
    roman_at: int
    goth_at: int
    forum_cards: int
    by_players: list[Allotment]


class Forum(Entry):
    surcharges: list[int]
    slide: str
    buys_per_turn: int


class PlayerTrack(Entry):
    rome: int
    africa: int
    clamp: bool


class Space(Entry):
    at: int
    symbols: list[str]


class GothTrack(Entry):
    start: int
    rome: int
    tribute_for: dict[str, str]
    spaces: list[Space]


class End(Entry):
    goth_reaches_rome: str
    no_base_card_to_lay: str
    roman_reaches_africa: str
    no_building_card_to_reveal: str
    ranking: list[str]
    tie: str


class Rulings(Entry):
    glory_joker_in_ability_costs: bool
    substitute_without_x_limit: int
    substitute_chaining: bool
    own_counts_self: bool
    lock_counts_self: bool
    base_production_optional: bool
    wall_auto_saves_base: bool
    stock_visibility: str
    refund: str
    repeat_limit: int
    discard_for_zero_steps: bool


class ItemEntry(Entry):
    of: list[str]
    n: int


class CountEntry(Entry):
    of: str
    n: int


class WhenEntry(Entry):
    card: str = ""
    goth: str = ""


class Ability(Entry):
    kind: str
    gain: list[ItemEntry] = []
    give: list[ItemEntry] = []
    repeat: bool = False
    count: CountEntry | None = None
    when: WhenEntry | None = None
    pay: list[str] = []
    serves: list[str] = msgspec.field(name="for", default_factory=list)
    protects: str = ""


class BuildingEntry(Entry):
    id: str
    name: str
    type: str
    price: dict[str, int]
    steps: int
    ability: Ability
    text: str = ""
    ability_source: str = "house"


class EditionFile(msgspec.Struct, forbid_unknown_fields=True):
    game: Head
    terms: dict[str, Any]
    resources: list[Resource]
    supply: Supply
    base_types: list[BaseType]
    components: Components
    colors: Colors
    setup: SetUp
    forum: Forum
    player_track: PlayerTrack
    goth_track: GothTrack
    end: End
    rulings: Rulings
    grammar: dict[str, Any]
    building: list[BuildingEntry]
    layout: dict[str, Any]
