# Words every game shares.
language-name = English
secret = something hidden
event-chose = {$who}: {$words}
event-chose-hidden = {$who} chooses in secret.
event-forced = {$who}: {$words} (no other choice)
some-player = player {$n}
nothing = nothing
why-over = The game is over.
why-belongs = It answers “{$question}”, which is not asked now.
