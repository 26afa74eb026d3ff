# Was die Dinge von Massilia sind.
about-good = Ware, { $colour }, ihr Zeichen { $colour ->
    [rosa] eine Muschel
    [orange] ein Krug
    [violett] ein Tuch
   *[other] ein Sack Korn
}
about-good-text = Im Hafen gekauft mit einem beigen Würfel; jeder Kauf senkt ihr Ansehen um eine Stufe. Ein Kunde dieser Farbe ({ $colour }), der in deinem Zug an deinem Stand hält, kauft alle, für je { $price ->
    [one] 1 Sesterz
   *[other] { $price } Sesterze
}, und bringt das Ansehen ihres Zeigers.
about-beige-text = Steht beim Kauf für farbige Waren. Ein Kunde kauft sie, wo er nichts von seiner Farbe findet: Geld, aber kein Ansehen.
about-price = Preis
about-next-price = Preis nächste Runde
about-mark = Ansehen je Ware
about-on-stalls = Auf deinen Ständen
about-in-temple = Würfel im Tempel, offen für alle
about-in-supply = Würfel in einem Vorrat
about-die-text = Für Strafsteine: eine andere Farbe ({ PRINTED("modify.recolour_cost") }), ein Auge mehr oder weniger ({ PRINTED("modify.step_cost") }) oder ein weiterer Würfel derselben Farbe ({ PRINTED("modify.join_cost") }).
about-pips = Augen
about-reputation-for = Ihr Ansehen kostet
about-cheapest = Die billigsten Waren kosten
about-room = Platz
about-court = Hof der Würfel, { $colour }
about-court-text = Wer hier einen Würfel nimmt, muss seine Aktion ganz ausführen; danach liegt er hinter dem eigenen Schirm.
about-dice-there = Würfel dort
about-plot-text = Hier darf ein Stand stehen. Hält der Konsul daneben, wird er für { $cost } gebaut.
about-gate-text = Ein Tor: am Anfang geschlossen, später offen für Stände. Hält der Konsul hier, wird ein Stand für { $cost } gebaut.
about-figures = Daneben: { $figures }.
about-stall-here = hat hier einen Stand
about-tile-text = Wer passt, nimmt das höchste Plättchen: { $n ->
    [one] 1 Sesterz
   *[other] { $n } Sesterze
} und einen späteren Platz in der nächsten Runde.
about-stones-text = Genommen, um Würfel zu ändern; am Ende kosten sie Punkte, immer mehr. Venus gibt einige zurück.
about-at-plot = auf Feld { $n }
about-consul-text = Zieht mit einem braunen Würfel. An einem leeren Platz darfst du für { $cost } bauen; einen leeren Stand schließt er; an einem Stand mit Waren kostet jede Ware { $tax }, oder sie ist verloren.
about-customer = Kunde, { $colour }
about-customer-text = Zieht mit einem braunen Würfel. An einem Stand dessen, der ihn zieht, kauft er alle Waren der Farbe { $colour }, sonst die beigen.
about-each = Zahlt je Ware
about-sells = Deine Stände
about-sells-at = { $n } auf { $plot }
about-stall = { $who }: Stand auf { $n }
about-stall-text = Fasst { PRINTED("goods.stall_capacity", "Ware", "Waren") }. Einen leeren schließt der Konsul; am Ende bringen Stände Punkte nach ihrer Zahl.
about-sold-all = Ansehen, wenn alles verkauft wäre
about-tax = Steuer
about-card = Götterkarte
about-card-text = In deinem Zug gespielt, bevor du einen Würfel nimmst, je Gottheit eine im Zug.
about-card-new = Sie ist neu: Spielen darfst du sie ab deinem nächsten Zug.
about-in-hand = In deiner Hand
about-holds = hat eine
about-discard = Abgelegte Karten
about-discard-text = { $n ->
    [0] Hier liegt noch nichts.
   *[other] { $n } gespielt: { $cards }. Sie werden der neue Stapel, wenn er aufgebraucht ist.
}
about-deck = Stapel der Götter
about-deck-text = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} verdeckt. Ein grauer Würfel bringt die oberste ungesehen oder eine der offenen.
about-temple-price = Tempelpreis
about-temple-text = Was ein Kunde für jede Ware zahlt, und was ein Schritt Ansehen mit einem schwarzen Würfel kostet. Die Preisplättchen rücken jede Runde ein Feld weiter.
about-round-text = Eine Runde: Die Preise rücken weiter, alle Würfel werden geworfen, dann nutzt reihum jeder einen Würfel oder passt.
about-end = Wie es endet
about-end-text = Nach der letzten Runde bringen Stände und Geld Punkte, Strafsteine kosten welche; das meiste Ansehen gewinnt.
about-rounds-left = Runden, die noch kommen
about-own-hand = Götterkarten. Die anderen sehen nur die offen genommenen. Am Ende bringen sie nichts.
about-own-money = Hinter deinem Schirm verborgen. Am Ende bringt es Punkte.
about-own-stones = Hinter deinem Schirm verborgen. Am Ende kosten sie Punkte, immer mehr.
about-own-die = Der genommene Würfel mit dem, was dazukam. Er muss eine Aktion ergeben, die du ganz ausführen kannst.
about-own-rolled = Was du geworfen hast. Behaltene Würfel gehören diese Runde dir allein; die anderen kommen in den Tempel.
about-own-supply = Würfel, die diese Runde nur du nutzen darfst.
about-own-screen = Diese Runde benutzte Würfel. Sie werden zu Beginn der nächsten geworfen.
about-own-stalls = Gebaut, wo der Konsul hält. Am Ende bringen sie Punkte nach ihrer Zahl.
about-own-score = Deine Punkte, wenn das Spiel jetzt aus wäre.
about-stalls = Stände auf dem Markt. Am Ende bringen sie Punkte nach ihrer Zahl.
about-dice = Würfel dieser Person: hinter dem Schirm, eben geworfen und im Vorrat.
aid-dice = Würfel
aid-die = Würfel
aid-does = tut
aid-goods = Waren
aid-good = Ware
aid-price = Preis
aid-mark = Ansehen
aid-prices = Preise
aid-keep = einen Würfel behalten
aid-build = einen Stand bauen
aid-temple = ein Schritt Ansehen
name-sesterce = Sesterze
name-stone = Strafsteine
help-MAS-026 = Geld bringen früher Ausstieg und Kunden an deinen Ständen.
help-MAS-047 = Verkauf erst, oder senk die Augen des Würfels für Strafsteine.
help-MAS-118 = Verkauf erst, oder senk die Augen des Würfels für Strafsteine.
help-MAS-060 = Spiel vor dem Opfer eine Karte: Sie zählt dann nicht mehr.
help-MAS-070 = Lass erst Kunden an deinen Ständen halten; der Konsul kann wiederkommen.
