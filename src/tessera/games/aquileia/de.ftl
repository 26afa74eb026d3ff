# Aquileia auf Deutsch.

about = Gefolgsleute in Arena, Stadion, Theater und Hafen schicken; aus Glück wird Rang.

## Fragen

decision-place = Setze einen Gefolgsmann oder dein Wappen ein, oder höre für diese Runde auf.
decision-pecunia-exchange = PECUNIA: Welcher Tausch mit der Bank?
decision-equi-buy = EQUI ET ARMA: Die offene Karte dieses Feldes für { PRINTED("action.equi.price") } kaufen?
decision-servi-buy = SERVI: Wie viele Sklavenkarten kaufst du?
decision-arena-card = Die Arena: Spiele Sklaven oder Waffen aus, um stärker zu werden.
decision-arena-blue-dice = Die Arena: Wie viele blaue Würfel wirfst du?
decision-arena-prize = Du hast den Kampf gewonnen: Punkte oder { PRINTED("action.arena.slave_cards") ->
    [one] eine Sklavenkarte
   *[other] { PRINTED("action.arena.slave_cards") } Sklavenkarten
}?
decision-stadium-card = Das Rennen: Spiele Pferde deiner Seite aus, um stärker zu werden.
decision-stadium-laurel = Du hast das Rennen gewonnen: Welchen Lorbeer behältst du?
decision-theatre-open = Die Theaterkarte: Mit einer Münze eröffnen?
decision-theatre-bid = Die Theaterkarte: Mitbieten und eine Münze mehr, oder aussteigen?
decision-forum-build = Das Forum: Was baust du?
decision-forum-slaves = Welche Sklavenkarten zahlst du?
decision-portus-pay = Der Dieb nahm deine Münze. Noch eine zahlen, um deine Gebäude in Gang zu setzen?

## Möglichkeiten

opt-place-henchman = Ein Gefolgsmann auf {$a}
opt-place-crest = Das Wappen auf die Vorteilsleiste
opt-place-stop = In dieser Runde nichts mehr einsetzen
opt-pecunia-exchange-gold-down = { PRINTED("action.pecunia.exchange[gold-down].give") } in { PRINTED("action.pecunia.exchange[gold-down].get") }
opt-pecunia-exchange-silver-down = { PRINTED("action.pecunia.exchange[silver-down].give") } in { PRINTED("action.pecunia.exchange[silver-down].get") }
opt-pecunia-exchange-silver-up = { PRINTED("action.pecunia.exchange[silver-up].give") } in { PRINTED("action.pecunia.exchange[silver-up].get") }
opt-pecunia-exchange-gold-up = { PRINTED("action.pecunia.exchange[gold-up].give") } in { PRINTED("action.pecunia.exchange[gold-up].get") }
opt-pecunia-exchange-done = Nicht mehr tauschen
opt-equi-buy-buy = Die Karte für { PRINTED("action.equi.price") } kaufen
opt-equi-buy-decline = Nicht kaufen
opt-servi-buy-buy = {$a ->
    [0] Keine Sklavenkarte kaufen
    [one] {$a} Sklavenkarte kaufen
   *[other] {$a} Sklavenkarten kaufen
}
opt-arena-card-play = Ausspielen: {$a}
opt-arena-card-done = Keine Karten mehr ausspielen
opt-arena-blue-dice-roll = {$a ->
    [0] Keinen blauen Würfel werfen
    [one] {$a} blauen Würfel werfen
   *[other] {$a} blaue Würfel werfen
}
opt-arena-prize-points = Punkte: { PRINTED("action.arena.points_per_strength") ->
    [1] deine Stärke
    [2] das Doppelte deiner Stärke
   *[other] das { PRINTED("action.arena.points_per_strength") }fache deiner Stärke
}
opt-arena-prize-slave = { PRINTED("action.arena.slave_cards") ->
    [one] Eine Sklavenkarte
   *[other] { PRINTED("action.arena.slave_cards") } Sklavenkarten
}
opt-stadium-card-play = Ausspielen: {$a}
opt-stadium-card-done = Keine Karten mehr ausspielen
opt-stadium-laurel-keep-open = Die offene Karte behalten
opt-stadium-laurel-keep-hidden = Die verdeckte Karte behalten
opt-theatre-open-coin = Mit 1 {$a} eröffnen
opt-theatre-open-decline = Verzichten und diese Versteigerung verlassen
opt-theatre-bid-raise = Um 1 {$a} erhöhen
opt-theatre-bid-drop = Aussteigen
opt-forum-build-site = Bauen: {$a}
opt-forum-build-pass = Hier nichts bauen
opt-forum-slaves-pay = { PRINTED("deck.slave[slave-1].slaves") ->
    [1] { PRINTED("deck.slave[slave-2].slaves") ->
        [2] { $a ->
            [0] { $b ->
                [one] 1 doppelte Sklavenkarte
               *[other] { $b } doppelte Sklavenkarten
            }
            [one] { $b ->
                [0] 1 einfache Sklavenkarte
               *[other] 1 einfache und { $b } doppelte Sklavenkarten
            }
           *[other] { $b ->
                [0] { $a } einfache Sklavenkarten
               *[other] { $a } einfache und { $b } doppelte Sklavenkarten
            }
        }
       *[other] Sklavenkarten: { $a } mit { PRINTED("deck.slave[slave-1].slaves") }, { $b } mit { PRINTED("deck.slave[slave-2].slaves") } Sklaven
    }
   *[other] Sklavenkarten: { $a } mit { PRINTED("deck.slave[slave-1].slaves") }, { $b } mit { PRINTED("deck.slave[slave-2].slaves") } Sklaven
} zahlen
opt-portus-pay-pay = Noch eine Münze zahlen und die Gebäude in Gang setzen
opt-portus-pay-skip = Auf die Aktion verzichten

## Was geschieht

event-placed = {$who} setzt einen Gefolgsmann auf {$space}.
event-coin-laid = {$who} legt 1 {$metal} darunter.
event-crest = {$who} setzt das Wappen auf Feld {$field} der Vorteilsleiste.
event-stopped = {$who} setzt nichts mehr ein.
event-red-dice = {$who} wirft die roten Würfel: {$counted}.
event-gained = {$who} erhält {$n} {$metal}.
event-paid = {$who} zahlt {$n} {$metal}.
event-scored = {$who} macht { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} ({$source}).
event-bought-equi = {$who} kauft auf {$space}: {$equi}.
event-drew-equi = {$who} zieht verdeckt: {$equi}.
event-drew-equi-secret = {$who} zieht verdeckt eine Equi-Karte.
event-drew-slave = {$who} zieht eine {$slave}.
event-drew-slave-secret = {$who} zieht eine Sklavenkarte.
event-reshuffled-slaves = Die abgelegten Sklavenkarten werden gemischt: ein neuer Stapel aus {$n}.
event-reshuffled-equi = Die abgelegten Waffen- und Pferdekarten werden gemischt: ein neuer Stapel aus {$n}.
event-blue-dice = {$who} nimmt die {$n} blauen Würfel.
event-blue-roll = {$who} wirft blaue Würfel: {$counted}.
event-strength = {$who} hat Stärke {$n}.
event-played-slave = {$who} spielt eine {$slave}: Stärke {$n}.
event-played-equi = {$who} spielt: {$equi}, Stärke {$n}.
event-ranked = Rang {$rank}: {$who} mit Stärke {$n}.
event-laurel = {$who} erhält die Stadionkarte {$laurel}.
event-laurel-secret = {$who} erhält eine der zwei Stadionkarten.
event-laurels-removed = Niemand fährt: {$laurel} und die oberste Stadionkarte verlassen das Spiel.
event-theatre-revealed = {$who} versteigert eine Theaterkarte: {$theatre}.
event-declined = {$who} eröffnet nicht.
event-bid = {$who} bietet {$counted}.
event-dropped = {$who} steigt aus.
event-theatre-won = {$who} erhält die Theaterkarte {$theatre}.
event-paid-slaves = {$who} zahlt { PRINTED("deck.slave[slave-1].slaves") ->
    [1] { PRINTED("deck.slave[slave-2].slaves") ->
        [2] { $ones ->
            [0] { $twos ->
                [one] 1 doppelte Sklavenkarte
               *[other] { $twos } doppelte Sklavenkarten
            }
            [one] { $twos ->
                [0] 1 einfache Sklavenkarte
               *[other] 1 einfache und { $twos } doppelte Sklavenkarten
            }
           *[other] { $twos ->
                [0] { $ones } einfache Sklavenkarten
               *[other] { $ones } einfache und { $twos } doppelte Sklavenkarten
            }
        }
       *[other] Sklavenkarten: { $ones } mit { PRINTED("deck.slave[slave-1].slaves") }, { $twos } mit { PRINTED("deck.slave[slave-2].slaves") } Sklaven
    }
   *[other] Sklavenkarten: { $ones } mit { PRINTED("deck.slave[slave-1].slaves") }, { $twos } mit { PRINTED("deck.slave[slave-2].slaves") } Sklaven
}.
event-built = {$who} baut: {$site}.
event-thief-die = {$who}, der Dieb, wirft {$metal}.
event-stole = {$who} nimmt die Münze aus {$metal} aus dem Hafen.
event-harbour-paid = {$who} zahlt die Münze aus {$metal}, die im Hafen liegt.
event-harbour-lost = {$who} kann {$space} nicht nutzen.
event-activated = {$who} setzt alle eigenen Betriebe und Geldstuben in Gang.
event-start-player = {$who} ist der nächste Startspieler.
event-equi-open = {$equi} wird bei {$space} aufgedeckt.
event-stadium-open = Die nächste Stadionkarte: {$laurel}.
event-round = Runde {$n} beginnt.
event-final-laurels = {$who}: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für neutrale Lorbeeren.
event-final-villas = {$who}: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für Villen ({$colour}).

## Namen

name-bronze = Bronze
name-silver = Silber
name-gold = Gold
name-white = Weiß
name-blue = Blau
name-yellow = Gelb
name-purple = Violett
name-red = Rot
name-green = Grün
name-orange = Orange
name-placement = Einsetzen
name-mercatus = MERCATUS
name-arena = ARENA
name-stadium = STADIUM
name-theatrum = THEATRUM
name-forum = FORUM
name-portus = PORTUS
name-dolus = DOLUS
name-pecunia = PECUNIA
name-equi-left = EQUI ET ARMA links
name-equi-middle = EQUI ET ARMA Mitte
name-equi-right = EQUI ET ARMA rechts
name-servi-top = SERVI oben ({ PRINTED("space[servi-top].metal") })
name-servi-middle = SERVI Mitte ({ PRINTED("space[servi-middle].metal") })
name-servi-bottom = SERVI unten ({ PRINTED("space[servi-bottom].metal") })
name-potentia = POTENTIA
name-arena-a = Arena, Wert { PRINTED("space[arena-a].value") }
name-arena-b = Arena, obere { PRINTED("space[arena-b].value") }
name-arena-c = Arena, untere { PRINTED("space[arena-c].value") }
name-gold-a = goldene Seite, Wert { PRINTED("space[gold-a].value") }
name-gold-b = goldene Seite, erste { PRINTED("space[gold-b].value") }
name-gold-c = goldene Seite, zweite { PRINTED("space[gold-c].value") }
name-silver-a = silberne Seite, Wert { PRINTED("space[silver-a].value") }
name-silver-b = silberne Seite, erste { PRINTED("space[silver-b].value") }
name-silver-c = silberne Seite, zweite { PRINTED("space[silver-c].value") }
name-forum-1 = Forum 1{ PRINTED("space[forum-1].score_value") ->
    [1] {" "}(mit Punkten)
   *[other] {""}
}{ PRINTED("space[forum-1].builds") ->
    [1] {""}
    [2] {" "}(baut zweimal)
   *[other] {" "}(baut { PRINTED("space[forum-1].builds") }-mal)
}
name-forum-2 = Forum 2{ PRINTED("space[forum-2].score_value") ->
    [1] {" "}(mit Punkten)
   *[other] {""}
}{ PRINTED("space[forum-2].builds") ->
    [1] {""}
    [2] {" "}(baut zweimal)
   *[other] {" "}(baut { PRINTED("space[forum-2].builds") }-mal)
}
name-forum-3 = Forum 3{ PRINTED("space[forum-3].score_value") ->
    [1] {" "}(mit Punkten)
   *[other] {""}
}{ PRINTED("space[forum-3].builds") ->
    [1] {""}
    [2] {" "}(baut zweimal)
   *[other] {" "}(baut { PRINTED("space[forum-3].builds") }-mal)
}
name-forum-4 = Forum 4{ PRINTED("space[forum-4].score_value") ->
    [1] {" "}(mit Punkten)
   *[other] {""}
}{ PRINTED("space[forum-4].builds") ->
    [1] {""}
    [2] {" "}(baut zweimal)
   *[other] {" "}(baut { PRINTED("space[forum-4].builds") }-mal)
}
name-forum-5 = Forum 5{ PRINTED("space[forum-5].score_value") ->
    [1] {" "}(mit Punkten)
   *[other] {""}
}{ PRINTED("space[forum-5].builds") ->
    [1] {""}
    [2] {" "}(baut zweimal)
   *[other] {" "}(baut { PRINTED("space[forum-5].builds") }-mal)
}
name-latro = LATRO, der Hafendieb
name-portus-bronze = Hafen, Bronze
name-portus-silver = Hafen, Silber
name-portus-gold = Hafen, Gold
name-slave-1 = { PRINTED("deck.slave[slave-1].slaves") ->
    [1] einfache Sklavenkarte
    [2] doppelte Sklavenkarte
   *[other] Karte mit { PRINTED("deck.slave[slave-1].slaves") } Sklaven
}
name-slave-2 = { PRINTED("deck.slave[slave-2].slaves") ->
    [1] einfache Sklavenkarte
    [2] doppelte Sklavenkarte
   *[other] Karte mit { PRINTED("deck.slave[slave-2].slaves") } Sklaven
}
name-weapon-1 = Waffe { PRINTED("deck.equi_arma[weapon-1].strength") }
name-weapon-2 = Waffe { PRINTED("deck.equi_arma[weapon-2].strength") }
name-weapon-3 = Waffe { PRINTED("deck.equi_arma[weapon-3].strength") }
name-horse-gold-1 = { PRINTED("deck.equi_arma[horse-gold-1].strength") ->
    [1] goldenes Pferd
    [2] goldenes Doppelpferd
   *[other] goldenes Pferd der Stärke { PRINTED("deck.equi_arma[horse-gold-1].strength") }
}
name-horse-gold-2 = { PRINTED("deck.equi_arma[horse-gold-2].strength") ->
    [1] goldenes Pferd
    [2] goldenes Doppelpferd
   *[other] goldenes Pferd der Stärke { PRINTED("deck.equi_arma[horse-gold-2].strength") }
}
name-horse-silver-1 = { PRINTED("deck.equi_arma[horse-silver-1].strength") ->
    [1] silbernes Pferd
    [2] silbernes Doppelpferd
   *[other] silbernes Pferd der Stärke { PRINTED("deck.equi_arma[horse-silver-1].strength") }
}
name-horse-silver-2 = { PRINTED("deck.equi_arma[horse-silver-2].strength") ->
    [1] silbernes Pferd
    [2] silbernes Doppelpferd
   *[other] silbernes Pferd der Stärke { PRINTED("deck.equi_arma[horse-silver-2].strength") }
}
name-laurel-white = weißer Lorbeer
name-laurel-blue = blauer Lorbeer
name-laurel-yellow = gelber Lorbeer
name-laurel-purple = violetter Lorbeer
name-laurel-10 = Lorbeer zu { PRINTED("deck.stadium[laurel-10].points") }
name-laurel-7 = Lorbeer zu { PRINTED("deck.stadium[laurel-7].points") }
name-laurel-5 = Lorbeer zu { PRINTED("deck.stadium[laurel-5].points") }
name-laurel-3 = Lorbeer zu { PRINTED("deck.stadium[laurel-3].points") }
name-theatre-white-blue = Weiß/Blau
name-theatre-blue-yellow = Blau/Gelb
name-theatre-blue-purple = Blau/Violett
name-theatre-white-purple = Weiß/Violett
name-theatre-yellow-purple = Gelb/Violett
name-theatre-yellow-white = Gelb/Weiß
name-workshop = Betrieb
name-changer = Geldstube
name-villa = Villa
label-workshop = Betrieb { $value } ({ $cost })
label-changer = Geldstube ({ $pays })
label-villa = { $colour ->
    [blue] blaue
    [white] weiße
    [yellow] gelbe
    [purple] violette
   *[other] { $named }
} Villa { $value }

## Der Wertungsbogen

# Überschriften im Terminal, wo das Spiel ein eigenes Wort hat
heading-total = Punkte, wenn jetzt Schluss wäre

sheet-pecunia = PECUNIA
sheet-arena = Arena
sheet-forum = Forum
sheet-portus = Hafen
sheet-start = Zu Beginn
sheet-laurels = Neutrale Lorbeeren
sheet-villas-white = Weiße Villen
sheet-villas-blue = Blaue Villen
sheet-villas-yellow = Gelbe Villen
sheet-villas-purple = Violette Villen

## Worauf ein Computerspieler achtet

term-track = Punkte auf der Leiste
term-laurels = neutrale Lorbeeren
term-villas = Villen mit passenden Karten
term-hope = Villen und Lorbeeren, die noch zusammenfinden können
term-workshops = Betriebe in den kommenden Runden
term-changers = Geldstuben in den kommenden Runden
term-coins = Münzen
term-slaves = Sklaven auf der Hand
term-weapons = Waffen auf der Hand
term-horses = Pferde auf der Hand
term-market = Gefolgsleute auf dem Markt
term-contests = Gefolgsleute in Arena und Stadion
term-theatre = der Gefolgsmann im Theater
term-building = Gefolgsleute im Forum
term-harbour = Gefolgsleute im Hafen
term-crest = der Platz auf der Vorteilsleiste
term-start = Startspieler
term-in-hand = Gefolgsleute, die noch nicht eingesetzt sind

## Gezählt

count-slave = {$n ->
    [0] 0 Sklaven
    [one] 1 Sklave
   *[other] {$n} Sklaven
}
count-point = {$n ->
    [one] 1 Punkt
   *[other] {$n} Punkte
}

## Mit dem, was gerade gilt: was es kostet, was es bringt

decision-pecunia-exchange-now = PECUNIA: Welcher Tausch mit der Bank? {$n ->
    [one] 1 ist übrig.
   *[other] {$n} sind übrig.
}
decision-equi-buy-now = {$space}: {$card} für {$price} kaufen{$extra ->
    [0] {""}
   *[other] , dazu die oberste Karte des Stapels
}?
decision-servi-buy-now = {$space}: Wie viele Sklavenkarten kaufst du, für je {$price}?
decision-arena-card-now = Die Arena, deine Stärke ist {$strength}: Sklaven oder Waffen ausspielen?
decision-stadium-card-now = Das Rennen, deine Stärke ist {$strength}: Pferde deiner Seite ausspielen?
decision-theatre-open-now = {$auctioneer_seat} versteigert die Theaterkarte {$card}: Mit einer Münze eröffnen?
decision-theatre-bid-now = Theaterkarte {$card}, Gebot von {$bidder_seat}: {$bid}. Mitbieten und eine Münze mehr, oder aussteigen?
decision-forum-build-now = {$space}: Was baust du?{$builds ->
    [one] {""}
   *[other] {" "}(Haus {$build} von {$builds})
}
decision-forum-slaves-now = {$site}, zu zahlen: {$need}. Welche Sklavenkarten zahlst du?
decision-portus-pay-now = {$space}: Der Dieb nahm deine Münze. Noch einmal {$price} zahlen, um deine Gebäude in Gang zu setzen?
opt-place-henchman-now = Ein Gefolgsmann auf {$a}{$price ->
    [none] {""}
   *[other] : {$price}
}
opt-place-crest-now = Das Wappen auf Feld {$field} der Vorteilsleiste
opt-pecunia-exchange-gold-down-now = {$give} in {$get}{$points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , {$points} Punkte
}
opt-pecunia-exchange-silver-down-now = {$give} in {$get}{$points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , {$points} Punkte
}
opt-pecunia-exchange-silver-up-now = {$give} in {$get}{$points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , {$points} Punkte
}
opt-pecunia-exchange-gold-up-now = {$give} in {$get}{$points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , {$points} Punkte
}
opt-pecunia-exchange-done-now = {$begun ->
    [yes] Nicht mehr tauschen
   *[no] Nicht tauschen
}
opt-equi-buy-buy-now = Kaufen: {$card}, {$price}
opt-servi-buy-buy-now = {$a ->
    [0] Keine Sklavenkarte kaufen
    [one] 1 Sklavenkarte kaufen: {$price}
   *[other] {$a} Sklavenkarten kaufen: {$price}
}
opt-arena-card-play-now = Ausspielen: {$a}, Stärke {$strength} wird {$after}
opt-stadium-card-play-now = Ausspielen: {$a}, Stärke {$strength} wird {$after}
opt-arena-prize-points-now = {$points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}
opt-arena-prize-slave-now = {$n ->
    [one] 1 Sklavenkarte
   *[other] {$n} Sklavenkarten
}
opt-stadium-laurel-keep-open-now = Die offene Karte behalten: {$laurel}
opt-stadium-laurel-keep-hidden-now = Die verdeckte Karte behalten: {$laurel}
opt-theatre-open-coin-now = Mit {$price} eröffnen
opt-theatre-bid-raise-now = Um 1 {$a} erhöhen: Gebot {$price}
opt-forum-build-site-now = Bauen: {$value ->
    [0] {$site}
   *[other] {$site} {$value}
}, {$price}{$points ->
    [0] {""}
    [one] ; 1 Punkt
   *[other] ; {$points} Punkte
}
opt-portus-pay-pay-now = {$price} zahlen und {$gain} erhalten

## Warum nicht

why-AQU-015 = Dort steht ein Gefolgsmann von {$owner_seat}.
why-AQU-016 = Dein Wappen liegt auf Feld {$field}.
why-AQU-017 = { $henchmen ->
    [one] Dein einziger Gefolgsmann ist eingesetzt.
   *[other] Alle deine { $henchmen } Gefolgsleute sind eingesetzt.
}
why-AQU-019 = Dein Wappen ist noch nicht eingesetzt.
why-AQU-024 = Du stehst auf der anderen Seite des Stadions.
why-AQU-026 = Du hast schon ein bezahltes Feld des Hafens.
why-AQU-027 = Das Feld kostet {$price}; {$lack}.
why-AQU-130 = Mit {$seats} Spielern ist {$a} gesperrt.
why-AQU-039 = Es kostet {$give}; du hast {$purse}.
why-AQU-040 = Dort liegt keine offene Karte.
why-AQU-008 = Es kostet {$price}; {$lack}.
why-AQU-042 = {$space} verkauft höchstens {$limit}.
why-AQU-043 = {$space} verkauft höchstens {$limit}.
why-AQU-044 = {$space} verkauft höchstens {$limit}.
why-AQU-134 = { $left ->
    [one] Es lässt sich noch 1 Sklavenkarte ziehen.
   *[other] Es lassen sich noch { $left } Sklavenkarten ziehen.
}
why-arena-prize-AQU-134 = Es lässt sich keine Sklavenkarte mehr ziehen.
why-AQU-051 = {$held ->
    [0] Das hast du nicht: {$a}.
   *[other] {$a} nützt in der Arena nichts.
}
why-AQU-064 = {$held ->
    [0] Das hast du nicht: {$a}.
   *[other] {$a} nützt auf deiner Seite des Stadions ({$side}) nichts.
}
why-AQU-052 = Du hast noch {$n ->
    [one] 1 blauen Würfel
   *[other] {$n} blaue Würfel
}.
why-AQU-068 = Diese Stadionkarte gibt es nicht.
why-AQU-076 = Du hast {$purse}.
why-AQU-081 = Das Gebot wäre {$price}; {$lack}.
why-AQU-097 = Dort steht ein Haus von {$owner_seat}.
why-AQU-098 = Du hast kein Haus mehr.
why-AQU-093 = Der Preis: {$price}; du hast: {$purse}, {$slaves}.
why-AQU-094 = Der Preis: {$price}; du hast: {$purse}, {$slaves}.
why-forum-slaves-AQU-093 = Zu zahlen: {$need}; gewählt: {$worth}; du hast: {$slaves}.
why-AQU-133 = Zu zahlen: {$need}; gewählt: {$worth}, eine Karte zu viel.
why-AQU-110 = Es kostet {$price}; {$lack}.
count-slaves = { $n ->
    [one] 1 Sklave
   *[other] { $n } Sklaven
}

# ---- Entscheidungen, wie sie im Verlauf stehen
did-pecunia-exchange-done = {$who} tauscht nicht mehr.
did-arena-card-done = {$who} spielt keine Karten mehr aus.
did-stadium-card-done = {$who} spielt keine Karten mehr aus.
did-equi-buy-decline = {$who} kauft die Karte nicht.
did-servi-buy-buy = {$who} kauft { $a ->
    [0] keine Sklavenkarte
    [one] 1 Sklavenkarte
   *[other] {$a} Sklavenkarten
}.
did-arena-blue-dice-roll = {$who} würfelt mit { $a ->
    [0] keinem blauen Würfel
    [one] 1 blauen Würfel
   *[other] {$a} blauen Würfeln
}.
did-stadium-laurel-keep-open = {$who} behält die offene Karte.
did-stadium-laurel-keep-hidden = {$who} behält die verdeckte Karte.
did-forum-build-site = {$who} baut: {$a}.
did-forum-build-pass = {$who} baut hier nichts.
did-portus-pay-skip = {$who} verzichtet auf die Aktion.

# ---- wozu eine Möglichkeit gut ist, neben dem, was sofort geschieht
does-place-henchman = {$does}
does-servi-buy-buy = { $a ->
    [0] {""}
   *[other] Verdeckt gezogen, je Karte { PRINTED("deck.slave[slave-1].slaves") } oder { PRINTED("deck.slave[slave-2].slaves") } Sklaven: Sie kämpfen in der Arena und zahlen Gebäude.
}
does-place-crest = Bei Gleichstand in Arena und Stadion siegt das niedrigere Feld; Feld 1 beginnt die nächste Runde.
later-forum-build-site = {$does}
risk-place-stop = in dieser Runde setzt du nichts mehr
risk-theatre-open-coin = jemand kann mehr bieten; dann behältst du deine Münzen
risk-theatre-bid-raise = jemand kann mehr bieten; dann behältst du deine Münzen
risk-theatre-bid-drop = {$bidder_seat} bekommt die Karte vielleicht für {$bid}
