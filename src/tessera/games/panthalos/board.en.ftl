# Words on the board.
place-templum = Templum
place-thermae = Thermae
place-polis = Polis
place-agora = Agora
place-phalanx = Phalanx
place-art = Art
place-oraculum = Oraculum
place-foro = Foro
place-titanus = Titanus
place-agro = Agro
place-krypt = Krypt
place-arena = Arena
place-port = Port
place-merkator = Merkator
note-port = all matching goods, 1 point a symbol
note-merkator = refined goods only, bonus at the right
rule-agora = 2 goods, or 1|good and +1 pip
rule-phalanx = 2 supports, or|1 and +1 pip
rule-art = 1 artisan, or 2 tiles for 1 point
rule-foro = two pieces: recruit or crown
rule-titanus = 1 titan per 2 pips
rule-agro = 1 disc per pip
rule-arena = attack wins 4|defence wins 3|surrender gives 1
rule-krypt = pieces here lower|the strike by their pips
reserve = reserve
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
last-round = { $n } discs: last round
disaster-label = Disaster: { $element } { $n }
strike-sum = { $element } { $n } + Templum { $v }
strike = strike { $n }
covered = you hold { $n } { $element }: covered
short = you hold { $n } { $element }, { $m } short
attacks = { $who } attacks
defends = { $who } defends
ship-pays = { $n ->
    [one] +{ $n }, 1 disc
   *[other] +{ $n }, 1 disc
  }
ship-lacks = no { $good }
can-serve = can serve
n-of = { $n } of { $m }
starts = { $who } starts
to-place = Still to place
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
end-round = round 8
end-krypt = Krypt
so-far = { $n } so far
titan-count = Titans, face down
supports = Supports
start-tag = starts
passed = passed
krypt-tag = Krypt { $n }
phone-city = City
phone-krypt = Krypt
phone-trade = Trade
paid = Paid just now
paid-note = 1 disc buys a titan back
omen = The next disasters
omen-note = which one stays on top?
tile-disaster = Disaster
sign-start = start
sign-disc = disc
yields-titan = { $n ->
    [one] titan
   *[other] { $n } titans
}
yields-support = { $n ->
    [one] support
   *[other] { $n } supports
}
yields-support-draw = { $n ->
    [one] support
   *[other] { $n } supports
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
