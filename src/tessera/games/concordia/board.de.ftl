# Wörter auf dem Brett.
strip-phase-card = Karte
strip-phase-action = Aktion
strip-end-cards = Karten
strip-end-cards-now = noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
 }
strip-end-houses = Häuser
strip-end-houses-now = { $who } { $value } von { $limit } Häusern
strip-end-turns = letzte Züge
strip-end-turns-now = noch { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
 }
card-label = { $name }: { $does } ({ $gods }), kostet { $price }
does-tribune = Karten aufnehmen
does-architect = ziehen, dann bauen
does-diplomat = Karte nachahmen
does-prefect = Provinz produziert
does-mercator-3 = { PRINTED("actions.mercator.money_own") } HS, { PRINTED("actions.mercator.good_types") ->
    [one] eine Ware
   *[other] { PRINTED("actions.mercator.good_types") } Waren
} handeln
does-mercator-5 = { PRINTED("actions.mercator.money_bought") } HS, { PRINTED("actions.mercator.good_types") ->
    [one] eine Ware
   *[other] { PRINTED("actions.mercator.good_types") } Waren
} handeln
does-senator = bis { PRINTED("actions.senator.cards") ->
    [one] eine Karte
   *[other] { PRINTED("actions.senator.cards") } Karten
} kaufen
does-magister = Karte darunter nochmals
does-praetor = { PRINTED("actions.praetor.cards") ->
    [one] eine Karte
   *[other] { PRINTED("actions.praetor.cards") } Karten
} kaufen
does-legatus = der Partner spielt
does-colonist = Kolonisten oder Geld
does-mason = Ziegel aus Häusern
does-farmer = Nahrung aus Häusern
does-smith = Werkzeug aus Häusern
does-vintner = Wein aus Häusern
does-weaver = Tuch aus Häusern
does-consul = { PRINTED("actions.consul.cards") ->
    [one] Karte
   *[other] { PRINTED("actions.consul.cards") } Karten
} ohne Aufpreis
does-proconsul = { PRINTED("actions.proconsul.cards") ->
    [one] Karte
   *[other] { PRINTED("actions.proconsul.cards") } Karten
}, Partner spielt
does-prefect-architect = eins von beiden
does-architect-mercator = eins von beiden
does-prefect-mercator = eins von beiden
marker-good = { $name }: Bonus { $good }
marker-coins = { $name }: { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
city-label = { $name }: { $good }
capital-label = { $name }, die Hauptstadt
house-in = Haus von { $who } in { $city }
colonist-land = Kolonist von { $who }: { $place }
colonist-sea = Schiff von { $who }: { $place }
in-deck = im Stapel
cash = Bargeld { $n }
deck-label = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel
partner-hand = Karten deines Partners
your-cards = Deine Karten ({ $n })
money = Geld
houses-left = noch { $n ->
    [one] 1 Haus
   *[other] { $n } Häuser
}
store = Lagerhaus ({ $n } von { $m })
free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
  }
points-now = Punkte jetzt
points-sum = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
houses = Häuser
land-colonists = Kolonisten zu Land
sea-colonists = Schiffe
cards = Handkarten
magnus = Magnus
team = Team { $n }
points = Punkte
phone-near = Nah
phone-map = Karte
phone-display = Karten
