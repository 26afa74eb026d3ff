# Panthalos in English.

about = Dice are followers whose pips are rank; build, trade, and hold off the underworld.

# ---- decisions

decision-turn = Choose one action
decision-place-space = Where does the piece go?
decision-foro-partner = Which second piece goes to FORO with it?
decision-merchant-wild = Which refined good do you deliver for the double question mark?
decision-omen = Look at the { PRINTED("effect.merchant.omen_tiles") } top disaster tiles?
decision-omen-keep = Which disaster tile stays open on top?
decision-refine-good = Which good do you refine?
decision-upgrade-die = Which follower gains a pip?
decision-polis-disc = Too few discs: where in POLIS do you lay one?
decision-agora-choice = AGORA: what do you take?
decision-take-good = Which good do you take?
decision-phalanx-choice = PHALANX: what do you take?
decision-take-support = Which support do you take?
decision-art-choice = ART: an artisan, or points for tiles?
decision-take-artisan = Which artisan do you take?
decision-scrap-tile = Which of your tiles leaves the game?
decision-scrap-more = Scrap more tiles?
decision-foro-choice = FORO: what does the pair do?
decision-crown-die = Which follower becomes a leader?
decision-defend = The underworld strikes: ward it off or endure it?
decision-krypt-pay = Which tile do you pay against the strike?
decision-krypt-redeem = Buy a paid titan back?
decision-challenge = ARENA: whom do you challenge?
decision-duel-titan = Which titan fights for you?
decision-duel-support = Which support do you add to your titan?
decision-duel-answer = You are challenged: which titan answers?
decision-duel-redeem = Pay and keep your titan?

# ---- options

opt-turn-place = Place { $a }
opt-turn-ship = Ship with the { $a }
opt-turn-merchant = Serve { $a }
opt-turn-artisan = Activate the { $a }
opt-turn-pass = Pass for this round
opt-place-space = To { $a }
opt-foro-partner = Together with { $a }
opt-merchant-wild = Deliver refined { $a }
opt-omen-leave = Leave the disasters as they are
opt-omen-look = Take the { PRINTED("effect.merchant.omen_tiles") } top tiles
opt-omen-keep-first = Keep the open tile, the other goes to the bottom
opt-omen-keep-second = Turn the second tile up, the open one goes to the bottom
opt-refine-good = Refine { $a }
opt-upgrade-die = { $a } gains a pip
opt-polis-disc = A disc on { $a }
opt-agora-choice-two-goods = { PRINTED("effect.agora.two_goods") ->
    [one] 1 good
   *[other] { PRINTED("effect.agora.two_goods") } goods
}
opt-agora-choice-good-and-upgrade = { PRINTED("effect.agora.good_with_upgrade") ->
    [one] 1 good
   *[other] { PRINTED("effect.agora.good_with_upgrade") } goods
} and an upgrade
opt-agora-choice-decline = Take nothing
opt-take-good = Take { $a }
opt-phalanx-choice-two-supports = { PRINTED("effect.phalanx.two_supports") ->
    [one] 1 support
   *[other] { PRINTED("effect.phalanx.two_supports") } supports
}
opt-phalanx-choice-support-and-upgrade = { PRINTED("effect.phalanx.support_with_upgrade") ->
    [one] 1 support
   *[other] { PRINTED("effect.phalanx.support_with_upgrade") } supports
} and an upgrade
opt-phalanx-choice-decline = Take nothing
opt-take-support-support = Take support { $a } +{ $b }
opt-art-choice-artisan = { PRINTED("effect.art.artisans_taken") ->
    [one] 1 artisan
   *[other] { PRINTED("effect.art.artisans_taken") } artisans
}
opt-art-choice-scrap = Scrap tiles for points
opt-art-choice-decline = Do nothing here
opt-take-artisan = Take the { $a }
opt-scrap-tile-good = Scrap { $a } ({ $b })
opt-scrap-tile-support = Scrap support { $a } +{ $b }
opt-scrap-tile-titan = Scrap titan { $a } { $b }
opt-scrap-tile-artisan = Scrap the { $a }
opt-scrap-tile-ship = Scrap the { $a }
opt-scrap-more-more = Scrap more
opt-scrap-more-stop = Scrap no more
opt-foro-choice-recruit = Recruit a follower from the reserve
opt-foro-choice-crown = Crown a follower: { PRINTED("effect.foro.crown_discs") } { PRINTED("effect.foro.crown_discs") ->
    [one] disc
   *[other] discs
}, and { PRINTED("effect.foro.crown_tiles_to_scrap", "tile leaves", "tiles leave") } the game
opt-foro-choice-decline = Do nothing here
opt-crown-die = Crown { $a }
opt-defend-defend = Ward it off with tiles
opt-defend-endure = Endure it: a disc goes to the KRYPT
opt-krypt-pay-titan = Pay titan { $a } { $b }
opt-krypt-pay-support = Pay support { $a } +{ $b }
opt-krypt-redeem-titan = Buy back titan { $a } { $b } for { PRINTED("effect.krypt.redeem_discs_per_titan") ->
    [one] 1 disc
   *[other] { PRINTED("effect.krypt.redeem_discs_per_titan") } discs
}
opt-krypt-redeem-stop = Buy back no titan
opt-challenge-seat = Challenge { $a_seat }
opt-challenge-decline = Challenge nobody
opt-duel-titan-titan = Titan { $a } { $b }
opt-duel-support-support = Add support { $a } +{ $b }
opt-duel-support-done = Add no more support
opt-duel-answer-titan = Answer with titan { $a } { $b }
opt-duel-answer-concede = Concede
opt-duel-redeem-yes = Keep it, pay { PRINTED("duel.redeem_discs_winner") ->
    [one] 1 disc
   *[other] { PRINTED("duel.redeem_discs_winner") } discs
}
opt-duel-redeem-no = Discard it

# ---- events

event-round = Round { $n } begins; TEMPLUM shows { $templum }.
event-open-disaster = Open disaster tile: { $disaster }.
event-placed = { $who } places { $n ->
    [0] a leader
   *[other] a follower with { $n }
} on { $space }.
event-passed = { $who } passes.
event-shipped = { $who } ships goods with the { $ship }: { $n ->
    [one] one symbol
   *[other] { $n } symbols
}.
event-delivered = { $who } serves { $merchant }.
event-gave-good = { $who } delivers refined { $good } for a double question mark.
event-looked = { $who } looks at the second disaster tile: { $disaster }.
event-looked-secret = { $who } looks at the second disaster tile.
event-activated = { $who } activates the { $artisan }.
event-upgraded = { $who } trains a follower to { $n }.
event-refined = { $who } refines { $good }.
event-took-good = { $who } takes { $good }.
event-took-support = { $who } takes { $support }.
event-took-artisan = { $who } takes the { $artisan }.
event-scrapped = { $who } scraps { $tile }.
event-scored = { $who } scores { $n ->
    [one] 1 point
   *[other] { $n } points
}.
event-gained-discs = { $who } gets { $n ->
    [one] one disc
   *[other] { $n } discs
}.
event-drew-titan = { $who } draws { $titan }.
event-drew-titan-secret = { $who } draws a titan.
event-drew-support = { $who } draws { $support } from the bag.
event-titans-reshuffled = The discarded titans become a new stack.
event-rested = { $who } takes a follower back from THERMAE.
event-returned = { $who } takes a piece back.
event-laid-disc = { $who } lays a disc on { $space }.
event-polis-yield = { $who } receives the benefit of { $space }.
event-start-player = { $who } becomes start player.
event-recruited = { $who } recruits a follower with { $n ->
    [one] 1 pip
   *[other] { $n } pips
}.
event-crowned = { $who } crowns a follower.
event-strike = The underworld strikes: { $disaster }, strength { $n } in all.
event-endured = { $who } endures the strike; { $n ->
    [one] one disc lies
   *[other] { $n } discs lie
} in the KRYPT.
event-paid-tile = { $who } pays { $tile }.
event-defended = { $who } wards the strike off.
event-redeemed = { $who } buys { $titan } back.
event-challenged = { $who } challenges { $target-seat }.
event-committed = { $who } lays a titan face down.
event-conceded = { $who } concedes the duel.
event-revealed = { $who } reveals { $titan }: strength { $n } in all.
event-won-duel = { $who } wins the duel against { $loser-seat }.
event-lost-support = { $who } loses { $support }.
event-discarded = { $who } discards { $titan }.
event-weakened = { $who }: a follower falls to { $n }.
event-cleaned-up = Followers rest in THERMAE, leaders go home, left-over tiles leave the game.
event-ended = { $krypt ->
    [1] { $rounds ->
        [1] The game ends: the KRYPT is full, and the last round is over.
       *[other] The game ends: the KRYPT is full.
    }
   *[other] The game ends after the last round.
}

# ---- names

name-place = place
name-titan = titan
name-support = support
name-good = good
name-ship = ship
name-artisan = artisan
name-merchant = merchant
name-disaster = disaster
name-air = air
name-water = water
name-earth = earth
name-fire = fire
name-grapes = grapes
name-cattle = cattle
name-olives = olives
name-iron = iron
name-cotton = cotton
name-wine = wine
name-hides = hides
name-oil = oil
name-armour = armour
name-cloth = cloth
name-basic = basic
name-refined = refined
label-with-pips = a follower with { $n }
name-leader = a leader
name-figure = the leader figure
label-die-number = die { $n }
name-thermae = THERMAE
name-polis = POLIS
name-agora = AGORA
name-phalanx = PHALANX
name-art = ART
name-oraculum = ORACULUM
name-foro = FORO
name-titanus = TITANUS
name-agro = AGRO
name-krypt = KRYPT
name-arena = ARENA
name-port = PORT
name-merkator = MERKATOR
name-templum = TEMPLUM
name-left = once
name-right = every round
name-supply = supply
name-reserve = reserve
name-small = small side
name-large = large side
name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-black = black
name-vintner = vintner
name-tanner = tanner
name-oil-presser = oil presser
name-armourer = armourer
name-weaver = weaver
name-master = master
name-instructor = instructor
name-grapes-both = grapes and wine ship
name-grapes-basic = grapes ship
name-grapes-refined = wine ship
name-cattle-both = cattle and hides ship
name-cattle-basic = cattle ship
name-cattle-refined = hides ship
name-olives-both = olives and oil ship
name-olives-basic = olives ship
name-olives-refined = oil ship
name-iron-both = iron and armour ship
name-iron-basic = iron ship
name-iron-refined = armour ship
name-cotton-both = cotton and cloth ship
name-cotton-basic = cotton ship
name-cotton-refined = cloth ship

# headings of the terminal's table, where the game's own word is another than the usual one
heading-bank = discs in the bank
heading-figure = leader figure

# ---- score sheet

sheet-track = Points during the game
sheet-krypt = Discs in the KRYPT
sheet-goods = Goods on collected ships
sheet-followers = Pips of the followers
sheet-crowns = Crowned dice

# ---- heuristics

term-points = points
term-krypt = discs in the KRYPT
term-goods = goods
term-merchants = a merchant within reach
term-artisans = artisans
term-ships = collected ships
term-titans = titans
term-supports = supports
term-shield = readiness for the strike
term-discs = discs in the supply
term-pips = pips of the followers
term-dice = followers in play
term-crowns = crowned dice
term-polis = income from POLIS
term-placed = what the placed pieces will bring
term-unplaced = pieces still to place
term-start = start player

# ---- counted

count-disc = { $n ->
    [one] 1 disc
   *[other] { $n } discs
}
count-tile = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
count-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
count-any = { $n ->
    [one] 1 refined good of your choice
   *[other] { $n } refined goods of your choice
}
count-titan = { $n ->
    [one] 1 titan
   *[other] { $n } titans
}
count-support = { $n ->
    [one] 1 support
   *[other] { $n } supports
}
count-support-draw = { $n ->
    [one] 1 support from the bag
   *[other] { $n } supports from the bag
}
count-upgrade = { $n ->
    [one] 1 upgrade
   *[other] { $n } upgrades
}
count-refine = { $n ->
    [one] 1 refinement
   *[other] { $n } refinements
}
count-artisan = { $n ->
    [one] 1 artisan
   *[other] { $n } artisans
}
count-good = { $n ->
    [one] 1 good
   *[other] { $n } goods
}

count-grapes = { $n } × grapes
count-cattle = { $n } × cattle
count-olives = { $n } × olives
count-iron = { $n } × iron
count-cotton = { $n } × cotton
count-wine = { $n } × wine
count-hides = { $n } × hides
count-oil = { $n } × oil
count-armour = { $n } × armour
count-cloth = { $n } × cloth

# ---- with the facts of the moment: what it costs, what it brings

decision-place-space-now = Where does { $piece } go?
decision-foro-partner-now = Which second piece goes to { $space } with it, with { $least ->
    [one] 1 pip
   *[other] { $least } pips
} at least?
decision-merchant-wild-now = Which refined good do you deliver for the double question mark? { $n ->
    [one] 1 is left.
   *[other] { $n } are left.
}
decision-omen-now = Open lies the { $disaster }. Take the two top disaster tiles?
decision-refine-good-now = { $n ->
    [one] Which good do you refine?
   *[other] Which { $n } goods do you refine? One after the other.
}
decision-upgrade-die-now = { $n ->
    [one] Which follower gains a pip?
   *[other] Which follower gains a pip? You have { $n } upgrades.
}
decision-agora-choice-now = { $space }: what do you take?
decision-phalanx-choice-now = { $space }: what do you take?
decision-art-choice-now = { $space }: an artisan, or points for tiles?
decision-take-good-now = { $n ->
    [one] Which good do you take?
   *[other] Which { $n } goods do you take? One after the other.
}
decision-take-support-now = { $n ->
    [one] Which support do you take?
   *[other] Which { $n } supports do you take? One after the other.
}
decision-take-artisan-now = { $n ->
    [one] Which artisan do you take?
   *[other] Which { $n } artisans do you take? One after the other.
}
decision-scrap-tile-now = { $n ->
    [one] Which of your tiles leaves the game?
   *[other] Which { $n } of your tiles leave the game? One after the other.
}
decision-foro-choice-now = { $space }: what does the pair do?
decision-defend-now = The underworld strikes, { $disaster }: ward it off with { $element } { $required }, or endure it?
decision-krypt-pay-now = Which tile do you pay against the strike? Still demanded: { $element } { $required }.
decision-krypt-redeem-now = Buy a paid titan back for { $price }?
decision-duel-titan-now = Which titan fights for you against { $other_seat }?
decision-duel-support-now = Which support do you add to your titan against { $other_seat }?
decision-duel-answer-now = { $other_seat } challenges you: which titan answers?
decision-duel-redeem-now = Keep { $titan } for { $price }?
opt-turn-ship-now = Ship { $lot } with the { $a }: { $gain }
opt-turn-merchant-now = Serve { $a }: { $price } for { $gain }
opt-turn-artisan-now = Activate the { $a }: { $price } for { $does }
opt-place-space-now = To { $a }{ $at_once ->
    [yes] , acts at once
   *[no] {""}
}
opt-omen-keep-first-now = { $disaster } stays open, { $other } goes to the bottom
opt-omen-keep-second-now = { $disaster } is turned up, { $other } goes to the bottom
opt-merchant-wild-now = Deliver { $good }
opt-refine-good-now = Refine { $a }: { $refined }
opt-upgrade-die-now = { $a } ({ $where }): { $pips } becomes { $after }
opt-crown-die-now = Crown { $a } with { $pips } ({ $where })
opt-polis-disc-now = A disc on { $a }: { $gain }
opt-agora-choice-two-goods-now = { $n ->
    [one] 1 good
   *[other] { $n } goods
}{ $last ->
    [yes] { $n ->
        [one] {""}, the last one
       *[other] {""}, the last ones
    }
   *[no] {""}
}
opt-agora-choice-good-and-upgrade-now = { $n ->
    [0] An upgrade{ $last ->
        [yes] {""}; there is no good left
       *[no] {""}
    }
    [one] 1 good and an upgrade
   *[other] { $n } goods and an upgrade
}
opt-phalanx-choice-two-supports-now = { $n ->
    [one] 1 support
   *[other] { $n } supports
}{ $last ->
    [yes] { $n ->
        [one] {""}, the last one
       *[other] {""}, the last ones
    }
   *[no] {""}
}
opt-phalanx-choice-support-and-upgrade-now = { $n ->
    [0] An upgrade{ $last ->
        [yes] {""}; there is no support left
       *[no] {""}
    }
    [one] 1 support and an upgrade
   *[other] { $n } supports and an upgrade
}
opt-art-choice-scrap-now = Scrap tiles: { $price } for { $gain }
opt-scrap-more-more-now = Scrap more: { $price } for { $gain }
opt-foro-choice-recruit-now = Recruit a follower with { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
} from the reserve
opt-foro-choice-crown-now = Crown a follower: { $price }
opt-defend-defend-now = Ward it off with { $element } { $required } in tiles: { $gain }
opt-defend-endure-now = { $how ->
    [own] Endure it: a disc of your supply goes to the KRYPT
    [bank] Endure it: a disc of your bank goes to the KRYPT
   *[points] Endure it without a disc: you lose { $loss }
}
opt-krypt-pay-titan-now = Pay titan { $a } { $b }: { $worth } of { $required }
opt-krypt-pay-support-now = Pay support { $a } +{ $b }: { $worth } of { $required }
opt-krypt-redeem-titan-now = Buy back titan { $a } { $b }: { $price }
opt-challenge-seat-now = Challenge { $a_seat }: { $gain } if you win, { $concession } if { $a_seat } concedes
opt-duel-support-support-now = Add support { $a } +{ $b }: { $strength } becomes { $after }
opt-duel-support-done-now = Enough: { $strength } in all
opt-duel-answer-concede-now = Concede: { $loss } for { $other_seat }
opt-duel-redeem-yes-now = Keep it: { $price }

# ---- why not

why-PAN-010 = You have no such piece unplaced.
why-PAN-053 = Your leader is not placed yet.
why-PAN-023 = That ship does not lie in PORT.
why-PAN-225 = You have no good the ship takes; you have { $have }.
why-PAN-032 = That merchant does not lie in MERKATOR.
why-PAN-033 = The merchant wants { $price }; you have { $have }.
why-PAN-042 = You have no { $a }.
why-PAN-043 = It costs { $price }; you have { $discs }.
why-PAN-241 = There is nothing for it to do; you have { $have }.
why-PAN-211 = { $a } is not on this side of the board.
why-PAN-116 = A disc of { $owner_seat } lies there.
why-PAN-014 = { $a } takes { $least ->
    [one] 1 pip
   *[other] { $least } pips
}, and this is { $piece }.
why-foro-partner-PAN-014 = { $space } takes { $least ->
    [one] 1 pip
   *[other] { $least } pips
}.
why-PAN-019 = This is { $piece }.
why-PAN-016 = A piece of { $owner_seat } stands there.
why-PAN-017 = You have no second piece for { $a }.
why-foro-partner-PAN-017 = You have no such piece unplaced.
why-PAN-034 = You have { $have }.
why-PAN-049 = That follower is not in front of you but in { $where }.
why-PAN-237 = { $leads ->
    [yes] That die is a leader.
   *[no] That die shows { $pips } ({ $where }).
}
why-agora-choice-PAN-237 = None of your followers can gain a pip.
why-phalanx-choice-PAN-237 = None of your followers can gain a pip.
why-PAN-047 = To refine is: { $wanted }.
why-PAN-048 = You have { $have }.
why-PAN-111 = You have no follower there without a disc.
why-polis-disc-PAN-010 = { $a } is not in POLIS.
why-PAN-238 = There is no tile left to take.
why-PAN-120 = Open lie: { $open }.
why-PAN-130 = Open lie: { $open }.
why-PAN-140 = Open lie: { $open }.
why-scrap-tile-PAN-140 = You do not have this tile.
why-PAN-141 = It takes { $price }; you have { $tiles }.
why-PAN-160 = You have no die in the reserve.
why-PAN-163 = It takes { $price } and a follower; you have { $discs }.
why-crown-die-PAN-163 = That die is a leader already.
why-PAN-166 = It takes { $price }; you have { $tiles }.
why-PAN-245 = That die is in the reserve.
why-PAN-193 = { $element } { $required } is demanded; you have { $strength }.
why-krypt-pay-PAN-193 = You do not have this tile.
why-PAN-190 = The strike asks for { $element }.
why-PAN-195 = You did not pay this titan.
why-PAN-204 = That is no opponent of yours.
why-PAN-202 = { $a_seat } has been challenged in this round.
why-PAN-249 = You have no titan.
why-PAN-230 = You do not have this titan.
why-duel-support-PAN-230 = You have no such support left of your titan’s element, { $element }.

# ---- choices, as the log tells them
did-turn-place = {$who} places {$a}.
did-omen-leave = {$who} leaves the disasters as they are.
did-agora-choice-two-goods = {$who} takes { PRINTED("effect.agora.two_goods") ->
    [one] 1 good
   *[other] { PRINTED("effect.agora.two_goods") } goods
}.
did-agora-choice-good-and-upgrade = {$who} takes { PRINTED("effect.agora.good_with_upgrade") ->
    [one] 1 good
   *[other] { PRINTED("effect.agora.good_with_upgrade") } goods
} and an upgrade.
did-phalanx-choice-two-supports = {$who} takes { PRINTED("effect.phalanx.two_supports") ->
    [one] 1 support
   *[other] { PRINTED("effect.phalanx.two_supports") } supports
}.
did-phalanx-choice-support-and-upgrade = {$who} takes { PRINTED("effect.phalanx.support_with_upgrade") ->
    [one] 1 support
   *[other] { PRINTED("effect.phalanx.support_with_upgrade") } supports
} and an upgrade.
did-agora-choice-decline = {$who} takes nothing.
did-phalanx-choice-decline = {$who} takes nothing.
did-art-choice-decline = {$who} does nothing here.
did-foro-choice-decline = {$who} does nothing here.
did-challenge-decline = {$who} challenges nobody.
did-duel-support-support = {$who} adds support {$a} +{$b}.
did-art-choice-artisan = {$who} takes { PRINTED("effect.art.artisans_taken") ->
    [one] an artisan
   *[other] { PRINTED("effect.art.artisans_taken") } artisans
}.
did-art-choice-scrap = {$who} scraps tiles for points.
did-duel-titan-titan = {$who} fights with titan {$a} {$b}.
did-duel-answer-titan = {$who} answers with titan {$a} {$b}.
did-scrap-more-more = {$who} scraps more.
did-scrap-more-stop = {$who} scraps no more.
did-krypt-redeem-stop = {$who} buys back no titan.
did-foro-choice-crown = {$who} crowns a follower.
did-defend-defend = {$who} wards it off with tiles.
did-duel-support-done = {$who} adds no more support.

# ---- what an option is for, beside what it does at once
does-place-space = {$does}
does-agora-choice-two-goods = Goods are shipped for points, refined by artisans, and then delivered to merchants.
does-turn-place = { $leader ->
    [yes] To any space but in POLIS, whatever it asks for. Leaders must be placed before you pass.
   *[no] A stronger follower may go to more places; the place decides what it brings.
}
does-turn-pass = What you have not placed is kept for the next round.
later-take-artisan = {$does}
later-take-support-support = adds { $b } to a titan of its element
risk-turn-pass = { $short ->
    [0] {""}
   *[other] against the strike you are { $short } short
}
risk-challenge-seat = { $loss } for { $a_seat } if you lose
risk-duel-titan-titan = the titan is lost with the duel, and so is added support
