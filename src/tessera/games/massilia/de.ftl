# Massilia auf Deutsch.

about = Würfel wählen, Stände füllen und Kunden um den Markt führen.

## Decisions
decision-place-start-stall = Setze einen Startstand in ein Viertel ohne Stand
decision-keep-dice = Welche deiner Würfel behältst du für dich?
decision-turn = Karten spielen, einen Würfel nehmen oder passen
decision-prepare = Würfel ändern, einen weiteren dazunehmen oder die Aktion ausführen
decision-buy-colour = Waren welcher Farbe kaufst du?
decision-buy-split = Wie viele davon sind beige?
decision-place-goods = Verteile die Waren auf deine Stände
decision-move-figure = Wer zieht, und wohin?
decision-sell-beige = Alle beigen Waren dieses Standes verkaufen?
decision-pluto = Der Konsul steht vor deinem Stand: Pluto spielen?
decision-pay-tax = Zahle die Steuer oder gib Waren zurück
decision-build-stall = Hier einen Stand bauen?
decision-move-goods = Verschiebe Waren auf den neuen Stand
decision-sacrifice = Welche Ware opferst du?
decision-take-card = Nimm eine Götterkarte
decision-end-turn = Venus spielen, bevor dein Zug endet?

## Options
opt-place-start-stall-plot = Stand auf Platz { $a }
opt-keep-dice-mars = Mars spielen: { PRINTED("cards.god[mars].amount") } Würfel umsonst behalten
opt-keep-dice-keep = Behalten: { $a } { $b }
opt-keep-dice-done = Der Rest kommt in den Tempel
opt-turn-card = { $a ->
    [Jupiter] Jupiter spielen: { PRINTED("cards.god[jupiter].amount", "Karte", "Karten") } für ein Opfer
    [Neptunus] Neptunus spielen: { PRINTED("cards.god[neptunus].amount") ->
        [one] 1 Ware eines Kaufs ist umsonst
       *[other] { PRINTED("cards.god[neptunus].amount") } Waren eines Kaufs sind umsonst
    }
    [Mercurius] Mercurius spielen: Preis { $b } um { PRINTED("cards.god[mercurius].amount") } { $c }
    [Minerva] Minerva spielen: einen Würfel ohne Strafstein um { PRINTED("cards.god[minerva].amount") } ändern
    [Phoebus] Phoebus spielen: { PRINTED("cards.god[phoebus].amount") } Farbwechsel ohne Strafstein
    [Juno] Juno spielen: { PRINTED("cards.god[juno].amount") } Würfel ohne Strafstein dazunehmen
    [Venus] { $b ->
        [one] Venus spielen: 1 Strafstein zurückgeben
       *[other] Venus spielen: { $b } Strafsteine zurückgeben
      }
   *[other] { $a } spielen
  }
opt-turn-die = { $a ->
    [Tempel] Aus dem Tempel: { $b } { $c }
   *[other] Aus deinem Vorrat: { $b } { $c }
  }
opt-turn-pass = Für diese Runde passen
opt-prepare-execute = Die Aktion ausführen
opt-prepare-colour = Als Würfel dieser Farbe nutzen: { $a }
opt-prepare-up = Ein Auge mehr
opt-prepare-down = Ein Auge weniger
opt-prepare-join = { $a ->
    [Tempel] Dazu aus dem Tempel: { $b } { $c }
   *[other] Dazu aus deinem Vorrat: { $b } { $c }
  }
opt-buy-colour-buy = Waren kaufen: { $a }
opt-buy-split-beige = { $a ->
    [0] Keine beigen Waren
    [one] Eine beige Ware
   *[other] { $a } beige Waren
  }
opt-place-goods-place = { $b } auf den Stand auf Platz { $a }
opt-move-figure-move = { $a ->
    [Konsul] Konsul auf Feld { $b }
   *[other] Kunde { $a } auf Feld { $b }
  }
opt-sell-beige-yes = Verkaufen
opt-sell-beige-no = Die beigen Waren behalten
opt-pluto-yes = Pluto spielen: der Konsul bleibt ohne Wirkung
opt-pluto-no = Pluto auf der Hand behalten
opt-pay-tax-pay = Für alle übrigen Waren zahlen
opt-pay-tax-give = Eine Ware zurückgeben: { $a }
opt-build-stall-yes = Bauen
opt-build-stall-no = Nicht bauen
opt-move-goods-take = Von Platz { $a } holen: { $b }
opt-move-goods-done = Nichts weiter verschieben
opt-sacrifice-give = Von Platz { $a }: { $b }
opt-take-card-open = { $a } nehmen
opt-take-card-deck = Vom Stapel ziehen
opt-take-card-stop = Keine weitere Karte
opt-end-turn-venus = { $a ->
    [one] Venus spielen: 1 Strafstein zurückgeben
   *[other] Venus spielen: { $a } Strafsteine zurückgeben
  }
opt-end-turn-end = Den Zug beenden

## Events
event-placed-stall = { $who } setzt einen Startstand auf Platz { $plot }.
event-stocked = { $good_n } auf den Stand auf Platz { $plot }.
event-round = Runde { $round } beginnt.
event-prices-moved = Die Preisplättchen rücken ein Feld weiter.
event-rolled-temple = Im Tempel { $n ->
    [one] wird 1 Würfel
   *[other] werden { $n } Würfel
} geworfen.
event-rolled = { $who } würfelt { $die } { $value }.
event-kept = { $who } behält { $die } { $value }.
event-to-temple = { $who } überlässt dem Tempel { $n } Würfel.
event-turn = { $who } ist am Zug.
event-played = { $who } spielt { $god }.
event-bent-price = { $who } setzt für diesen Zug den Preis ({ $field }) { $step ->
    [hinauf] herauf
   *[other] herab
}.
event-took-die = { $who } nimmt { $die } { $value } ({ $place }).
event-recoloured = { $who } nutzt den Würfel { $from } als { $die }.
event-turned = { $who } dreht den Würfel von { $from_value } auf { $value }.
event-joined = { $who } nimmt { $die } { $value } dazu ({ $place }).
event-acted = { $who } führt die Aktion { $die } aus, Größe { $n }.
event-took-stones = { $who } nimmt { $n ->
    [one] einen Strafstein
   *[other] { $n } Strafsteine
  }.
event-returned-stones = { $who } gibt { $n ->
    [one] einen Strafstein
   *[other] { $n } Strafsteine
  } zurück.
event-bought = { $who } kauft { $beige ->
    [0] { $good_n }
    [one] { $good_n } und 1 beige Ware
   *[other] { $good_n } und { $beige } beige Waren
}.
event-paid = { $who } zahlt { $n ->
    [one] 1 Sesterz
   *[other] { $n } Sesterze
}.
event-earned = { $who } erhält { $n ->
    [one] 1 Sesterz
   *[other] { $n } Sesterze
}.
event-reputation = { $who } gewinnt { $n } Ansehen.
event-marker = Der Punktestein { $good } kommt auf { $value }.
event-moved = { $who } zieht { $figure ->
    [Konsul] den Konsul
   *[other] den Kunden ({ $figure })
} von { $start } nach { $end }.
event-sold = { $who } verkauft { $good_n } auf Platz { $plot }.
event-shielded = Pluto schützt den Stand von { $who } auf Platz { $plot }.
event-taxed = { $who } versteuert { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} auf Platz { $plot }.
event-seized = { $who } gibt eine Ware ({ $good }) von Platz { $plot } zurück.
event-closed = Der Konsul schließt den Stand von { $who } auf Platz { $plot }.
event-built = { $who } baut einen Stand auf Platz { $plot }.
event-shifted = { $who } verschiebt eine Ware ({ $good }) von Platz { $start } auf Platz { $plot }.
event-sacrificed = { $who } opfert eine Ware ({ $good }) von Platz { $plot }.
event-took-card = { $who } nimmt { $god }.
event-drew = { $who } zieht eine Karte vom Stapel.
event-revealed = { $god } liegt nun offen.
event-reshuffled = Die abgelegten Karten werden ein neuer Stapel von { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
event-passed = { $who } passt und nimmt Plättchen { $tile }.
event-passed-last = { $who } passt zuletzt.
event-new-order = { $who } führt die neue Reihenfolge an.
event-final = { $who } hat am Ende { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.

## Names
name-pink = rosa
name-orange = orange
name-violet = violett
name-beige = beige
name-brown = braun
name-black = schwarz
name-grey = grau
name-die-beige = beige
name-die-brown = braun
name-die-black = schwarz
name-die-grey = grau
name-does-beige = Waren kaufen
name-does-brown = eine Figur ziehen
name-does-black = Ansehen kaufen
name-does-grey = Waren opfern
name-consul = Konsul
name-temple = Tempel
name-supply = Vorrat
name-up = hinauf
name-down = hinunter
name-jupiter = Jupiter
name-neptunus = Neptunus
name-mars = Mars
name-mercurius = Mercurius
name-pluto = Pluto
name-minerva = Minerva
name-phoebus = Phoebus
name-juno = Juno
name-venus = Venus
name-red = rot
name-green = grün
name-yellow = gelb
name-blue = blau

## Entries of the table
name-round = Runde
name-rounds = Runden
name-phase = Phase
name-active = am Zug
name-order = Reihenfolge
name-round_tiles = Rundenplättchen übrig
name-stones = Strafsteine
name-prices = Preise
name-next_prices = Preise nächste Runde
name-markers = Ansehen je Ware
name-harbour = Hafen
name-beige_price = Preis beiger Waren
name-figures = Figuren
name-stalls = Stände
name-plot = Platz
name-seat = Spieler
name-goods = Waren
name-room = Raum
name-rolled = gewürfelt
name-used = eingesetzte Würfel
name-display = offene Karten
name-deck = Stapel
name-discard = Ablage
name-tokens = offene Kartenwirkungen
name-price_token = geänderter Preis
name-played = gespielte Karten
name-colour = Farbe
name-passed = gepasst
name-tile = Rundenplättchen
name-reputation = Ansehen
name-track = auf der Leiste
name-fifties = „{ PRINTED("reputation.track_length") }“-Plättchen
name-reserve = Stände in Reserve
name-screen = hinter dem Schirm
name-cards = Karten
name-hand = Hand
name-money = Sesterze
name-score = Punkte bisher
name-recolour = Farbwechsel
name-step = Schritt
name-join = weiterer Würfel
name-free2 = freie Waren
name-two = weitere Karte
name-value = Wert
name-context = diese Entscheidung
name-dice = Würfel
name-actions = Aktionen
name-set-up = Aufbau
name-over = Ende

## Score sheet and heuristic
tied-1 = mit mehr Ständen auf dem Markt, { $a } zu { $b }
tied-2 = mit mehr Geld, { $a } zu { $b }
tied-3 = mit weniger Strafsteinen, { $a } zu { $b }
sheet-reputation = Ansehen
sheet-stalls = Stände auf dem Markt
sheet-money = Sesterze
sheet-stones = Strafsteine
term-reputation = Ansehen
term-stalls = Stände
term-money = Geld
term-stones = Strafsteine
term-cards = Götterkarten
term-goods = Waren nahe bei ihren Kunden
term-consul = Gefahr durch den Konsul
term-dice = Züge, die noch kommen
term-rivals = der stärkste Gegner

## Gezählt
count-sesterce = { $n ->
    [one] 1 Sesterz
   *[other] { $n } Sesterze
}
count-stone = { $n ->
    [0] kein Strafstein
    [one] 1 Strafstein
   *[other] { $n } Strafsteine
}
count-pink = { $n ->
    [one] 1 rosa Ware
   *[other] { $n } rosa Waren
}
count-orange = { $n ->
    [one] 1 orange Ware
   *[other] { $n } orange Waren
}
count-violet = { $n ->
    [one] 1 violette Ware
   *[other] { $n } violette Waren
}
count-beige = { $n ->
    [one] 1 beige Ware
   *[other] { $n } beige Waren
}

## Mit dem, was gerade gilt: was es kostet, was es bringt
decision-prepare-now = { $fixed ->
    [0] Würfel { $colour } { $value }: ändern, einen weiteren dazunehmen oder die Aktion ausführen
   *[other] Aktion { $colour } mit { $total }, der letzte Würfel zeigt { $value }: ändern, einen weiteren dazunehmen oder ausführen
}
decision-buy-colour-now = Du kaufst { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}: welcher Farbe?
decision-buy-split-now = Du kaufst { $n } × { $good }: Wie viele davon sind stattdessen beige?
decision-place-goods-now = Verteile { $goods } auf deine Stände
decision-move-figure-now = Wer zieht { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}, und wohin?
decision-sell-beige-now = { $goods } des Standes auf Platz { $plot } für { $gain } verkaufen?
decision-pluto-now = { $does ->
    [taxes] { $mover_seat } hat den Konsul vor deinen Stand auf Platz { $plot } geführt, Steuer { $tax }: Pluto spielen?
   *[closes] { $mover_seat } hat den Konsul vor deinen Stand auf Platz { $plot } geführt, der geschlossen würde: Pluto spielen?
}
decision-pay-tax-now = { $tax } Steuer für Platz { $plot } zahlen ({ $goods }) oder Waren zurückgeben?
decision-build-stall-now = Auf Platz { $plot } für { $price } einen Stand bauen?
decision-move-goods-now = Waren auf den neuen Stand auf Platz { $plot } verschieben? Dort ist Platz für { $room }.
decision-sacrifice-now = Noch { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} zu opfern: Welche ist die nächste?
decision-take-card-now = { $second ->
    [yes] Noch eine Götterkarte nehmen?
   *[no] Nimm eine Götterkarte
}
opt-keep-dice-mars-now = Mars spielen: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} umsonst behalten
opt-keep-dice-keep-now = Behalten: { $a } { $b }, { $price }
opt-keep-dice-done-now = { $left ->
    [0] Nichts mehr zu behalten
    [one] Der letzte Würfel kommt in den Tempel
   *[other] { $left } Würfel kommen in den Tempel
}
opt-turn-card-now = { $god ->
    [Jupiter] Jupiter spielen: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } für ein Opfer
    [Neptunus] Neptunus spielen: { $n ->
        [one] 1 Ware eines Kaufs ist umsonst
       *[other] { $n } Waren eines Kaufs sind umsonst
    }
    [Mercurius] Mercurius spielen: Preis { $field } wird { $after } statt { $before }
    [Minerva] Minerva spielen: einen Würfel ohne Strafstein um { $n } ändern
    [Phoebus] Phoebus spielen: { $n ->
        [one] ein Farbwechsel
       *[other] { $n } Farbwechsel
    } ohne Strafstein
    [Juno] Juno spielen: { $n ->
        [one] einen Würfel
       *[other] { $n } Würfel
    } ohne Strafstein dazunehmen
    [Venus] Venus spielen: { $b ->
        [one] 1 Strafstein
       *[other] { $b } Strafsteine
    } zurückgeben (du hast { $own_stones })
   *[other] { $god } spielen
}
opt-turn-die-now = { $a ->
    [Tempel] Aus dem Tempel: { $b } { $c } ({ $action })
   *[other] Aus deinem Vorrat: { $b } { $c } ({ $action })
}
opt-turn-pass-now = { $last ->
    [yes] Für diese Runde passen, als Letzter: Erster der neuen Reihenfolge
   *[no] Für diese Runde passen, du erhältst { $gain }
}
opt-prepare-execute-now = { $action }: { $size }{ $price ->
    [nichts] {""}
   *[other] {" "}für { $price }
}
opt-prepare-colour-now = Als Würfel dieser Farbe nutzen: { $a }, { $stones }
opt-prepare-up-now = Ein Auge mehr: { $value } wird { $after }, { $stones }
opt-prepare-down-now = Ein Auge weniger: { $value } wird { $after }, { $stones }
opt-prepare-join-now = { $a ->
    [Tempel] Dazu aus dem Tempel: { $b } { $c }, zusammen { $size }, { $stones }
   *[other] Dazu aus deinem Vorrat: { $b } { $c }, zusammen { $size }, { $stones }
}
opt-buy-colour-buy-now = { $n } × { $a } kaufen: je { $each }, ab { $least }
opt-buy-split-beige-now = { $goods }: { $price }
opt-place-goods-place-now = { $lot } auf den Stand auf Platz { $a }
opt-move-figure-move-now = { $figure ->
    [Konsul] Konsul auf Feld { $b }
   *[other] Kunde { $figure } auf Feld { $b }
}{ $does ->
    [sells] : kauft dir { $goods } ab, { $gain } und { $praise } Ansehen
    [beige] : kauft dir { $goods } ab, wenn du willst, { $gain }
    [builds] : du darfst für { $price } bauen
    [taxes] : { $owner_seat } muss { $tax } Steuer zahlen
    [closes] : schließt den leeren Stand von { $owner_seat }
   *[nothing] {""}
}
opt-sell-beige-yes-now = { $goods } verkaufen: { $gain }
opt-pay-tax-pay-now = { $tax } zahlen
opt-build-stall-yes-now = Bauen: { $price }
opt-move-goods-done-now = { $begun ->
    [yes] Nichts weiter verschieben
   *[no] Nichts verschieben
}

## Warum nicht
why-MAS-013 = Auf Platz { $plot } steht ein Stand.
why-MAS-111 = Platz { $plot } liegt an einem Tor.
why-MAS-016 = Im Viertel von Platz { $plot } steht schon ein Stand.
why-MAS-092 = Du hast keinen Mars, den du spielen darfst.
why-MAS-126 = Du hast schon einen Würfel behalten oder Mars gespielt.
why-MAS-025 = { $a } { $b } hast du nicht gewürfelt.
why-keep-dice-MAS-129 = Du hast schon einen späteren Würfel behalten.
why-MAS-026 = Einen Würfel zu behalten kostet { $price }; du hast { $purse }.
why-MAS-061 = { $god } ist neu auf deiner Hand.
why-MAS-078 = { $played ->
    [yes] { $god } hast du in diesem Zug schon gespielt.
   *[no] { $god } hast du nicht auf der Hand.
}
why-turn-MAS-030 = { $a ->
    [Tempel] Im Tempel liegt kein Würfel { $b } { $c }.
    [Vorrat] In deinem Vorrat liegt kein Würfel { $b } { $c }.
   *[other] Du kannst keinen Würfel mehr nehmen.
}
why-MAS-030 = Dort liegt kein Würfel { $b } { $c }.
why-MAS-027 = { $b } { $c } liegt im Vorrat eines anderen Spielers.
why-MAS-097 = Du kannst keinen weiteren Würfel nehmen.
why-MAS-090 = Du hast keine Waren zu opfern.
why-MAS-091 = Es gibt nichts zu kaufen, oder auf deinen Ständen ist kein Platz.
why-MAS-093 = Der Preis { $field } wäre { $after }; er bleibt zwischen { $low } und { $high }.
why-MAS-098 = Du hast { $own_stones }.
why-MAS-047 = Die Größe wäre { $size }; so wie Geld, Platz und Hafen stehen, geht höchstens { $most }. Du hast { $purse }.
why-MAS-118 = { $size } Ansehen kostet { $price }; du hast { $purse }.
why-MAS-060 = Du hast { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand.
why-MAS-056 = Die Größe wäre { $size }; du kannst höchstens { $most } opfern.
why-prepare-MAS-118 = Die Größe wäre { $size }; beim Tempelpreis { $most ->
    [one] ist höchstens 1
   *[other] sind höchstens { $most }
} möglich, du hast { $purse }.
why-prepare-MAS-123 = { $same ->
    [yes] Der Würfel ist schon { $colour }.
   *[no] Der Würfel ist { $colour }, mit { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    } von { $most_steps }; zuerst wechselt einmal die Farbe{ PRINTED("modify.engine.one_direction_per_die") ->
        [0] {""}
       *[other] , und alle Schritte gehen in eine Richtung
    }.
}
why-prepare-MAS-124 = In dieser Ausgabe kann dieser Würfel nicht zur Aktion { $colour } dazukommen.
why-MAS-051 = Es braucht { $stones }; im allgemeinen Vorrat: { $supply }.
why-buy-colour-MAS-047 = Eine Ware ({ $a }) kostet { $each }, du kaufst { $n }, du hast { $purse }; im Hafen: { $there }.
why-buy-split-MAS-047 = Der Preis für { $goods } ist { $price }, du hast { $purse }; im Hafen: { $there }.
why-MAS-045 = Mindestens eine Ware muss { $good } sein.
why-MAS-046 = Auf Platz { $a } hast du keinen Stand.
why-place-goods-MAS-129 = Du hast schon Platz { $last } gefüllt.
why-MAS-043 = Du verteilst { $goods }.
why-MAS-018 = Auf dem Stand auf Platz { $a } ist Platz für { $room }.
why-move-goods-MAS-018 = Auf dem Stand auf Platz { $plot } ist Platz für { $room }.
why-place-goods-MAS-047 = Was nach { $lot } bleibt, passt nicht auf die Stände hinter Platz { $a }.
why-MAS-052 = { $figure ->
    [Konsul] Der Konsul steht auf Feld { $start } und zieht { $pips } weit.
   *[other] Der Kunde { $figure } steht auf Feld { $start } und zieht { $pips } weit.
}
why-MAS-094 = Du hast keinen Pluto, den du spielen darfst.
why-MAS-076 = Die Steuer beträgt { $tax }, du hast { $purse }; auf dem Stand: { $goods }.
why-MAS-070 = Ein Stand kostet { $price }, du hast { $purse }.
why-MAS-071 = Diese Ware hast du auf keinem anderen Stand.
why-MAS-129 = Du hast schon eine spätere gewählt.
why-sacrifice-MAS-056 = Auf Platz { $a } hast du diese Ware nicht: { $b }.
why-sacrifice-MAS-129 = Du hast schon eine spätere gewählt, oder es blieben zu wenige: { $n } zu opfern.
why-MAS-099 = Du hast { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, höchstens { $limit ->
    [one] 1 ist
   *[other] { $limit } sind
} erlaubt.
why-MAS-057 = Offen liegen: { $open }.

# Überschriften im Terminal, wo das Spiel ein eigenes Wort hat
heading-free = noch umsonst zu behalten
heading-cost = kostet

# what decides between equal points, in this order
tie-1 = Stände
tie-2 = Geld
tie-3 = wenigste Strafsteine

# ---- Entscheidungen, wie sie im Verlauf stehen
did-keep-dice-done = {$who} gibt den Rest in den Tempel.
did-move-goods-done = {$who} verschiebt nichts weiter.
did-buy-colour-buy = {$who} kauft Waren: {$a}.
did-sell-beige-yes = {$who} verkauft die beigen Waren.
did-sell-beige-no = {$who} behält die beigen Waren.
did-pluto-yes = {$who} spielt Pluto: Der Konsul bleibt ohne Wirkung.
did-pluto-no = {$who} behält Pluto auf der Hand.
did-build-stall-no = {$who} baut nicht.
did-take-card-stop = {$who} nimmt keine weitere Karte.
did-end-turn-end = {$who} beendet den Zug.

# ---- wozu eine Möglichkeit gut ist, neben dem, was sofort geschieht
does-place-start-stall-plot = Er beginnt mit Waren jeder Farbe aus dem Hafen.
does-turn-die = {$does}
does-turn-card = {$does}
does-prepare-colour = {$does}
later-take-card-open = {$does}
later-build-stall-yes = Platz für Waren; Stände zählen am Ende
risk-place-goods-place = der Konsul nimmt { PRINTED("money.tax_per_good") ->
    [one] 1 Sesterz
   *[other] { PRINTED("money.tax_per_good") } Sesterzen
} je Ware
risk-turn-pass = kein Zug mehr in dieser Runde
