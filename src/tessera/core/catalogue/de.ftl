# Wörter, die alle Spiele teilen.
language-name = Deutsch
secret = etwas Verdecktes
event-chose = {$who}: {$words}
event-forced = {$who}: {$words} (keine andere Wahl)
