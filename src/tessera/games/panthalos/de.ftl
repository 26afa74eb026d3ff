# Panthalos auf Deutsch.

about = Würfel sind Gefolgsleute, ihre Augen der Rang; baue, handle und halte die Unterwelt auf.

# ---- Entscheidungen

decision-turn = Wähle eine Aktion
decision-place-space = Wohin kommt der Gefolgsmann oder Anführer?
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
decision-krypt-redeem = Einen gezahlten Titanen zurückkaufen?
decision-challenge = ARENA: Wen forderst du?
decision-duel-titan = Welcher Titan kämpft für dich?
decision-duel-support = Welche Unterstützung legst du zu deinem Titanen?
decision-duel-answer = Du bist gefordert: Welcher Titan antwortet?
decision-duel-redeem = Zahlen und den Titanen behalten?

# ---- Möglichkeiten

opt-turn-place = Einsetzen: { $a }
opt-turn-ship = Verschiffen: { $a }
opt-turn-merchant = Bedienen: { $a }
opt-turn-artisan = Aktivieren: { $a }
opt-turn-pass = Für diese Runde passen
opt-place-space = Nach { $a }
opt-foro-partner = Zusammen mit: { $a }
opt-merchant-wild = { $a } veredelt liefern
opt-omen-leave = Das Unheil lassen, wie es ist
opt-omen-look = Die { PRINTED("effect.merchant.omen_tiles") } obersten Plättchen nehmen
opt-omen-keep-first = Das offene bleibt, das andere kommt nach unten
opt-omen-keep-second = Das zweite aufdecken, das offene kommt nach unten
opt-refine-good = { $a } veredeln
opt-upgrade-die = { $a } gewinnt ein Auge
opt-polis-disc = Eine Scheibe auf { $a }
opt-agora-choice-two-goods = { PRINTED("effect.agora.two_goods") ->
    [one] 1 Ware
   *[other] { PRINTED("effect.agora.two_goods") } Waren
}
opt-agora-choice-good-and-upgrade = { PRINTED("effect.agora.good_with_upgrade") ->
    [one] 1 Ware
   *[other] { PRINTED("effect.agora.good_with_upgrade") } Waren
} und eine Aufwertung
opt-agora-choice-decline = Nichts nehmen
opt-take-good = { $a } nehmen
opt-phalanx-choice-two-supports = { PRINTED("effect.phalanx.two_supports") ->
    [one] 1 Unterstützung
   *[other] { PRINTED("effect.phalanx.two_supports") } Unterstützungen
}
opt-phalanx-choice-support-and-upgrade = { PRINTED("effect.phalanx.support_with_upgrade") ->
    [one] 1 Unterstützung
   *[other] { PRINTED("effect.phalanx.support_with_upgrade") } Unterstützungen
} und eine Aufwertung
opt-phalanx-choice-decline = Nichts nehmen
opt-take-support-support = Unterstützung { $a } +{ $b } nehmen
opt-art-choice-artisan = { PRINTED("effect.art.artisans_taken") } Handwerker
opt-art-choice-scrap = Plättchen für Punkte abgeben
opt-art-choice-decline = Hier nichts tun
opt-take-artisan = { $a } nehmen
opt-scrap-tile-good = { $a } ({ $b }) abgeben
opt-scrap-tile-support = Unterstützung { $a } +{ $b } abgeben
opt-scrap-tile-titan = Titan { $a } { $b } abgeben
opt-scrap-tile-artisan = { $a } abgeben
opt-scrap-tile-ship = { $a } abgeben
opt-scrap-more-more = Noch mehr abgeben
opt-scrap-more-stop = Nichts mehr abgeben
opt-foro-choice-recruit = Einen Gefolgsmann aus der Reserve holen
opt-foro-choice-crown = Einen Gefolgsmann krönen: { PRINTED("effect.foro.crown_discs") } { PRINTED("effect.foro.crown_discs") ->
    [one] Scheibe
   *[other] Scheiben
}, und { PRINTED("effect.foro.crown_tiles_to_scrap", "Plättchen geht", "Plättchen gehen") } aus dem Spiel
opt-foro-choice-decline = Hier nichts tun
opt-crown-die = { $a } krönen
opt-defend-defend = Mit Plättchen abwehren
opt-defend-endure = Ertragen: eine Scheibe kommt in die KRYPT
opt-krypt-pay-titan = Titan { $a } { $b } zahlen
opt-krypt-pay-support = Unterstützung { $a } +{ $b } zahlen
opt-krypt-redeem-titan = Titan { $a } { $b } für { PRINTED("effect.krypt.redeem_discs_per_titan") ->
    [one] 1 Scheibe
   *[other] { PRINTED("effect.krypt.redeem_discs_per_titan") } Scheiben
} zurückkaufen
opt-krypt-redeem-stop = Keinen Titanen zurückkaufen
opt-challenge-seat = { $a_seat } fordern
opt-challenge-decline = Niemanden fordern
opt-duel-titan-titan = Titan { $a } { $b }
opt-duel-support-support = Unterstützung { $a } +{ $b } dazulegen
opt-duel-support-done = Keine Unterstützung mehr dazu
opt-duel-answer-titan = Mit Titan { $a } { $b } antworten
opt-duel-answer-concede = Aufgeben
opt-duel-redeem-yes = Behalten und { PRINTED("duel.redeem_discs_winner") ->
    [one] 1 Scheibe
   *[other] { PRINTED("duel.redeem_discs_winner") } Scheiben
} zahlen
opt-duel-redeem-no = Ablegen

# ---- Ereignisse

event-round = Runde { $n } beginnt; das TEMPLUM zeigt { $templum }.
event-open-disaster = Offenes Unheil: { $disaster }.
event-placed = { $who } setzt { $n ->
    [0] einen Anführer
   *[other] einen Gefolgsmann mit { $n }
} auf { $space }.
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
event-upgraded = { $who } bildet einen Gefolgsmann auf { $n } aus.
event-refined = { $who } veredelt { $good }.
event-took-good = { $who } nimmt { $good }.
event-took-support = { $who } nimmt { $support }.
event-took-artisan = { $who } nimmt: { $artisan }.
event-scrapped = { $who } gibt ab: { $tile }.
event-scored = { $who } erhält { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
event-gained-discs = { $who } erhält { $n ->
    [one] eine Scheibe
   *[other] { $n } Scheiben
}.
event-drew-titan = { $who } zieht { $titan }.
event-drew-titan-secret = { $who } zieht einen Titanen.
event-drew-support = { $who } zieht { $support } aus dem Beutel.
event-titans-reshuffled = Die abgelegten Titanen werden ein neuer Stapel.
event-rested = { $who } nimmt einen Gefolgsmann aus der THERMAE zurück.
event-returned = { $who } holt jemanden aus dem Gefolge zurück.
event-laid-disc = { $who } legt eine Scheibe auf { $space }.
event-polis-yield = { $who } erhält den Ertrag von { $space }.
event-start-player = { $who } wird Startspieler.
event-recruited = { $who } holt einen Gefolgsmann mit { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
}.
event-crowned = { $who } krönt einen Gefolgsmann.
event-strike = Die Unterwelt schlägt zu: { $disaster }, insgesamt Stärke { $n }.
event-endured = { $who } erträgt den Schlag; { $n ->
    [one] eine Scheibe liegt
   *[other] { $n } Scheiben liegen
} in der KRYPT.
event-paid-tile = { $who } zahlt { $tile }.
event-defended = { $who } wehrt den Schlag ab.
event-redeemed = { $who } kauft { $titan } zurück.
event-challenged = { $who } fordert { $target-seat }.
event-committed = { $who } legt verdeckt einen Titanen.
event-conceded = { $who } gibt das Duell auf.
event-revealed = { $who } deckt auf: { $titan }, insgesamt Stärke { $n }.
event-won-duel = { $who } gewinnt das Duell gegen { $loser-seat }.
event-lost-support = { $who } verliert { $support }.
event-discarded = { $who } legt ab: { $titan }.
event-weakened = { $who }: Ein Gefolgsmann fällt auf { $n }.
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
label-with-pips = Gefolgsmann mit { $n }
name-leader = Anführer
name-figure = die Anführerfigur
label-die-number = Würfel { $n }
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
name-left = einmal
name-right = jede Runde
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

# Überschriften im Terminal, wo das Spiel ein eigenes Wort hat
heading-bank = Scheiben im allgemeinen Vorrat
heading-figure = Anführerfigur

# ---- Wertung

sheet-track = Punkte im Spiel
sheet-krypt = Scheiben in der KRYPT
sheet-goods = Waren auf gesammelten Schiffen
sheet-followers = Augen der Gefolgsleute
sheet-crowns = Gekrönte Würfel

# ---- Einschätzung

term-points = Punkte
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
term-placed = was die eingesetzten Gefolgsleute bringen werden
term-unplaced = Gefolgsleute, die noch einzusetzen sind
term-start = Startspieler

# ---- gezählt

count-disc = { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
}
count-tile = { $n } Plättchen
count-vp = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
count-any = { $n ->
    [one] 1 veredelte Ware nach Wahl
   *[other] { $n } veredelte Waren nach Wahl
}
count-titan = { $n ->
    [one] 1 Titan
   *[other] { $n } Titanen
}
count-support = { $n ->
    [one] 1 Unterstützung
   *[other] { $n } Unterstützungen
}
count-support-draw = { $n ->
    [one] 1 Unterstützung aus dem Beutel
   *[other] { $n } Unterstützungen aus dem Beutel
}
count-upgrade = { $n ->
    [one] 1 Aufwertung
   *[other] { $n } Aufwertungen
}
count-refine = { $n ->
    [one] 1 Veredelung
   *[other] { $n } Veredelungen
}
count-artisan = { $n ->
    [one] 1 Handwerker
   *[other] { $n } Handwerker
}
count-good = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}

count-grapes = { $n } × Trauben
count-cattle = { $n } × Rinder
count-olives = { $n } × Oliven
count-iron = { $n } × Eisen
count-cotton = { $n } × Baumwolle
count-wine = { $n } × Wein
count-hides = { $n } × Häute
count-oil = { $n } × Öl
count-armour = { $n } × Rüstung
count-cloth = { $n } × Tuch

# ---- mit dem, was gerade gilt: was es kostet, was es bringt

decision-place-space-now = Wohin kommt dein { $piece }?
decision-foro-partner-now = Wer geht als Zweiter mit auf { $space }, mit mindestens { $least ->
    [one] 1 Auge
   *[other] { $least } Augen
}?
decision-merchant-wild-now = Welche veredelte Ware lieferst du für das doppelte Fragezeichen? { $n ->
    [one] 1 ist übrig.
   *[other] { $n } sind übrig.
}
decision-omen-now = Offen liegt: { $disaster }. Die beiden obersten Unheil-Plättchen nehmen?
decision-refine-good-now = { $n ->
    [one] Welche Ware veredelst du?
   *[other] Welche { $n } Waren veredelst du? Eine nach der anderen.
}
decision-upgrade-die-now = { $n ->
    [one] Welcher Gefolgsmann gewinnt ein Auge?
   *[other] Welcher Gefolgsmann gewinnt ein Auge? Du hast { $n } Aufwertungen.
}
decision-agora-choice-now = { $space }: Was nimmst du?
decision-phalanx-choice-now = { $space }: Was nimmst du?
decision-art-choice-now = { $space }: ein Handwerker oder Punkte für Plättchen?
decision-take-good-now = { $n ->
    [one] Welche Ware nimmst du?
   *[other] Welche { $n } Waren nimmst du? Eine nach der anderen.
}
decision-take-support-now = { $n ->
    [one] Welche Unterstützung nimmst du?
   *[other] Welche { $n } Unterstützungen nimmst du? Eine nach der anderen.
}
decision-take-artisan-now = { $n ->
    [one] Welchen Handwerker nimmst du?
   *[other] Welche { $n } Handwerker nimmst du? Einen nach dem anderen.
}
decision-scrap-tile-now = { $n ->
    [one] Welches deiner Plättchen geht aus dem Spiel?
   *[other] Welche { $n } deiner Plättchen gehen aus dem Spiel? Eines nach dem anderen.
}
decision-foro-choice-now = { $space }: Was tut das Paar?
decision-defend-now = Die Unterwelt schlägt zu, { $disaster }: mit { $element } { $required } abwehren oder ertragen?
decision-krypt-pay-now = Welches Plättchen zahlst du gegen den Schlag? Noch verlangt: { $element } { $required }.
decision-krypt-redeem-now = Einen gezahlten Titanen für { $price } zurückkaufen?
decision-duel-titan-now = Welcher Titan kämpft für dich gegen { $other_seat }?
decision-duel-support-now = Welche Unterstützung legst du zu deinem Titanen gegen { $other_seat }?
decision-duel-answer-now = { $other_seat } fordert dich: Welcher Titan antwortet?
decision-duel-redeem-now = { $titan } für { $price } behalten?
opt-turn-ship-now = { $lot } verschiffen ({ $a }): { $gain }
opt-turn-merchant-now = { $a } bedienen: { $price } für { $gain }
opt-turn-artisan-now = Aktivieren: { $a }, { $price } für { $does }
opt-place-space-now = Nach { $a }{ $at_once ->
    [yes] , handelt sofort
   *[no] {""}
}
opt-omen-keep-first-now = { $disaster } bleibt offen, { $other } kommt nach unten
opt-omen-keep-second-now = { $disaster } wird aufgedeckt, { $other } kommt nach unten
opt-merchant-wild-now = { $good } liefern
opt-refine-good-now = { $a } veredeln: { $refined }
opt-upgrade-die-now = { $a } ({ $where }): { $pips } wird { $after }
opt-crown-die-now = { $a } mit { $pips } krönen ({ $where })
opt-polis-disc-now = Eine Scheibe auf { $a }: { $gain }
opt-agora-choice-two-goods-now = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}{ $last ->
    [yes] { $n ->
        [one] {""}, die letzte
       *[other] {""}, die letzten
    }
   *[no] {""}
}
opt-agora-choice-good-and-upgrade-now = { $n ->
    [0] Eine Aufwertung{ $last ->
        [yes] {""}; es gibt keine Ware mehr
       *[no] {""}
    }
    [one] 1 Ware und eine Aufwertung
   *[other] { $n } Waren und eine Aufwertung
}
opt-phalanx-choice-two-supports-now = { $n ->
    [one] 1 Unterstützung
   *[other] { $n } Unterstützungen
}{ $last ->
    [yes] { $n ->
        [one] {""}, die letzte
       *[other] {""}, die letzten
    }
   *[no] {""}
}
opt-phalanx-choice-support-and-upgrade-now = { $n ->
    [0] Eine Aufwertung{ $last ->
        [yes] {""}; es gibt keine Unterstützung mehr
       *[no] {""}
    }
    [one] 1 Unterstützung und eine Aufwertung
   *[other] { $n } Unterstützungen und eine Aufwertung
}
opt-art-choice-scrap-now = Plättchen abgeben: { $price } für { $gain }
opt-scrap-more-more-now = Noch mehr abgeben: { $price } für { $gain }
opt-foro-choice-recruit-now = Einen Gefolgsmann mit { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
} aus der Reserve holen
opt-foro-choice-crown-now = Einen Gefolgsmann krönen: { $price }
opt-defend-defend-now = Mit { $element } { $required } in Plättchen abwehren: { $gain }
opt-defend-endure-now = { $how ->
    [own] Ertragen: eine Scheibe aus deinem Vorrat kommt in die KRYPT
    [bank] Ertragen: eine Scheibe aus dem allgemeinen Vorrat kommt in die KRYPT
   *[points] Ohne Scheibe ertragen: du verlierst { $loss }
}
opt-krypt-pay-titan-now = Titan { $a } { $b } zahlen: { $worth } von { $required }
opt-krypt-pay-support-now = Unterstützung { $a } +{ $b } zahlen: { $worth } von { $required }
opt-krypt-redeem-titan-now = Titan { $a } { $b } zurückkaufen: { $price }
opt-challenge-seat-now = { $a_seat } fordern: { $gain }, wenn du gewinnst, { $concession }, wenn { $a_seat } aufgibt
opt-duel-support-support-now = Unterstützung { $a } +{ $b } dazulegen: { $strength } wird { $after }
opt-duel-support-done-now = Genug: zusammen { $strength }
opt-duel-answer-concede-now = Aufgeben: { $loss } für { $other_seat }
opt-duel-redeem-yes-now = Behalten: { $price }

# ---- warum nicht

why-PAN-010 = So jemanden hast du nicht mehr einzusetzen.
why-PAN-053 = Dein Anführer ist noch nicht eingesetzt.
why-PAN-023 = Dieses Schiff liegt nicht im PORT.
why-PAN-225 = Du hast keine Ware, die das Schiff nimmt; du hast { $have }.
why-PAN-032 = Dieser Händler liegt nicht im MERKATOR.
why-PAN-033 = Der Händler will { $price }; du hast { $have }.
why-PAN-042 = Du hast keinen: { $a }.
why-PAN-043 = Es kostet { $price }; du hast { $discs }.
why-PAN-241 = Es gibt nichts zu tun; du hast { $have }.
why-PAN-211 = { $a } gibt es auf dieser Seite des Spielplans nicht.
why-PAN-116 = Dort liegt eine Scheibe von { $owner_seat }.
why-PAN-014 = { $a } verlangt { $least ->
    [one] 1 Auge
   *[other] { $least } Augen
}, und das ist ein { $piece }.
why-foro-partner-PAN-014 = { $space } verlangt { $least ->
    [one] 1 Auge
   *[other] { $least } Augen
}.
why-PAN-019 = Das ist ein { $piece }.
why-PAN-016 = Dort steht schon jemand von { $owner_seat }.
why-PAN-017 = Du hast keinen Zweiten für { $a }.
why-foro-partner-PAN-017 = So jemanden hast du nicht mehr einzusetzen.
why-PAN-034 = Du hast { $have }.
why-PAN-049 = Dieser Gefolgsmann liegt nicht vor dir; er ist hier: { $where }.
why-PAN-237 = { $leads ->
    [yes] Dieser Würfel ist ein Anführer.
   *[no] Dieser Würfel zeigt { $pips } ({ $where }).
}
why-agora-choice-PAN-237 = Keiner deiner Gefolgsleute kann ein Auge gewinnen.
why-phalanx-choice-PAN-237 = Keiner deiner Gefolgsleute kann ein Auge gewinnen.
why-PAN-047 = Zu veredeln ist: { $wanted }.
why-PAN-048 = Du hast { $have }.
why-PAN-111 = Dort steht kein Gefolgsmann von dir ohne Scheibe.
why-polis-disc-PAN-010 = { $a } liegt nicht in der POLIS.
why-PAN-238 = Es gibt kein Plättchen mehr zu nehmen.
why-PAN-120 = Offen liegen: { $open }.
why-PAN-130 = Offen liegen: { $open }.
why-PAN-140 = Offen liegen: { $open }.
why-scrap-tile-PAN-140 = Dieses Plättchen hast du nicht.
why-PAN-141 = Es kostet { $price }; du hast { $tiles }.
why-PAN-160 = Du hast keinen Würfel in der Reserve.
why-PAN-163 = Es kostet { $price } und braucht einen Gefolgsmann; du hast { $discs }.
why-crown-die-PAN-163 = Dieser Würfel ist schon ein Anführer.
why-PAN-166 = Es kostet { $price }; du hast { $tiles }.
why-PAN-245 = Dieser Würfel ist in der Reserve.
why-PAN-193 = Verlangt ist { $element } { $required }; du hast { $strength }.
why-krypt-pay-PAN-193 = Dieses Plättchen hast du nicht.
why-PAN-190 = Der Schlag verlangt { $element }.
why-PAN-195 = Diesen Titanen hast du nicht gezahlt.
why-PAN-204 = Das ist kein Gegner von dir.
why-PAN-202 = { $a_seat } ist in dieser Runde schon gefordert worden.
why-PAN-249 = Du hast keinen Titanen.
why-PAN-230 = Diesen Titanen hast du nicht.
why-duel-support-PAN-230 = Vom Element deines Titanen ({ $element }) hast du diese Unterstützung nicht.

# ---- Entscheidungen, wie sie im Verlauf stehen
did-turn-place = {$who} setzt ein: {$a}.
did-omen-leave = {$who} lässt das Unheil, wie es ist.
did-agora-choice-two-goods = {$who} nimmt { PRINTED("effect.agora.two_goods") ->
    [one] 1 Ware
   *[other] { PRINTED("effect.agora.two_goods") } Waren
}.
did-agora-choice-good-and-upgrade = {$who} nimmt { PRINTED("effect.agora.good_with_upgrade") ->
    [one] 1 Ware
   *[other] { PRINTED("effect.agora.good_with_upgrade") } Waren
} und eine Aufwertung.
did-phalanx-choice-two-supports = {$who} nimmt { PRINTED("effect.phalanx.two_supports") ->
    [one] 1 Unterstützung
   *[other] { PRINTED("effect.phalanx.two_supports") } Unterstützungen
}.
did-phalanx-choice-support-and-upgrade = {$who} nimmt { PRINTED("effect.phalanx.support_with_upgrade") ->
    [one] 1 Unterstützung
   *[other] { PRINTED("effect.phalanx.support_with_upgrade") } Unterstützungen
} und eine Aufwertung.
did-agora-choice-decline = {$who} nimmt nichts.
did-phalanx-choice-decline = {$who} nimmt nichts.
did-art-choice-decline = {$who} tut hier nichts.
did-foro-choice-decline = {$who} tut hier nichts.
did-challenge-decline = {$who} fordert niemanden.
did-duel-support-support = {$who} legt Unterstützung {$a} +{$b} dazu.
did-art-choice-artisan = {$who} nimmt { PRINTED("effect.art.artisans_taken") ->
    [one] einen Handwerker
   *[other] { PRINTED("effect.art.artisans_taken") } Handwerker
}.
did-art-choice-scrap = {$who} gibt Plättchen für Punkte ab.
did-duel-titan-titan = {$who} kämpft mit Titan {$a} {$b}.
did-duel-answer-titan = {$who} antwortet mit Titan {$a} {$b}.
did-scrap-more-more = {$who} gibt noch mehr ab.
did-scrap-more-stop = {$who} gibt nichts mehr ab.
did-krypt-redeem-stop = {$who} kauft keinen Titanen zurück.
did-foro-choice-crown = {$who} krönt einen Gefolgsmann.
did-defend-defend = {$who} wehrt es mit Plättchen ab.
did-duel-support-done = {$who} legt keine Unterstützung mehr dazu.

# ---- wozu eine Möglichkeit gut ist, neben dem, was sofort geschieht
does-place-space = {$does}
does-agora-choice-two-goods = Waren bringen verschifft Punkte, oder Handwerker veredeln sie für die Händler.
does-turn-place = { $leader ->
    [yes] Auf jedes Feld außer in der POLIS, was immer es verlangt. Bevor du passt, müssen alle Anführer stehen.
   *[no] Ein stärkerer Gefolgsmann darf an mehr Orte; was er bringt, bestimmt der Ort.
}
does-turn-pass = Was du nicht eingesetzt hast, bleibt dir für die nächste Runde.
later-take-artisan = {$does}
later-take-support-support = gibt einem Titanen seines Elements { $b } dazu
risk-turn-pass = { $short ->
    [0] {""}
   *[other] gegen den Schlag fehlen dir { $short }
}
risk-challenge-seat = { $loss } für { $a_seat }, wenn du verlierst
risk-duel-titan-titan = nach dem Duell ist der Titan weg, dazugelegte Unterstützung auch
