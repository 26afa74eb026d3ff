# Panthalos auf Deutsch.

about = Würfel sind Gefolgsleute, ihre Augen der Rang; baue, handle und halte die Unterwelt auf.

# ---- Entscheidungen

decision-turn = Du bist am Zug: eine Aktion
decision-place-space = Wohin kommt die Figur?
decision-foro-partner = Wer geht als Zweiter mit ins FORO?
decision-merchant-wild = Welche veredelte Ware lieferst du für das doppelte Fragezeichen?
decision-omen = Die { PRINTED("effect.merchant.omen_tiles") } obersten Unheil-Plättchen ansehen?
decision-omen-keep = Welches Unheil liegt offen obenauf?
decision-refine-good = Welche Ware veredelst du?
decision-upgrade-die = Welcher Gefolgsmann gewinnt ein Auge?
decision-polis-disc = Zu wenige Scheiben: Wo in der POLIS legst du eine?
decision-agora-choice = AGORA: Was nimmst du?
decision-take-good = Welche Ware nimmst du?
decision-phalanx-choice = PHALANX: Was nimmst du?
decision-take-support = Welche Unterstützung nimmst du?
decision-art-choice = ART: ein Handwerker oder Punkte für Plättchen?
decision-take-artisan = Welchen Handwerker nimmst du?
decision-scrap-tile = Welches deiner Plättchen geht aus dem Spiel?
decision-scrap-more = Noch mehr Plättchen abgeben?
decision-foro-choice = FORO: Was tut das Paar?
decision-crown-die = Welcher Gefolgsmann wird Anführer?
decision-defend = Die Unterwelt schlägt zu: abwehren oder ertragen?
decision-krypt-pay = Welches Plättchen zahlst du gegen den Schlag?
decision-krypt-redeem = Einen gezahlten Titan zurückkaufen?
decision-challenge = ARENA: Wen forderst du?
decision-duel-titan = Welcher Titan kämpft für dich?
decision-duel-support = Welche Unterstützung legst du zu deinem Titan?
decision-duel-answer = Du bist gefordert: Welcher Titan antwortet?
decision-duel-redeem = Den Titan für eine Scheibe behalten?

# ---- Möglichkeiten

opt-turn-place = Einsetzen: { $a }
opt-turn-ship = Verschiffen: { $a }
opt-turn-merchant = Bedienen: { $a }
opt-turn-artisan = Aktivieren: { $a }
opt-turn-pass = Für diese Runde passen
opt-place-space = Nach { $a }
opt-foro-partner = Zusammen mit: { $a }
opt-merchant-wild-grapes = Wein liefern
opt-merchant-wild-cattle = Häute liefern
opt-merchant-wild-olives = Öl liefern
opt-merchant-wild-iron = Rüstung liefern
opt-merchant-wild-cotton = Tuch liefern
opt-omen-leave = Das Unheil lassen, wie es ist
opt-omen-look = Die { PRINTED("effect.merchant.omen_tiles") } obersten Plättchen nehmen
opt-omen-keep-first = Das offene bleibt, das andere kommt nach unten
opt-omen-keep-second = Das zweite aufdecken, das offene kommt nach unten
opt-refine-good-grapes = Trauben zu Wein
opt-refine-good-cattle = Rinder zu Häuten
opt-refine-good-olives = Oliven zu Öl
opt-refine-good-iron = Eisen zu Rüstung
opt-refine-good-cotton = Baumwolle zu Tuch
opt-upgrade-die = { $a } gewinnt ein Auge
opt-polis-disc = Eine Scheibe auf { $a }
opt-agora-choice-two-goods = { PRINTED("effect.agora.two_goods") } Waren
opt-agora-choice-good-and-upgrade = Eine Ware und eine Aufwertung
opt-agora-choice-decline = Nichts
opt-take-good = { $a } nehmen
opt-phalanx-choice-two-supports = { PRINTED("effect.phalanx.two_supports") } Unterstützungen
opt-phalanx-choice-support-and-upgrade = Eine Unterstützung und eine Aufwertung
opt-phalanx-choice-decline = Nichts
opt-take-support-support = Unterstützung { $a } +{ $b } nehmen
opt-art-choice-artisan = Einen Handwerker
opt-art-choice-scrap = Plättchen für Punkte abgeben
opt-art-choice-decline = Nichts
opt-take-artisan = { $a } nehmen
opt-scrap-tile-good = { $a } ({ $b }) abgeben
opt-scrap-tile-support = Unterstützung { $a } +{ $b } abgeben
opt-scrap-tile-titan = Titan { $a } { $b } abgeben
opt-scrap-tile-artisan = { $a } abgeben
opt-scrap-tile-ship = { $a } abgeben
opt-scrap-more-more = Noch mehr abgeben
opt-scrap-more-stop = Genug
opt-foro-choice-recruit = Einen Gefolgsmann aus der Reserve holen
opt-foro-choice-crown = Einen Gefolgsmann krönen: { PRINTED("effect.foro.crown_discs") } { PRINTED("effect.foro.crown_discs") ->
    [one] Scheibe
   *[other] Scheiben
}, und { PRINTED("effect.foro.crown_tiles_to_scrap") } Plättchen gehen aus dem Spiel
opt-foro-choice-decline = Nichts
opt-crown-die = { $a } krönen
opt-defend-defend = Mit Plättchen abwehren
opt-defend-endure = Ertragen: eine Scheibe kommt in die KRYPT
opt-krypt-pay-titan = Titan { $a } { $b } zahlen
opt-krypt-pay-support = Unterstützung { $a } +{ $b } zahlen
opt-krypt-redeem-titan = Titan { $a } { $b } für eine Scheibe zurückkaufen
opt-krypt-redeem-stop = Genug
opt-challenge-seat = { $a_seat } fordern
opt-challenge-decline = Niemanden fordern
opt-duel-titan-titan = Titan { $a } { $b }
opt-duel-support-support = Unterstützung { $a } +{ $b } dazulegen
opt-duel-support-done = Genug
opt-duel-answer-titan = Mit Titan { $a } { $b } antworten
opt-duel-answer-concede = Aufgeben
opt-duel-redeem-yes = Behalten und eine Scheibe zahlen
opt-duel-redeem-no = Ablegen

# ---- Ereignisse

event-round = Runde { $n } beginnt; das TEMPLUM zeigt { $templum }.
event-open-disaster = Offenes Unheil: { $disaster }.
event-placed = { $who } setzt { $piece } auf { $space }.
event-passed = { $who } passt.
event-shipped = { $who } verschifft Waren, { $ship }: { $n ->
    [one] ein Symbol
   *[other] { $n } Symbole
}.
event-delivered = { $who } bedient { $merchant }.
event-gave-good = { $who } liefert { $good } veredelt für ein doppeltes Fragezeichen.
event-looked = { $who } sieht das zweite Unheil-Plättchen an: { $disaster }.
event-looked-secret = { $who } sieht das zweite Unheil-Plättchen an.
event-activated = { $who } aktiviert: { $artisan }.
event-upgraded = { $who }: { $piece } zeigt nun { $n }.
event-refined = { $who } veredelt { $good }.
event-took-good = { $who } nimmt { $good }.
event-took-support = { $who } nimmt { $support }.
event-took-artisan = { $who } nimmt: { $artisan }.
event-scrapped = { $who } gibt ab: { $tile }.
event-scored = { $who } erhält { $n } SP.
event-gained-discs = { $who } erhält { $n ->
    [one] eine Scheibe
   *[other] { $n } Scheiben
}.
event-drew-titan = { $who } zieht { $titan }.
event-drew-titan-secret = { $who } zieht einen Titan.
event-drew-support = { $who } zieht { $support } aus dem Beutel.
event-titans-reshuffled = Die abgelegten Titanen werden ein neuer Stapel.
event-rested = { $who } nimmt { $piece } aus der THERMAE zurück.
event-returned = { $who } nimmt { $piece } zurück.
event-laid-disc = { $who } legt eine Scheibe auf { $space }.
event-polis-yield = { $who } erhält den Ertrag von { $space }.
event-start-player = { $who } wird Startspieler.
event-recruited = { $who } holt { $piece } mit { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
}.
event-crowned = { $who } krönt { $piece }.
event-strike = Die Unterwelt schlägt zu: { $disaster }, insgesamt Stärke { $n }.
event-endured = { $who } erträgt den Schlag; { $n ->
    [one] eine Scheibe liegt
   *[other] { $n } Scheiben liegen
} in der KRYPT.
event-paid-tile = { $who } zahlt { $tile }.
event-defended = { $who } wehrt den Schlag ab.
event-redeemed = { $who } behält { $titan } für eine Scheibe.
event-challenged = { $who } fordert { $target-seat }.
event-committed = { $who } legt verdeckt einen Titan.
event-conceded = { $who } gibt das Duell auf.
event-revealed = { $who } deckt auf: { $titan }, insgesamt Stärke { $n }.
event-won-duel = { $who } gewinnt das Duell gegen { $loser-seat }.
event-discarded = { $who } legt ab: { $titan }.
event-weakened = { $who }: { $piece } fällt auf { $n }.
event-cleaned-up = Gefolgsleute ruhen in der THERMAE, Anführer kehren heim, übrige Plättchen gehen aus dem Spiel.
event-ended = { $krypt ->
    [1] { $rounds ->
        [1] Das Spiel endet: Die KRYPT ist voll, und die letzte Runde ist vorbei.
       *[other] Das Spiel endet: Die KRYPT ist voll.
    }
   *[other] Das Spiel endet nach der letzten Runde.
}

# ---- Namen

name-place = Einsetzen
name-titan = Titan
name-support = Unterstützung
name-good = Ware
name-ship = Schiff
name-artisan = Handwerker
name-merchant = Händler
name-disaster = Unheil
name-air = Luft
name-water = Wasser
name-earth = Erde
name-fire = Feuer
name-grapes = Trauben
name-cattle = Rinder
name-olives = Oliven
name-iron = Eisen
name-cotton = Baumwolle
name-wine = Wein
name-hides = Häute
name-oil = Öl
name-armour = Rüstung
name-cloth = Tuch
name-basic = einfach
name-refined = veredelt
name-die-1 = Gefolgsmann mit 1
name-die-2 = Gefolgsmann mit 2
name-die-3 = Gefolgsmann mit 3
name-die-4 = Gefolgsmann mit 4
name-die-5 = Gefolgsmann mit 5
name-die-6 = Gefolgsmann mit 6
name-leader = Anführer
name-figure = die Anführerfigur
name-d1 = Würfel 1
name-d2 = Würfel 2
name-d3 = Würfel 3
name-d4 = Würfel 4
name-d5 = Würfel 5
name-thermae = THERMAE
name-polis = POLIS
name-agora = AGORA
name-phalanx = PHALANX
name-art = ART
name-oraculum = ORACULUM
name-foro = FORO
name-titanus = TITANUS
name-agro = AGRO
name-krypt = KRYPT
name-arena = ARENA
name-port = PORT
name-merkator = MERKATOR
name-templum = TEMPLUM
name-left = links
name-right = rechts
name-supply = Vorrat
name-reserve = Reserve
name-small = kleine Seite
name-large = große Seite
name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-black = Schwarz
name-vintner = Winzer
name-tanner = Gerber
name-oil-presser = Ölpresser
name-armourer = Rüstungsschmied
name-weaver = Weber
name-master = Meister
name-instructor = Ausbilder
name-grapes-both = Trauben- und Weinschiff
name-grapes-basic = Traubenschiff
name-grapes-refined = Weinschiff
name-cattle-both = Rinder- und Häuteschiff
name-cattle-basic = Rinderschiff
name-cattle-refined = Häuteschiff
name-olives-both = Oliven- und Ölschiff
name-olives-basic = Olivenschiff
name-olives-refined = Ölschiff
name-iron-both = Eisen- und Rüstungsschiff
name-iron-basic = Eisenschiff
name-iron-refined = Rüstungsschiff
name-cotton-both = Baumwoll- und Tuchschiff
name-cotton-basic = Baumwollschiff
name-cotton-refined = Tuchschiff

# ---- Wertung

sheet-track = Siegpunkte im Spiel
sheet-krypt = Scheiben in der KRYPT
sheet-goods = Waren auf gesammelten Schiffen
sheet-followers = Augen der Gefolgsleute
sheet-crowns = Gekrönte Würfel

# ---- Einschätzung

term-points = Siegpunkte
term-krypt = Scheiben in der KRYPT
term-goods = Waren
term-merchants = ein Händler in Reichweite
term-artisans = Handwerker
term-ships = gesammelte Schiffe
term-titans = Titanen
term-supports = Unterstützungen
term-shield = Bereitschaft für den Schlag
term-discs = Scheiben im Vorrat
term-pips = Augen der Gefolgsleute
term-dice = Gefolgsleute im Spiel
term-crowns = gekrönte Würfel
term-polis = Einkommen aus der POLIS
term-placed = eingesetzte Figuren
term-unplaced = nicht eingesetzte Figuren
term-start = Startspieler
