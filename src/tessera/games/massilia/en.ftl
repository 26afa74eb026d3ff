# Massilia in English.

about = Draft dice, stock your stalls and lead customers round the market.

## Decisions
decision-place-start-stall = Place a start stall in a quadrant without one
decision-keep-dice = Which of your dice do you keep for yourself?
decision-turn = Your turn: play cards, take a die, or pass
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
opt-keep-dice-mars = Play Mars: keep two dice for nothing
opt-keep-dice-keep = Keep { $a } { $b }
opt-keep-dice-done = The rest goes to the temple
opt-turn-card = { $a ->
    [Jupiter] Play Jupiter: two cards for one sacrifice
    [Neptunus] Play Neptunus: two goods of a purchase are free
    [Mercurius] Play Mercurius: price of { $b } { $c } by 1
    [Minerva] Play Minerva: one step of a die without a stone
    [Phoebus] Play Phoebus: one colour change without a stone
    [Juno] Play Juno: add a die without a stone
    [Venus] { $b ->
        [one] Play Venus: return a stone
       *[other] Play Venus: return { $b } stones
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
opt-sell-beige-no = Keep them
opt-pluto-yes = Play Pluto: the consul has no effect
opt-pluto-no = Keep Pluto in hand
opt-pay-tax-pay = Pay for all goods left
opt-pay-tax-give = Give back a { $a } good
opt-build-stall-yes = Build
opt-build-stall-no = Do not build
opt-move-goods-take = Bring { $b } from plot { $a }
opt-move-goods-done = Nothing more
opt-sacrifice-give = { $b } from plot { $a }
opt-take-card-open = Take { $a }
opt-take-card-deck = Draw from the deck
opt-take-card-stop = No second card
opt-end-turn-venus = { $a ->
    [one] Play Venus: return a stone
   *[other] Play Venus: return { $a } stones
  }
opt-end-turn-end = End the turn

## Events
event-placed-stall = { $who } places a start stall on plot { $plot }.
event-stocked = { $n } { $good } to the stall on plot { $plot }.
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
event-bent-price = { $who } bends the price of { $field } { $step } for this turn.
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
    [0] { $n } { $good }
   *[other] { $n } { $good } and { $beige } beige
}.
event-paid = { $who } pays { $n } HS.
event-earned = { $who } gets { $n } HS.
event-reputation = { $who } gains { $n } reputation.
event-marker = The { $good } marker goes to { $value }.
event-moved = { $who } moves { $figure ->
    [consul] the consul
   *[other] the { $figure } customer
} from { $start } to { $end }.
event-sold = { $who } sells { $n } { $good } on plot { $plot }.
event-shielded = Pluto shields { $who }’s stall on plot { $plot }.
event-taxed = { $who } pays the tax for { $n ->
    [one] 1 good
   *[other] { $n } goods
} on plot { $plot }.
event-seized = { $who } gives back { $good } from plot { $plot }.
event-closed = The consul closes { $who }’s stall on plot { $plot }.
event-built = { $who } builds a stall on plot { $plot }.
event-shifted = { $who } moves { $good } from plot { $start } to plot { $plot }.
event-sacrificed = { $who } sacrifices { $good } from plot { $plot }.
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
name-fifties = “50” tiles
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
name-two = second card
name-value = value
name-context = this decision
name-dice = dice
name-actions = actions
name-set-up = set-up
name-over = over

## Score sheet and heuristic
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
