"""The rules in the order of a round: placement, then the six areas, then the end of the round."""
