# Wörter, die alle Spiele teilen.
language-name = Deutsch
secret = etwas Verdecktes
event-chose = {$who}: {$words}
event-chose-hidden = {$who} wählt verdeckt.
event-forced = {$who}: {$words} (keine andere Wahl)
some-player = Spieler {$n}
