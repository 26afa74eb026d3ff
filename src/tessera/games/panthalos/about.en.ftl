# What the things of Panthalos are.
about-space = space of { $place }, evaluated as number { $n }
about-once = Paid once, in the round the disc is laid.
about-every-round = Paid in this round and in every later one.
about-free = free
about-taken = taken
about-open = in the Merkator
about-has-disc = has a disc here
about-to-place = Still to place
about-needs = Pips needed
about-fits = Of yours fit
about-none-fits = none
about-place = place { $n } in the order of evaluation
about-place-templum = Its value grows with the rounds: it is added to the disaster's strength, and recruits come with so many pips.
about-place-thermae = Followers rest here after their work and come back at the beginning of the next evaluation.
about-place-polis = For a disc under a follower: a space marked “once” pays once, the others every round. No leaders.
about-place-agora = { PRINTED("effect.agora.two_goods", "open good", "open goods") }, or { PRINTED("effect.agora.good_with_upgrade") } and { PRINTED("effect.agora.upgrade_pips") ->
    [one] 1 pip
   *[other] { PRINTED("effect.agora.upgrade_pips") } pips
} more for a follower.
about-place-phalanx = { PRINTED("effect.phalanx.two_supports", "open support", "open supports") }, or { PRINTED("effect.phalanx.support_with_upgrade") } and { PRINTED("effect.phalanx.upgrade_pips") ->
    [one] 1 pip
   *[other] { PRINTED("effect.phalanx.upgrade_pips") } pips
} more for a follower.
about-place-art = { PRINTED("effect.art.artisans_taken") ->
    [one] An open artisan
   *[other] { PRINTED("effect.art.artisans_taken") } open artisans
}; or own tiles leave the game for points.
about-place-oraculum = The start player's token and { PRINTED("effect.oraculum.discs") ->
    [one] a disc
   *[other] { PRINTED("effect.oraculum.discs") } discs
}; the piece comes back at once.
about-place-foro = Two pieces together recruit a die from the reserve, or crown a follower; that costs { PRINTED("effect.foro.crown_discs") ->
    [one] 1 disc
   *[other] { PRINTED("effect.foro.crown_discs") } discs
} and { PRINTED("effect.foro.crown_tiles_to_scrap") ->
    [one] 1 tile
   *[other] { PRINTED("effect.foro.crown_tiles_to_scrap") } tiles
}.
about-place-titanus = Any number of pieces. A titan for every { PRINTED("effect.titanus.pips_per_titan", "pip", "pips") } of each follower; leaders count as the best follower there.
about-place-agro = Any number of pieces. { PRINTED("effect.agro.discs_per_pip") ->
    [one] A disc
   *[other] { PRINTED("effect.agro.discs_per_pip") } discs
} for every pip; leaders count as the best follower there.
about-place-krypt = The disaster strikes everybody: pay titans and supports of its element and score, or lose a disc. Own pieces here lower the demand.
about-place-arena = Each piece may fight a duel with titans and supports, chosen in secret.
about-place-port = Without a piece: ship all goods that match for points, take the ship and { PRINTED("effect.ship.discs") ->
    [one] a disc
   *[other] { PRINTED("effect.ship.discs") } discs
}.
about-place-merkator = Without a piece: deliver exactly the refined goods he wants, for points and a bonus; then you may look at two disasters.
about-artisan = artisan
about-artisan-text = Once yours, it works in any of your turns for its discs, without a piece. Two alike: pay once, twice the benefit.
about-owns = has { $n }
about-ship = ship in PORT
about-ship-text = All your matching goods go on board. The ship stays with you: at the end of the last round it can be loaded again.
about-your-goods = Your goods of this kind
about-merchant = merchant
about-merchant-text = Uses no piece; you need one still to place. Served, he leaves the game.
about-goods-ready = Goods ready
about-of = { $n } of { $m }
about-good = good
about-good-text = Shipped, it scores its symbols: { PRINTED("goods.symbols_basic") }, and { $n } when refined into { $refined }. Merchants take refined goods only.
about-basic = Basic
about-refined = Refined
about-start = Start player's token
about-start-text = Its holder begins the placement and everything that goes in player order. ORACULUM wins it.
about-reserve-text = Not recruited yet. FORO brings one of them with { $n ->
    [one] 1 pip
   *[other] { $n } pips
} now. In the reserve it scores nothing.
about-at = now: { $place }
about-leader-text = Goes on every space but those of POLIS, whatever pips are printed. It must be placed every round.
about-follower-text = Goes where its pips are enough. Each upgrade adds a pip, { PRINTED("components.die_max") } at most. At the end of the last round it scores its pips.
about-titan = titan
about-titan-text = Strength { $n } of { $element }, face down. Pays against disasters of its element and fights in the arena.
about-support = support
about-support-text = Adds { $n } of { $element } against disasters and to a titan of that element in the arena.
about-helps = Now
about-against = against the strike of { $n }
about-disaster = disaster of this round
about-disaster-text = Its strength and TEMPLUM together are the strike. Pay as much in titans and supports of its element and score; who does not puts { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} on the fields.
about-strike = Strike
about-defends = For who defends
about-holds-of = known { $n } of { $m } needed
about-needs-against = You need
about-round-text = A round: one action after the other until all have passed, then the places 0 to 10 are evaluated.
about-end = How it ends
about-end-text = After the last round: shipping, and pips of followers. Or earlier, when enough discs lie in KRYPT: each of them then counts { PRINTED("scoring.krypt_end.vp_per_disc_in_krypt", "point", "points") } for its owner.
about-rounds-left = Rounds still to come
about-krypt-discs = Discs in KRYPT
about-discs = { $n ->
    [one] 1 disc
   *[other] { $n } discs
}
about-own-place = Your pieces for this round. Followers may be kept, leaders must be placed.
about-own-discs = Pay for POLIS, artisans, crowns and titans. New ones come from your bank while it lasts.
about-own-goods = Shipped for points, refined by artisans, delivered to merchants.
about-own-tiles = Titans, which only you see, and supports. They ward off disasters and fight duels.
about-own-paid = Titans just paid; each can be bought back.
about-own-omen = The two disasters on top of the stack. One goes under it.
about-own-artisans = Yours to activate for discs.
about-own-ships = At the end of the last round they take goods again.
about-own-ends = Your points if the game ended now, either way.
about-titans = Face down: others see only how many.
about-supports = They lie open.
aid-places = The places, in this order
aid-does = does
aid-artisans = Artisans
aid-artisan = artisan
aid-merchants = Merchants
aid-merchant = merchant
help-PAN-014 = AGORA, PHALANX and some spaces of POLIS add a pip to a follower; a leader needs none.
help-PAN-043 = AGRO brings discs, and so does a ship.
help-PAN-033 = Artisans and a space of POLIS refine goods.
help-PAN-225 = AGORA brings goods.
