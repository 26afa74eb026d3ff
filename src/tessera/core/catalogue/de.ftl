# Wörter, die alle Spiele teilen.
language-name = Deutsch
secret = etwas Verdecktes
event-chose = {$who}: {$words}
event-chose-hidden = {$who} wählt verdeckt.
event-forced = {$who}: {$words} (keine andere Wahl)
some-player = Spieler {$n}
nothing = nichts
why-over = Das Spiel ist aus.
why-belongs = Es antwortet auf „{$question}“, und das ist jetzt nicht gefragt.
