# Gloria Mundi: its words in English.

about = Feed Rome while the Goths march on, and be the first to reach Africa.

# ---- decisions
decision-lay-base = Which base card do you lay?
decision-choose-lock = Activate one building alone, or everything else?
decision-activate = Which stack acts next, and how?
decision-discard-building = Which building do you discard?
decision-repeat-count = How often do you exchange?
decision-again = Exchange once more?
decision-pick-payment = What do you give?
decision-pick-resources = What do you take?
decision-buy = Buy a building?
decision-pay-glory = How much glory do you pay?
decision-pay-food = How much food do you pay?
decision-pay-gold = How much gold do you pay?
decision-place = On which base card do you lay it?
decision-tribute = Pay tribute, or let the Goth move?
decision-lose-card = Which base card do you lose?
decision-take-tribute = Which piece do you take?

# ---- options
opt-lay-base = Lay a {$a}
opt-choose-lock-none = Activate all the other cards
opt-choose-lock-lock = Only {$a}
opt-activate-use = Use {$a}
opt-activate-base = Base card below {$a}
opt-discard-building-discard = Discard {$a}
opt-repeat-count-times = { $a ->
    [one] Once
   *[other] {$a} times
}
opt-again-again = Once more
opt-again-stop = Stop
opt-pick-payment = Give {$b}
opt-pick-resources-pick = Take {$a}
opt-buy-pass = Buy nothing
opt-buy-buy = Buy {$a}
opt-pay-glory-glory = Pay {$a} glory
opt-pay-food-food = Pay {$a} food
opt-pay-gold-gold = Pay {$a} gold
opt-place-place = On a {$a}
opt-tribute-move = Let the Goth run
opt-tribute-pay = Pay {$a}
opt-lose-card-lose = {$a} with {$b}
opt-lose-card-lose-1 = Bare {$a}
opt-lose-card-raze = {$a} and {$b} both
opt-take-tribute-take = Take {$a}

# ---- events
event-revealed = {$who} reveals {$card}.
event-burned = {$card} goes to the fire.
event-laid = {$who} lays a {$type}.
event-locked = {$who} activates only {$card}.
event-used = {$who} uses {$card}.
event-gained = {$who} gets {$n} {$kind}.
event-paid = {$who} pays {$n} {$kind}.
event-stepped = { $n ->
    [one] {$who} makes a step, to {$space}.
   *[other] {$who} makes {$n} steps, to {$space}.
}
event-discarded = {$who} discards {$card}.
event-bought = {$who} buys {$card} and lays it on a {$type}.
event-tributed = {$who} lays {$n} {$kind} on space {$space} for the Goth.
event-ran = {$who} lets the Goth run from {$start} to {$space}.
event-spared = {$who} has nothing the Goth wants.
event-lost = {$who} loses a {$type}.
event-ruined = {$who} loses {$card} on a {$type}.
event-walled = {$who} gives up {$card} and saves the {$type} below.
event-took = {$who} takes 1 {$kind} of the tribute.
event-ended = The game is over: {$reason}.

# ---- names
name-food = food
name-gold = gold
name-peace = peace
name-glory = glory
name-any = of any kind
name-step = step
name-farm = farm
name-city = city
name-legion = legion
name-building = building
name-its-steps = its steps
name-its-price = its price
name-builder = builder
name-wall = wall
name-africa = a Roman has reached Africa
name-goth = the Goth is in Rome
name-hand = there is no base card left to lay
name-deck = there is no building left to reveal
name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-purple = purple
name-black = black
name-f01 = Threshing Floor
name-f02 = Wheat Terraces
name-f03 = Orchard Ladders
name-f04 = Shepherd Trail
name-f05 = Kitchen Garden
name-f06 = Ox-Cart Yard
name-f07 = Mule Relay
name-f08 = Water Mill
name-f09 = Village Fair
name-f10 = Tithe Barn
name-f11 = Harvest Procession
name-f12 = Hidden Sheepfold
name-f13 = Honey Presses
name-f14 = Grain Reserve
name-f15 = Great Villa
name-c01 = Toll Booth
name-c02 = Mint
name-c03 = Public Bath
name-c04 = Playhouse
name-c05 = Trading Stalls
name-c06 = Chariot Hire
name-c07 = River Harbour
name-c08 = Silk Importer
name-c09 = Goldsmiths Lane
name-c10 = Census Office
name-c11 = Victory Arch
name-c12 = Watchmen Post
name-c13 = Orators Stage
name-c14 = Demolition Crew
name-c15 = Imperial Basilica
name-l01 = Field Camp
name-l02 = Winter Quarters
name-l03 = Border Patrol
name-l04 = Standard Shrine
name-l05 = Quartermaster
name-l06 = Cavalry Escort
name-l07 = Supply Column
name-l08 = Veterans Bounty
name-l09 = Hostage Exchange
name-l10 = Muster Roll
name-l11 = Parade Ground
name-l12 = Scout Riders
name-l13 = Medal Forge
name-l14 = Scorched Earth
name-l15 = Praetorian Barracks
name-b01 = Timber Crew
name-b02 = Hired Masons
name-b03 = Army Engineers
name-b04 = Flattering Poet
name-b05 = Master Surveyor
name-b06 = Wealthy Patron
name-w01 = Thorn Hedge
name-w02 = Dry-Stone Dyke
name-w03 = Town Gate
name-w04 = Ring Rampart
name-w05 = Camp Palisade
name-w06 = Frontier Ditch

# ---- what the buildings do

# ---- the score sheet, and what a position is judged by
tied-1 = with more pieces left, { $a } to { $b }
sheet-steps = Steps from Rome
term-won = the end of the game
term-steps = steps from Rome
term-stock = pieces to spend
term-income = pieces to come
term-engine = steps to come from buildings
term-room = room for buildings
term-red = builders and walls
term-losses = cards being lost
term-threat = the threat of the Goth
term-rival = the strongest rival

# ---- counted
count-step = { $n ->
    [one] 1 step
   *[other] {$n} steps
}
count-farm = { $n ->
    [one] 1 farm
   *[other] {$n} farms
}
count-city = { $n ->
    [one] 1 city
   *[other] {$n} cities
}
count-legion = { $n ->
    [one] 1 legion
   *[other] {$n} legions
}
count-any = { $n ->
    [one] 1 piece of any kind
   *[other] {$n} pieces of any kind
}
count-building = { $n ->
    [one] another building
   *[other] {$n} other buildings
}

# ---- with the facts of the moment: what it costs, what it brings
decision-repeat-count-now = {$card}: how often do you exchange?
decision-again-now = {$card}: exchange once more?
decision-pick-payment-now = {$card} takes {$asked}: what do you give?
decision-pick-resources-now = {$card} gives {$asked}: what do you take?
decision-discard-building-now = {$card}: which building do you discard?
decision-pay-glory-now = {$card} costs {$price}{ $extra ->
    [0] {""}
    [one] {" "}and 1 more piece of any kind
   *[other] {" "}and {$extra} more pieces of any kind
}: how much glory do you pay?
decision-pay-food-now = {$card} costs {$price}{ $extra ->
    [0] {""}
    [one] {" "}and 1 more piece of any kind
   *[other] {" "}and {$extra} more pieces of any kind
}: how much food do you pay?
decision-pay-gold-now = {$card} costs {$price}{ $extra ->
    [0] {""}
    [one] {" "}and 1 more piece of any kind
   *[other] {" "}and {$extra} more pieces of any kind
}: how much gold do you pay?
decision-place-now = On which base card do you lay {$card}?
decision-tribute-now = Space {$space} asks for {$asked}: pay the tribute, or let the Goth run?
decision-lose-card-now = The Goth still burns {$demand}. Which one of your base cards?
decision-take-tribute-now = Tribute to share out: {$pool}. Which piece do you take?
opt-choose-lock-lock-now = Only {$a}: {$gain}
opt-activate-use-now = { $give ->
    [free] Use {$a}: {$gain}
   *[other] Use {$a}: give {$give}, get {$gain}{ $often ->
        [yes] , as often as you like
       *[no] {""}
    }
}
opt-activate-base-now = Base card below {$a}: {$gain}
opt-discard-building-discard-now = Discard {$a}: {$gain}
opt-repeat-count-times-now = { $a ->
    [one] Once: {$give} for {$gain}
   *[other] {$a} times: {$give} for {$gain}
}
opt-again-again-now = Once more: {$give} for {$gain}
opt-buy-buy-now = Buy {$a}: {$price}{ $extra ->
    [0] {""}
    [one] , 1 more piece
   *[other] , {$extra} more pieces
}{ $steps ->
    [0] {""}
    [one] ; 1 step
   *[other] ; {$steps} steps
}
opt-tribute-move-now = Let the Goth run to space {$end}: {$lost} in demand
opt-lose-card-lose-now = { $wall ->
    [yes] {$b} only, the {$a} stays
   *[no] {$a} with {$b}
}

# ---- why not
why-GLO-022 = You have no {$type} in hand.
why-GLO-095 = There is no other {$laid} for {$a} to count.
why-choose-lock-GLO-095 = {$a} does not lie on a {$laid} of yours.
why-GLO-025 = {$a} does not lie in your display.
why-GLO-074 = {$a} is a red building.
why-GLO-045 = {$a} acts when a {$type} is laid; this turn it is a {$laid}.
why-GLO-027 = The stack of {$a} has acted already.
why-GLO-127 = The base card below {$a} has given its resource already.
why-GLO-116 = {$a} was left out when you chose to activate the others.
why-GLO-093 = It counts by {$per}; of that ({$counted}) you own {$owned}.
why-GLO-096 = The Goth stands on space {$space}, which shows no {$when}.
why-GLO-115 = It takes {$give}, you have {$have}; glory does not stand in here.
why-GLO-081 = It takes {$give}, you have {$have}.
why-repeat-count-GLO-081 = {$a} times takes {$give}; you have {$have}, enough for {$most}.
why-pick-payment-GLO-081 = You have {$have}.
why-GLO-087 = It takes another building of yours.
why-GLO-088 = It takes another building of yours.
why-discard-building-GLO-087 = {$a} is no other building of your display.
why-discard-building-GLO-088 = {$a} is no other building of your display.
why-GLO-128 = You have exchanged {$done} times in this activation.
why-GLO-082 = {$card} asks for {$asked}.
why-GLO-083 = {$card} asks for {$asked}.
why-GLO-008 = {$a} does not lie in the forum.
why-GLO-042 = {$a} lies on: {$on}. You have no bare base card for it.
why-GLO-037 = {$a} costs {$price}, and {$extra} more on this slot, { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} in all; you have {$have}{ $short ->
    [0] , and that does not fit
   *[other] : short of {$missing}
}{ $joker ->
    [0] {""}
   *[other] , {$joker} of them your glory stands in for
}.
why-GLO-036 = {$a} costs {$price}; you have {$have}{ $short ->
    [0] , and that does not fit
   *[other] : short of {$missing}
}{ $joker ->
    [0] {""}
   *[other] , {$joker} of them your glory stands in for
}.
why-GLO-034 = {$a} costs {$price}{ $extra ->
    [0] {""}
    [one] {" "}and 1 more piece
   *[other] {" "}and {$extra} more pieces
}; you have {$have}{ $short ->
    [0] , and that does not fit
   *[other] : short of {$missing}
}{ $joker ->
    [0] {""}
   *[other] , {$joker} of them your glory stands in for
}.
why-pay-glory-GLO-036 = {$card} costs {$price}.
why-GLO-038 = You have {$had} {$kind}.
why-GLO-124 = {$card} costs { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}, of them at least {$low} and at most {$high} {$kind}.
why-GLO-041 = You have no bare {$type} for {$card}.
why-GLO-049 = You have {$have}.
why-GLO-051 = Space {$space} asks for {$asked}.
why-GLO-058 = You have no such card in your display.
why-GLO-059 = Still in demand: {$demand}.
why-GLO-066 = There is only {$pool} left to take.

# headings of the terminal's table, where the game's own word is another than the usual one
heading-pile = draw pile
heading-building = building
heading-buildings = buildings

# what decides between equal points, in this order
tie-1 = pieces in stock

# ---- choices, as the log tells them
did-choose-lock-none = {$who} activates all the other cards.
did-buy-pass = {$who} buys nothing.
did-buy-buy = {$who} buys {$a}.
did-pay-glory-glory = {$who} pays { $a ->
    [0] no
   *[other] { $a }
} glory.
did-pay-food-food = {$who} pays { $a ->
    [0] no
   *[other] { $a }
} food.
did-activate-base = {$who} uses the base card below {$a}.
did-again-again = {$who} exchanges once more.
did-again-stop = {$who} exchanges no more.
did-repeat-count-times = {$who} exchanges { $a ->
    [one] once
   *[other] {$a} times
}.

# ---- what an option is for, beside what it does at once
does-lay-base = Everybody’s stacks of this type act once: the base card, or the building on it.
later-buy-buy = {$does}
later-lose-card-lose = { $wall ->
    [yes] {""}
   *[no] one stack fewer to act
}
risk-tribute-move = you lose { $loss ->
    [0] no base card
    [one] 1 base card
   *[other] {$loss} base cards
}; all together: {$losses}
