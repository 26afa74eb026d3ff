# Massilia in English.

about = Draft dice, stock your stalls and lead customers round the market.

## Decisions
decision-place-start-stall = Place a start stall in a quadrant without one
decision-keep-dice = Which of your dice do you keep for yourself?
decision-turn = Play cards, take a die, or pass
decision-prepare = Change the die, add another, or carry out its action
decision-buy-colour = Goods of which colour do you buy?
decision-buy-split = How many of them are beige?
decision-place-goods = Put the goods on your stalls
decision-move-figure = Who moves, and where to?
decision-sell-beige = Sell all beige goods of this stall?
decision-pluto = The consul is at your stall: play Pluto?
decision-pay-tax = Pay the tax, or give goods back
decision-build-stall = Build a stall here?
decision-move-goods = Move goods to the new stall
decision-sacrifice = Which good do you sacrifice?
decision-take-card = Take a god card
decision-end-turn = Play Venus before your turn ends?

## Options
opt-place-start-stall-plot = Stall on plot { $a }
opt-keep-dice-mars = Play Mars: keep { PRINTED("cards.god[mars].amount", "die", "dice") } for nothing
opt-keep-dice-keep = Keep { $a } { $b }
opt-keep-dice-done = The rest goes to the temple
opt-turn-card = { $a ->
    [Jupiter] Play Jupiter: { PRINTED("cards.god[jupiter].amount", "card", "cards") } for one sacrifice
    [Neptunus] Play Neptunus: { PRINTED("cards.god[neptunus].amount") ->
        [one] 1 good of a purchase is free
       *[other] { PRINTED("cards.god[neptunus].amount") } goods of a purchase are free
    }
    [Mercurius] Play Mercurius: { $b } price { $c } by { PRINTED("cards.god[mercurius].amount") }
    [Minerva] Play Minerva: steps of a die ({ PRINTED("cards.god[minerva].amount") }) without a penalty stone
    [Phoebus] Play Phoebus: colour changes ({ PRINTED("cards.god[phoebus].amount") }) without a penalty stone
    [Juno] Play Juno: add dice ({ PRINTED("cards.god[juno].amount") }) without a penalty stone
    [Venus] { $b ->
        [one] Play Venus: return 1 penalty stone
       *[other] Play Venus: return { $b } penalty stones
      }
   *[other] Play { $a }
  }
opt-turn-die = { $a ->
    [temple] Take { $b } { $c } from the temple
   *[other] Take { $b } { $c } from your supply
  }
opt-turn-pass = Pass for this round
opt-prepare-execute = Carry out the action
opt-prepare-colour = Use it as a { $a } die
opt-prepare-up = One pip more
opt-prepare-down = One pip less
opt-prepare-join = { $a ->
    [temple] Add { $b } { $c } from the temple
   *[other] Add { $b } { $c } from your supply
  }
opt-buy-colour-buy = Buy { $a } goods
opt-buy-split-beige = { $a ->
    [0] No beige goods
    [one] One beige good
   *[other] { $a } beige goods
  }
opt-place-goods-place = { $b } on the stall on plot { $a }
opt-move-figure-move = { $a ->
    [consul] Consul to space { $b }
   *[other] { $a } customer to space { $b }
  }
opt-sell-beige-yes = Sell them
opt-sell-beige-no = Keep the beige goods
opt-pluto-yes = Play Pluto: the consul has no effect
opt-pluto-no = Keep Pluto in hand
opt-pay-tax-pay = Pay for all goods left
opt-pay-tax-give = Give back { $a ->
    [orange] an
   *[other] a
} { $a } good
opt-build-stall-yes = Build
opt-build-stall-no = Do not build
opt-move-goods-take = { $b ->
    [orange] An
   *[other] A
} { $b } good from plot { $a }
opt-move-goods-done = Move no more goods
opt-sacrifice-give = { $b ->
    [orange] An
   *[other] A
} { $b } good from plot { $a }
opt-take-card-open = Take { $a }
opt-take-card-deck = Draw from the deck
opt-take-card-stop = No further card
opt-end-turn-venus = { $a ->
    [one] Play Venus: return 1 penalty stone
   *[other] Play Venus: return { $a } penalty stones
  }
opt-end-turn-end = End the turn

## Events
event-placed-stall = { $who } places a start stall on plot { $plot }.
event-stocked = { $good_n } to the stall on plot { $plot }.
event-round = Round { $round } begins.
event-prices-moved = The price tiles move one field on.
event-rolled-temple = { $n ->
    [one] 1 die is
   *[other] { $n } dice are
} rolled in the temple.
event-rolled = { $who } rolls { $die } { $value }.
event-kept = { $who } keeps { $die } { $value }.
event-to-temple = { $who } leaves { $n ->
    [one] 1 die
   *[other] { $n } dice
} to the temple.
event-turn = It is { $who }’s turn.
event-played = { $who } plays { $god }.
event-bent-price = { $who } moves the { $field } price { $step } for this turn.
event-took-die = { $who } takes { $die } { $value } ({ $place }).
event-recoloured = { $who } uses the { $from } die as { $die }.
event-turned = { $who } turns the die from { $from_value } to { $value }.
event-joined = { $who } adds { $die } { $value } ({ $place }).
event-acted = { $who } carries out the { $die } action, size { $n }.
event-took-stones = { $who } takes { $n ->
    [one] a penalty stone
   *[other] { $n } penalty stones
  }.
event-returned-stones = { $who } returns { $n ->
    [one] a penalty stone
   *[other] { $n } penalty stones
  }.
event-bought = { $who } buys { $beige ->
    [0] { $good_n }
    [one] { $good_n } and 1 beige good
   *[other] { $good_n } and { $beige } beige goods
}.
event-paid = { $who } pays { $n ->
    [one] 1 sesterce
   *[other] { $n } sesterces
}.
event-earned = { $who } gets { $n ->
    [one] 1 sesterce
   *[other] { $n } sesterces
}.
event-reputation = { $who } gains { $n } reputation.
event-marker = The { $good } marker goes to { $value }.
event-moved = { $who } moves { $figure ->
    [consul] the consul
   *[other] the { $figure } customer
} from { $start } to { $end }.
event-sold = { $who } sells { $good_n } on plot { $plot }.
event-shielded = Pluto shields { $who }’s stall on plot { $plot }.
event-taxed = { $who } pays the tax for { $n ->
    [one] 1 good
   *[other] { $n } goods
} on plot { $plot }.
event-seized = { $who } gives back { $good ->
    [orange] an
   *[other] a
} { $good } good from plot { $plot }.
event-closed = The consul closes { $who }’s stall on plot { $plot }.
event-built = { $who } builds a stall on plot { $plot }.
event-shifted = { $who } moves { $good ->
    [orange] an
   *[other] a
} { $good } good from plot { $start } to plot { $plot }.
event-sacrificed = { $who } sacrifices { $good ->
    [orange] an
   *[other] a
} { $good } good from plot { $plot }.
event-took-card = { $who } takes { $god }.
event-drew = { $who } draws a card from the deck.
event-revealed = { $god } lies open now.
event-reshuffled = The discards become a new deck of { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
event-passed = { $who } passes and takes tile { $tile }.
event-passed-last = { $who } is the last to pass.
event-new-order = { $who } is first in the new order.
event-final = { $who } ends with { $score ->
    [one] 1 point
   *[other] { $score } points
}.

## Names
name-pink = pink
name-orange = orange
name-violet = violet
name-beige = beige
name-brown = brown
name-black = black
name-grey = grey
name-die-beige = beige
name-die-brown = brown
name-die-black = black
name-die-grey = grey
name-does-beige = buy goods
name-does-brown = move a figure
name-does-black = buy reputation
name-does-grey = sacrifice goods
name-consul = consul
name-temple = temple
name-supply = supply
name-up = up
name-down = down
name-jupiter = Jupiter
name-neptunus = Neptunus
name-mars = Mars
name-mercurius = Mercurius
name-pluto = Pluto
name-minerva = Minerva
name-phoebus = Phoebus
name-juno = Juno
name-venus = Venus
name-red = red
name-green = green
name-yellow = yellow
name-blue = blue

## Entries of the table
name-round = round
name-rounds = rounds
name-phase = phase
name-active = active player
name-order = turn order
name-round_tiles = round tiles left
name-stones = penalty stones
name-prices = prices
name-next_prices = prices next round
name-markers = reputation each
name-harbour = harbour
name-beige_price = price of beige goods
name-figures = figures
name-stalls = stalls
name-plot = plot
name-seat = player
name-goods = goods
name-room = room
name-rolled = dice rolled
name-used = dice in use
name-display = open cards
name-deck = deck
name-discard = discards
name-tokens = card effects left
name-price_token = bent price
name-played = cards played
name-colour = colour
name-passed = passed
name-tile = round tile
name-reputation = reputation
name-track = on the track
name-fifties = “{ PRINTED("reputation.track_length") }” tiles
name-reserve = stalls in reserve
name-screen = behind the screen
name-cards = cards
name-hand = hand
name-money = sesterces
name-score = points so far
name-recolour = colour change
name-step = step
name-join = further die
name-free2 = free goods
name-two = further card
name-value = value
name-context = this decision
name-dice = dice
name-actions = actions
name-set-up = set-up
name-over = over

## Score sheet and heuristic
tied-1 = with more stalls on the market, { $a } to { $b }
tied-2 = with more money, { $a } to { $b }
tied-3 = with fewer penalty stones, { $a } to { $b }
sheet-reputation = Reputation
sheet-stalls = Stalls on the market
sheet-money = Sesterces
sheet-stones = Penalty stones
term-reputation = reputation
term-stalls = stalls
term-money = money
term-stones = penalty stones
term-cards = god cards
term-goods = goods near their customers
term-consul = danger from the consul
term-dice = turns still to come
term-rivals = the strongest rival

## Counted
count-sesterce = { $n ->
    [one] 1 sesterce
   *[other] { $n } sesterces
}
count-stone = { $n ->
    [0] no penalty stone
    [one] 1 penalty stone
   *[other] { $n } penalty stones
}
count-pink = { $n ->
    [one] 1 pink good
   *[other] { $n } pink goods
}
count-orange = { $n ->
    [one] 1 orange good
   *[other] { $n } orange goods
}
count-violet = { $n ->
    [one] 1 violet good
   *[other] { $n } violet goods
}
count-beige = { $n ->
    [one] 1 beige good
   *[other] { $n } beige goods
}

## With the facts of the moment: what it costs, what it brings
decision-prepare-now = { $fixed ->
    [0] A { $colour } die of { $value }: change it, add another, or carry out its action
   *[other] The { $colour } action has { $total }, the last die shows { $value }: change it, add another, or carry out the action
}
decision-buy-colour-now = You buy { $n ->
    [one] 1 good
   *[other] { $n } goods
}: of which colour?
decision-buy-split-now = You buy { $n ->
    [one] 1 { $good } good
   *[other] { $n } { $good } goods
}: how many of them are beige instead?
decision-place-goods-now = Put { $goods } on your stalls
decision-move-figure-now = Who moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
}, and which way?
decision-sell-beige-now = Sell { $goods } of the stall on plot { $plot } for { $gain }?
decision-pluto-now = { $does ->
    [taxes] { $mover_seat } has led the consul to your stall on plot { $plot }, tax { $tax }: play Pluto?
   *[closes] { $mover_seat } has led the consul to your stall on plot { $plot }, which would be closed: play Pluto?
}
decision-pay-tax-now = Pay { $tax } of tax for plot { $plot } ({ $goods }), or give goods back?
decision-build-stall-now = Build a stall on plot { $plot } for { $price }?
decision-move-goods-now = Move goods to the new stall on plot { $plot }? There is room for { $room }.
decision-sacrifice-now = Sacrifice { $n ->
    [one] 1 more good
   *[other] { $n } more goods
}: which is the next?
decision-take-card-now = { $second ->
    [yes] Take a further god card?
   *[no] Take a god card
}
opt-keep-dice-mars-now = Play Mars: keep { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for nothing
opt-keep-dice-keep-now = Keep { $a } { $b }: { $price }
opt-keep-dice-done-now = { $left ->
    [0] Nothing more to keep
    [one] The last die goes to the temple
   *[other] { $left } dice go to the temple
}
opt-turn-card-now = { $god ->
    [Jupiter] Play Jupiter: { $n ->
        [one] 1 card
       *[other] { $n } cards
    } for one sacrifice
    [Neptunus] Play Neptunus: { $n ->
        [one] 1 good of a purchase is free
       *[other] { $n } goods of a purchase are free
    }
    [Mercurius] Play Mercurius: the { $field } price becomes { $after } instead of { $before }
    [Minerva] Play Minerva: { $n ->
        [one] one step
       *[other] { $n } steps
    } of a die without a penalty stone
    [Phoebus] Play Phoebus: { $n ->
        [one] one colour change
       *[other] { $n } colour changes
    } without a penalty stone
    [Juno] Play Juno: add { $n ->
        [one] a die
       *[other] { $n } dice
    } without a penalty stone
    [Venus] Play Venus: return { $b ->
        [one] 1 penalty stone
       *[other] { $b } penalty stones
    } of { $own_stones }
   *[other] Play { $god }
}
opt-turn-die-now = { $a ->
    [temple] Take { $b } { $c } from the temple: { $action }
   *[other] Take { $b } { $c } from your supply: { $action }
}
opt-turn-pass-now = { $last ->
    [yes] Pass for this round, as the last: first in the next order
   *[no] Pass for this round and get { $gain }
}
opt-prepare-execute-now = { $action }: { $size }{ $price ->
    [nothing] {""}
   *[other] {" "}for { $price }
}
opt-prepare-colour-now = Use it as a { $a } die: { $stones }
opt-prepare-up-now = One pip more: { $value } becomes { $after }, { $stones }
opt-prepare-down-now = One pip less: { $value } becomes { $after }, { $stones }
opt-prepare-join-now = { $a ->
    [temple] Add { $b } { $c } from the temple: { $size } in all, { $stones }
   *[other] Add { $b } { $c } from your supply: { $size } in all, { $stones }
}
opt-buy-colour-buy-now = Buy { $n } { $n ->
    [one] { $a } good
   *[other] { $a } goods
}: { $each } each, from { $least }
opt-buy-split-beige-now = { $goods }: { $price }
opt-place-goods-place-now = { $lot } on the stall on plot { $a }
opt-move-figure-move-now = { $figure ->
    [consul] Consul to space { $b }
   *[other] { $figure } customer to space { $b }
}{ $does ->
    [sells] : buys { $goods } from you for { $gain } and { $praise } reputation
    [beige] : buys { $goods } from you for { $gain }, if you like
    [builds] : you may build for { $price }
    [taxes] : tax of { $tax } for { $owner_seat }
    [closes] : closes the empty stall of { $owner_seat }
   *[nothing] {""}
}
opt-sell-beige-yes-now = Sell { $goods }: { $gain }
opt-pay-tax-pay-now = Pay { $tax }
opt-build-stall-yes-now = Build: { $price }
opt-move-goods-done-now = { $begun ->
    [yes] Move no more goods
   *[no] Move nothing
}

## Why not
why-MAS-013 = A stall stands on plot { $plot }.
why-MAS-111 = Plot { $plot } is a gate.
why-MAS-016 = The quadrant of plot { $plot } has a stall.
why-MAS-092 = You have no Mars you may play.
why-MAS-126 = You have kept a die already, or played Mars.
why-MAS-025 = You did not roll { $a } { $b }.
why-keep-dice-MAS-129 = You have kept a later die already.
why-MAS-026 = Keeping a die costs { $price }; you have { $purse }.
why-MAS-061 = { $god } is new in your hand.
why-MAS-078 = { $played ->
    [yes] You have played { $god } in this turn.
   *[no] You do not have { $god } in hand.
}
why-turn-MAS-030 = { $a ->
    [temple] No { $b } { $c } lies in the temple.
    [supply] No { $b } { $c } lies in your supply.
   *[other] There is no die left for you to take.
}
why-MAS-030 = No { $b } { $c } lies there.
why-MAS-027 = { $b } { $c } lies in another player’s supply.
why-MAS-097 = There is no further die for you to take.
why-MAS-090 = You have no goods to sacrifice.
why-MAS-091 = There is nothing to buy, or no room on your stalls.
why-MAS-093 = The { $field } price would be { $after }; it stays between { $low } and { $high }.
why-MAS-098 = You have { $own_stones }.
why-MAS-047 = It would buy { $size }; with money, room and harbour as they are you can buy { $most } at most. You have { $purse }.
why-MAS-118 = { $size } reputation costs { $price }; you have { $purse }.
why-MAS-060 = You have { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand.
why-MAS-056 = It would sacrifice { $size }; you can sacrifice { $most } at most.
why-prepare-MAS-118 = It makes { $size }, and the temple price allows { $most } at most; you have { $purse }.
why-prepare-MAS-123 = { $same ->
    [yes] The die is { $colour } already.
   *[no] The die is { $colour }, with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } made of { $most_steps }; its colour changes first, once{ PRINTED("modify.engine.one_direction_per_die") ->
        [0] {""}
       *[other] , and its steps go one way
    }.
}
why-prepare-MAS-124 = In this edition that die cannot be added to a { $colour } action.
why-MAS-051 = It takes { $stones }; the general supply has { $supply }.
why-buy-colour-MAS-047 = A { $a } good costs { $each }, you buy { $n }, you have { $purse }; the harbour has { $there }.
why-buy-split-MAS-047 = The price of { $goods } is { $price }, you have { $purse }; the harbour has { $there }.
why-MAS-045 = At least one of them must be { $good }.
why-MAS-046 = You have no stall on plot { $a }.
why-place-goods-MAS-129 = You have filled plot { $last } already.
why-MAS-043 = You place { $goods }.
why-MAS-018 = The stall on plot { $a } has room for { $room }.
why-move-goods-MAS-018 = The stall on plot { $plot } has room for { $room }.
why-place-goods-MAS-047 = What is left after { $lot } would not fit on the stalls behind plot { $a }.
why-MAS-052 = { $figure ->
    [consul] The consul stands on space { $start } and moves { $pips }.
   *[other] The { $figure } customer stands on space { $start } and moves { $pips }.
}
why-MAS-094 = You have no Pluto you may play.
why-MAS-076 = The tax is { $tax }, you have { $purse }; on the stall lie { $goods }.
why-MAS-070 = A stall costs { $price }, you have { $purse }.
why-MAS-071 = You have no such good on another stall.
why-MAS-129 = You have chosen a later one already.
why-sacrifice-MAS-056 = You have no { $b } good on plot { $a }.
why-sacrifice-MAS-129 = You have chosen a later one, or too few would be left: { $n } to give.
why-MAS-099 = You have { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $limit } at most.
why-MAS-057 = Open lie: { $open }.

# headings of the terminal's table, where the game's own word is another than the usual one
heading-free = still free to keep
heading-cost = costs

# what decides between equal points, in this order
tie-1 = stalls
tie-2 = money
tie-3 = fewest penalty stones

# ---- choices, as the log tells them
did-keep-dice-done = {$who} sends the rest to the temple.
did-move-goods-done = {$who} moves no more goods.
did-buy-colour-buy = {$who} buys {$a} goods.
did-sell-beige-yes = {$who} sells the beige goods.
did-sell-beige-no = {$who} keeps the beige goods.
did-pluto-yes = {$who} plays Pluto: the consul has no effect.
did-pluto-no = {$who} keeps Pluto in hand.
did-build-stall-no = {$who} does not build.
did-take-card-stop = {$who} takes no further card.
did-end-turn-end = {$who} ends the turn.

# ---- what an option is for, beside what it does at once
does-place-start-stall-plot = It begins with goods of every colour from the harbour.
does-turn-die = {$does}
does-turn-card = {$does}
does-prepare-colour = {$does}
later-take-card-open = {$does}
later-build-stall-yes = room for goods; stalls count at the end
risk-place-goods-place = the consul taxes { PRINTED("money.tax_per_good") ->
    [one] 1 sesterce
   *[other] { PRINTED("money.tax_per_good") } sesterces
} a good
risk-turn-pass = no more turns in this round
