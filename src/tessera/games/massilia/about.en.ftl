# What the things of Massilia are.
about-good = { $colour } good, its sign { $colour ->
    [pink] a shell
    [orange] a jug
    [violet] a roll of cloth
   *[other] a sack of grain
}
about-good-text = Bought in the harbour with a beige die; each purchase lowers its reputation by one step. A { $colour } customer who stops at your stall in your turn buys all of them, for { $price ->
    [one] 1 sesterce
   *[other] { $price } sesterces
} each, and brings the reputation of its marker.
about-beige-text = Stands in for coloured goods in a purchase. A customer buys it where he finds nothing of his colour: money, but no reputation.
about-price = Price
about-next-price = Price next round
about-mark = Reputation each
about-on-stalls = On your stalls
about-in-temple = die in the temple, open to all
about-in-supply = die in a supply
about-die-text = For penalty stones: another colour ({ PRINTED("modify.recolour_cost") }), a pip more or less ({ PRINTED("modify.step_cost") }), or a further die of the same colour ({ PRINTED("modify.join_cost") }).
about-pips = Pips
about-reputation-for = Its reputation costs
about-cheapest = Cheapest goods cost
about-room = Room
about-court = court of the { $colour } dice
about-court-text = Whoever takes a die from here must carry out its action in full; afterwards it lies behind his screen.
about-dice-there = Dice there
about-plot-text = A stall may stand here. When the consul stops beside it, it is built for { $cost }.
about-gate-text = A gate: closed at the start, open to stalls later. When the consul stops here, a stall is built for { $cost }.
about-figures = Beside it: { $figures }.
about-stall-here = has a stall here
about-tile-text = Who passes takes the highest tile left: { $n ->
    [one] 1 sesterce
   *[other] { $n } sesterces
}, and a later place in the next round.
about-stones-text = Taken for changing dice; at the end they cost points, more and more. Venus gives some back.
about-at-plot = on space { $n }
about-consul-text = Moved with a brown die. At an empty plot you may build for { $cost }; an empty stall he closes; at a stall with goods its owner pays { $tax } for each good, or loses it.
about-customer = { $colour } customer
about-customer-text = Moved with a brown die. At a stall of the player who moved him he buys all { $colour } goods, or else the beige ones.
about-each = Pays for each
about-sells = Your stalls
about-sells-at = { $n } on { $plot }
about-stall = { $who }: stall on { $n }
about-stall-text = Holds { PRINTED("goods.stall_capacity", "good", "goods") }. The consul closes it when it is empty; at the end stalls bring points by their number.
about-sold-all = Reputation if all were sold
about-tax = Tax
about-card = god card
about-card-text = Played in your turn before a die is taken, one of each god a turn.
about-card-new = It is new: it can be played from your next turn on.
about-in-hand = In your hand
about-holds = holds one
about-discard = Discards
about-discard-text = { $n ->
    [0] Nothing lies here yet.
   *[other] { $n } played: { $cards }. They become the new deck when that is used up.
}
about-deck = Deck of the gods
about-deck-text = { $n ->
    [one] 1 card
   *[other] { $n } cards
} face down. A grey die brings the top one unseen, or one of the open cards.
about-temple-price = Temple price
about-temple-text = What a customer pays for each good, and what each step of reputation costs with a black die. The price tiles move on one field every round.
about-round-text = A round: prices move on, all dice are rolled, then one after the other uses a die or passes.
about-end = How it ends
about-end-text = After the last round stalls and money bring points, penalty stones cost some; most reputation wins.
about-rounds-left = Rounds still to come
about-own-hand = God cards. Others see only those taken open. They bring nothing at the end.
about-own-money = Hidden behind your screen. At the end it brings points.
about-own-stones = Hidden behind your screen. At the end they cost points, more and more.
about-own-die = The die you have taken, with what was added. It must make an action that you can carry out in full.
about-own-rolled = What you rolled. Kept dice are yours alone this round; the others go to the temple.
about-own-supply = Dice only you may use this round.
about-own-screen = Dice used this round. They are rolled at the beginning of the next.
about-own-stalls = Built where the consul stops. At the end they bring points by their number.
about-own-score = Your points if the game were over now.
about-stalls = Stalls on the market. At the end they bring points by their number.
about-dice = Dice of this player: behind the screen, just rolled, and in the supply.
aid-dice = Dice
aid-die = die
aid-does = does
aid-goods = Goods
aid-good = good
aid-price = price
aid-mark = reputation
aid-prices = Prices
aid-keep = keep a die
aid-build = build a stall
aid-temple = a step of reputation
name-sesterce = sesterces
name-stone = penalty stones
help-MAS-026 = Money comes from passing early and from customers at your stalls.
help-MAS-047 = Sell first, or lower the pips of the die for penalty stones.
help-MAS-118 = Sell first, or lower the pips of the die for penalty stones.
help-MAS-060 = Play a card before you sacrifice: it no longer counts.
help-MAS-070 = Let customers stop at your stalls first; the consul can come back.
