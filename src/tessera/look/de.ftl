# Wörter auf jedem Brett.
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-black = Schwarz
seat-white = Weiß
you = du
why-not = Jetzt nicht möglich. Warum?
choices = { $n } Möglichkeiten
phone-mine = Meins
own-area = Dein Bereich
