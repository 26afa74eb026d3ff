"""The rules of Massilia, in the order of the rulebook: set-up, rounds, dice, and the four actions."""
