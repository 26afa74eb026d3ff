# Words every game shares.
language-name = English
secret = something hidden
event-chose = {$who}: {$words}
event-chose-hidden = {$who} chooses in secret.
event-forced = {$who}: {$words} (no other choice)
some-player = player {$n}
nothing = nothing
why-over = The game is over.
why-lack = you are short of {$short}
why-there = you have {$have}
why-belongs = It answers “{$question}”, which is not asked now.
hint-wins = { $n } % to win
hint-less = −{ $n } %
hint-equal = about as good
hint-for = Ahead of the next one in { $what }
hint-but = Ahead in { $what }, but behind in { $less }
hint-tries = It came out best in the bot’s tries, by many small things.
hint-alone = Nothing else comes near it: the bot hardly looked at the others.
hint-near = About as good as the next one: { $what }.
hint-ahead = Played on from here it won { $n ->
    [0] slightly
   *[other] { $n } %
} more often than the next one: { $what }.
hint-against = Behind in { $less }
about-costs = Costs
about-short = You are short of
about-can-pay = You can pay
about-yes = yes
about-no = no
about-have = You have
about-would-get = You would get
about-brings = Brings now
about-at-end = Brings you at the end
about-yours = Yours
about-left = Left
about-there = Lies there
about-worth = Worth
about-from = From

# a scale: 3 points for 1–2 things, 15 for 9 or more
step-of-scale = { $points } for { $many }
no-limit = any number
or-more = { $n } or more
