# Wörter auf dem Brett.
strip-phase-prices = Preise
strip-phase-dice = Würfel
strip-phase-actions = Aktionen
round-short = { "" }
round = Runde
order-short = { "" }
order = Folge
harbour = Hafen
price = Preis
reputation-each-short = je Ware
reputation-each = Ansehen je Ware
gods = Götter
fixed = fest
temple-price-only-short = nur Tempel
temple-price-only = nur Tempelpreis
action-beige = Kaufen
action-brown = Ziehen
action-black = Ansehen
action-grey = Opfern
good-pink = Rosa
good-orange = Orange
good-violet = Violett
good-beige = Beige
god-jupiter = nimm { PRINTED("cards.god[jupiter].amount") ->
    [one] eine Karte
   *[other] { PRINTED("cards.god[jupiter].amount") } Karten
}
god-neptunus = { PRINTED("cards.god[neptunus].amount") ->
    [one] eine Ware
   *[other] { PRINTED("cards.god[neptunus].amount") } Waren
} gratis
god-mars = { PRINTED("cards.god[mars].amount") ->
    [one] einen Würfel
   *[other] { PRINTED("cards.god[mars].amount") } Würfel
} behalten
god-mercurius = Preis { PRINTED("cards.god[mercurius].amount") ->
    [one] {""}
   *[other] um { PRINTED("cards.god[mercurius].amount") }{" "}
}ändern
god-pluto = Konsul nicht beachten
god-minerva = { PRINTED("cards.god[minerva].amount") ->
    [one] ein Auge
   *[other] { PRINTED("cards.god[minerva].amount") } Augen
} gratis
god-phoebus = Würfel { PRINTED("cards.god[phoebus].amount") ->
    [one] umfärben
   *[other] { PRINTED("cards.god[phoebus].amount") }-mal umfärben
}
god-juno = { PRINTED("cards.god[juno].amount") ->
    [one] Würfel
   *[other] { PRINTED("cards.god[juno].amount") } Würfel
} verbinden
god-venus = { PRINTED("cards.god[venus].amount") ->
    [one] einen Stein
   *[other] { PRINTED("cards.god[venus].amount") } Steine
} zurück
deck = Stapel { $n }
open-display = offene Auslage
discard = Ablage { $n }
empty = leer
temple-price = Tempelpreis { $n }
stall-label = Stand von { $who } auf { $n }: { $goods }
die-label = Würfel { $colour } { $n }
plot-label = Platz { $n }
figure-on = { $who } auf { $n }
chip-build = bauen
chip-tax = Steuer { $n }
chip-close = schließen
round-of = Runde { $n } von { $m }
order-label = { $who }: Platz { $n }
round-tile = Rundenplättchen { $n }
stones-left = noch { $n ->
    [one] 1 Strafstein
   *[other] { $n } Strafsteine
}
store-label = { $good } im Hafen: { $n }
price-label = { $good }: Preis { $n }
mark-label = { $good }: Ansehen { $n } je Ware
reputation-of = { $who }: Ansehen { $n }
your-cards = Deine Karten ({ $n } von { $m })
no-cards = keine Karten
money = Geld
points-now = { $n ->
    [one] jetzt { $n } Punkt
   *[other] jetzt { $n } Punkte
  }
stones = Strafsteine
stone-note = { $n ->
    [0] kein Abzug
    [one] −1 Punkt
   *[other] −{ $n } Punkte
}; ab { $m ->
    [one] 1 Stein
   *[other] { $m } Steinen
} −{ $more }
stone-last = −{ $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
rolled = Gewürfelt
rolled-note = behalten für { $n } HS
supply = Vorrat
supply-note = diese Runde deine
screen = Hinter dem Schirm
screen-note = nächste Runde geworfen
stalls-left = Stände übrig
build-for = bauen für { $n }
if-over = Ende jetzt
stalls = Stände
cards-in-hand = Handkarten
dice = Würfel dieses Spielers
passed = gepasst
phone-market = Markt
phone-harbour = Hafen
name-die-beige = beige
name-die-brown = braun
name-die-black = schwarz
name-die-grey = grau
your-die = Deine Aktion
die-note = zusammen { $n }
passed-tile = gepasst, +{ $n }
