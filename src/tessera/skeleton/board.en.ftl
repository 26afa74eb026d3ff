# The words on the board in English.
laid-label = {$who} has laid {$n}
your-hand = Your stones
in-hand = stones in hand
phone-table = Table
