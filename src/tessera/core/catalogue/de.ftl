# Wörter, die alle Spiele teilen.
language-name = Deutsch
secret = etwas Verdecktes
event-chose = {$who}: {$words}
event-chose-hidden = {$who} wählt verdeckt.
event-forced = {$who}: {$words} (keine andere Wahl)
some-player = Spieler {$n}
nothing = nichts
why-over = Das Spiel ist aus.
why-lack = es fehlt: {$short}
why-there = du hast {$have}
why-belongs = Es antwortet auf „{$question}“, und das ist jetzt nicht gefragt.
hint-wins = gewinnt zu { $n } %
hint-less = −{ $n } %
hint-equal = etwa gleich gut
hint-for = Besser als das Nächste bei: { $what }
hint-but = Besser bei: { $what }; schlechter bei: { $less }
hint-tries = Es ging in den Versuchen des Bots am besten aus, durch viel Kleines.
hint-alone = Nichts kommt ihm nahe: Das Übrige hat der Bot kaum angesehen.
hint-near = Etwa so gut wie das Nächste: { $what }.
hint-ahead = Von hier weitergespielt gewann es { $n ->
    [0] etwas
   *[other] um { $n } Prozentpunkte
} öfter als das Nächste: { $what }.
hint-against = Schlechter bei: { $less }
about-costs = Kostet
about-short = Dir fehlt
about-can-pay = Du kannst zahlen
about-yes = ja
about-no = nein
about-have = Du hast
about-would-get = Du bekämst
about-brings = Bringt jetzt
about-at-end = Bringt dir am Ende
about-yours = Deine
about-left = Übrig
about-there = Da liegt
about-worth = Wert
about-from = Von

# eine Skala: 3 Punkte für 1–2 Dinge, 15 für 9 oder mehr
step-of-scale = { $points } für { $many }
no-limit = beliebig viele
or-more = { $n } oder mehr
