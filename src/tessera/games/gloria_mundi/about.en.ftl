# What the things of Gloria Mundi are.
about-building-farm = building for a { $base }
about-building-city = building for a { $base }
about-building-legion = building for a { $base }
about-building-wall = wall on a { $base }
about-building-builder = builder on a { $base }
about-any-base = { $type }, on any base card
about-built = has built it
about-burned = It has burned.
about-in-pile = It still lies in the draw pile.
about-price = Price
about-slot = Slot +{ $n }
about-extra = For the slot
about-your-roman = Your Roman
about-pieces = Pieces in all
about-goes-on = Bare cards it goes on
about-no-bare = none
about-short-pieces = Pieces you are short of
about-roman = { $who }, { $n ->
    [one] 1 step
   *[other] { $n } steps
} from Rome
about-from-to = from { $a } to { $b }
about-base = base card
about-base-text = When somebody lays a { $type }, each of your { $type } cards gives 1 { $good }, or the building on it acts instead.
about-base-lost = Laid one a turn from the hand; whoever has to lay one and has none ends the game. The Goth destroys them.
about-in-hand = In your hand
about-in-display = In your display
about-bare = Of these bare
about-bases = has { $n } in the display
about-good = piece
about-good-text = Pays the price of buildings and, one for each sign, the tribute. { $good } comes from base cards of its colour.
about-glory-text = A joker: it stands for any piece of a price or a tribute, but not on the left side of an exchange.
about-slot-text = A building here costs { $n ->
    [0] only its printed price
    [one] 1 piece of any kind more
   *[other] { $n } pieces of any kind more
}. Every new building pushes the others on towards +{ $last }.
about-rome = Rome
about-rome-text = Here the Romans begin. When the Goth enters, the game is over.
about-road = { $n ->
    [one] 1 step
   *[other] { $n } steps
} from Rome
about-road-kind = the Romans' road
about-road-text = { $n ->
    [one] 1 step
   *[other] { $n } steps
} before Africa.
about-africa-text = Africa: whoever gets here wins at once.
about-stands = stands here
about-goth-space = Space { $n }
about-goth-road = the Goth's road
about-goth-burns = If the Goth runs over it, it costs the table { $cards }.
about-goth-start = No sign: nothing burns here.
about-goth-paid = Paid: { $pieces } lies here and is shared out when he runs.
about-goth-next = The next tribute is paid here.
about-tribute = Tribute
about-goth = The Goth on { $n }
about-goth-text = Once a turn the active player pays the next tribute, or he runs to the last paid space and every sign he enters destroys a base card, from the active player on.
about-stops = Unpaid he runs to
about-burns = Destroys
about-shared = Then shared out
about-you-lose = Cards you would lose
about-loses = { $n ->
    [one] would lose 1 card
   *[other] would lose { $n } cards
}
about-roman-text = { $n ->
    [one] 1 step
   *[other] { $n } steps
} more to Africa. Whoever is farthest from Rome at the end wins; a lost building never takes steps back.
about-fire = Fire
about-fire-text = Buildings out of the game, { $n } so far: { $cards }.
about-pile = Draw pile
about-pile-text = { $n ->
    [one] 1 building
   *[other] { $n } buildings
} face down; every turn begins with a new one in the forum. Without one the game is over.
about-unseen = Still to come
about-end = How it ends
about-end-text = At once when a Roman reaches Africa, when somebody has no base card to lay or no building can be turned over; and after the Goth has entered Rome.
about-to-africa = Nearest to Africa
about-goth-left = Goth to Rome
about-fewest = Fewest base cards in hand
about-pile-left = Buildings left
about-own-stock = Your pieces lie behind the screen. Whoever has more of them wins a tie.
about-own-hand = One base card a turn is laid from the hand. With none left to lay the game is over.
about-own-display = Your base cards and the buildings on them. Laying a type lets every stack of it act once.
aid-forum = Forum
aid-building = building
aid-costs = costs
aid-does = does
aid-bases = Base cards
aid-base = card
aid-gives = gives
aid-tribute = Tribute
aid-space = space
help-GLO-034 = Lay the type whose cards give what is missing, or wait: each turn the card slides to a cheaper slot.
help-GLO-036 = Glory comes from buildings only; lay the type of one of yours that gives it.
help-GLO-037 = Wait: each turn the card slides to a cheaper slot. Or lay the type that gives you most.
help-GLO-042 = Lay a base card of that type next turn; the building may go on it at once.
