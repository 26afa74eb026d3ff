# Merchants, ships, artisans, tiles and spaces of Panthalos in words.

title-merchants = Merchants
title-ships = Ships
title-artisans = Artisans
title-disasters = Disasters
title-titans = Titans
title-supports = Supports
title-board-small = Spaces, small side of the board
title-board-large = Spaces, large side of the board
tip-any = any refined good
tip-refined = { $good }
tip-merchant = Wants { $wants }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}, and { $bonus }.
tip-ship = Takes { $accepts }: { PRINTED("effect.ship.vp_per_symbol") ->
    [one] 1 point
   *[other] { PRINTED("effect.ship.vp_per_symbol") } points
} a symbol. { $copies } of them.
tip-artisan-refine = Refines { $good } into { $refined } for { $cost ->
    [one] 1 disc
   *[other] { $cost } discs
}. { $copies } of them.
tip-artisan-any = Refines any good for { $cost ->
    [one] 1 disc
   *[other] { $cost } discs
}. { $copies } of them.
tip-artisan-upgrade = Raises a follower by a pip for { $cost ->
    [one] 1 disc
   *[other] { $cost } discs
}. { $copies } of them.
tip-disaster = Strength { $strength }; { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for everybody who wards it off. { $count } of them.
tip-titans = A titan of strength { $value }. { $count } of them.
tip-supports = Adds { $value } to a titan of its element. { $count } of them.
tip-space = { $min ->
    [one] From 1 pip
   *[other] From { $min } pips
}: { $does }.{ $lightning ->
    [1] {" "}Taken at once (lightning).
   *[other] {""}
}
tip-gain-disc = { $n ->
    [one] 1 disc
   *[other] { $n } discs
}
tip-gain-support = { $n ->
    [one] 1 support
   *[other] { $n } supports
}
tip-gain-titan = { $n ->
    [one] 1 titan
   *[other] { $n } titans
}
tip-gain-upgrade = { $n ->
    [one] a pip more
   *[other] { $n } pips more
}
tip-gain-good = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
tip-gain-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
tip-gain-omen = a look at { PRINTED("effect.merchant.omen_tiles") } disaster tiles
tip-agora = { PRINTED("effect.agora.two_goods", "good", "goods") }, or { PRINTED("effect.agora.good_with_upgrade") } and { PRINTED("effect.agora.upgrade_pips") } pip more
tip-phalanx = { PRINTED("effect.phalanx.two_supports", "support", "supports") }, or { PRINTED("effect.phalanx.support_with_upgrade") } and { PRINTED("effect.phalanx.upgrade_pips") } pip more
tip-art = { PRINTED("effect.art.artisans_taken", "artisan", "artisans") }, or a point for every { PRINTED("effect.art.scrap_tiles_per_vp", "tile", "tiles") }
tip-oraculum = { PRINTED("effect.oraculum.discs") ->
    [one] 1 disc
   *[other] { PRINTED("effect.oraculum.discs") } discs
} and the start player's token
tip-foro = with { PRINTED("effect.foro.pieces_needed") } pieces recruit a follower or crown one
tip-titanus = a titan for every { PRINTED("effect.titanus.pips_per_titan", "pip", "pips") }
tip-agro = { PRINTED("effect.agro.discs_per_pip") ->
    [one] 1 disc
   *[other] { PRINTED("effect.agro.discs_per_pip") } discs
} a pip
tip-krypt = stand against the disaster
tip-arena = challenge somebody: { PRINTED("duel.attacker_wins_vp", "point", "points") } for a won attack, { PRINTED("duel.defender_wins_vp") } for a won defence, { PRINTED("duel.concession_vp") } if the other gives in
tip-gain-artisan = { $n ->
    [one] 1 artisan
   *[other] { $n } artisans
}
tip-gain-refine = { $n ->
    [one] 1 good refined
   *[other] { $n } goods refined
}
name-tremor = Tremor
name-fury = Fury
name-wrath = Wrath
tip-gain-support-draw = { $n ->
    [one] 1 support, drawn
   *[other] { $n } supports, drawn
}
