# Was die Aufbauten von Gloria Mundi tun; aus der Grammatik der Ausgabe.

title-buildings = Aufbauten
tip-building = { $price }; { $steps } beim Kauf. { $effect }
tip-and = und
tip-or = oder
tip-produce = Gibt { $gain }.
tip-bought = Immer wenn du einen anderen Aufbau kaufst: { $gain }.
tip-exchange = Gib { $give } ab, erhalte { $gain }.
tip-exchange-often = Gib { $give } ab, erhalte { $gain }, sooft du willst.
tip-own = { $gain } je { $n ->
    [one] { $of }
   *[other] { $n } { $of }
} in deinem Besitz.
tip-card = Statt aller anderen Karten der Art { $type }: { $gain } je anderer Karte der Art { $type } in deiner Auslage.
tip-goth = Steht der Gote auf einem Feld mit dem Symbol { $type }: { $gain }.
tip-substitute = Beim Kauf: zahle { $pay } statt { $for } im Preis, { PRINTED("rulings.substitute_without_x_limit") ->
    [one] ein Stück
   *[other] { PRINTED("rulings.substitute_without_x_limit") } Stücke
}.
tip-substitute-often = Beim Kauf: zahle { $pay } statt { $for } im Preis, beliebig viele Stücke.
tip-wall = Wenn der Gote zieht: wirf diese Mauer statt der Karte { $type } darunter ab.
tip-kind-building = einen anderen eigenen Aufbau
tip-kind-its_price = seinen gedruckten Preis
tip-kind-its_steps = die auf ihm gedruckten Schritte
