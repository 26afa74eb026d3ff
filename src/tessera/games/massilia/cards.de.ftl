# Götterkarten, Würfel und Wertungen von Massilia in Worten.

title-gods = Götterkarten
title-dice = Würfel
title-stalls = Stände am Ende
title-stones = Strafsteine am Ende
tip-god = { $text } { $count } im Spiel.
tip-extra-card = Nimm { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} für ein Opfer.
tip-free-goods = { $n ->
    [one] 1 Ware eines Kaufs ist
   *[other] { $n } Waren eines Kaufs sind
} umsonst.
tip-free-keeps = Behalte { $n } Würfel umsonst.
tip-price-step = Ändere einen Preis um { $n }.
tip-ignore-consul = Beachte den Konsul nicht.
tip-free-step = { $n ->
    [one] Ein Schritt
   *[other] { $n } Schritte
} eines Würfels ohne Stein.
tip-free-recolour = { $n ->
    [one] Ein Farbwechsel
   *[other] { $n } Farbwechsel
} ohne Stein.
tip-free-join = Verbinde { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
} ohne Stein.
tip-return-stones = Gib bis zu { $n ->
    [one] 1 Strafstein
   *[other] { $n } Strafsteine
} zurück.
tip-buy = Kaufe so viele Waren, wie die Augen zeigen, zu ihren Preisen für den Stand.
tip-move = Ziehe eine Figur so weit, wie die Augen zeigen.
tip-reputation = Kaufe so viel Ansehen, wie die Augen zeigen, jeden Punkt zum Tempelpreis.
tip-sacrifice = Gib so viele Waren zurück, wie die Augen zeigen, dann nimm eine Götterkarte.
tip-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
