# Words on the board.
group-workshop = Workshops
group-changer = Changers
group-villa = Villas
strip-phase-placement = Place
strip-phase-placement-long = placing henchmen and crests
strip-phase-mercatus = I
strip-phase-mercatus-long = I Mercatus
strip-phase-arena = II
strip-phase-arena-long = II Arena
strip-phase-stadium = III
strip-phase-stadium-long = III Stadium
strip-phase-theatrum = IV
strip-phase-theatrum-long = IV Theatrum
strip-phase-forum = V
strip-phase-forum-long = V Forum
strip-phase-portus = VI
strip-phase-portus-long = VI Portus
strip-ends = Placed:
strip-end-pieces = pieces
strip-end-pieces-now = { $value } of { $limit } pieces
region-portus = Portus
region-mercatus = Mercatus
region-theatrum = Theatrum
region-forum = Forum
region-stadium = Stadium
region-arena = Arena
area-portus = Portus
area-mercatus = Mercatus
area-theatrum = Theatrum
area-forum = Forum
area-stadium = Stadium
area-arena = Arena
area-advantage = Advantage track
area-contest = Contest track
round = Round { $n } of { $m }
phase-placement = placing henchmen and crests
phase-mercatus = I Mercatus: dice, coins, cards, slaves
phase-arena = II Arena: the gladiators fight
phase-stadium = III Stadium: the chariots race
phase-theatrum = IV Theatrum: a card is auctioned
phase-forum = V Forum: building
phase-portus = VI Portus: workshops and changers pay
phase-end = the game is over
at-dolus = DOLUS
at-pecunia = PECUNIA
at-latro = LATRO
at-portus-bronze = bronze
at-portus-silver = silver
at-portus-gold = gold
at-potentia = POTENTIA
equi-note = EQUI: { PRINTED("action.equi.price") } a card, left also draws
equi-note-short = EQUI: { PRINTED("action.equi.price") } a card
servi-note = SERVI: at most { PRINTED("space[servi-top].max_cards") }, { PRINTED("space[servi-middle].max_cards") }, { PRINTED("space[servi-bottom].max_cards") } cards
auction = auctioneer
advantage = Advantage
advantage-note = first crest wins ties
side-gold = gold
side-silver = silver
left-sites = workshops, changers
left-sites-short = workshops
villas = villas, paid at the end
contest = Contest strength
contest-short = Strength
house-of = { $who }'s house: { $site }
empty = empty
deck-equi = Equi deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
deck-slave = Slave deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
deck-stadium = Laurel deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
deck-theatre = Theatre deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
left = { $n } left
henchman-on = { $who }'s henchman on { $space }
coin-there = a coin of { $metal }
blue-with = { $who } holds the blue dice
crest-on = { $who }'s crest on { $n }
strength-of = { $who }: strength { $n }
bid = the bid
bid-by = { $who } leads
still-in = { $who } is still in
score-of = { $who }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
cost-bronze = bronze
cost-silver = silver
cost-gold = gold
cost-slaves = slaves
your-coins = Your coins
coins-note = metals do not mix
to-place = Still to place
to-place-note = { $n ->
    [one] { $n } henchman
   *[other] { $n } henchmen
  }
crest = Crest
your-hand = Your cards (only you see them)
villas-laurels = Villas × laurels
houses-left = Houses left
harbour-pays = the harbour pays { $n }
if-over = If over now
sum-slaves = slaves { $n }
sum-weapons = weapons { $n }
sum-horses-gold = gold horses { $n }
sum-horses-silver = silver horses { $n }
cards = Cards
start-player = starts
stopped = stopped
phone-forum = Forum
phone-market = Market
phone-games = Games
phone-theatre = Theatre
