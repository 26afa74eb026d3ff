# Seine Wörter auf Deutsch.
about = Knöchel unter dem Becher: noch einmal werfen, halten oder passen – und den Topf holen.
decision-turn = Noch einmal werfen, halten oder passen?
opt-turn-again = Noch einmal werfen
opt-turn-hold = Halten: noch einen Einsatz zahlen
opt-turn-yield = Passen
event-began = Runde {$round}: Alle zahlen { $stake ->
    [one] eine Münze
   *[other] {$stake} Münzen
} und werfen.
event-threw = {$who} wirft noch einmal.
event-held = {$who} hält und zahlt {$stake}.
event-yielded = {$who} passt.
event-showed = {$who} hebt den Becher: {$worth}.
event-took = {$who} bekommt den Topf: {$n}.
name-canis = Hund
name-ternio = Drei
name-quaternio = Vier
name-senio = Sechs
sheet-points = Münzen
term-coins = Münzen
term-throw = der Wurf
label-again = neu geworfen
label-held = hält
label-out = hat gepasst
label-bones = Knöchel
label-start = beginnt
