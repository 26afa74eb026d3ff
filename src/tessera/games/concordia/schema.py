"""The schema of an edition: one struct per table of the file."""

from typing import Annotated, Any

import msgspec

Small = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Spot = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class About(Strict):
    id: str
    title: str
    author: str
    publisher: str
    single_players: list[int]
    team_players: list[int]
    colours: list[str]


class Good(Strict):
    name: str
    price: Small
    build_money: Small
    build_goods: list[str]
    temple: bool
    colour: str


class Goods(Strict):
    order: list[str]
    brick: Good
    food: Good
    tool: Good
    wine: Good
    cloth: Good


class Markers(Strict):
    total: Small
    rule: str
    coins: dict[str, Small]


class Letter(Strict):
    count: Small
    goods: dict[str, Small]


class CityTiles(Strict):
    total: Small
    A: Letter
    B: Letter
    C: Letter
    D: Letter


class StartMoney(Strict):
    single: list[Small]
    team_by_team: list[Small]


class Start(Strict):
    goods: dict[str, Small]
    colonists_in_warehouse: Small
    colonists_on_board: Small
    free_spaces: Small
    money: StartMoney


class PlayerBoard(Strict):
    warehouse_spaces: Small
    land_colonists: Small
    sea_colonists: Small
    houses: Small
    colonist_cost: dict[str, Small]
    start: Start


class Magnus(Strict):
    start_seat: str
    bonus_goods: Small
    passes_to: str


class PlayerCard(Strict):
    id: str
    kind: str
    gods: list[str]
    single: bool
    team: str


class PlayerCards(Strict):
    per_player: Small
    cards: list[PlayerCard]


class PurchaseCard(Strict):
    id: str
    stack: Small
    kind: str
    gods: list[str]
    price: list[str]
    used: list[str]


class PurchaseCards(Strict):
    total: Small
    cards: list[PurchaseCard]


class Stacks(Strict):
    single: dict[str, Small]
    team: dict[str, Small]
    cards_in_play_single: dict[str, Small]
    cards_in_play_team: dict[str, Small]


class Side(Strict):
    extra: list[list[str]]


class Display(Strict):
    spaces: Small
    cloth: Side
    wine: Side


class TribuneNumbers(Strict):
    free_cards: Small
    money_per_further_card: Small
    colonists: Small
    place: str


class ArchitectNumbers(Strict):
    steps_per_colonist_on_board: Small


class PrefectNumbers(Strict):
    bonus_goods: Small


class MercatorNumbers(Strict):
    money_own: Small
    money_bought: Small
    good_types: Small


class ColonistNumbers(Strict):
    money_base: Small
    money_per_colonist_on_board: Small


class BuyNumbers(Strict):
    cards: Small
    extra_price: bool
    not_buyable: list[str] = []


class Actions(Strict):
    tribune: TribuneNumbers
    architect: ArchitectNumbers
    prefect: PrefectNumbers
    mercator: MercatorNumbers
    colonist: ColonistNumbers
    senator: BuyNumbers
    consul: BuyNumbers
    praetor: BuyNumbers
    proconsul: BuyNumbers
    specialist_good: dict[str, str]
    dual_roles: dict[str, list[str]]
    diplomat_not_copyable: list[str]
    magister_not_repeatable: list[str]


class VestaNumbers(Strict):
    money_per_point: Small


class JupiterNumbers(Strict):
    per_temple_house: Small
    max_per_card: Small


class SaturnusNumbers(Strict):
    per_province: Small


class VenusNumbers(Strict):
    houses_needed: Small
    per_province: Small
    max_per_card: Small


class VenusTeamNumbers(Strict):
    both_partners: Small
    per_province: Small


class MercuriusNumbers(Strict):
    per_good_type: Small
    max_per_card: Small


class MarsNumbers(Strict):
    per_colonist_on_board: Small
    max_per_card: Small


class Scoring(Strict):
    order: list[str]
    vesta: VestaNumbers
    jupiter: JupiterNumbers
    saturnus: SaturnusNumbers
    venus_single: VenusNumbers
    venus_team: VenusTeamNumbers
    mercurius: MercuriusNumbers
    mars: MarsNumbers
    concordia_card: Small
    tie_break: str
    minerva: dict[str, Small]


class Interim(Strict):
    first_place_money: Small
    second_place_money: Small
    ranking: str
    when: str


class Safety(Strict):
    max_turns_per_player: Small


class Pantheon(Strict):
    single: dict[str, dict[str, Small]]
    team: dict[str, dict[str, Small]]


class Defaults(Strict):
    mode: str
    map: str
    display: str
    interim_scoring: bool
    allow_any_map: bool


class End(Strict):
    triggers: list[str]
    single_further_turns: str
    team_further_turns: str


class Half(Strict):
    hand: list[str]
    start: str


class StartChoice(Strict):
    forbidden: list[str]
    shared_city_allowed: bool


class Team(Strict):
    partner_offset: str
    first_half: Half
    second_half: Half
    start_choice: StartChoice
    start_choice_colonists: str
    share_money: str
    share_goods: bool


class Province(Strict):
    id: str
    name: str
    tile: str
    colour: str
    label_xy: Spot


class City(Strict):
    id: str
    name: str
    province: str
    tile: str
    xy: Spot


class WayOf(Strict):
    id: str
    kind: str
    ends: list[str]
    at: Spot
    stop: bool = True


class Map(Strict):
    name: str
    capital: str
    tiles_used: list[str]
    recommended_single: list[int]
    recommended_team: list[int]
    display_printed: bool
    view: Spot
    provinces: list[Province]
    cities: list[City]
    ways: list[WayOf]


class ReducedMap(Strict):
    name: str
    base: str
    drop_tiles: list[str]
    tiles_used: list[str]
    recommended_single: list[int]
    recommended_team: list[int]


class Data(Strict):
    schema: Small
    game: About
    options: Defaults
    safety: Safety
    goods: Goods
    bonus_markers: Markers
    city_tiles: CityTiles
    player: PlayerBoard
    praefectus_magnus: Magnus
    player_cards: PlayerCards
    purchase_cards: PurchaseCards
    stacks: Stacks
    pantheon: Pantheon
    display: Display
    actions: Actions
    scoring: Scoring
    interim: Interim
    end: End
    team: Team
    maps: dict[str, dict[str, Any]]
