# Seine Wörter auf Deutsch.
about = Lege in jeder Runde einen Stein: Der höchste gewinnt sie.
decision-lay = Welchen Stein legst du?
opt-lay-stone = Die {$a} legen
event-laid = {$who} legt die {$stone}.
event-took = {$who} gewinnt die Runde: { $n ->
    [one] ein Punkt
   *[other] {$n} Punkte
}.
sheet-points = Punkte
term-points = Punkte
term-stones = hohe Steine
label-rest = übrig
label-gone = gespielt
label-laid = gelegt
label-stones = Steine
label-hand = Hand
label-points = Punkte
