# What the things of Concordia Venus are.
about-city = { $good } city in { $province }
about-city-text = A house here brings its owner 1 { $good } whenever { $province } produces.
about-city-again = { $n ->
    [one] 1 house stands here already, so the money is paid twice.
   *[other] { $n } houses stand here already; the money is paid once more for each.
}
about-capital = capital, in { $province }
about-capital-text = New colonists come into play here. No houses are built in the capital.
about-house-here = has a house here
about-province = province
about-province-good = Its marker shows { $good }: a prefect may let the province produce, takes the good of the marker and turns it over.
about-province-coins = Its marker shows { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: it does not produce before somebody takes the cash of all markers.
about-province-cities = Cities: { $cities }.
about-harvest = would get { $goods }
about-land-way = land way
about-sea-way = sea way
about-way-land = A colonist may stop here and then build in { $a } and { $b }. One colonist a way.
about-way-sea = A ship may stop here and then build in { $a } and { $b }. One ship a way.
about-way-through = It is crossed between { $a } and { $b }; nobody may stop here.
about-stands = stands here
about-house = house
about-house-text = Brings its owner 1 { $good } when { $province } produces, and counts for Jupiter, Saturnus, Venus, Mercurius and Minerva.
about-land = colonist
about-sea = ship
about-colonist-text = Moves when an architect is played; its owner may build in the cities at both ends of the way it stands on. At the end it counts for Mars.
about-owns = { $n ->
    [one] has one
   *[other] has { $n }
}
about-without-space = Without the space
about-deck = Deck
about-deck-text = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the deck, { $all } with the display. The last one bought ends the game.
about-stacks = By stack
about-cash = Cash on all markers
about-space = Space { $n } of the display
about-space-text = A card here costs, besides its own price: { $extra }.
about-god = god
about-god-text = At the end each card of this god brings its owner:
about-god-points = { $points } now: { $cards } × { $per_card }
about-good = good
about-good-text = The bank buys and sells it for { $price ->
    [one] 1 sestertius
   *[other] { $price } sestertii
}.
about-good-city = A house in a city of this good costs { $cost } and money.
about-room = Free places
about-end = How it ends
about-end-text = With the last card of the display, or somebody's last house: then every other player has one more turn, and the gods are counted.
about-cards-left = Cards left
about-houses-left = Fewest houses left
about-own-hand = One card a turn is played from the hand; the tribune takes all played ones back. Others do not see your hand.
about-own-money = Pays for houses and for goods at the bank. Vesta counts it at the end.
about-own-store = Goods and waiting colonists share its places; what finds no place is lost.
about-own-gods = Points of every god if the game were over now.
about-houses = Houses on the map. The last one built ends the game.
about-colonists = Colonists on the map. Each brings the architect { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] a step
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } steps
}, and counts for Mars at the end.
about-ships = Ships on the map. Each brings the architect { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] a step
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } steps
}, and counts for Mars at the end.
aid-houses = A house costs
aid-city = city
aid-costs = costs
aid-trade = trade
aid-cards = Cards
aid-card = card
aid-does = does
aid-gods = Gods
aid-god = god
aid-counts = each card counts
aid-yours = yours
name-sestertius = sestertii
help-CON-029 = A prefect lets a province produce; with a mercator you buy what is missing.
help-CON-030 = A mercator brings money, and so do goods you sell; a prefect may take the cash of the markers.
help-CON-028 = Move a colonist with the architect's steps onto a way that begins there.
help-CON-073 = Let a province produce, or buy the goods with a mercator; a consul pays nothing for the space.
help-CON-063 = Let a province produce, or buy food and tools with a mercator.
help-CON-018 = Let a province produce, or buy food and tools with a mercator.
help-CON-039 = Somebody has to take the cash bonus first; then all markers are turned back.
help-CON-013 = Play the tribune: it takes all your cards back.
about-partner-pays = Of this your partner pays
