# Its words in English.
about = Knucklebones under a cup: throw again, hold or yield, and take the pot.
decision-turn = Throw again, hold or yield?
opt-turn-again = Throw again
opt-turn-hold = Hold: pay the stake once more
opt-turn-yield = Yield
event-began = Round {$round}: everybody pays { $stake ->
    [one] one coin
   *[other] {$stake} coins
} and throws.
event-threw = {$who} throws again.
event-held = {$who} holds and pays {$stake}.
event-yielded = {$who} yields.
event-showed = {$who} lifts the cup: {$worth}.
event-took = {$who} takes the pot: {$n}.
name-canis = dog
name-ternio = three
name-quaternio = four
name-senio = six
sheet-points = Coins
term-coins = coins
term-throw = the throw
label-again = thrown again
label-held = holds
label-out = has yielded
label-bones = bones
label-start = begins
