# Words on every board.
# the strip over the table
strip-round = Round { $n }
strip-round-of = Round { $n } of { $of }
strip-ends = Ends:
strip-or = or
strip-over = Over
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-black = Black
seat-white = White
you = you
why-not = Not possible now. Why?
choices = { $n } possibilities
phone-mine = Mine
own-area = Your area
