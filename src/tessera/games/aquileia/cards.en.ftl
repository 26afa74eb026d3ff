# The sites, cards and spaces of Aquileia in words.

title-sites = Building sites
title-cards = Cards
title-spaces = Action spaces
tip-site = Costs { $cost }. { $use }
tip-workshop = Worth { $value } on forum spaces that score, and again each time the harbour activates it.
tip-changer = Pays { $pays } each time the harbour activates it.
tip-villa = Worth { $value } on forum spaces that score; at the end its value for every matching laurel.
tip-slave = { $n ->
    [one] 1 slave
   *[other] { $n } slaves
}: pays for buildings, or adds that much strength in the arena. { $count } in the game.
tip-equi-arma-weapon = Adds { $n } in the arena. { $count } in the game.
tip-equi-arma-horse = Adds { $n } on the { $side } side of the stadium. { $count } in the game.
tip-stadium = { $n ->
    [one] 1 point
   *[other] { $n } points
} at the end. { $count } in the game.
tip-stadium-colour = Counts for every { $colours } villa at the end. { $count } in the game.
tip-theatre = Counts as a laurel of one of its colours: { $colours }. { $count } in the game.
tip-dolus = Roll { PRINTED("action.dolus.red_dice") ->
    [one] 1 red die
   *[other] { PRINTED("action.dolus.red_dice") } red dice
}: a coin of each metal shown.
tip-pecunia = Up to { PRINTED("action.pecunia.max_exchanges") ->
    [one] 1 exchange
   *[other] { PRINTED("action.pecunia.max_exchanges") } exchanges
} with the bank; the first one scores { PRINTED("action.pecunia.points") ->
    [one] 1 point
   *[other] { PRINTED("action.pecunia.points") } points
}.
tip-equi = Buy the open card for { PRINTED("action.equi.price") }{ $more ->
    [1] , and get the top card of the deck with it
   *[other] {""}
}.
tip-servi = Up to { $n ->
    [one] 1 slave card
   *[other] { $n } slave cards
} for { PRINTED("action.servi.coins_per_card") } { $metal } each.
tip-potentia = Take { PRINTED("action.potentia.blue_dice") ->
    [one] the blue die
   *[other] the { PRINTED("action.potentia.blue_dice") } blue dice
} for this round.
tip-contest = Begin the contest with strength { $n }.
tip-theatrum = Auction off the theatre card.
tip-forum = { $n ->
    [one] Build once
   *[other] Build up to { $n } times
}{ $scores ->
    [1] {" "}and score the value at once
   *[other] {""}
}.
tip-latro = Roll { PRINTED("action.portus.latro_red_dice") ->
    [one] 1 red die
   *[other] { PRINTED("action.portus.latro_red_dice") } red dice
} and take the coins of these metals from the harbour.
tip-harbour = Lay 1 { $metal } here; then all your workshops and money-changers are activated.
