# Words on the board.
strip-round = Turn { $n }
strip-phase-lay-base = Base card
strip-phase-activation = Activate
strip-phase-purchase = Buy
strip-phase-goth = Goth
strip-end-africa = Africa
strip-end-africa-now = Africa: { $who } { $value } of { $limit }
strip-end-goth = Goth in Rome
strip-end-goth-now = Goth: space { $value } of { $limit }
strip-end-hand = base cards
strip-end-hand-now = { $who }: { $left ->
    [one] 1 base card
   *[other] { $left } base cards
 } left
strip-end-deck = buildings
strip-end-deck-now = { $left ->
    [one] 1 building
   *[other] { $left } buildings
 } left
next = next
start = start
forum = Forum
first = first
bare = bare
left = { $n } left
burned = burned { $n }
burns = −{ $n }
costs = { $n }
pay = pay { $n }
short = { $n } short
wrong-kinds = wrong kinds
no-bare-farm = no bare farm
no-bare-city = no bare city
no-bare-legion = no bare legion
no-bare-any = no bare card
column-farm = Farms
column-city = Cities
column-legion = Legions
column-legion-short = Legion
runs-to-short = Unpaid: to { $n }, burns
runs-to = If unpaid he runs to { $n } and burns
you-lose = you would lose
you-lose-short = you lose
cards-of = { $n ->
    [0] no card
    [one] { $n } card of { $m }
   *[other] { $n } cards of { $m }
  }
cards-of-short = { $n } of { $m }
shared-out = shared out then
nothing-paid = no tribute lies here
nothing-paid-short = no tribute here
tribute-for = tribute for { $n }
rome-next = next he is in Rome
goth-ends = the game ends
can-pay = you can
cannot-pay = you cannot
goth-at = The Goth on { $n }
goths-space = space { $n } of the Goth's road
roman-space = { $n ->
    [one] 1 step
   *[other] { $n } steps
} from Rome
goths-run = What the Goth would do
roman-at = { $who }: { $n }
tribute-on = { $kind } on { $n }
shelf-of = { $who }, { $n ->
    [one] 1 step
   *[other] { $n } steps
} from Rome
card-label = { $name }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, costs { $total } here
deck-label = Draw pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
your-stock = Your stock
stock-note = glory stands for any kind
your-hand = Base cards in hand
hand-note = ends the game when empty
your-display = Your display
of-goal = of { $n }
in-hand = { $kind } in hand
buildings = Buildings
phone-road = Road
phone-forum = Forum
phone-displays = Displays
name-rome = Roma
name-africa = Africa
goth-in-rome = The Goth stands in Rome.
still-burns = still to burn
burned-all = all that burns is gone
to-share = left to share out

# the same as everywhere: other languages say where these may be broken on a small card
name-c09 = Goldsmiths Lane
name-l04 = Standard Shrine
name-l15 = Praetorian Barracks
name-b05 = Master Surveyor
