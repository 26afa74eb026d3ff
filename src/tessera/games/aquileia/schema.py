"""The schema of edition.toml: what stands there, of which type and in which range.

A value that the tables take as it stands has its name in the tables here; what the file calls it is said beside it.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tessera.core.goods import packed
from tessera.core.hands import MOST_COPIES

Metal = Literal["bronze", "silver", "gold"]
AreaId = Literal["mercatus", "arena", "stadium", "theatrum", "forum", "portus"]
Few = Annotated[int, Meta(ge=0, le=10)]
Dice = Annotated[int, Meta(ge=0, le=20)]
Times = Annotated[int, Meta(ge=1, le=20)]
Prize = Annotated[int, Meta(ge=0, le=50)]
Points = Annotated[int, Meta(ge=0, le=100)]
Copies = Annotated[int, Meta(ge=0, le=MOST_COPIES)]


FIXED = {  # what no edition may change: these rules, and no others, are played
    "schema": 1,
    "meta.game": "aquileia",
    "meta.clause_prefix": "AQU",
    "players.min": 2,
    "players.max": 5,
    "setup.open_stadium_cards": 1,
    "setup.open_theatre_cards": 0,
    "setup.cards": 0,
    "bank.coins_limited": False,
    "deck_rules.reshuffle_when": "draw_from_empty",
    "deck_rules.equi_refill": "end_of_round",
    "deck_rules.stadium_reveal": "end_of_round",
    "placement.stop_is_final": True,
    "placement.stadium_one_side_per_player": True,
    "advantage_track.no_crest_start_player": "left_neighbour",
    "action.arena.playable": ["slave", "weapon"],
    "action.arena.blue_dice_use": "choose",
    "action.arena.choice_ranks": [1, 2],
    "action.stadium.counting_face": "own_side",
    "action.stadium.playable": ["horse"],
    "action.stadium.blue_dice_use": "all_remaining",
    "action.stadium.laurel_ranks": [1, 2],
    "action.stadium.cards_used_per_round": 2,
    "action.stadium.unawarded_card": "remove",
    "action.theatrum.coins_per_raise": 1,
    "action.theatrum.pay_to": "auctioneer",
    "action.theatrum.auctioneer_pays_to": "bank",
    "action.forum.slave_overpay": True,
    "action.forum.split_double_slave": False,
    "scoring.villa_rule": "sum_of_colour_values_times_matching_laurels",
    "scoring.theatre_colours_counted": 1,
    "scoring.neutral_laurel_points": True,
    "scoring.leftovers_score": False,
    "tie_break.order": [],
}


class Coins(Struct, forbid_unknown_fields=True):
    bronze: Points = 0
    silver: Points = 0
    gold: Points = 0

    @property
    def packed(self) -> int:
        return packed((self.bronze, self.silver, self.gold))


class Cost(Coins, forbid_unknown_fields=True):
    slaves: Annotated[int, Meta(ge=0, le=12)] = 0


class Players(Struct):
    player_colours: list[str] = field(name="colours")


class PlayerCount(Struct):
    players: Literal[2, 3, 4, 5]
    closed_spaces: list[str]


class PerPlayer(Struct):
    henchmen: Annotated[int, Meta(ge=1, le=60)]
    houses: Annotated[int, Meta(ge=0, le=60)]


class Components(Struct):
    slave_cards: int
    equi_arma_cards: int
    stadium_cards: int
    theatre_cards: int
    blue_dice: int
    red_dice: int
    per_player: PerPlayer


class Length(Struct):
    rounds: Annotated[int, Meta(ge=1, le=100)]


class Setup(Struct):
    coins: Coins
    start_score: Points
    open_equi_cards: int


class Die(Struct):
    faces: Annotated[list[Metal], Meta(min_length=1)]


class SlaveCard(Struct):
    type: str
    slaves: Annotated[int, Meta(ge=1, le=9)]
    count: Copies


class EquiCard(Struct):
    type: str
    kind: Literal["weapon", "horse"]
    strength: Dice
    count: Copies
    side: Metal | None = None


class Laurel(Struct):
    type: str
    count: Copies
    colour: str | None = None
    points: Points = 0


class TheatreCard(Struct):
    type: str
    colours: tuple[str, str]
    count: Copies


class Decks(Struct):
    slave: list[SlaveCard]
    equi_arma: list[EquiCard]
    stadium: list[Laurel]
    theatre: list[TheatreCard]


class Area(Struct):
    id: AreaId
    numeral: str


class Space(Struct):
    id: str
    area: AreaId
    order: int
    x: float
    y: float
    metal: Metal | None = None
    side: Metal | None = None
    slot: int = field(name="display_slot", default=-1)
    extra: bool = field(name="extra_deck_card", default=False)
    limit: Dice = field(name="max_cards", default=0)
    value: Dice = 0
    builds: Annotated[int, Meta(ge=0, le=5)] = 0
    scores: bool = field(name="score_value", default=False)


class Placement(Struct):
    crest_mandatory: bool
    paid_limit: Annotated[int, Meta(ge=1, le=3)] = field(name="portus_paid_limit_per_player")


class AdvantageTrack(Struct):
    fields: Annotated[int, Meta(ge=5, le=20)]


class ContestTrack(Struct):
    printed_max: int


class Dolus(Struct):
    dolus_dice: Dice = field(name="red_dice")


class Exchange(Struct):
    id: str
    give: Coins
    get: Coins


class Pecunia(Struct):
    pecunia_points: Prize = field(name="points")
    pecunia_most: Times = field(name="max_exchanges")
    exchange: list[Exchange]


class Equi(Struct):
    price: Coins


class Servi(Struct):
    servi_price: Times = field(name="coins_per_card")


class Potentia(Struct):
    blue_dice: Dice


class Fight(Struct):
    arena_red: Dice = field(name="red_dice")
    counting_face: Metal
    prize_metal: Metal
    arena_coins: list[Prize] = field(name="prize_coins")
    points_per_strength: Few
    prize_slaves: Few = field(name="slave_cards")


class Racing(Struct):
    stadium_red: Dice = field(name="red_dice")
    stadium_coins: list[Prize] = field(name="prize_coins")


class Harbour(Struct):
    latro_dice: Dice = field(name="latro_red_dice")
    order: list[str]


class Actions(Struct):
    dolus: Dolus
    pecunia: Pecunia
    equi: Equi
    servi: Servi
    potentia: Potentia
    arena: Fight
    stadium: Racing
    portus: Harbour


class Site(Struct):
    id: str
    kind: Literal["workshop", "changer", "villa"]
    side: Literal["left", "right"]
    value: Points
    cost: Cost
    x: float
    y: float
    colour: str | None = None
    pays: Coins = field(default_factory=Coins)


class Spot(Struct):
    id: str
    x: float
    y: float


class Layout(Struct):
    """Where things lie on the screen; tracks are only drawn, and so not checked here."""

    width: int
    height: int
    region: list[Spot]
    pile: list[Spot]


class File(Struct):
    area: list[Area]
    contest_track: ContestTrack
    layout: Layout
    players: Players
    game_length: Length
    player_count: list[PlayerCount]
    components: Components
    setup: Setup
    dice: Die
    deck: Decks
    space: list[Space]
    placement: Placement
    advantage_track: AdvantageTrack
    action: Actions
    site: list[Site]
