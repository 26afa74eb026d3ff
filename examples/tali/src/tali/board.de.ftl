# Die Wörter auf dem Brett auf Deutsch.
pot = Der Topf: {$n}
held = hält
out = hat gepasst
again = neu geworfen: {$n}
coins = Münzen
your-bones = Unter deinem Becher
your-turn = Dein Zug
do-again = Neu werfen
do-yield = Passen
phone-table = Tisch
