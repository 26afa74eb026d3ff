# Die Wörter auf dem Brett auf Deutsch.
laid-label = {$who} hat {$n} gelegt
your-hand = Deine Steine
in-hand = Steine auf der Hand
phone-table = Tisch
