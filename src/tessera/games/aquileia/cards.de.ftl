# Bauplätze, Karten und Felder von Aquileia in Worten.

title-sites = Bauplätze
title-cards = Karten
title-spaces = Aktionsfelder
tip-site = Kosten: { $cost }. { $use }
tip-workshop = Zählt { $value } auf Forumsfeldern mit Punkten und noch einmal, sooft der Hafen ihn in Gang setzt.
tip-changer = Zahlt { $pays }, sooft der Hafen sie in Gang setzt.
tip-villa = Zählt { $value } auf Forumsfeldern mit Punkten; am Ende ihren Wert je passendem Lorbeer.
tip-slave = { $n ->
    [one] 1 Sklave
   *[other] { $n } Sklaven
}: bezahlt Gebäude oder gibt so viel Stärke in der Arena. { $count } im Spiel.
tip-equi-arma-weapon = Gibt { $n } in der Arena. { $count } im Spiel.
tip-equi-arma-horse = Gibt { $n } auf der Seite { $side } des Stadions. { $count } im Spiel.
tip-stadium = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} am Ende. { $count } im Spiel.
tip-stadium-colour = Zählt am Ende für jede Villa in { $colours }. { $count } im Spiel.
tip-theatre = Zählt als Lorbeer einer seiner Farben: { $colours }. { $count } im Spiel.
tip-dolus = Wirf { PRINTED("action.dolus.red_dice") ->
    [one] 1 roten Würfel
   *[other] { PRINTED("action.dolus.red_dice") } rote Würfel
}: eine Münze jedes gezeigten Metalls.
tip-pecunia = Bis zu { PRINTED("action.pecunia.max_exchanges") }-mal mit der Bank tauschen; der erste Tausch bringt { PRINTED("action.pecunia.points") ->
    [one] 1 Punkt
   *[other] { PRINTED("action.pecunia.points") } Punkte
}.
tip-equi = Kaufe die offene Karte für { PRINTED("action.equi.price") }{ $more ->
    [1] , dazu die oberste Karte des Stapels
   *[other] {""}
}.
tip-servi = Bis zu { $n ->
    [one] 1 Sklavenkarte
   *[other] { $n } Sklavenkarten
} für je { PRINTED("action.servi.coins_per_card") } { $metal }.
tip-potentia = Nimm { PRINTED("action.potentia.blue_dice") ->
    [one] den blauen Würfel
   *[other] die { PRINTED("action.potentia.blue_dice") } blauen Würfel
} für diese Runde.
tip-contest = Beginne den Wettkampf mit Stärke { $n }.
tip-theatrum = Versteigere die Theaterkarte.
tip-forum = { $n ->
    [one] Baue einmal
   *[other] Baue bis zu { $n }-mal
}{ $scores ->
    [1] {" "}und werte den Wert sofort
   *[other] {""}
}.
tip-latro = Wirf { PRINTED("action.portus.latro_red_dice") ->
    [one] 1 roten Würfel
   *[other] { PRINTED("action.portus.latro_red_dice") } rote Würfel
} und nimm die Münzen dieser Metalle aus dem Hafen.
tip-harbour = Lege 1 { $metal } hierher; dann kommen alle deine Betriebe und Geldstuben in Gang.
