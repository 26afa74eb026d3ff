# Wörter, die alle Spiele teilen.
language-name = Deutsch
event-chose = {$who}: {$words}
event-forced = {$who}: {$words} (keine andere Wahl)
