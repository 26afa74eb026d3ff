# What the things of Aquileia are.
about-space = action space of { $numeral } { $area }
about-closed = Closed with this number of players.
about-stands = has a henchman here
about-coin-there = Its coin lies here.
about-no-coin = Whoever goes here lays a coin of this metal under the henchman at once.
about-harbour-pays = The harbour pays you
about-card = Open card
about-in-hand = In your hand
about-house-here = has built here
about-matching = Matching laurels
about-holds = holds { $n }
about-card-slave = slave card
about-card-weapon = weapon
about-card-horse = horses
about-card-laurel = laurel from the stadium
about-card-theatre = theatre card
about-deck-equi = Weapons for the arena and horses for the stadium. Some lie open; the left space also brings the top one.
about-deck-slave = Slaves pay for buildings or add strength in the arena. Bought face down from the slave traders.
about-deck-stadium = Laurels: points at the end, or a colour that counts for every villa of it. The winner of the race picks from the open one and the top one.
about-deck-theatre = Each counts as a laurel of one of its two colours; one is auctioned in a round with an auctioneer.
about-discarded = Discarded
about-coin = coin
about-coin-text = A price in a metal is paid in exactly that metal. Only PECUNIA exchanges coins. At the end coins bring nothing.
about-area = area { $numeral }, in the order of acting
about-area-mercatus = Coins by dice, exchange, horse and weapon cards, slaves, and the blue dice.
about-area-arena = Strength of the spaces, red dice, slaves and weapons, blue dice. The first takes points by his strength or { PRINTED("action.arena.slave_cards") ->
    [one] a slave card
   *[other] { PRINTED("action.arena.slave_cards") } slave cards
}, the second the other one; { PRINTED("action.arena.prize_metal") } for the first ones.
about-area-stadium = Strength of the spaces, red dice, horses of the own side, blue dice. Coins for the first ones, laurels for the first two.
about-area-theatrum = The henchman here auctions a theatre card and gets what is paid for it.
about-area-forum = Its spaces build in their order, each by paying what is printed at a free site. Some score the value at once.
about-area-portus = First the thief takes coins lying here, then each paid space activates all workshops and money-changers of its player.
about-area-advantage = One crest each, every round. The lower field wins ties in arena and stadium; field 1 starts the next round.
about-area-contest = Shows the strengths while arena and stadium act.
about-field = field { $n }
about-blue = Blue dice
about-blue-text = For whoever stands on POTENTIA: rolled in the arena, in the stadium, or split between them.
about-has-blue = holds { $n }
about-bid-text = { $coins } for { $card }. Whoever stays in matches it and adds one coin; the auctioneer gets it all.
about-rank = Rank
about-base = From spaces
about-from-cards = From cards
about-strength-text = Strength in this contest: spaces, dice and cards together. Ties go to the lower crest.
about-round-text = A round: all henchmen and crests are placed one by one, then the areas I to VI act.
about-end = How it ends
about-end-text = After the last round villas bring their value for every matching laurel, plain laurels their points. Coins and cards in hand bring nothing.
about-rounds-left = Rounds still to come
about-if-over = Yours if over now
about-own-coins = Metals do not mix: a price in bronze is paid in bronze. Everybody sees your coins.
about-own-place = One henchman or the crest a turn, until all are placed or you stop.{ PRINTED("placement.crest_mandatory") ->
    [0] {""}
   *[other] {" "}The crest must be placed.
}
about-own-cards = Slaves, weapons, horses, laurels and theatre cards. Others see their backs, and the faces bought in the open.
about-own-villas = At the end a villa brings its value for every laurel of its colour.
about-own-houses = A house for every building. Below: what one activation of the harbour brings you.
about-own-total = Your points if the game were over now.
aid-areas = The areas, in this order
aid-does = does
aid-sites = Free sites
aid-site = site
aid-costs = costs
aid-exchange = PECUNIA exchanges
aid-give = give
aid-get = get
help-AQU-008 = DOLUS rolls for coins, the contests pay some, PECUNIA exchanges them.
help-AQU-094 = DOLUS rolls for coins, the contests pay some, PECUNIA exchanges them.
help-AQU-093 = Slaves come from SERVI and from the arena; coins from DOLUS, the contests and money-changers.
help-AQU-027 = DOLUS rolls for coins, and PECUNIA exchanges them; but both act after the placing.
