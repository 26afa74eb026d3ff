"""The form of an edition file of Panthalos: one struct per table, nothing unknown allowed."""

from msgspec import Struct


class Strict(Struct, forbid_unknown_fields=True):
    source: str


class Meta(Strict):
    key: str
    title: str
    subtitle: str
    designer: str
    publisher: str
    year: int
    min_players: int
    max_players: int
    minutes: int
    age: int
    clause_prefix: str


class Rounds(Strict):
    count: int


class Templum(Strict):
    values: list[int]


class Components(Strict):
    player_colours: list[str]
    discs_per_player: int
    leader_figures_per_player: int
    dice_per_player: int
    start_player_tokens: int
    round_markers: int
    goods_tiles: int
    artisan_tiles: int
    titan_tiles: int
    support_tiles: int
    ship_tiles: int
    merchant_tiles: int
    disaster_tiles: int
    die_min: int
    die_max: int
    board_sides: int


class Setup(Strict):
    score_marker_discs: int
    start_die_value: int
    dice_in_supply: int
    dice_in_thermae: int
    dice_in_foro_reserve: int
    leader_figures_in_supply: int
    discs_by_seat: list[int]
    titans_per_player: int
    goods_per_player: int
    supports_per_player: int
    artisans_per_player: int
    ships_per_player: int
    start_vp: int
    start_player: str
    side_by_players: dict[str, str]


class Refill(Strict):
    agora: int
    phalanx: int
    art: int
    port: int
    merkator: int


class Places(Strict):
    order: list[str]
    leaders_forbidden: list[str]
    unlimited: list[str]
    pair_places: list[str]
    return_to_owner: list[str]
    displays: list[str]


class Order(Strict):
    thermae: str
    polis: str
    agora: str
    phalanx: str
    art: str
    oraculum: str
    foro: str
    titanus: str
    agro: str
    krypt: str
    arena: str


class Space(Strict):
    id: str
    min: int
    lightning: bool = False
    pieces: int = 1
    unlimited: bool = False
    column: str = ""
    yields: str = ""
    amount: int = 0


class Side(Strict):
    polis: list[Space]
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
    two_goods: int
    good_with_upgrade: int
    upgrade_pips: int


class PhalanxEffect(Strict):
    two_supports: int
    support_with_upgrade: int
    upgrade_pips: int


class ArtEffect(Strict):
    artisans_taken: int
    scrap_tiles_per_vp: int


class OraculumEffect(Strict):
    discs: int


class ForoEffect(Strict):
    pieces_needed: int
    crown_discs: int
    crown_tiles_to_scrap: int
    recruits: int


class TitanusEffect(Strict):
    pips_per_titan: int
    leaders_only_titans: int


class AgroEffect(Strict):
    discs_per_pip: int
    leaders_only_discs: int


class KryptEffect(Strict):
    redeem_discs_per_titan: int
    endure_discs: int
    min_tiles_paid: int
    piece_bonus: str
    leaders_only_bonus: int
    element_must_match: bool
    no_disc_penalty_vp: int


class ShipEffect(Strict):
    vp_per_symbol: int
    discs: int
    min_matching_goods: int


class MerchantEffect(Strict):
    omen_tiles: int


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
    titan_before_attack: int
    max_challenges_per_target: int
    attacker_wins_vp: int
    defender_wins_vp: int
    concession_vp: int
    tie_goes_to: str
    titans_per_side: int
    supports_must_match_own_titan: bool
    redeem_discs_winner: int
    losing_attacker_die_loses: int


class KryptFields(Strict):
    fields: list[str]
    capacity: list[int]
    end_threshold: dict[str, int | str]


class KryptEnd(Strict):
    vp_per_disc_in_krypt: int


class RoundEnd(Strict):
    vp_per_shipped_symbol: int
    vp_per_pip: int
    vp_per_crowned_die: int


class Tie(Strict):
    rule: str


class Scoring(Struct, forbid_unknown_fields=True):
    krypt_end: KryptEnd
    round_end: RoundEnd
    tie: Tie


class GoodKind(Strict):
    id: str
    refined: str


class Goods(Strict):
    symbols_basic: int
    symbols_refined: int
    copies_each: int
    kind: list[GoodKind]


class Elements(Strict):
    list: list[str]


class Strength(Struct, forbid_unknown_fields=True):
    value: int
    count: int


class Split(Strict):
    per_element: list[Strength]


class Disaster(Struct, forbid_unknown_fields=True):
    id: str
    strength: int
    vp: int
    count: int


class Disasters(Strict):
    per_element: list[Disaster]


class Artisan(Strict):
    id: str
    effect: str
    good: str
    cost: int
    copies: int


class Ship(Strict):
    id: str
    good: str
    accepts: list[str]
    copies: int


class Bonus(Struct, forbid_unknown_fields=True):
    kind: str
    amount: int


class Merchant(Strict):
    id: str
    vp: int
    wants: list[str]
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
    refill: dict[str, Refill]
    places: Places
    evaluation_order: Order
    board: dict[str, Side]
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
