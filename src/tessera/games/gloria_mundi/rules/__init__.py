"""The rules as frames, in the order of the rulebook: turn (phases 1 and 2), activation (3), purchase (4), goth (5).

Each phase puts the next one on the agenda when it is done, so an agenda is never longer than the decision in hand needs, and a
single entry is enough to set up a position. The turn is a circle, so each of the four imports the next one as a module.
`gains` and `payment` are used by several phases.
"""
