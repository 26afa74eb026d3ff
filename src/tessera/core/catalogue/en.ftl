# Words every game shares.
language-name = English
event-chose = {$who}: {$words}
event-forced = {$who}: {$words} (no other choice)
