"""The rules by area: a turn, each person card, and the cards that call other cards."""
