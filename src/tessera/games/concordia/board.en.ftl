# Words on the board.
strip-phase-card = Card
strip-phase-action = Action
strip-end-cards = cards
strip-end-cards-now = { $left ->
    [one] 1 card
   *[other] { $left } cards
 } left
strip-end-houses = houses
strip-end-houses-now = { $who } { $value } of { $limit } houses
strip-end-turns = last turns
strip-end-turns-now = { $left ->
    [one] 1 turn
   *[other] { $left } turns
 } left
card-label = { $name }: { $does } ({ $gods }), costs { $price }
does-tribune = take cards back
does-architect = move, then build
does-diplomat = copy a played card
does-prefect = a province produces
does-mercator-3 = { PRINTED("actions.mercator.money_own") } HS, trade { PRINTED("actions.mercator.good_types") ->
    [one] one kind
   *[other] { PRINTED("actions.mercator.good_types") } kinds
}
does-mercator-5 = { PRINTED("actions.mercator.money_bought") } HS, trade { PRINTED("actions.mercator.good_types") ->
    [one] one kind
   *[other] { PRINTED("actions.mercator.good_types") } kinds
}
does-senator = buy up to { PRINTED("actions.senator.cards") ->
    [one] one card
   *[other] { PRINTED("actions.senator.cards") } cards
}
does-magister = repeat the card below
does-praetor = buy { PRINTED("actions.praetor.cards") ->
    [one] one card
   *[other] { PRINTED("actions.praetor.cards") } cards
}
does-legatus = your partner plays
does-colonist = new colonists or money
does-mason = bricks from houses
does-farmer = food from houses
does-smith = tools from houses
does-vintner = wine from houses
does-weaver = cloth from houses
does-consul = buy { PRINTED("actions.consul.cards") ->
    [one] a card
   *[other] { PRINTED("actions.consul.cards") } cards
}, no extra
does-proconsul = buy { PRINTED("actions.proconsul.cards") ->
    [one] a card
   *[other] { PRINTED("actions.proconsul.cards") } cards
}, partner plays
does-prefect-architect = one of the two
does-architect-mercator = one of the two
does-prefect-mercator = one of the two
marker-good = { $name }: bonus { $good }
marker-coins = { $name }: { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
city-label = { $name }: { $good }
capital-label = { $name }, the capital
house-in = { $who }'s house in { $city }
colonist-land = { $who }'s colonist: { $place }
colonist-sea = { $who }'s ship: { $place }
in-deck = in deck
cash = cash { $n }
deck-label = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the deck
partner-hand = Your partner's cards
your-cards = Your cards ({ $n })
money = Money
houses-left = { $n ->
    [one] 1 house
   *[other] { $n } houses
} left
store = Warehouse ({ $n } of { $m })
free = { $n ->
    [one] { $n } free place
   *[other] { $n } free places
  }
points-now = If over now
points-sum = { $n ->
    [one] 1 point
   *[other] { $n } points
}
houses = Houses
land-colonists = Colonists on land
sea-colonists = Ships
cards = Cards in hand
magnus = Magnus
team = team { $n }
points = points
phone-near = Near
phone-map = Map
phone-display = Cards
