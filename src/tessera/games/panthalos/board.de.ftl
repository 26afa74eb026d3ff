# Wörter auf dem Brett.
strip-phase-placement = Setzen
strip-phase-evaluation = Auswerten
strip-end-krypt = Scheiben in KRYPT
strip-end-krypt-now = KRYPT: { $value } von { $limit } Scheiben
place-templum = TEMPLUM
place-thermae = THERMAE
place-polis = POLIS
place-agora = AGORA
place-phalanx = PHALANX
place-art = ART
place-oraculum = ORACULUM
place-foro = FORO
place-titanus = TITANUS
place-agro = AGRO
place-krypt = KRYPT
place-arena = ARENA
place-port = PORT
place-merkator = MERKATOR
note-port = alle passenden Waren, { PRINTED("effect.ship.vp_per_symbol", "Punkt", "Punkte") } je Symbol
note-port-short = { PRINTED("effect.ship.vp_per_symbol", "Punkt", "Punkte") } je Symbol
note-merkator-short = nur veredelte Waren
note-merkator = nur veredelte Waren, Bonus rechts
rule-agora = { PRINTED("effect.agora.two_goods", "Ware", "Waren") } oder|{ PRINTED("effect.agora.good_with_upgrade") } und +{ PRINTED("effect.agora.upgrade_pips") } Auge
rule-phalanx = { PRINTED("effect.phalanx.two_supports") } Unterst. oder|{ PRINTED("effect.phalanx.support_with_upgrade") } und +{ PRINTED("effect.phalanx.upgrade_pips") } Auge
rule-phalanx-short = { PRINTED("effect.phalanx.two_supports") } Unterst. oder|{ PRINTED("effect.phalanx.support_with_upgrade") }, +{ PRINTED("effect.phalanx.upgrade_pips") } Auge
rule-art = { PRINTED("effect.art.artisans_taken") } Handwerker / { PRINTED("effect.art.scrap_tiles_per_vp") } Plättchen: 1 P.
rule-foro = zu zweit: werben, krönen
rule-titanus-short = 1 je { PRINTED("effect.titanus.pips_per_titan", "Auge", "Augen") }
rule-titanus = 1 Titan je { PRINTED("effect.titanus.pips_per_titan", "Auge", "Augen") }
rule-agro = { PRINTED("effect.agro.discs_per_pip") ->
    [one] 1 Scheibe
   *[other] { PRINTED("effect.agro.discs_per_pip") } Scheiben
} je Auge
rule-arena = Angriff siegt: { PRINTED("duel.attacker_wins_vp") }|Abwehr siegt: { PRINTED("duel.defender_wins_vp") }|Aufgabe bringt { PRINTED("duel.concession_vp") }
rule-arena-short = Angriff { PRINTED("duel.attacker_wins_vp") }|Abwehr { PRINTED("duel.defender_wins_vp") }|Aufgabe { PRINTED("duel.concession_vp") }
rule-krypt-short = Augen hier|senken ihn
rule-krypt = Gefolgsleute hier senken|den Schlag: je Auge 1
reserve = Reserve
no-artisans = keine Handwerker
no-artisans-short = keine mehr
once = einmal
every-round = jede Runde
hold = halten
round-label = Runde { $n } von { $m }, Templum { $v }
disc-label = Scheibe von { $who }
leader = Anführer
piece-label = { $who }: { $piece }, { $place }
reserve-label = { $who }: { $n } Würfel in Reserve
tile-support = Unterstützung
tile-titan = Titan
to-the-end = { $n } von { $m } zum Ende
last-round = { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
}: Schlussrunde
last-round-short = Schlussrunde
disaster-label = Unheil: { $element } { $n }
strike-sum = { $element } { $n } + Templum { $v }
strike = Schlag { $n }
covered = du hast { $n }: gedeckt
short = du hast { $n }, { $m } fehlen
attacks = { $who } greift an
defends = { $who } verteidigt
any-refined = beliebige veredelte Ware
merchant-label = { $name }: will { $wants }, { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ship-pays = +{ $n }, { PRINTED("effect.ship.discs") ->
    [one] 1 Scheibe
   *[other] { PRINTED("effect.ship.discs") } Scheiben
}
ship-lacks = ohne { $good }
ship-lacks-short = fehlt
can-serve = lieferbar
n-of = { $n } von { $m }
starts = { $who } beginnt
to-place = Noch einzusetzen
own-pieces = Dein Gefolge
to-place-note = Anführer ist Pflicht
discs = Scheiben
bank = allg. Vorrat { $n }
goods = Waren
goods-note = { $n } veredelt
titans = Titanen (nur du siehst sie), Unterstützungen
against = gegen { $element }: { $n } von { $m }
artisans = Handwerker
ships = Schiffe
if-ended = Ende jetzt durch
end-round = Runde { PRINTED("rounds.count") }
end-krypt = KRYPT
so-far = bisher { $n }
titan-count = Titanen, verdeckt
supports = Unterstützungen
start-tag = beginnt
passed = gepasst
krypt-tag = KRYPT { $n }
phone-city = Stadt
phone-foro = Foro
phone-krypt = Krypt
phone-trade = Handel
paid = Eben gezahlt
paid-note = { PRINTED("effect.krypt.redeem_discs_per_titan") ->
    [one] 1 Scheibe kauft
   *[other] { PRINTED("effect.krypt.redeem_discs_per_titan") } Scheiben kaufen
} einen Titanen zurück
omen = Das nächste Unheil
omen-note = welche bleibt oben?
tile-disaster = Unheil
sign-start = Start
sign-start-short = { "" }
sign-disc = { PRINTED("effect.oraculum.discs") ->
    [1] Scheibe
   *[other] × { PRINTED("effect.oraculum.discs") }
}
sign-disc-short = { PRINTED("effect.oraculum.discs") ->
    [1] { "" }
   *[other] × { PRINTED("effect.oraculum.discs") }
}
yields-titan = { $n ->
    [one] Titan
   *[other] { $n } Titanen
}
yields-support = { $n ->
    [one] Unterst.
   *[other] { $n } Unterst.
}
yields-support-draw = { $n ->
    [one] Unterst.
   *[other] { $n } Unterst.
}
yields-upgrade = { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
}
yields-artisan = Handwerker
yields-artisan-short = Handw.
yields-good = { $n ->
    [one] Ware
   *[other] { $n } Waren
}
yields-disc = { $n ->
    [one] Scheibe
   *[other] { $n } Scheiben
}
yields-vp = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
yields-refine = veredeln
