# The gods' cards, dice and scores of Massilia in words.

title-gods = Cards of the gods
title-dice = Dice
title-stalls = Stalls at the end
title-stones = Penalty stones at the end
tip-god = { $text } { $count } in the game.
tip-extra-card = Take { $n ->
    [one] 1 card
   *[other] { $n } cards
} for one sacrifice.
tip-free-goods = { $n ->
    [one] 1 good of a purchase is
   *[other] { $n } goods of a purchase are
} free.
tip-free-keeps = Keep { $n ->
    [one] 1 die
   *[other] { $n } dice
} for nothing.
tip-price-step = Move a price by { $n }.
tip-ignore-consul = Ignore the consul.
tip-free-step = { $n ->
    [one] One step
   *[other] { $n } steps
} of a die without a stone.
tip-free-recolour = { $n ->
    [one] One colour change
   *[other] { $n } colour changes
} without a stone.
tip-free-join = Join { $n ->
    [one] a die
   *[other] { $n } dice
} without a stone.
tip-return-stones = Return up to { $n ->
    [one] 1 penalty stone
   *[other] { $n } penalty stones
}.
tip-buy = Buy as many goods as the pips for the stall, at their prices.
tip-move = Move a figure as far as the pips.
tip-reputation = Buy as much reputation as the pips, each point at the temple price.
tip-sacrifice = Return as many goods as the pips, then take a god's card.
tip-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
