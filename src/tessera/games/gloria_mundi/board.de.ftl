# Wörter auf dem Brett.
strip-round = Zug { $n }
strip-phase-lay-base = Basis-Karte
strip-phase-activation = Aktivieren
strip-phase-purchase = Kaufen
strip-phase-goth = Gote
strip-end-africa = Afrika
strip-end-africa-now = Afrika: { $who } { $value } von { $limit }
strip-end-goth = Gote in Rom
strip-end-goth-now = Gote: Feld { $value } von { $limit }
strip-end-hand = Basis-Karten
strip-end-hand-now = { $who }: noch { $left ->
    [one] 1 Basis-Karte
   *[other] { $left } Basis-Karten
 }
strip-end-deck = Aufbauten
strip-end-deck-now = noch { $left ->
    [one] 1 Aufbau
   *[other] { $left } Aufbauten
 }
next = nächstes
next-short = folgt
start = Start
forum = Forum
first = vorn
bare = frei
left = noch { $n }
burned = { $n } verbrannt
burns = −{ $n }
costs = { $n }
pay = zahle { $n }
short = { $n } fehlen
wrong-kinds = falsche Art
no-bare-farm = kein freies Gut
no-bare-farm-short = kein Gut
no-bare-city = keine freie Stadt
no-bare-city-short = keine Stadt
no-bare-legion = keine freie Legion
no-bare-legion-short = keine Legion
no-bare-any = keine freie Karte
no-bare-any-short = keine Karte
column-farm = Güter
column-city = Städte
column-legion = Legionen
column-legion-short = Legion
runs-to-short = Stürmt bis { $n }, verbrennt
runs-to = Unbezahlt stürmt er bis { $n } und verbrennt
you-lose = du verlierst
cards-of = { $n ->
    [0] keine Karte
   *[other] { $n } von { $m } Karten
  }
cards-of-short = { $n } von { $m }
shared-out = dann verteilt
nothing-paid = kein Tribut ausgelegt
nothing-paid-short = kein Tribut da
tribute-for = Tribut für Feld { $n }
rome-next = dann ist er in Rom
goth-ends = das Spiel endet
can-pay = du kannst
cannot-pay = zu teuer
goth-at = Der Gote auf { $n }
goths-space = Feld { $n } der Straße des Goten
roman-space = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} von Rom
goths-run = Was der Gote täte
roman-at = { $who }: { $n }
tribute-on = { $kind } auf { $n }
shelf-of = { $who }, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} von Rom
card-label = { $name }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, kostet hier { $total }
deck-label = Vorratsstapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
your-stock = Dein Vorrat
stock-note = Ruhm ersetzt jede Art
your-hand = Basis-Karten auf der Hand
hand-note = leer = Spielende
your-display = Deine Auslage
of-goal = von { $n }
in-hand = { $kind } auf der Hand
buildings = Aufbauten
phone-road = Straße
phone-forum = Forum
phone-displays = Auslagen
name-rome = Roma
name-africa = Africa
goth-in-rome = Der Gote steht in Rom.
still-burns = brennt noch
burned-all = alles ist verbrannt
to-share = noch zu verteilen

# where a name may be broken on a small card
name-c09 = Goldschmiede­gasse
name-l04 = Standarten­schrein
name-l15 = Prätorianer­kaserne
name-b05 = Meister­vermesser
