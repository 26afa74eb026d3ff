# Wörter auf dem Brett.
group-workshop = Betriebe
group-changer = Geldstuben
group-villa = Villen
strip-phase-placement = Setzen
strip-phase-placement-long = Gefolgsleute und Wappen setzen
strip-phase-mercatus = I
strip-phase-mercatus-long = I Mercatus
strip-phase-arena = II
strip-phase-arena-long = II Arena
strip-phase-stadium = III
strip-phase-stadium-long = III Stadium
strip-phase-theatrum = IV
strip-phase-theatrum-long = IV Theatrum
strip-phase-forum = V
strip-phase-forum-long = V Forum
strip-phase-portus = VI
strip-phase-portus-long = VI Portus
strip-ends = Gesetzt:
strip-end-pieces = Steine
strip-end-pieces-now = { $value } von { $limit } Steinen
region-portus = Portus
region-mercatus = Mercatus
region-theatrum = Theatrum
region-forum = Forum
region-stadium = Stadium
region-arena = Arena
area-portus = Portus
area-mercatus = Mercatus
area-theatrum = Theatrum
area-forum = Forum
area-stadium = Stadium
area-arena = Arena
area-advantage = Vorteilsleiste
area-contest = Wettkampfleiste
round = Runde { $n } von { $m }
phase-placement = Gefolgsleute und Wappen einsetzen
phase-mercatus = I Mercatus: Würfel, Münzen, Karten, Sklaven
phase-arena = II Arena: die Gladiatoren kämpfen
phase-stadium = III Stadium: das Wagenrennen
phase-theatrum = IV Theatrum: eine Karte wird versteigert
phase-forum = V Forum: Bauen
phase-portus = VI Portus: Betriebe und Geldstuben zahlen
phase-end = das Spiel ist zu Ende
at-dolus = DOLUS
at-pecunia = PECUNIA
at-latro = LATRO
at-portus-bronze = Bronze
at-portus-silver = Silber
at-portus-gold = Gold
at-potentia = POTENTIA
equi-note = EQUI: { PRINTED("action.equi.price") } je Karte, links zieht dazu
equi-note-short = EQUI: { PRINTED("action.equi.price") } je Karte
servi-note = SERVI: höchstens { PRINTED("space[servi-top].max_cards") }, { PRINTED("space[servi-middle].max_cards") }, { PRINTED("space[servi-bottom].max_cards") } Karten
auction = Versteigerer
advantage = Vorteil
advantage-note = erstes Wappen gewinnt
advantage-note-short = erstes gewinnt
side-gold = Gold
side-silver = Silber
left-sites = Betriebe, Geldstuben
left-sites-short = Betriebe
villas = Villen, zählen am Ende
contest = Kampfstärke
contest-short = Stärke
house-of = Haus von { $who }: { $site }
empty = leer
deck-equi = Equi-Stapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
deck-slave = Sklavenstapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
deck-stadium = Lorbeerstapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
deck-theatre = Theaterstapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
left = noch { $n }
henchman-on = Gefolgsmann von { $who } auf { $space }
coin-there = eine Münze { $metal }
blue-with = { $who } hat die blauen Würfel
crest-on = Wappen von { $who } auf { $n }
strength-of = { $who }: Stärke { $n }
bid = das Gebot
bid-by = { $who } führt
still-in = { $who } bietet noch mit
score-of = { $who }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
cost-bronze = Bronze
cost-silver = Silber
cost-gold = Gold
cost-slaves = Sklaven
your-coins = Deine Münzen
coins-note = Metalle gelten nur für sich
to-place = Einzusetzen
to-place-note = { $n ->
    [one] { $n } Gefolgsmann
   *[other] { $n } Gefolgsleute
  }
crest = Wappen
your-hand = Deine Karten (nur du siehst sie)
villas-laurels = Villen × Lorbeer
houses-left = Häuser übrig
harbour-pays = der Hafen bringt { $n }
if-over = Ende jetzt
sum-slaves = Sklaven { $n }
sum-weapons = Waffen { $n }
sum-horses-gold = Goldpferde { $n }
sum-horses-silver = Silberpferde { $n }
cards = Karten
start-player = beginnt
stopped = fertig
phone-forum = Forum
phone-market = Markt
phone-games = Spiele
phone-theatre = Theater
