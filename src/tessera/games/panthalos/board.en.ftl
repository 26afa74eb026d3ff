# Words on the board.
strip-phase-placement = Place
strip-phase-evaluation = Evaluate
strip-end-krypt = discs in KRYPT
strip-end-krypt-now = KRYPT: { $value } of { $limit } discs
place-templum = TEMPLUM
place-thermae = THERMAE
place-polis = POLIS
place-agora = AGORA
place-phalanx = PHALANX
place-art = ART
place-oraculum = ORACULUM
place-foro = FORO
place-titanus = TITANUS
place-agro = AGRO
place-krypt = KRYPT
place-arena = ARENA
place-port = PORT
place-merkator = MERKATOR
note-port = all matching goods, { PRINTED("effect.ship.vp_per_symbol", "point", "points") } a symbol
note-port-short = { PRINTED("effect.ship.vp_per_symbol", "point", "points") } a symbol
note-merkator-short = refined goods only
note-merkator = refined goods only, bonus at the right
rule-agora = { PRINTED("effect.agora.two_goods", "good", "goods") }, or { PRINTED("effect.agora.good_with_upgrade") }|good and +{ PRINTED("effect.agora.upgrade_pips") } pip
rule-phalanx = { PRINTED("effect.phalanx.two_supports", "support", "supports") }, or|{ PRINTED("effect.phalanx.support_with_upgrade") } and +{ PRINTED("effect.phalanx.upgrade_pips") } pip
rule-phalanx-short = { PRINTED("effect.phalanx.two_supports", "support", "supports") }, or|{ PRINTED("effect.phalanx.support_with_upgrade") }, +{ PRINTED("effect.phalanx.upgrade_pips") } pip
rule-art = { PRINTED("effect.art.artisans_taken") ->
    [one] 1 artisan
   *[other] { PRINTED("effect.art.artisans_taken") } artisans
}, or { PRINTED("effect.art.scrap_tiles_per_vp", "tile", "tiles") } for 1 point
rule-foro = { PRINTED("effect.foro.pieces_needed") } pieces: recruit or crown
rule-titanus-short = 1 per { PRINTED("effect.titanus.pips_per_titan", "pip", "pips") }
rule-titanus = 1 titan per { PRINTED("effect.titanus.pips_per_titan", "pip", "pips") }
rule-agro = { PRINTED("effect.agro.discs_per_pip") ->
    [one] 1 disc
   *[other] { PRINTED("effect.agro.discs_per_pip") } discs
} per pip
rule-arena = attack wins { PRINTED("duel.attacker_wins_vp") }|defence wins { PRINTED("duel.defender_wins_vp") }|surrender gives { PRINTED("duel.concession_vp") }
rule-arena-short = attack { PRINTED("duel.attacker_wins_vp") }|defence { PRINTED("duel.defender_wins_vp") }|surrender { PRINTED("duel.concession_vp") }
rule-krypt-short = pips here|lower it
rule-krypt = pieces here lower|the strike by their pips
reserve = reserve
no-artisans = no artisans left
no-artisans-short = no artisans
once = once
every-round = every round
hold = hold
round-label = Round { $n } of { $m }, Templum { $v }
disc-label = { $who }'s disc
leader = leader
piece-label = { $who }: { $piece }, { $place }
reserve-label = { $who }: { $n ->
    [one] 1 die
   *[other] { $n } dice
} in reserve
tile-support = Support
tile-titan = Titan
to-the-end = { $n } of { $m } to the end
last-round = { $n ->
    [one] 1 disc
   *[other] { $n } discs
}: last round
disaster-label = Disaster: { $element } { $n }
strike-sum = { $element } { $n } + Templum { $v }
strike = strike { $n }
covered = you hold { $n }: covered
short = you hold { $n }, { $m } short
attacks = { $who } attacks
defends = { $who } defends
any-refined = any refined good
merchant-label = { $name }: wants { $wants }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
ship-pays = +{ $n }, { PRINTED("effect.ship.discs") ->
    [one] 1 disc
   *[other] { PRINTED("effect.ship.discs") } discs
}
ship-lacks = no { $good }
ship-lacks-short = none
can-serve = can serve
n-of = { $n } of { $m }
starts = { $who } starts
to-place = Still to place
own-pieces = Your pieces
to-place-note = leader must be placed
discs = Discs
bank = bank { $n }
goods = Goods
goods-note = { $n } refined
titans = Titans (only you see them), supports
against = against { $element }: { $n } of { $m }
artisans = Artisans
ships = Ships
if-ended = If it ended now by
end-round = round { PRINTED("rounds.count") }
end-krypt = KRYPT
so-far = { $n } so far
titan-count = Titans, face down
supports = Supports
start-tag = starts
passed = passed
krypt-tag = KRYPT { $n }
phone-city = City
phone-foro = Foro
phone-krypt = Krypt
phone-trade = Trade
paid = Paid just now
paid-note = { PRINTED("effect.krypt.redeem_discs_per_titan") ->
    [one] 1 disc buys
   *[other] { PRINTED("effect.krypt.redeem_discs_per_titan") } discs buy
} a titan back
omen = The next disasters
omen-note = which one stays on top?
tile-disaster = Disaster
sign-start = start
sign-start-short = { "" }
sign-disc = { PRINTED("effect.oraculum.discs") ->
    [1] disc
   *[other] × { PRINTED("effect.oraculum.discs") }
}
sign-disc-short = { PRINTED("effect.oraculum.discs") ->
    [1] { "" }
   *[other] × { PRINTED("effect.oraculum.discs") }
}
yields-titan = { $n ->
    [one] titan
   *[other] { $n } titans
}
yields-support = { $n ->
    [one] support
   *[other] { $n } supports
}
yields-support-short = { $n ->
    [one] support
   *[other] { $n } supp.
}
yields-support-draw = { $n ->
    [one] support
   *[other] { $n } supports
}
yields-support-draw-short = { $n ->
    [one] support
   *[other] { $n } supp.
}
yields-upgrade = { $n ->
    [one] 1 pip
   *[other] { $n } pips
}
yields-artisan = artisan
yields-good = { $n ->
    [one] good
   *[other] { $n } goods
}
yields-disc = { $n ->
    [one] disc
   *[other] { $n } discs
}
yields-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
yields-refine = refine
