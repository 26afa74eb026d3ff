# Words on every board.
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
