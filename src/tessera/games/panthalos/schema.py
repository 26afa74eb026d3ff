"""The form of an edition file of Panthalos: one struct per table, nothing unknown allowed. What the rules rest on is a literal."""

from typing import Annotated, Generic, Literal, TypeVar

from msgspec import Meta as Limits
from msgspec import Struct, field

T = TypeVar("T")
Few = Annotated[int, Limits(ge=0, le=99)]
Some = Annotated[int, Limits(ge=1, le=99)]
Copies = Annotated[int, Limits(ge=0, le=7)]  # tiles of a player are counted three bits to a kind
Pips = Annotated[int, Limits(ge=1, le=9)]
Id = Annotated[str, Limits(pattern=r"^[a-z0-9][a-z0-9-]*\Z")]
InOrder = Literal["player-order"]
FromLeft = Literal["left-to-right"]


class Strict(Struct, forbid_unknown_fields=True):
    source: str


class BySeats(Strict, Generic[T]):
    two: T = field(name="2")
    three: T = field(name="3")
    four: T = field(name="4")
    five: T = field(name="5")

    def table(self) -> tuple[T, T, T, T]:
        return self.two, self.three, self.four, self.five


class BySide(Struct, Generic[T], forbid_unknown_fields=True):
    small: T
    large: T


class Meta(Strict):
    key: Literal["panthalos"]
    title: str
    subtitle: str
    designer: str
    publisher: str
    year: int
    min_players: Literal[2]
    max_players: Literal[5]
    minutes: int
    age: int
    clause_prefix: str


class Rounds(Strict):
    count: Annotated[int, Limits(ge=1, le=50)]


class Templum(Strict):
    values: list[int]


class Components(Strict):
    player_colours: Annotated[list[Id], Limits(min_length=5, max_length=5)]
    discs_per_player: int
    leader_figures_per_player: Literal[1]
    dice_per_player: Annotated[int, Limits(ge=1, le=8)]
    start_player_tokens: int
    round_markers: int
    goods_tiles: int
    artisan_tiles: int
    titan_tiles: int
    support_tiles: int
    ship_tiles: int
    merchant_tiles: int
    disaster_tiles: int
    die_min: Pips
    die_max: Pips
    board_sides: Literal[2]


class Setup(Strict):
    score_marker_discs: int
    start_die_value: int
    dice_in_supply: Few
    dice_in_thermae: Few
    dice_in_foro_reserve: Few
    leader_figures_in_supply: Literal[1]
    discs_by_seat: Annotated[list[Few], Limits(min_length=5, max_length=5)]
    titans_per_player: Few
    goods_per_player: Few
    supports_per_player: Few
    artisans_per_player: Few
    ships_per_player: Few
    start_vp: int
    start_player: Literal["random"]
    side_by_players: BySeats[Literal["small", "large"]]


class Refill(Strict):
    agora: Few
    phalanx: Few
    art: Few
    port: Few
    merkator: Few


class Places(Strict):
    order: list[str]
    leaders_forbidden: tuple[Literal["polis"]]
    unlimited: tuple[Literal["titanus"], Literal["agro"]]
    pair_places: tuple[Literal["foro"]]
    return_to_owner: tuple[Literal["oraculum"], Literal["krypt"]]
    displays: tuple[Literal["agora"], Literal["phalanx"], Literal["art"]]


class Order(Strict):
    thermae: Literal["simultaneous"]
    polis: InOrder
    agora: FromLeft
    phalanx: FromLeft
    art: FromLeft
    oraculum: Literal["single"]
    foro: FromLeft
    titanus: InOrder
    agro: InOrder
    krypt: InOrder
    arena: FromLeft


class Space(Strict):
    id: Id
    min: Pips
    lightning: bool = False
    pieces: int = 1
    unlimited: bool = False


class PolisSpace(Strict):
    id: Id
    min: Pips
    column: Literal["left", "right"]
    yields: str
    amount: Few


class Side(Strict):
    polis: list[PolisSpace]
    agora: list[Space]
    phalanx: list[Space]
    art: list[Space]
    oraculum: list[Space]
    foro: list[Space]
    titanus: list[Space]
    agro: list[Space]
    krypt: list[Space]
    arena: list[Space]


class AgoraEffect(Strict):
    two_goods: Few
    good_with_upgrade: Few
    upgrade_pips: Literal[1]


class PhalanxEffect(Strict):
    two_supports: Few
    support_with_upgrade: Few
    upgrade_pips: Literal[1]


class ArtEffect(Strict):
    artisans_taken: Few
    scrap_tiles_per_vp: Some


class OraculumEffect(Strict):
    discs: Few


class ForoEffect(Strict):
    pieces_needed: Literal[2]
    crown_discs: Literal[1]
    crown_tiles_to_scrap: Few
    recruits: Literal[1]


class TitanusEffect(Strict):
    pips_per_titan: Some
    leaders_only_titans: Few


class AgroEffect(Strict):
    discs_per_pip: Few
    leaders_only_discs: Few


class KryptEffect(Strict):
    redeem_discs_per_titan: Few
    endure_discs: Literal[1]
    min_tiles_paid: Literal[1]
    piece_bonus: Literal["pips"]
    leaders_only_bonus: int
    element_must_match: bool
    no_disc_penalty_vp: int


class ShipEffect(Strict):
    vp_per_symbol: int
    discs: Few
    min_matching_goods: Some


class MerchantEffect(Strict):
    omen_tiles: Literal[2]


class Effects(Struct, forbid_unknown_fields=True):
    agora: AgoraEffect
    phalanx: PhalanxEffect
    art: ArtEffect
    oraculum: OraculumEffect
    foro: ForoEffect
    titanus: TitanusEffect
    agro: AgroEffect
    krypt: KryptEffect
    ship: ShipEffect
    merchant: MerchantEffect


class Duel(Strict):
    titan_before_attack: Few
    max_challenges_per_target: Literal[1]
    attacker_wins_vp: int
    defender_wins_vp: int
    concession_vp: int
    tie_goes_to: Literal["defender"]
    titans_per_side: Literal[1]
    supports_must_match_own_titan: bool
    redeem_discs_winner: Few
    losing_attacker_die_loses: Few


class KryptFields(Strict):
    fields: list[str]
    capacity: list[int]
    end_threshold: BySeats[Annotated[int, Limits(ge=1)]]


class KryptEnd(Strict):
    vp_per_disc_in_krypt: int


class RoundEnd(Strict):
    vp_per_shipped_symbol: int
    vp_per_pip: int
    vp_per_crowned_die: int


class Tie(Strict):
    rule: Literal["shared-victory"]


class Scoring(Struct, forbid_unknown_fields=True):
    krypt_end: KryptEnd
    round_end: RoundEnd
    tie: Tie


class GoodKind(Strict):
    id: Id
    refined: str


class Goods(Strict):
    symbols_basic: Few
    symbols_refined: Few
    copies_each: Some
    kind: Annotated[list[GoodKind], Limits(min_length=1, max_length=5)]


class Elements(Strict):
    list: Annotated[list[Id], Limits(min_length=1)]


class Strength(Struct, forbid_unknown_fields=True):
    value: Some
    count: Copies


class Split(Strict):
    per_element: Annotated[list[Strength], Limits(min_length=1)]


class Disaster(Struct, forbid_unknown_fields=True):
    id: Id
    strength: Few
    vp: Few
    count: Copies


class Disasters(Strict):
    per_element: Annotated[list[Disaster], Limits(min_length=1)]


class Artisan(Strict):
    id: Id
    effect: Literal["refine", "upgrade"]
    good: str
    cost: Few
    copies: Copies


class Ship(Strict):
    id: Id
    good: str
    accepts: Annotated[list[Literal["basic", "refined"]], Limits(min_length=1)]
    copies: Copies


class Bonus(Struct, forbid_unknown_fields=True):
    kind: Literal["titan", "support", "upgrade", "disc"]
    amount: Few


class Merchant(Strict):
    id: Id
    vp: Few
    wants: Annotated[list[str], Limits(min_length=1)]
    bonus: Bonus


class Layout(Strict):
    width: int
    height: int
    areas: dict[str, list[int] | str]


class Sheet(Struct, forbid_unknown_fields=True):
    meta: Meta
    rounds: Rounds
    templum: Templum
    components: Components
    setup: Setup
    refill: BySide[Refill]
    places: Places
    evaluation_order: Order
    board: BySide[Side]
    effect: Effects
    duel: Duel
    krypt_fields: KryptFields
    scoring: Scoring
    goods: Goods
    elements: Elements
    titans: Split
    supports: Split
    disasters: Disasters
    artisan: list[Artisan]
    ship: list[Ship]
    merchant: list[Merchant]
    layout: Layout
