"""The rules of Panthalos, area by area, each in the order of the rulebook."""
