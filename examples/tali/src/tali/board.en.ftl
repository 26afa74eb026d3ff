# The words on the board in English.
pot = The pot: {$n}
held = holds
out = has yielded
again = thrown again: {$n}
coins = coins
your-bones = Under your cup
your-turn = Your turn
do-again = Throw again
do-yield = Yield
phone-table = Table
