# Was die Dinge von Concordia Venus sind.
about-city = Stadt für { $good } in { $province }
about-city-text = Ein Haus hier bringt, wem es gehört, 1 { $good }, sooft { $province } produziert.
about-city-again = { $n ->
    [one] Hier steht schon 1 Haus, darum kostet es das Geld zweimal.
   *[other] Hier stehen schon { $n } Häuser; für jedes wird das Geld einmal mehr bezahlt.
}
about-capital = Hauptstadt, in { $province }
about-capital-text = Hier kommen neue Kolonisten ins Spiel. In der Hauptstadt wird kein Haus gebaut.
about-house-here = hat hier ein Haus
about-province = Provinz
about-province-good = Ihr Plättchen zeigt { $good }: Ein Praefekt lässt die Provinz produzieren, nimmt die Ware des Plättchens und dreht es um.
about-province-coins = Ihr Plättchen zeigt { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}: Sie produziert erst wieder, wenn jemand das Geld aller Plättchen genommen hat.
about-province-cities = Städte: { $cities }.
about-harvest = bekäme { $goods }
about-land-way = Landweg
about-sea-way = Seeweg
about-way-land = Ein Kolonist darf hier stehen und dann in { $a } und { $b } bauen. Je Weg nur einer.
about-way-sea = Ein Schiff darf hier stehen und dann in { $a } und { $b } bauen. Je Weg nur eines.
about-way-through = Hier geht es zwischen { $a } und { $b } nur hindurch; stehen darf hier niemand.
about-stands = steht hier
about-house = Haus
about-house-text = Bringt, wem es gehört, 1 { $good }, wenn { $province } produziert, und zählt für Jupiter, Saturnus, Venus, Mercurius und Minerva.
about-land = Kolonist
about-sea = Schiff
about-colonist-text = Zieht mit dem Architekten; gebaut wird in den Städten an beiden Enden des Weges, auf dem er steht. Am Ende zählt er für Mars.
about-owns = { $n ->
    [one] hat eine
   *[other] hat { $n }
}
about-without-space = Ohne den Platz
about-deck = Stapel
about-deck-text = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel, { $all } mit der Auslage. Wer die letzte kauft, beendet das Spiel.
about-stacks = Nach Stapeln
about-cash = Geld auf allen Plättchen
about-space = Platz { $n } der Auslage
about-space-text = Eine Karte hier kostet außer ihrem eigenen Preis: { $extra }.
about-god = Gottheit
about-god-text = Am Ende bringt jede Karte dieser Gottheit:
about-god-points = { $points } jetzt: { $cards } × { $per_card }
about-good = Ware
about-good-text = Die Bank kauft und verkauft sie für { $price ->
    [one] 1 Sesterz
   *[other] { $price } Sesterzen
}.
about-good-city = Ein Haus in einer Stadt dieser Ware kostet { $cost } und Geld.
about-room = Freie Plätze
about-end = Wie es endet
about-end-text = Mit der letzten Karte der Auslage oder dem letzten Haus von jemandem: Dann haben alle anderen noch einen Zug, und die Gottheiten werden gezählt.
about-cards-left = Karten übrig
about-houses-left = Am wenigsten Häuser übrig
about-own-hand = Aus der Hand wird in jedem Zug eine Karte gespielt; der Tribun nimmt alle gespielten zurück. Die anderen sehen deine Hand nicht.
about-own-money = Zahlt für Häuser und für Waren der Bank. Am Ende zählt es für Vesta.
about-own-store = Waren und wartende Kolonisten teilen sich die Plätze; was keinen findet, verfällt.
about-own-gods = Punkte jeder Gottheit, wenn das Spiel jetzt aus wäre.
about-houses = Häuser auf dem Plan. Das letzte gebaute beendet das Spiel.
about-colonists = Kolonisten auf dem Plan. Jeder bringt dem Architekten { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] einen Schritt
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } Schritte
} und zählt am Ende für Mars.
about-ships = Schiffe auf dem Plan. Jedes bringt dem Architekten { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] einen Schritt
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } Schritte
} und zählt am Ende für Mars.
aid-houses = Ein Haus kostet
aid-city = Stadt
aid-costs = kostet
aid-trade = Handel
aid-cards = Karten
aid-card = Karte
aid-does = tut
aid-gods = Gottheiten
aid-god = Gottheit
aid-counts = jede Karte zählt
aid-yours = deine
name-sestertius = Sesterzen
help-CON-029 = Ein Praefekt lässt eine Provinz produzieren; mit einem Merkator kaufst du, was fehlt.
help-CON-030 = Ein Merkator bringt Geld, verkaufte Waren auch; ein Praefekt kann das Geld der Plättchen nehmen.
help-CON-028 = Zieh mit den Schritten des Architekten einen Kolonisten auf einen Weg, der dort beginnt.
help-CON-073 = Lass eine Provinz produzieren, oder kauf die Waren mit einem Merkator; ein Konsul zahlt nichts für den Platz.
help-CON-063 = Lass eine Provinz produzieren, oder kauf Nahrung und Werkzeug mit einem Merkator.
help-CON-018 = Lass eine Provinz produzieren, oder kauf Nahrung und Werkzeug mit einem Merkator.
help-CON-039 = Erst muss jemand das Geld der Plättchen nehmen; dann werden alle zurückgedreht.
help-CON-013 = Spiel den Tribun: Er nimmt alle deine Karten zurück.
about-partner-pays = Davon zahlt dein Partner
