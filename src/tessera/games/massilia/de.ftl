# Massilia auf Deutsch.

about = Würfel wählen, Stände füllen und Kunden um den Markt führen.

## Decisions
decision-place-start-stall = Setze einen Startstand in ein Viertel ohne Stand
decision-keep-dice = Welche deiner Würfel behältst du für dich?
decision-turn = Du bist am Zug: Karten spielen, einen Würfel nehmen oder passen
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
opt-keep-dice-mars = Mars spielen: zwei Würfel umsonst behalten
opt-keep-dice-keep = Behalten: { $a } { $b }
opt-keep-dice-done = Der Rest kommt in den Tempel
opt-turn-card = { $a ->
    [Jupiter] Jupiter spielen: zwei Karten für ein Opfer
    [Neptunus] Neptunus spielen: zwei Waren eines Kaufs sind umsonst
    [Mercurius] Mercurius spielen: Preis { $b } um 1 { $c }
    [Minerva] Minerva spielen: einen Würfel ohne Stein um 1 ändern
    [Phoebus] Phoebus spielen: ein Farbwechsel ohne Stein
    [Juno] Juno spielen: einen Würfel ohne Stein dazunehmen
    [Venus] { $b ->
        [one] Venus spielen: einen Stein zurückgeben
       *[other] Venus spielen: { $b } Steine zurückgeben
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
opt-sell-beige-no = Behalten
opt-pluto-yes = Pluto spielen: der Konsul bleibt ohne Wirkung
opt-pluto-no = Pluto auf der Hand behalten
opt-pay-tax-pay = Für alle übrigen Waren zahlen
opt-pay-tax-give = Eine Ware zurückgeben: { $a }
opt-build-stall-yes = Bauen
opt-build-stall-no = Nicht bauen
opt-move-goods-take = Von Platz { $a } holen: { $b }
opt-move-goods-done = Nichts weiter
opt-sacrifice-give = Von Platz { $a }: { $b }
opt-take-card-open = { $a } nehmen
opt-take-card-deck = Vom Stapel ziehen
opt-take-card-stop = Keine zweite Karte
opt-end-turn-venus = { $a ->
    [one] Venus spielen: einen Stein zurückgeben
   *[other] Venus spielen: { $a } Steine zurückgeben
  }
opt-end-turn-end = Den Zug beenden

## Events
event-placed-stall = { $who } setzt einen Startstand auf Platz { $plot }.
event-stocked = { $n } × { $good } auf den Stand auf Platz { $plot }.
event-round = Runde { $round } beginnt.
event-prices-moved = Die Preisplättchen rücken ein Feld weiter.
event-rolled-temple = Im Tempel werden { $n } Würfel geworfen.
event-rolled = { $who } würfelt { $die } { $value }.
event-kept = { $who } behält { $die } { $value }.
event-to-temple = { $who } überlässt dem Tempel { $n } Würfel.
event-turn = { $who } ist am Zug.
event-played = { $who } spielt { $god }.
event-bent-price = { $who } ändert für diesen Zug den Preis { $field } { $step }.
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
    [0] { $n } × { $good }
   *[other] { $n } × { $good } und { $beige } × beige
}.
event-paid = { $who } zahlt { $n } HS.
event-earned = { $who } erhält { $n } HS.
event-reputation = { $who } gewinnt { $n } Ansehen.
event-marker = Der Punktestein { $good } kommt auf { $value }.
event-moved = { $who } zieht { $figure ->
    [Konsul] den Konsul
   *[other] den Kunden ({ $figure })
} von { $start } nach { $end }.
event-sold = { $who } verkauft { $n } × { $good } auf Platz { $plot }.
event-shielded = Pluto schützt den Stand von { $who } auf Platz { $plot }.
event-taxed = { $who } versteuert { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} auf Platz { $plot }.
event-seized = { $who } gibt { $good } von Platz { $plot } zurück.
event-closed = Der Konsul schließt den Stand von { $who } auf Platz { $plot }.
event-built = { $who } baut einen Stand auf Platz { $plot }.
event-shifted = { $who } verschiebt { $good } von Platz { $start } auf Platz { $plot }.
event-sacrificed = { $who } opfert { $good } von Platz { $plot }.
event-took-card = { $who } nimmt { $god }.
event-drew = { $who } zieht eine Karte vom Stapel.
event-revealed = { $god } liegt nun offen.
event-reshuffled = Die abgelegten Karten werden ein neuer Stapel von { $n }.
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
name-fifties = „50“-Plättchen
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
name-two = zweite Karte
name-value = Wert
name-context = diese Entscheidung
name-dice = Würfel
name-actions = Aktionen
name-set-up = Aufbau
name-over = Ende

## Score sheet and heuristic
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
