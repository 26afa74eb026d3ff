# Wörter auf dem Brett.
place-templum = Templum
place-thermae = Thermae
place-polis = Polis
place-agora = Agora
place-phalanx = Phalanx
place-art = Art
place-oraculum = Oraculum
place-foro = Foro
place-titanus = Titanus
place-agro = Agro
place-krypt = Krypt
place-arena = Arena
place-port = Port
place-merkator = Merkator
note-port = alle passenden Waren, 1 Punkt je Symbol
note-merkator = nur veredelte Waren, Bonus rechts
rule-agora = 2 Waren oder|1 und +1 Auge
rule-phalanx = 2 Helfer oder|1 und +1 Auge
rule-art = 1 Handwerker / 2 Plättchen: 1 P.
rule-foro = zwei Figuren: werben, krönen
rule-titanus = 1 Titan je 2 Augen
rule-agro = 1 Scheibe je Auge
rule-arena = Angriff siegt: 4|Abwehr siegt: 3|Aufgabe bringt 1
rule-krypt = Figuren hier senken|den Schlag: je Auge 1
reserve = Reserve
once = einmal
every-round = jede Runde
hold = halten
round-label = Runde { $n } von { $m }, Templum { $v }
disc-label = Scheibe von { $who }
leader = Anführer
piece-label = { $who }: { $piece }, { $place }
reserve-label = { $who }: { $n } Würfel in Reserve
tile-support = Helfer
tile-titan = Titan
to-the-end = { $n } von { $m } zum Ende
last-round = { $n } Scheiben: Schlussrunde
disaster-label = Katastrophe: { $element } { $n }
strike-sum = { $element } { $n } + Templum { $v }
strike = Schlag { $n }
covered = du hast { $n } { $element }: gedeckt
short = du hast { $n } { $element }, { $m } fehlen
attacks = { $who } greift an
defends = { $who } verteidigt
ship-pays = +{ $n }, 1 Scheibe
ship-lacks = ohne { $good }
can-serve = lieferbar
n-of = { $n } von { $m }
starts = { $who } beginnt
to-place = Noch einzusetzen
to-place-note = der Anführer muss
discs = Scheiben
bank = Bank { $n }
goods = Waren
goods-note = { $n } veredelt
titans = Titanen (nur du siehst sie), Helfer
against = gegen { $element }: { $n } von { $m }
artisans = Handwerker
ships = Schiffe
if-ended = Ende jetzt durch
end-round = Runde 8
end-krypt = Krypt
so-far = bisher { $n }
titan-count = Titanen, verdeckt
supports = Helfer
start-tag = beginnt
passed = gepasst
krypt-tag = Krypt { $n }
phone-city = Stadt
phone-krypt = Krypt
phone-trade = Handel
paid = Eben gezahlt
paid-note = 1 Scheibe kauft einen Titan zurück
omen = Die nächsten Katastrophen
omen-note = welche bleibt oben?
tile-disaster = Katastrophe
sign-start = Start
sign-disc = Scheibe
yields-titan = { $n ->
    [one] Titan
   *[other] { $n } Titanen
}
yields-support = { $n ->
    [one] Helfer
   *[other] { $n } Helfer
}
yields-support-draw = { $n ->
    [one] Helfer
   *[other] { $n } Helfer
}
yields-upgrade = { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
}
yields-artisan = Handwerker
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
