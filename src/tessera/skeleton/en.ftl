# Its words in English.
about = Lay a stone in every round: the highest one takes it.
decision-lay = Which stone do you lay?
opt-lay-stone = Lay the {$a}
event-laid = {$who} lays the {$stone}.
event-took = {$who} takes the round: { $n ->
    [one] one point
   *[other] {$n} points
}.
sheet-points = Points
term-points = points
term-stones = high stones
label-rest = left over
label-gone = played
label-laid = laid
label-stones = stones
label-hand = hand
label-points = points
