# Was die Dinge von Gloria Mundi sind.
about-building-farm = Aufbau für { $base }
about-building-city = Aufbau für { $base }
about-building-legion = Aufbau für { $base }
about-building-wall = Wall auf { $base }
about-building-builder = Baumeister auf { $base }
about-any-base = { $type }, auf jeder Basis-Karte
about-built = hat ihn gebaut
about-burned = Er ist verbrannt.
about-in-pile = Er liegt noch im Vorratsstapel.
about-price = Preis
about-slot = Feld +{ $n }
about-extra = Für das Feld
about-your-roman = Dein Römer
about-pieces = Steine insgesamt
about-goes-on = Leere Karten dafür
about-no-bare = keine
about-short-pieces = Steine zu wenig
about-roman = { $who }, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} von Rom
about-from-to = von { $a } nach { $b }
about-base = Basis-Karte
about-base-text = Wird { $type } gelegt, gibt jede deiner Karten dieser Art 1 { $good }, oder der Aufbau darauf handelt an ihrer Stelle.
about-base-lost = In jedem Zug wird eine aus der Hand gelegt; wer eine legen muss und keine hat, beendet das Spiel. Der Gote zerstört sie.
about-in-hand = In deiner Hand
about-in-display = In deiner Auslage
about-bare = Davon leer
about-bases = hat { $n } in der Auslage
about-good = Stein
about-good-text = Zahlt den Preis von Aufbauten und, einer je Zeichen, den Tribut. { $good } kommt von Basis-Karten seiner Farbe.
about-glory-text = Ein Joker: Er steht für jeden Stein eines Preises oder Tributs, aber nicht links vom Pfeil eines Tausches.
about-slot-text = Ein Aufbau hier kostet { $n ->
    [0] nur seinen gedruckten Preis
    [one] 1 beliebigen Stein mehr
   *[other] { $n } beliebige Steine mehr
}. Jeder neue Aufbau schiebt die anderen weiter auf +{ $last } zu.
about-rome = Rom
about-rome-text = Hier beginnen die Römer. Kommt der Gote herein, ist das Spiel aus.
about-road = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} von Rom
about-road-kind = Weg der Römer
about-road-text = Noch { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} bis Afrika.
about-africa-text = Afrika: Wer hier ankommt, gewinnt sofort.
about-stands = steht hier
about-goth-space = Feld { $n }
about-goth-road = Straße des Goten
about-goth-burns = Läuft der Gote darüber, kostet es am Tisch: { $cards }.
about-goth-start = Kein Zeichen: Hier brennt nichts.
about-goth-paid = Bezahlt: { $pieces } liegt hier und wird verteilt, wenn er läuft.
about-goth-next = Hier wird der nächste Tribut bezahlt.
about-tribute = Tribut
about-goth = Der Gote auf { $n }
about-goth-text = Einmal im Zug zahlt, wer am Zug ist, den nächsten Tribut, oder er läuft bis zum letzten bezahlten Feld, und jedes Zeichen, das er betritt, zerstört eine Basis-Karte, reihum.
about-stops = Unbezahlt läuft er bis
about-burns = Zerstört
about-shared = Dann verteilt
about-you-lose = Karten, die du verlörst
about-loses = { $n ->
    [one] verlöre 1 Karte
   *[other] verlöre { $n } Karten
}
about-roman-text = Noch { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} bis Afrika. Wer am Ende am weitesten von Rom ist, gewinnt; ein verlorener Aufbau nimmt nie Schritte zurück.
about-fire = Feuer
about-fire-text = Aufbauten aus dem Spiel, bisher { $n }: { $cards }.
about-pile = Vorratsstapel
about-pile-text = { $n ->
    [one] 1 Aufbau
   *[other] { $n } Aufbauten
} verdeckt; jeder Zug beginnt mit einem neuen auf dem Forum. Gibt es keinen mehr, ist das Spiel aus.
about-unseen = Noch zu erwarten
about-end = Wie es endet
about-end-text = Sofort, wenn ein Römer Afrika erreicht, wenn jemand keine Basis-Karte zu legen hat oder kein Aufbau mehr aufgedeckt werden kann; und nachdem der Gote Rom betreten hat.
about-to-africa = Afrika am nächsten
about-goth-left = Gote bis Rom
about-fewest = Wenigste Basis-Karten in der Hand
about-pile-left = Aufbauten übrig
about-own-stock = Deine Steine liegen hinter dem Sichtschirm. Bei Gleichstand gewinnt, wer mehr davon hat.
about-own-hand = In jedem Zug wird eine Basis-Karte aus der Hand gelegt. Gibt es keine mehr zu legen, ist das Spiel aus.
about-own-display = Deine Basis-Karten und die Aufbauten darauf. Wird eine Art gelegt, handelt jeder Stapel davon einmal.
aid-forum = Forum
aid-building = Aufbau
aid-costs = kostet
aid-does = tut
aid-bases = Basis-Karten
aid-base = Karte
aid-gives = gibt
aid-tribute = Tribut
aid-space = Feld
help-GLO-034 = Leg die Art, deren Karten das Fehlende geben, oder warte: Jeden Zug rutscht die Karte auf ein billigeres Feld.
help-GLO-036 = Ruhm geben nur Aufbauten; leg die Art eines deiner Aufbauten, der ihn gibt.
help-GLO-037 = Warte: Jeden Zug rutscht die Karte auf ein billigeres Feld. Oder leg die Art, die dir am meisten gibt.
help-GLO-042 = Leg nächsten Zug eine Basis-Karte dieser Art; der Aufbau darf gleich darauf.
