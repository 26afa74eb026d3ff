# Wörter auf jedem Brett.
# die Leiste über dem Tisch
strip-round = Runde { $n }
strip-round-of = Runde { $n } von { $of }
strip-ends = Ende:
strip-or = oder
strip-over = Zu Ende
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
