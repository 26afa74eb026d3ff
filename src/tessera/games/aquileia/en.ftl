# Aquileia in English.

about = Send henchmen to arena, stadium, theatre and harbour; turn luck into rank.

## Questions

decision-place = Place a henchman or your crest, or stop for this round.
decision-pecunia-exchange = PECUNIA: which exchange with the bank?
decision-equi-buy = EQUI ET ARMA: buy the open card of this space for { PRINTED("action.equi.price") }?
decision-servi-buy = SERVI: how many slave cards do you buy?
decision-arena-card = The arena: play slaves or weapons to add strength.
decision-arena-blue-dice = The arena: how many blue dice do you roll?
decision-arena-prize = You have won the fight: points or { PRINTED("action.arena.slave_cards") ->
    [one] a slave card
   *[other] { PRINTED("action.arena.slave_cards") } slave cards
}?
decision-stadium-card = The race: play horses of your side to add strength.
decision-stadium-laurel = You have won the race: which laurel do you keep?
decision-theatre-open = The theatre card: open the bidding with one coin?
decision-theatre-bid = The theatre card: match the bid and add one coin, or drop out?
decision-forum-build = The forum: what do you build?
decision-forum-slaves = Which slave cards do you pay?
decision-portus-pay = The thief took your coin. Pay another one to activate your buildings?

## Options

opt-place-henchman = A henchman on {$a}
opt-place-crest = The crest on the advantage track
opt-place-stop = Stop placing in this round
opt-pecunia-exchange-gold-down = { PRINTED("action.pecunia.exchange[gold-down].give") } into { PRINTED("action.pecunia.exchange[gold-down].get") }
opt-pecunia-exchange-silver-down = { PRINTED("action.pecunia.exchange[silver-down].give") } into { PRINTED("action.pecunia.exchange[silver-down].get") }
opt-pecunia-exchange-silver-up = { PRINTED("action.pecunia.exchange[silver-up].give") } into { PRINTED("action.pecunia.exchange[silver-up].get") }
opt-pecunia-exchange-gold-up = { PRINTED("action.pecunia.exchange[gold-up].give") } into { PRINTED("action.pecunia.exchange[gold-up].get") }
opt-pecunia-exchange-done = No more exchanges
opt-equi-buy-buy = Buy the card for { PRINTED("action.equi.price") }
opt-equi-buy-decline = Do not buy
opt-servi-buy-buy = {$a ->
    [0] Buy no slave card
    [one] Buy {$a} slave card
   *[other] Buy {$a} slave cards
}
opt-arena-card-play = Play a {$a}
opt-arena-card-done = Play no more cards
opt-arena-blue-dice-roll = {$a ->
    [0] Roll no blue die
    [one] Roll {$a} blue die
   *[other] Roll {$a} blue dice
}
opt-arena-prize-points = Points: { PRINTED("action.arena.points_per_strength") ->
    [1] your strength
    [2] twice your strength
   *[other] { PRINTED("action.arena.points_per_strength") } times your strength
}
opt-arena-prize-slave = { PRINTED("action.arena.slave_cards") ->
    [one] A slave card
   *[other] { PRINTED("action.arena.slave_cards") } slave cards
}
opt-stadium-card-play = Play a {$a}
opt-stadium-card-done = Play no more cards
opt-stadium-laurel-keep-open = Keep the open card
opt-stadium-laurel-keep-hidden = Keep the face-down card
opt-theatre-open-coin = Open with 1 {$a}
opt-theatre-open-decline = Decline, and leave this auction
opt-theatre-bid-raise = Raise by 1 {$a}
opt-theatre-bid-drop = Drop out
opt-forum-build-site = Build: {$a}
opt-forum-build-pass = Build nothing here
opt-forum-slaves-pay = Pay { PRINTED("deck.slave[slave-1].slaves") ->
    [1] { PRINTED("deck.slave[slave-2].slaves") ->
        [2] { $a ->
            [0] { $b ->
                [one] 1 double slave card
               *[other] { $b } double slave cards
            }
            [one] { $b ->
                [0] 1 single slave card
               *[other] 1 single and { $b } double slave cards
            }
           *[other] { $b ->
                [0] { $a } single slave cards
               *[other] { $a } single and { $b } double slave cards
            }
        }
       *[other] slave cards: { $a } of { PRINTED("deck.slave[slave-1].slaves") }, { $b } of { PRINTED("deck.slave[slave-2].slaves") } slaves
    }
   *[other] slave cards: { $a } of { PRINTED("deck.slave[slave-1].slaves") }, { $b } of { PRINTED("deck.slave[slave-2].slaves") } slaves
}
opt-portus-pay-pay = Pay another coin and activate
opt-portus-pay-skip = Do without the action

## What happens

event-placed = {$who} places a henchman on {$space}.
event-coin-laid = {$who} lays 1 {$metal} under it.
event-crest = {$who} puts the crest on field {$field} of the advantage track.
event-stopped = {$who} stops placing.
event-red-dice = {$who} rolls the red dice: {$counted}.
event-gained = {$who} gets {$n} {$metal}.
event-paid = {$who} pays {$n} {$metal}.
event-scored = {$who} scores { $n ->
    [one] 1 point
   *[other] { $n } points
} ({$source}).
event-bought-equi = {$who} buys a {$equi} on {$space}.
event-drew-equi = {$who} draws a {$equi} face down.
event-drew-equi-secret = {$who} draws an equi card face down.
event-drew-slave = {$who} draws a {$slave}.
event-drew-slave-secret = {$who} draws a slave card.
event-reshuffled-slaves = The discarded slave cards are shuffled: a new deck of {$n}.
event-reshuffled-equi = The discarded weapon and horse cards are shuffled: a new deck of {$n}.
event-blue-dice = {$who} takes the {$n} blue dice.
event-blue-roll = {$who} rolls blue dice: {$counted}.
event-strength = {$who} is at strength {$n}.
event-played-slave = {$who} plays a {$slave}: strength {$n}.
event-played-equi = {$who} plays a {$equi}: strength {$n}.
event-ranked = Rank {$rank}: {$who} with strength {$n}.
event-laurel = {$who} gets the stadium card {$laurel}.
event-laurel-secret = {$who} gets one of the two stadium cards.
event-laurels-removed = Nobody races: {$laurel} and the top stadium card leave the game.
event-theatre-revealed = {$who} puts a theatre card up for auction: {$theatre}.
event-declined = {$who} does not open the bidding.
event-bid = {$who} bids {$counted}.
event-dropped = {$who} drops out.
event-theatre-won = {$who} gets the theatre card {$theatre}.
event-paid-slaves = {$who} pays { PRINTED("deck.slave[slave-1].slaves") ->
    [1] { PRINTED("deck.slave[slave-2].slaves") ->
        [2] { $ones ->
            [0] { $twos ->
                [one] 1 double slave card
               *[other] { $twos } double slave cards
            }
            [one] { $twos ->
                [0] 1 single slave card
               *[other] 1 single and { $twos } double slave cards
            }
           *[other] { $twos ->
                [0] { $ones } single slave cards
               *[other] { $ones } single and { $twos } double slave cards
            }
        }
       *[other] slave cards: { $ones } of { PRINTED("deck.slave[slave-1].slaves") }, { $twos } of { PRINTED("deck.slave[slave-2].slaves") } slaves
    }
   *[other] slave cards: { $ones } of { PRINTED("deck.slave[slave-1].slaves") }, { $twos } of { PRINTED("deck.slave[slave-2].slaves") } slaves
}.
event-built = {$who} builds: {$site}.
event-thief-die = {$who}, the thief, rolls {$metal}.
event-stole = {$who} takes the {$metal} coin from the harbour.
event-harbour-paid = {$who} pays the {$metal} coin lying in the harbour.
event-harbour-lost = {$who} cannot use {$space}.
event-activated = {$who} activates all own workshops and money-changers.
event-start-player = {$who} is the next start player.
event-equi-open = {$equi} is turned up at {$space}.
event-stadium-open = The next stadium card: {$laurel}.
event-round = Round {$n} begins.
event-final-laurels = {$who}: { $n ->
    [one] 1 point
   *[other] { $n } points
} for neutral laurels.
event-final-villas = {$who}: { $n ->
    [one] 1 point
   *[other] { $n } points
} for villas ({$colour}).

## Names

name-bronze = bronze
name-silver = silver
name-gold = gold
name-white = white
name-blue = blue
name-yellow = yellow
name-purple = purple
name-red = red
name-green = green
name-orange = orange
name-placement = Placement
name-mercatus = MERCATUS
name-arena = ARENA
name-stadium = STADIUM
name-theatrum = THEATRUM
name-forum = FORUM
name-portus = PORTUS
name-dolus = DOLUS
name-pecunia = PECUNIA
name-equi-left = EQUI ET ARMA left
name-equi-middle = EQUI ET ARMA middle
name-equi-right = EQUI ET ARMA right
name-servi-top = SERVI top ({ PRINTED("space[servi-top].metal") })
name-servi-middle = SERVI middle ({ PRINTED("space[servi-middle].metal") })
name-servi-bottom = SERVI bottom ({ PRINTED("space[servi-bottom].metal") })
name-potentia = POTENTIA
name-arena-a = Arena, value { PRINTED("space[arena-a].value") }
name-arena-b = Arena, upper { PRINTED("space[arena-b].value") }
name-arena-c = Arena, lower { PRINTED("space[arena-c].value") }
name-gold-a = Golden side, value { PRINTED("space[gold-a].value") }
name-gold-b = Golden side, first { PRINTED("space[gold-b].value") }
name-gold-c = Golden side, second { PRINTED("space[gold-c].value") }
name-silver-a = Silver side, value { PRINTED("space[silver-a].value") }
name-silver-b = Silver side, first { PRINTED("space[silver-b].value") }
name-silver-c = Silver side, second { PRINTED("space[silver-c].value") }
name-forum-1 = Forum 1{ PRINTED("space[forum-1].score_value") ->
    [1] {" "}(scores)
   *[other] {""}
}{ PRINTED("space[forum-1].builds") ->
    [1] {""}
    [2] {" "}(builds twice)
   *[other] {" "}(builds { PRINTED("space[forum-1].builds") } times)
}
name-forum-2 = Forum 2{ PRINTED("space[forum-2].score_value") ->
    [1] {" "}(scores)
   *[other] {""}
}{ PRINTED("space[forum-2].builds") ->
    [1] {""}
    [2] {" "}(builds twice)
   *[other] {" "}(builds { PRINTED("space[forum-2].builds") } times)
}
name-forum-3 = Forum 3{ PRINTED("space[forum-3].score_value") ->
    [1] {" "}(scores)
   *[other] {""}
}{ PRINTED("space[forum-3].builds") ->
    [1] {""}
    [2] {" "}(builds twice)
   *[other] {" "}(builds { PRINTED("space[forum-3].builds") } times)
}
name-forum-4 = Forum 4{ PRINTED("space[forum-4].score_value") ->
    [1] {" "}(scores)
   *[other] {""}
}{ PRINTED("space[forum-4].builds") ->
    [1] {""}
    [2] {" "}(builds twice)
   *[other] {" "}(builds { PRINTED("space[forum-4].builds") } times)
}
name-forum-5 = Forum 5{ PRINTED("space[forum-5].score_value") ->
    [1] {" "}(scores)
   *[other] {""}
}{ PRINTED("space[forum-5].builds") ->
    [1] {""}
    [2] {" "}(builds twice)
   *[other] {" "}(builds { PRINTED("space[forum-5].builds") } times)
}
name-latro = LATRO, the thief
name-portus-bronze = Harbour, bronze
name-portus-silver = Harbour, silver
name-portus-gold = Harbour, gold
name-slave-1 = { PRINTED("deck.slave[slave-1].slaves") ->
    [1] single slave card
    [2] double slave card
   *[other] card of { PRINTED("deck.slave[slave-1].slaves") } slaves
}
name-slave-2 = { PRINTED("deck.slave[slave-2].slaves") ->
    [1] single slave card
    [2] double slave card
   *[other] card of { PRINTED("deck.slave[slave-2].slaves") } slaves
}
name-weapon-1 = weapon { PRINTED("deck.equi_arma[weapon-1].strength") }
name-weapon-2 = weapon { PRINTED("deck.equi_arma[weapon-2].strength") }
name-weapon-3 = weapon { PRINTED("deck.equi_arma[weapon-3].strength") }
name-horse-gold-1 = { PRINTED("deck.equi_arma[horse-gold-1].strength") ->
    [1] golden horse
    [2] double golden horse
   *[other] golden horse of strength { PRINTED("deck.equi_arma[horse-gold-1].strength") }
}
name-horse-gold-2 = { PRINTED("deck.equi_arma[horse-gold-2].strength") ->
    [1] golden horse
    [2] double golden horse
   *[other] golden horse of strength { PRINTED("deck.equi_arma[horse-gold-2].strength") }
}
name-horse-silver-1 = { PRINTED("deck.equi_arma[horse-silver-1].strength") ->
    [1] silver horse
    [2] double silver horse
   *[other] silver horse of strength { PRINTED("deck.equi_arma[horse-silver-1].strength") }
}
name-horse-silver-2 = { PRINTED("deck.equi_arma[horse-silver-2].strength") ->
    [1] silver horse
    [2] double silver horse
   *[other] silver horse of strength { PRINTED("deck.equi_arma[horse-silver-2].strength") }
}
name-laurel-white = white laurel
name-laurel-blue = blue laurel
name-laurel-yellow = yellow laurel
name-laurel-purple = purple laurel
name-laurel-10 = laurel of { PRINTED("deck.stadium[laurel-10].points") }
name-laurel-7 = laurel of { PRINTED("deck.stadium[laurel-7].points") }
name-laurel-5 = laurel of { PRINTED("deck.stadium[laurel-5].points") }
name-laurel-3 = laurel of { PRINTED("deck.stadium[laurel-3].points") }
name-theatre-white-blue = white/blue
name-theatre-blue-yellow = blue/yellow
name-theatre-blue-purple = blue/purple
name-theatre-white-purple = white/purple
name-theatre-yellow-purple = yellow/purple
name-theatre-yellow-white = yellow/white
name-workshop = workshop
name-changer = money-changer
name-villa = villa
label-workshop = workshop { $value } ({ $cost })
label-changer = money-changer ({ $pays })
label-villa = { $colour ->
    [blue] blue
    [white] white
    [yellow] yellow
    [purple] purple
   *[other] { $named }
} villa { $value }

## The score sheet

# headings of the terminal's table, where the game's own word is another than the usual one
heading-total = points if it ended now

sheet-pecunia = PECUNIA
sheet-arena = Arena
sheet-forum = Forum
sheet-portus = Harbour
sheet-start = At the start
sheet-laurels = Neutral laurels
sheet-villas-white = White villas
sheet-villas-blue = Blue villas
sheet-villas-yellow = Yellow villas
sheet-villas-purple = Purple villas

## What a bot looks at

term-track = points on the score track
term-laurels = neutral laurels
term-villas = villas with matching cards
term-hope = villas and laurels that may still find each other
term-workshops = workshops in the rounds to come
term-changers = money-changers in the rounds to come
term-coins = coins
term-slaves = slaves in hand
term-weapons = weapons in hand
term-horses = horses in hand
term-market = henchmen in the market
term-contests = henchmen in arena and stadium
term-theatre = the henchman in the theatre
term-building = henchmen in the forum
term-harbour = henchmen in the harbour
term-crest = the place on the advantage track
term-start = start player
term-in-hand = henchmen still in hand

## Counted

count-slave = {$n ->
    [0] no slave
    [one] 1 slave
   *[other] {$n} slaves
}
count-point = {$n ->
    [one] 1 point
   *[other] {$n} points
}

## With the facts of the moment: what it costs, what it brings

decision-pecunia-exchange-now = PECUNIA: which exchange with the bank? {$n ->
    [one] 1 is left.
   *[other] {$n} are left.
}
decision-equi-buy-now = {$space}: buy a {$card} for {$price}{$extra ->
    [0] {""}
   *[other] , and the top card of the deck with it
}?
decision-servi-buy-now = {$space}: how many slave cards do you buy, for {$price} each?
decision-arena-card-now = The arena, your strength is {$strength}: play slaves or weapons?
decision-stadium-card-now = The race, your strength is {$strength}: play horses of your side?
decision-theatre-open-now = {$auctioneer_seat} auctions the theatre card {$card}: open the bidding with one coin?
decision-theatre-bid-now = Theatre card {$card}, bid by {$bidder_seat}: {$bid}. Match it and add one coin, or drop out?
decision-forum-build-now = {$space}: what do you build?{$builds ->
    [one] {""}
   *[other] {" "}(house {$build} of {$builds})
}
decision-forum-slaves-now = {$site} takes {$need}: which slave cards do you pay?
decision-portus-pay-now = {$space}: the thief took your coin. Pay {$price} again to activate your buildings?
opt-place-henchman-now = A henchman on {$a}{$price ->
    [none] {""}
   *[other] : {$price}
}
opt-place-crest-now = The crest on field {$field} of the advantage track
opt-pecunia-exchange-gold-down-now = {$give} into {$get}{$points ->
    [0] {""}
    [one] , 1 point
   *[other] , {$points} points
}
opt-pecunia-exchange-silver-down-now = {$give} into {$get}{$points ->
    [0] {""}
    [one] , 1 point
   *[other] , {$points} points
}
opt-pecunia-exchange-silver-up-now = {$give} into {$get}{$points ->
    [0] {""}
    [one] , 1 point
   *[other] , {$points} points
}
opt-pecunia-exchange-gold-up-now = {$give} into {$get}{$points ->
    [0] {""}
    [one] , 1 point
   *[other] , {$points} points
}
opt-pecunia-exchange-done-now = {$begun ->
    [yes] No more exchanges
   *[no] No exchange
}
opt-equi-buy-buy-now = Buy a {$card}: {$price}
opt-servi-buy-buy-now = {$a ->
    [0] Buy no slave card
    [one] Buy 1 slave card: {$price}
   *[other] Buy {$a} slave cards: {$price}
}
opt-arena-card-play-now = Play a {$a}: strength {$strength} becomes {$after}
opt-stadium-card-play-now = Play a {$a}: strength {$strength} becomes {$after}
opt-arena-prize-points-now = {$points ->
    [one] 1 point
   *[other] {$points} points
}
opt-arena-prize-slave-now = {$n ->
    [one] 1 slave card
   *[other] {$n} slave cards
}
opt-stadium-laurel-keep-open-now = Keep the open card: {$laurel}
opt-stadium-laurel-keep-hidden-now = Keep the face-down card: {$laurel}
opt-theatre-open-coin-now = Open with {$price}
opt-theatre-bid-raise-now = Raise by 1 {$a}: bid {$price}
opt-forum-build-site-now = Build {$value ->
    [0] {$site}
   *[other] {$site} {$value}
}: {$price}{$points ->
    [0] {""}
    [one] ; 1 point
   *[other] ; {$points} points
}
opt-portus-pay-pay-now = Pay {$price} and get {$gain}

## Why not

why-AQU-015 = A henchman of {$owner_seat} stands there.
why-AQU-016 = Your crest lies on field {$field}.
why-AQU-017 = { $henchmen ->
    [one] Your only henchman is placed.
   *[other] All { $henchmen } henchmen of yours are placed.
}
why-AQU-019 = Your crest is not placed yet.
why-AQU-024 = You stand on the other side of the stadium.
why-AQU-026 = You have a paid space of the harbour already.
why-AQU-027 = The space takes {$price}; {$lack}.
why-AQU-130 = With {$seats} players {$a} is closed.
why-AQU-039 = It takes {$give}; you have {$purse}.
why-AQU-040 = There is no open card.
why-AQU-008 = It costs {$price}; {$lack}.
why-AQU-042 = {$space} sells {$limit} at most.
why-AQU-043 = {$space} sells {$limit} at most.
why-AQU-044 = {$space} sells {$limit} at most.
why-AQU-134 = { $left ->
    [one] There is 1 slave card left to draw.
   *[other] There are { $left } slave cards left to draw.
}
why-arena-prize-AQU-134 = There is no slave card left to draw.
why-AQU-051 = {$held ->
    [0] You have no {$a}.
   *[other] {$a} does not serve in the arena.
}
why-AQU-064 = {$held ->
    [0] You have no {$a}.
   *[other] {$a} does not serve on your side of the stadium ({$side}).
}
why-AQU-052 = You have {$n ->
    [one] 1 blue die
   *[other] {$n} blue dice
} left.
why-AQU-068 = There is no such stadium card.
why-AQU-076 = You have {$purse}.
why-AQU-081 = The bid would be {$price}; {$lack}.
why-AQU-097 = A house of {$owner_seat} stands there.
why-AQU-098 = You have no house left.
why-AQU-093 = It costs {$price}; you have {$purse} and {$slaves}.
why-AQU-094 = It costs {$price}; you have {$purse} and {$slaves}.
why-forum-slaves-AQU-093 = To pay: {$need}; chosen: {$worth}; you have {$slaves}.
why-AQU-133 = To pay: {$need}; chosen: {$worth}, one card too many.
why-AQU-110 = It costs {$price}; {$lack}.
count-slaves = { $n ->
    [one] 1 slave
   *[other] { $n } slaves
}

# ---- choices, as the log tells them
did-pecunia-exchange-done = {$who} exchanges no more coins.
did-arena-card-done = {$who} plays no more cards.
did-stadium-card-done = {$who} plays no more cards.
did-equi-buy-decline = {$who} does not buy the card.
did-servi-buy-buy = {$who} buys { $a ->
    [0] no slave card
    [one] 1 slave card
   *[other] {$a} slave cards
}.
did-arena-blue-dice-roll = {$who} rolls { $a ->
    [0] no blue die
    [one] 1 blue die
   *[other] {$a} blue dice
}.
did-stadium-laurel-keep-open = {$who} keeps the open card.
did-stadium-laurel-keep-hidden = {$who} keeps the face-down card.
did-forum-build-site = {$who} builds: {$a}.
did-forum-build-pass = {$who} builds nothing here.
did-portus-pay-skip = {$who} does without the action.

# ---- what an option is for, beside what it does at once
does-place-henchman = {$does}
does-servi-buy-buy = { $a ->
    [0] {""}
   *[other] Drawn unseen, { PRINTED("deck.slave[slave-1].slaves") } or { PRINTED("deck.slave[slave-2].slaves") } slaves a card: they fight in the arena and pay for buildings.
}
does-place-crest = The lower field wins ties in arena and stadium; field 1 begins the next round.
later-forum-build-site = {$does}
risk-place-stop = nothing more of yours is placed in this round
risk-theatre-open-coin = somebody may bid more; then you keep your coins
risk-theatre-bid-raise = somebody may bid more; then you keep your coins
risk-theatre-bid-drop = {$bidder_seat} may get the card for {$bid}
