# Words on the board.
strip-phase-prices = Prices
strip-phase-dice = Dice
strip-phase-actions = Actions
round-short = { "" }
round = Round
order-short = { "" }
order = Order
harbour = Harbour
price = price
reputation-each-short = each
reputation-each = reputation each
gods = Gods
fixed = fixed
temple-price-only-short = temple only
temple-price-only = temple price only
action-beige = Buy
action-brown = Move
action-black = Esteem
action-grey = Offer
good-pink = Pink
good-orange = Orange
good-violet = Violet
good-beige = Beige
god-jupiter = take { PRINTED("cards.god[jupiter].amount") ->
    [one] one card
   *[other] { PRINTED("cards.god[jupiter].amount") } cards
}
god-neptunus = { PRINTED("cards.god[neptunus].amount") ->
    [one] one good
   *[other] { PRINTED("cards.god[neptunus].amount") } goods
} free
god-mars = keep { PRINTED("cards.god[mars].amount") ->
    [one] one die
   *[other] { PRINTED("cards.god[mars].amount") } dice
} free
god-mercurius = a price up or down{ PRINTED("cards.god[mercurius].amount") ->
    [one] {""}
   *[other] {" "}by { PRINTED("cards.god[mercurius].amount") }
}
god-pluto = ignore the consul
god-minerva = { PRINTED("cards.god[minerva].amount") ->
    [one] one free pip step
   *[other] { PRINTED("cards.god[minerva].amount") } free pip steps
}
god-phoebus = recolour { PRINTED("cards.god[phoebus].amount") ->
    [one] a die
   *[other] { PRINTED("cards.god[phoebus].amount") } times
} free
god-juno = join { PRINTED("cards.god[juno].amount") ->
    [one] a die
   *[other] { PRINTED("cards.god[juno].amount") } dice
} for free
god-venus = return { PRINTED("cards.god[venus].amount") ->
    [one] one stone
   *[other] { PRINTED("cards.god[venus].amount") } stones
}
deck = deck { $n }
open-display = open display
discard = discard { $n }
empty = empty
temple-price = Temple price { $n }
stall-label = { $who }'s stall on { $n }: { $goods }
die-label = { $colour } die { $n }
plot-label = Plot { $n }
figure-on = { $who } on { $n }
chip-build = build
chip-tax = tax { $n }
chip-close = close
round-of = Round { $n } of { $m }
order-label = { $who }: place { $n }
round-tile = Round tile { $n }
stones-left = { $n ->
    [one] 1 penalty stone
   *[other] { $n } penalty stones
} left
store-label = { $good } in the harbour: { $n }
price-label = { $good }: price { $n }
mark-label = { $good }: reputation { $n } each
reputation-of = { $who }: reputation { $n }
your-cards = Your cards ({ $n } of { $m })
no-cards = no cards
money = Money
points-now = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
  }
stones = Penalty stones
stone-note = { $n ->
    [0] no points lost
    [one] −1 point
   *[other] −{ $n } points
}; −{ $more } at { $m ->
    [one] 1 stone
   *[other] { $m } stones
}
stone-last = −{ $n ->
    [one] 1 point
   *[other] { $n } points
}
rolled = You rolled
rolled-note = keep one for { $n } HS
supply = Supply dice
supply-note = yours this round
screen = Behind your screen
screen-note = rolled next round
stalls-left = Stalls left
build-for = build for { $n }
if-over = If over now
stalls = Stalls
cards-in-hand = Cards in hand
dice = Dice of this player
passed = passed
phone-market = Market
phone-harbour = Harbour
name-die-beige = beige
name-die-brown = brown
name-die-black = black
name-die-grey = grey
your-die = Your action
die-note = { $n } in all
passed-tile = passed, +{ $n }
