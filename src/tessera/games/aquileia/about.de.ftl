# Was die Dinge von Aquileia sind.
about-space = Aktionsfeld von { $numeral } { $area }
about-closed = Bei dieser Spielerzahl gesperrt.
about-stands = hat hier einen Gefolgsmann
about-coin-there = Seine Münze liegt hier.
about-no-coin = Wer hierhin geht, legt sofort eine Münze dieses Metalls unter den Gefolgsmann.
about-harbour-pays = Der Hafen bringt dir
about-card = Offene Karte
about-in-hand = In deiner Hand
about-house-here = hat hier gebaut
about-matching = Passende Lorbeeren
about-holds = hat { $n }
about-card-slave = Sklavenkarte
about-card-weapon = Waffe
about-card-horse = Pferde
about-card-laurel = Lorbeer aus dem Stadium
about-card-theatre = Theaterkarte
about-deck-equi = Waffen für die Arena und Pferde für das Stadium. Einige liegen offen; das linke Feld bringt auch die oberste.
about-deck-slave = Sklaven zahlen für Gebäude oder geben Stärke in der Arena. Bei den Sklavenhändlern verdeckt gekauft.
about-deck-stadium = Lorbeeren: Punkte am Ende oder eine Farbe, die für jede Villa dieser Farbe zählt. Wer das Rennen gewinnt, wählt zwischen der offenen und der obersten.
about-deck-theatre = Jede zählt als Lorbeer einer ihrer beiden Farben; in einer Runde mit Versteigerer wird eine versteigert.
about-discarded = Abgelegt
about-coin = Münze
about-coin-text = Ein Preis in einem Metall wird genau in diesem Metall bezahlt. Nur PECUNIA tauscht Münzen. Am Ende bringen sie nichts.
about-area = Bereich { $numeral }, in dieser Reihenfolge wird gehandelt
about-area-mercatus = Münzen durch Würfel, Tausch, Pferde- und Waffenkarten, Sklaven und die blauen Würfel.
about-area-arena = Stärke der Felder, rote Würfel, Sklaven und Waffen, blaue Würfel. Der erste nimmt Punkte nach seiner Stärke oder { PRINTED("action.arena.slave_cards") ->
    [one] eine Sklavenkarte
   *[other] { PRINTED("action.arena.slave_cards") } Sklavenkarten
}, der zweite das andere; { PRINTED("action.arena.prize_metal") } für die ersten.
about-area-stadium = Stärke der Felder, rote Würfel, Pferde der eigenen Seite, blaue Würfel. Münzen für die ersten, Lorbeeren für die ersten zwei.
about-area-theatrum = Der Gefolgsmann hier versteigert eine Theaterkarte und bekommt, was dafür bezahlt wird.
about-area-forum = Die Felder bauen in ihrer Reihenfolge; bezahlt wird, was am freien Bauplatz steht. Manche zählen den Wert sofort.
about-area-portus = Erst nimmt der Dieb Münzen, die hier liegen, dann aktiviert jedes bezahlte Feld alle Betriebe und Geldstuben seines Spielers.
about-area-advantage = Je ein Wappen, in jeder Runde. Das niedrigere Feld gewinnt Gleichstände in Arena und Stadium; Feld 1 beginnt die nächste Runde.
about-area-contest = Zeigt die Stärken, während Arena und Stadium handeln.
about-field = Feld { $n }
about-blue = Blaue Würfel
about-blue-text = Für den, der auf POTENTIA steht: in der Arena geworfen, im Stadium oder auf beide verteilt.
about-has-blue = hat { $n }
about-bid-text = { $coins } für { $card }. Wer dabeibleibt, geht mit und legt eine Münze dazu; alles bekommt, wer versteigert.
about-rank = Rang
about-base = Von Feldern
about-from-cards = Von Karten
about-strength-text = Stärke in diesem Wettkampf: Felder, Würfel und Karten zusammen. Gleichstände gehen an das niedrigere Wappen.
about-round-text = Eine Runde: Alle Gefolgsleute und Wappen werden reihum gesetzt, dann handeln die Bereiche I bis VI.
about-end = Wie es endet
about-end-text = Nach der letzten Runde bringen Villen ihren Wert für jeden passenden Lorbeer, einfache Lorbeeren ihre Punkte. Münzen und Handkarten bringen nichts.
about-rounds-left = Runden, die noch kommen
about-if-over = Deine, wenn jetzt Schluss wäre
about-own-coins = Metalle mischen sich nicht: Ein Preis in Bronze wird in Bronze bezahlt. Alle sehen deine Münzen.
about-own-place = Je Zug ein Gefolgsmann oder das Wappen, bis alle gesetzt sind oder du aufhörst.{ PRINTED("placement.crest_mandatory") ->
    [0] {""}
   *[other] {" "}Das Wappen muss gesetzt werden.
}
about-own-cards = Sklaven, Waffen, Pferde, Lorbeeren und Theaterkarten. Die anderen sehen die Rückseiten und die offen gekauften.
about-own-villas = Am Ende bringt eine Villa ihren Wert für jeden Lorbeer ihrer Farbe.
about-own-houses = Ein Haus für jedes Gebäude. Darunter: was dir der Hafen mit einer Aktivierung bringt.
about-own-total = Deine Punkte, wenn das Spiel jetzt aus wäre.
aid-areas = Die Bereiche, in dieser Reihenfolge
aid-does = tut
aid-sites = Freie Bauplätze
aid-site = Bauplatz
aid-costs = kostet
aid-exchange = PECUNIA tauscht
aid-give = gib
aid-get = bekomm
help-AQU-008 = DOLUS würfelt um Münzen, die Wettkämpfe bringen einige, PECUNIA tauscht sie.
help-AQU-094 = DOLUS würfelt um Münzen, die Wettkämpfe bringen einige, PECUNIA tauscht sie.
help-AQU-093 = Sklaven kommen von SERVI und aus der Arena; Münzen von DOLUS, den Wettkämpfen und Geldstuben.
help-AQU-027 = DOLUS würfelt um Münzen, PECUNIA tauscht sie; aber beide handeln erst nach dem Setzen.
