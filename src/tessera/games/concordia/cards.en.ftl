# The cards, gods and cities of Concordia Venus in words.

title-own = Cards of every player
title-bought = Cards for sale
title-gods = Gods
tip-own = { $does } Counts for { $gods }.
tip-bought = { $does } Counts for { $gods }. Costs { $price }; stack { $stack }.
tip-or = or
tip-tribune = Take your played cards back: you get { PRINTED("actions.tribune.money_per_further_card") ->
    [one] 1 sestertius
   *[other] { PRINTED("actions.tribune.money_per_further_card") } sestertii
} for every card beyond { PRINTED("actions.tribune.free_cards") }; then you may place a colonist.
tip-architect = Move your colonists { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] one step
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } steps
} for each of them on the map, then build.
tip-diplomat = Do what the top card of another player does.
tip-prefect = A province produces, or you take the money of the bonus markers.
tip-mercator-3 = { PRINTED("actions.mercator.money_own", "sestertius", "sestertii") }, then trade { PRINTED("actions.mercator.good_types", "kind of goods", "kinds of goods") }.
tip-mercator-5 = { PRINTED("actions.mercator.money_bought", "sestertius", "sestertii") }, then trade { PRINTED("actions.mercator.good_types", "kind of goods", "kinds of goods") }.
tip-senator = Buy up to { PRINTED("actions.senator.cards") ->
    [one] 1 card
   *[other] { PRINTED("actions.senator.cards") } cards
}.
tip-magister = Do once more what the card played before does.
tip-praetor = Buy up to { PRINTED("actions.praetor.cards") ->
    [one] 1 card
   *[other] { PRINTED("actions.praetor.cards") } cards
}.
tip-legatus = Your partner plays a card, for both.
tip-colonist = Place new colonists, or take { PRINTED("actions.colonist.money_base", "sestertius", "sestertii") } and { PRINTED("actions.colonist.money_per_colonist_on_board") } more for each colonist on the map.
tip-consul = Buy { PRINTED("actions.consul.cards") ->
    [one] a card
   *[other] up to { PRINTED("actions.consul.cards") } cards
} without the extra price.
tip-proconsul = Buy { PRINTED("actions.proconsul.cards") ->
    [one] a card
   *[other] up to { PRINTED("actions.proconsul.cards") } cards
} without the extra price; then your partner plays a card, for both.
tip-specialist = All your houses in cities of { $good } produce.
tip-dual = { $roles }.
tip-vesta = 1 point for every { PRINTED("scoring.vesta.money_per_point", "sestertius", "sestertii") }, goods at their prices.
tip-jupiter = { PRINTED("scoring.jupiter.per_temple_house") } for every house outside of brick cities, { PRINTED("scoring.jupiter.max_per_card") } at most.
tip-saturnus = { PRINTED("scoring.saturnus.per_province") } for every province with a house.
tip-venus = { PRINTED("scoring.venus_single.per_province") } for every province with { PRINTED("scoring.venus_single.houses_needed", "house", "houses") }, { PRINTED("scoring.venus_single.max_per_card") } at most; in teams { PRINTED("scoring.venus_team.per_province") } where both partners have one.
tip-mercurius = { PRINTED("scoring.mercurius.per_good_type") } for every kind of good your houses produce, { PRINTED("scoring.mercurius.max_per_card") } at most.
tip-mars = { PRINTED("scoring.mars.per_colonist_on_board") } for every colonist on the map, { PRINTED("scoring.mars.max_per_card") } at most.
tip-minerva = For every house in a city of its good: mason { PRINTED("scoring.minerva.mason") }, farmer { PRINTED("scoring.minerva.farmer") }, smith { PRINTED("scoring.minerva.smith") }, vintner { PRINTED("scoring.minerva.vintner") }, weaver { PRINTED("scoring.minerva.weaver") }.
tip-city = { $province }; { $letter ->
    [capital] the capital
   *[other] a city tile { $letter }
}.
