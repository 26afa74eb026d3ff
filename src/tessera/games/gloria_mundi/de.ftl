# Gloria Mundi: seine Wörter auf Deutsch.

about = Rom ernähren, während die Goten vorrücken, und als Erster Afrika erreichen.

# ---- Entscheidungen
decision-lay-base = Welche Basis-Karte legst du aus?
decision-choose-lock = Einen Aufbau allein aktivieren oder alles andere?
decision-activate = Welcher Stapel handelt als nächster, und wie?
decision-discard-building = Welchen Aufbau wirfst du ab?
decision-repeat-count = Wie oft tauschst du?
decision-again = Noch einmal tauschen?
decision-pick-payment = Was gibst du ab?
decision-pick-resources = Was nimmst du?
decision-buy = Einen Aufbau kaufen?
decision-pay-glory = Wie viel Ruhm zahlst du?
decision-pay-food = Wie viel Nahrung zahlst du?
decision-pay-gold = Wie viel Gold zahlst du?
decision-place = Auf welche Basis-Karte legst du ihn?
decision-tribute = Tribut zahlen oder den Goten ziehen lassen?
decision-lose-card = Welche Basis-Karte verlierst du?
decision-take-tribute = Welchen Stein nimmst du?

# ---- Möglichkeiten
opt-lay-base = Auslegen: {$a}
opt-choose-lock-none = Alles andere aktivieren, auch die Basis-Karte darunter
opt-choose-lock-lock = Nur {$a}
opt-activate-use = {$a} nutzen
opt-activate-base = Basis-Karte unter {$a}
opt-discard-building-discard = {$a} abwerfen
opt-repeat-count-times = { $a ->
    [one] Einmal
   *[other] {$a}-mal
}
opt-again-again = Noch einmal
opt-again-stop = Aufhören
opt-pick-payment = {$b} abgeben
opt-pick-resources-pick = {$a} nehmen
opt-buy-pass = Nichts kaufen
opt-buy-buy = {$a} kaufen
opt-pay-glory-glory = {$a} Ruhm zahlen
opt-pay-food-food = {$a} Nahrung zahlen
opt-pay-gold-gold = {$a} Gold zahlen
opt-place-place = Auf: {$a}
opt-tribute-move = Den Goten ziehen lassen
opt-tribute-pay = {$a} zahlen
opt-lose-card-lose = {$a} mit {$b}
opt-lose-card-lose-1 = {$a} ohne Aufbau
opt-lose-card-raze = {$a} und {$b}, beide
opt-take-tribute-take = {$a} nehmen

# ---- Ereignisse
event-revealed = {$who} deckt {$card} auf.
event-burned = {$card} kommt ins Feuer.
event-laid = {$who} legt aus: {$type}.
event-locked = {$who} aktiviert nur {$card}.
event-used = {$who} nutzt {$card}.
event-gained = {$who} erhält {$n} {$kind}.
event-paid = {$who} zahlt {$n} {$kind}.
event-stepped = { $n ->
    [one] {$who} macht einen Schritt, auf {$space}.
   *[other] {$who} macht {$n} Schritte, auf {$space}.
}
event-discarded = {$who} wirft {$card} ab.
event-bought = {$who} kauft {$card}, Basis-Karte: {$type}.
event-tributed = {$who} legt dem Goten {$n} {$kind} auf Feld {$space}.
event-ran = {$who} lässt den Goten von {$start} nach {$space} ziehen.
event-spared = {$who} hat nichts, was der Gote will.
event-lost = {$who} verliert: {$type}.
event-ruined = {$who} verliert {$card}, Basis-Karte: {$type}.
event-walled = {$who} opfert {$card} und rettet die Karte darunter: {$type}.
event-took = {$who} nimmt 1 {$kind} vom Tribut.
event-ended = Das Spiel ist aus: {$reason}.

# ---- Namen
name-food = Nahrung
name-gold = Gold
name-peace = Frieden
name-glory = Ruhm
name-any = beliebiger Art
name-step = Schritt
name-farm = Landgut
name-city = Stadt
name-legion = Legion
name-building = Aufbau
name-its-steps = seine Schritte
name-its-price = seinen Preis
name-builder = Baumeister
name-wall = Mauer
name-africa = ein Römer hat Afrika erreicht
name-goth = der Gote ist in Rom
name-hand = es ist keine Basis-Karte mehr auszulegen
name-deck = es ist kein Aufbau mehr aufzudecken
name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-purple = Lila
name-black = Schwarz
name-f01 = Dreschboden
name-f02 = Weizenterrassen
name-f03 = Obstleitern
name-f04 = Hirtenpfad
name-f05 = Küchengarten
name-f06 = Ochsenkarrenhof
name-f07 = Maultierstaffel
name-f08 = Wassermühle
name-f09 = Dorfmarkt
name-f10 = Zehntscheune
name-f11 = Ernteprozession
name-f12 = Versteckter Schafpferch
name-f13 = Honigpressen
name-f14 = Kornreserve
name-f15 = Große Villa
name-c01 = Zollhaus
name-c02 = Münze
name-c03 = Volksbad
name-c04 = Schauspielhaus
name-c05 = Handelsstände
name-c06 = Wagenverleih
name-c07 = Flusshafen
name-c08 = Seidenimporteur
name-c09 = Goldschmiedegasse
name-c10 = Zensusamt
name-c11 = Siegesbogen
name-c12 = Wächterposten
name-c13 = Rednerbühne
name-c14 = Abrisstrupp
name-c15 = Kaiserliche Basilika
name-l01 = Feldlager
name-l02 = Winterquartier
name-l03 = Grenzstreife
name-l04 = Standartenschrein
name-l05 = Quartiermeister
name-l06 = Reitereskorte
name-l07 = Versorgungszug
name-l08 = Veteranensold
name-l09 = Geiseltausch
name-l10 = Musterrolle
name-l11 = Paradeplatz
name-l12 = Kundschafter
name-l13 = Ordensschmiede
name-l14 = Verbrannte Erde
name-l15 = Prätorianerkaserne
name-b01 = Holzfällertrupp
name-b02 = Gedungene Maurer
name-b03 = Heerespioniere
name-b04 = Schmeichelnder Dichter
name-b05 = Meistervermesser
name-b06 = Reicher Gönner
name-w01 = Dornenhecke
name-w02 = Trockenmauer
name-w03 = Stadttor
name-w04 = Ringwall
name-w05 = Lagerpalisade
name-w06 = Grenzgraben

# ---- was die Aufbauten können

# ---- die Wertung, und wonach eine Stellung beurteilt wird
tied-1 = mit mehr Steinen, { $a } zu { $b }
sheet-steps = Schritte von Rom
term-won = das Spielende
term-steps = Schritte von Rom
term-stock = Steine zum Ausgeben
term-income = künftige Steine
term-engine = künftige Schritte durch Aufbauten
term-room = Platz für Aufbauten
term-red = Baumeister und Mauern
term-losses = Karten, die verloren gehen
term-threat = die Drohung des Goten
term-rival = der stärkste Gegner

# ---- gezählt
count-step = { $n ->
    [one] 1 Schritt
   *[other] {$n} Schritte
}
count-farm = { $n ->
    [one] 1 Landgut
   *[other] {$n} Landgüter
}
count-city = { $n ->
    [one] 1 Stadt
   *[other] {$n} Städte
}
count-legion = { $n ->
    [one] 1 Legion
   *[other] {$n} Legionen
}
count-any = { $n ->
    [one] 1 Stein beliebiger Art
   *[other] {$n} Steine beliebiger Art
}
count-building = { $n ->
    [one] ein anderer Aufbau
   *[other] {$n} andere Aufbauten
}

# ---- mit dem, was gerade gilt: was es kostet, was es bringt
decision-repeat-count-now = {$card}: Wie oft tauschst du?
decision-again-now = {$card}: Noch einmal tauschen?
decision-pick-payment-now = {$card} nimmt {$asked}: Was gibst du ab?
decision-pick-resources-now = {$card} gibt {$asked}: Was nimmst du?
decision-discard-building-now = {$card}: Welchen Aufbau wirfst du ab?
decision-pay-glory-now = {$card} kostet {$price}{ $extra ->
    [0] {""}
    [one] {" "}und 1 beliebigen Stein mehr
   *[other] {" "}und {$extra} beliebige Steine mehr
}: Wie viel Ruhm zahlst du?
decision-pay-food-now = {$card} kostet {$price}{ $extra ->
    [0] {""}
    [one] {" "}und 1 beliebigen Stein mehr
   *[other] {" "}und {$extra} beliebige Steine mehr
}: Wie viel Nahrung zahlst du?
decision-pay-gold-now = {$card} kostet {$price}{ $extra ->
    [0] {""}
    [one] {" "}und 1 beliebigen Stein mehr
   *[other] {" "}und {$extra} beliebige Steine mehr
}: Wie viel Gold zahlst du?
decision-place-now = Auf welche Basis-Karte legst du {$card}?
decision-tribute-now = Feld {$space} verlangt {$asked}: Tribut zahlen oder den Goten ziehen lassen?
decision-lose-card-now = Der Gote verbrennt noch {$demand}. Welche deiner Basis-Karten verlierst du?
decision-take-tribute-now = Zu verteilender Tribut: {$pool}. Welchen Stein nimmst du?
opt-choose-lock-lock-now = Nur {$a}: {$gain}
opt-activate-use-now = { $give ->
    [free] {$a} nutzen: {$gain}
   *[other] {$a} nutzen: {$give} gegen {$gain}{ $often ->
        [yes] , sooft du willst
       *[no] {""}
    }
}
opt-activate-base-now = Basis-Karte unter {$a}: {$gain}
opt-discard-building-discard-now = {$a} abwerfen: {$gain}
opt-repeat-count-times-now = { $a ->
    [one] Einmal: {$give} gegen {$gain}
   *[other] {$a}-mal: {$give} gegen {$gain}
}
opt-again-again-now = Noch einmal: {$give} gegen {$gain}
opt-buy-buy-now = {$a} kaufen: {$price}{ $extra ->
    [0] {""}
    [one] , 1 Stein mehr
   *[other] , {$extra} Steine mehr
}{ $steps ->
    [0] {""}
    [one] ; 1 Schritt
   *[other] ; {$steps} Schritte
}
opt-tribute-move-now = Den Goten auf Feld {$end} ziehen lassen; gefordert: {$lost}
opt-lose-card-lose-now = { $wall ->
    [yes] Nur {$b}; es bleibt: {$a}
   *[no] {$a} mit {$b}
}

# ---- warum nicht
why-GLO-022 = Auf deiner Hand ist nicht: {$type}.
why-GLO-095 = Es gibt keine andere Karte ({$laid}), die {$a} zählen könnte.
why-choose-lock-GLO-095 = {$a} liegt bei dir auf keiner Karte des ausgelegten Typs ({$laid}).
why-GLO-025 = {$a} liegt nicht in deiner Auslage.
why-GLO-074 = {$a} ist ein roter Aufbau.
why-GLO-045 = {$a} handelt beim Typ {$type}; ausgelegt ist in diesem Zug {$laid}.
why-GLO-027 = Der Stapel von {$a} hat schon gehandelt.
why-GLO-127 = Die Basis-Karte unter {$a} hat ihre Ressource schon gegeben.
why-GLO-116 = {$a} ist außen vor, weil du die anderen Karten aktivierst.
why-GLO-093 = Gezählt wird je {$per}; du besitzt davon ({$counted}) {$owned}.
why-GLO-096 = Der Gote steht auf Feld {$space}, und dort ist nicht: {$when}.
why-GLO-115 = Es kostet {$give}, du hast {$have}; Ruhm ersetzt hier nichts.
why-GLO-081 = Es kostet {$give}, du hast {$have}.
why-repeat-count-GLO-081 = {$a}-mal kostet {$give}; du hast {$have}, das reicht {$most}-mal.
why-pick-payment-GLO-081 = Du hast {$have}.
why-GLO-087 = Es kostet einen anderen eigenen Aufbau.
why-GLO-088 = Es kostet einen anderen eigenen Aufbau.
why-discard-building-GLO-087 = {$a} ist kein anderer Aufbau deiner Auslage.
why-discard-building-GLO-088 = {$a} ist kein anderer Aufbau deiner Auslage.
why-GLO-128 = Du hast in dieser Aktivierung schon {$done}-mal getauscht.
why-GLO-082 = Bei {$card} geht es um {$asked}.
why-GLO-083 = Bei {$card} geht es um {$asked}.
why-GLO-008 = {$a} liegt nicht im Forum.
why-GLO-042 = {$a} liegt auf: {$on}. Dafür hast du keine freie Basis-Karte.
why-GLO-037 = {$a} kostet {$price} und auf diesem Platz {$extra} mehr, zusammen { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steine
}; du hast {$have}{ $short ->
    [0] {" "}und das passt nicht
   *[other] ; dir fehlt: {$missing}
}{ $joker ->
    [0] {""}
   *[other] ; davon ersetzt dein Ruhm {$joker}
}.
why-GLO-036 = {$a} kostet {$price}; du hast {$have}{ $short ->
    [0] {" "}und das passt nicht
   *[other] ; dir fehlt: {$missing}
}{ $joker ->
    [0] {""}
   *[other] ; davon ersetzt dein Ruhm {$joker}
}.
why-GLO-034 = {$a} kostet {$price}{ $extra ->
    [0] {""}
    [one] {" "}und 1 Stein mehr
   *[other] {" "}und {$extra} Steine mehr
}; du hast {$have}{ $short ->
    [0] {" "}und das passt nicht
   *[other] ; dir fehlt: {$missing}
}{ $joker ->
    [0] {""}
   *[other] ; davon ersetzt dein Ruhm {$joker}
}.
why-pay-glory-GLO-036 = {$card} kostet {$price}.
why-GLO-038 = Du hast {$had} {$kind}.
why-GLO-124 = {$card} kostet { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steine
}, davon mindestens {$low} und höchstens {$high} {$kind}.
why-GLO-041 = Du hast keine freie Basis-Karte ({$type}) für {$card}.
why-GLO-049 = Du hast {$have}.
why-GLO-051 = Feld {$space} verlangt {$asked}.
why-GLO-058 = Diese Karte hast du nicht in deiner Auslage.
why-GLO-059 = Noch gefordert: {$demand}.
why-GLO-066 = Zu nehmen ist nur noch {$pool}.

# Überschriften im Terminal, wo das Spiel ein eigenes Wort hat
heading-pile = Vorratsstapel
heading-building = Aufbau
heading-buildings = Aufbauten

# what decides between equal points, in this order
tie-1 = Ressourcen im Vorrat

# ---- Entscheidungen, wie sie im Verlauf stehen
did-choose-lock-none = {$who} aktiviert alle anderen Karten.
did-buy-pass = {$who} kauft nichts.
did-buy-buy = {$who} kauft {$a}.
did-pay-glory-glory = {$who} zahlt { $a ->
    [0] keinen
   *[other] { $a }
} Ruhm.
did-pay-food-food = {$who} zahlt { $a ->
    [0] keine
   *[other] { $a }
} Nahrung.
did-activate-base = {$who} nutzt die Basis-Karte unter {$a}.
did-again-again = {$who} tauscht noch einmal.
did-again-stop = {$who} tauscht nicht mehr.
did-repeat-count-times = {$who} tauscht { $a ->
    [one] einmal
   *[other] {$a}-mal
}.

# ---- wozu eine Möglichkeit gut ist, neben dem, was sofort geschieht
does-lay-base = Bei allen agieren die Stapel dieses Typs einmal: die Basis-Karte oder der Aufbau darauf.
later-buy-buy = {$does}
later-lose-card-lose = { $wall ->
    [yes] {""}
   *[no] ein Stapel weniger, der agiert
}
risk-tribute-move = du verlierst { $loss ->
    [0] keine Basis-Karte
    [one] 1 Basis-Karte
   *[other] {$loss} Basis-Karten
}; alle zusammen: {$losses}
