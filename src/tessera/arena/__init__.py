"""Many games at once: matches between bots, ratings with intervals, and what the numbers say about a game's balance."""
