# Die Wörter der Seite. Englisch steht in en.ftl, Meldung für Meldung.
skip = Zum Inhalt
site = Seite
nav-play = Spielen
nav-learn = Lernen
nav-puzzles = Aufgaben
nav-rules = Regeln
theme = Hell oder dunkel
switch-language = Sprache wechseln
account = Dein Name und Konto
your-turn = du bist dran
state-your-turn = Du bist dran
state-waiting = Warten
state-over = Beendet
state-open = Offener Tisch
waiting = Warten
continue = Weiter
game-with = { $game } mit { $names }
home-title = { $n ->
    [one] Ein Brettspiel
    [5] Fünf Brettspiele
   *[other] { $n } Brettspiele
 } der antiken Mittelmeerwelt, hier im Browser.
home-text = Gegen Bots, mit Freunden über einen Link oder zusammen an einem Bildschirm. Kostenlos, ohne Konto; jede Karte und jedes Feld erklärt sich selbst.
new-here = Neu hier?
start-with = Beginne mit { $game }
start-text = Das leichteste von allen. Die Lektion ist ein ganzes kurzes Spiel, samt Wertung.
learn-in = { $n ->
    [one] In einer Minute lernen
   *[other] In { $n } Minuten lernen
}
learn-it = Lernen, { $n } Min
just-play = Gleich spielen
played-last = Zuletzt gespielt
play-again = Noch einmal
games-by-weight = { $n ->
    [one] Ein Spiel
    [5] Fünf Spiele, von leicht bis schwer
   *[other] { $n } Spiele, von leicht bis schwer
}
weight = Gewicht
weight-of = Gewicht { $n } von { $of }
n-of = { $n } von { $of }
kind = Art
alone = Allein
alone-minutes = { $n } Min gegen zwei Bots
more-here = Mehr
table-for-friends = Einen Tisch für Freunde öffnen
rules-of-all = { $n ->
    [one] Die Regeln
    [5] Regeln der fünf Spiele
   *[other] Regeln der { $n } Spiele
}
lesson = Lektion
lesson-of = Lektion: { $game }
lesson-begun = Diese Lektion hast du begonnen.
play = Spielen
play-game = { $game } spielen
learn = Lernen
rules = Regeln
open-tables = Offene Tische
no-open-tables = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und teile seinen Link.
game = Spiel
seats = Plätze
seat-n = Platz { $n }
name-of-seat = Name auf Platz { $n }
name = Name
pace = Tempo
edition = Ausgabe
edition-own = die des Spiels
edition-differs = An diesem Tisch gilt die Ausgabe „{ $name }“. Sie weicht von der des Spiels ab:
rules-of-edition = Nach einer Ausgabe, die nicht die heutige des Spiels ist: was abweicht
edition-was = { $is } statt { $was }
edition-new = neu: { $is }
edition-gone = fehlt, es war { $was }
pace-none = Ohne Uhr
pace-quick = Live, je 10 Minuten
pace-live = Live, je 30 Minuten
pace-day = Ein Tag je Zug
pace-days3 = Drei Tage je Zug
pace-week = Eine Woche je Zug
options = Optionen
join = Mitspielen
watch = Zuschauen
seat-free = freier Platz
watch-record = Eine Aufzeichnung ansehen
watch-record-text = Eine Datei, die nach einer Partie gesichert wurde.
new-table = Neuer Tisch
start-game = Spiel starten
how-many = Wie viele spielen
public-table = Bei den offenen Tischen zeigen
your-games = Deine Partien
no-games = Hier werden deine Partien stehen. Ein Name genügt für den Anfang.
kind-me = { $name } (du)
kind-open = Offen für alle
kind-local = An diesem Bildschirm
bot-easy = Bot, leicht
bot-medium = Bot, mittel
bot-hard = Bot, stark
bot-master = Bot, Meister
bot-random = Bot, zufällig
bot-greedy = Bot, gierig
bot-network = Bot, Netz { $name }
level-easy = leicht
level-medium = mittel
level-hard = stark
level-master = Meister
level-random = zufällig
level-greedy = gierig
bot-level = Stärke der Bots
opened-by = eröffnet von { $name }
running-with = { $names }
seats-free = { $n ->
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
won-with = gewonnen mit { $n }
ended = beendet
place-of = Platz { $n } mit { $points }
turn-of = { $name } ist dran
time-left = noch { $time } für diesen Zug
turn-number = Zug { $n }
to-lobby = Zur Übersicht
saved = gesichert
not-saved-yet = noch nicht gesichert …
connecting = verbinde …
offline = Keine Verbindung. Neuer Versuch …
hint = Tipp
more = Mehr
back-to-live = Zurück zu jetzt
play-on = Ab hier weiterspielen
share = Diese Stellung teilen
copied = Link kopiert
board-of = Spielplan von { $game }
zoom = Spielplan vergrößern
your-area = Dein Bereich
replay = Rückblick
first = Zum Anfang
back = Einen Zug zurück
forth = Einen Zug vor
play-turns = Abspielen
pause = Anhalten
speed = Tempo
to-live = Zum Jetzt
live = Jetzt
prompt = Was zu tun ist
players = Spieler
log = Protokoll
log-nothing = Hier wird stehen, was geschieht: eine Zeile für jeden Zug. Tippe eine Zeile an, um mehr zu lesen; ihre Nummer zeigt den Tisch, wie er dann war.
chat = Chat
notes = Notizen
notes-text = Das kannst nur du lesen.
recap = Rückschau
say = Etwas sagen
send = Senden
result = Ergebnis
views = Ansichten des Plans
why-not = Warum nicht?
read-board = Den Plan vorlesen
download-record = Aufzeichnung herunterladen
seat-link = Link zu deinem Platz kopieren
seat-link-text = Mit diesem Link kommst du von jedem Gerät auf deinen Platz zurück, einmal, innerhalb von drei Tagen. Behalte ihn für dich.
leave = Tisch verlassen
leave-sure = Verlassen? Ein Bot spielt für dich weiter; du kannst zurückkommen.
settings = Einstellungen
set-confirm = Nachfragen, bevor mein Zug endet
set-sound = Töne
set-volume = Lautstärke
set-notify = Mitteilung des Browsers, wenn ich dran bin
set-plain = Schlichte Spielpläne, flache Farben
set-motion = Bewegung
motion-normal = normal
motion-fast = schnell
motion-off = aus
keys = Tasten
keys-text = 1–9 wählen, U zurück, H Tipp, A Spielhilfe, I was ist das, P offen halten, R Regeln, L Protokoll, B Plan vorlesen, [ und ] einen Zug zurück und vor, W was ich verpasst habe; im Rückblick: Leertaste spielt ab, Pfeile nach Zug und Runde, Pos1, Ende; Esc abwählen, Tab und Pfeile durch alles.
fair-chance = Ehrlicher Zufall
fair-text = Die Zufallszahlen dieses Tisches lagen vor der ersten Karte fest: dies ist ihr Fingerabdruck. Der Startwert wird am Ende offengelegt.
fair-open = Der Startwert ergibt genau diesen Fingerabdruck; keine Karte wurde ausgesucht. Die Aufzeichnung spielt damit die ganze Partie nach.
seed = Startwert
commitment = Fingerabdruck
strip = Runde, Phase, wie es endet
preview-costs = kostet
preview-now = sofort
preview-others = andere
preview-points = { $sign }{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
preview-later = später
preview-risk = Gefahr
preview-then = danach
preview-turn = { $who } ist am Zug
preview-chance = offen
preview-chance-text = was Würfel, Karten oder andere entscheiden
steps-before = { $n ->
    [one] 1 Entscheidung davor
   *[other] { $n } Entscheidungen davor
}
offline-asked = Keine Verbindung. Was du wählst, wird gesendet, sobald sie wieder da ist.
so-far = Bisher gewählt
your-moves = Deine erlaubten Züge
undo = Zurück
undo-unsure = Wird noch geprüft: zurück geht es nur, wenn der letzte Schritt nichts Neues gezeigt hat
no-undo = Nichts zurückzunehmen: der letzte Schritt hat etwas gezeigt oder war nicht deiner
restart-turn = Zug neu beginnen
what-closed = Was ist zu
and-why = , und warum
closed-alike = und { $n } weitere aus demselben Grund, { $clause }
nothing-closed = Davon ist dir alles offen.
about-now = Jetzt, für dich
about-same = Dasselbe Zeichen anderswo
about-who = Die Spieler
about-now-all = Jetzt
about-last = Zuletzt
about-show = zeigen
about-costs = kostet
about-have = du hast
about-short = fehlt
about-short-by = { $n } zu wenig
about-enough = genug
about-thing = Was
about-get-there = So geht es:
about-in-rules = in den Regeln
about-you = du
about-player = mitspielend
about-ends = wie das Spiel endet
about-turn = Zug { $n }
about-source = Quelle von Punkten
about-score = Stand
about-move = ein Zug, der dir offensteht
about-pin = Offen halten
about-close = Schließen
about-inspect = Betrachten: die Pfeile gehen von Ding zu Ding, Enter öffnet, Esc beendet.
about-inspect-none = Hier ist nichts zu betrachten.
cancel = Abbrechen
thinks = { $who } überlegt
bot-hurried = (Der Rechner ist beschäftigt: dieser Bot hatte weniger als die Hälfte seiner Zeit.)
bot-instead = (Dieser Bot hat nicht geantwortet: ein einfacher hat an seiner Stelle gewählt.)
bot-any = (Kein Bot hat geantwortet: es wurde irgendetwas Erlaubtes gewählt.)
bot-waits = Viele Partien fragen die Bots: { $n ->
    [one] eine ist
   *[other] { $n } sind
 } vor dieser an der Reihe.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Meinen Platz zurücknehmen
invite-text = Das Spiel beginnt, sobald alle Plätze besetzt sind. Wer den Link hat, kann sich setzen.
copy-invite = Link kopieren
name-at-table = Dein Name am Tisch
start-with-bots = Jetzt mit { $n ->
    [one] einem Bot
   *[other] { $n } Bots
 } beginnen
invite = Einladen
invite-how = Scannen oder den Link schicken. Ein Konto braucht niemand.
qr = Code des Links zu diesem Tisch, für eine Kamera
learn-meanwhile = Inzwischen lernen, { $n } Min
rules-one-page = Die Regeln auf einer Seite
game-begins = Das Spiel beginnt!
preview-open = Ein Tisch { $game } wartet auf Mitspieler. Setz dich dazu, ohne Konto.
setup-way-out = Zu { $n } braucht es { $option }: { $value }.
setup-take = So spielen: { $value }
setup-for = zu { $counts }
setup-fitted = Zu { $n }: { $value }.
fill-with-bots = Mit Bots auffüllen
hotseat = Ein Bildschirm
hand-over = Weitergeben an { $who }
hand-over-text = Jetzt sollte sonst niemand auf den Bildschirm sehen.
i-am = Ich bin { $who }
won = { $names } hat gewonnen
won-you = Du hast gewonnen
won-team = { $names } haben als Team gewonnen
won-shared = { $names } teilen sich den Sieg
behind = Der Spielkern wird kompiliert; spielt ruhig weiter.
and-last = { $names } und { $last }
a-record = Eine Aufzeichnung
rematch = Revanche
join-rematch = Zur Revanche
watch-again = Noch einmal ansehen
nth = { $n }.
end-place = Platz { $n }
end-won = Mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
 } Vorsprung gewonnen.
end-won-tie = Bei Gleichstand gewonnen.
end-shares = Du teilst den Sieg mit { $names }.
end-wins = { $names } gewinnt mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
 } Vorsprung.
end-wins-tie = Der Gleichstand wurde für { $names } entschieden.
end-behind = { $place }, { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
 } hinter { $name }.
end-level = { $place }, gleichauf mit { $name }: Der Gleichstand wurde aufgelöst.
end-led = { $n ->
    [0] Du lagst nie vorn.
   *[other] Nach { $n } von { $of } Zügen lagst du vorn.
}
end-source = Den Unterschied machte { $source }: { $a } zu { $b } { $you ->
    [yes] gegen { $name }
   *[no] für { $who } gegen { $name }
}.
tie-broken = { $ahead } und { $behind } haben je { $n }: { $ahead } liegt vorn, { $why }.
tie-shared = { $ahead } und { $behind } haben je { $n }, und nichts unterscheidet sie.
rematch-seats = Alle rücken einen Platz weiter: du sitzt an { $n }. Stelle
rating-change = Wertung { $a } → { $b } ({ $n })
show-board = Das Brett zeigen
to-games = Zu den Spielen
points-from = Woher die Punkte kommen
all-points = Alle Punkte
where-it-turned = Wo es sich wendete
turned-whose = Die Gewinnchance von { $who }, in der Runde davor und danach.
then-forced = Dann bleibt nur noch: { $what }
then-others = Und dann: { $what }
turn-n = Zug { $n }
show-me = Zeig es mir
end-picture = Bild vom Ende: { $text }
share-picture = Bild teilen
record = Aufzeichnung
chances-click = Klick zeigt die Stellung
your-best = Dein bester Zug
your-costly = Dein teuerster Zug
judged-best = { $n } % besser als der nächste Einfall, { $other }.
judged-costly = { $n } % verschenkt: besser war { $other }.
judged-none = Kein Zug sticht heraus: Was du wähltest, war nie klar schlechter als das Beste, soweit die Bots es sagen können.
course-at = Zug { $n }, { $name }: { $who } { $chance } %
you = du
stand-in = Bot vertritt
winner = Sieg
on-turn = am Zug
hidden = verdeckt
mine = Meins
look-at = Den Tisch nach Zug { $n } ansehen
close = Schließen
total = Summe
place = Platz
lesson-read = Lies die Karte neben dem Brett, dann drücke Weiter.
lesson-step = Schritt { $n } von { $of }
lesson-scoring = Wertung
lesson-back = Zurück
lesson-leave = Lektion verlassen: die Startseite merkt sich die Stelle (Esc)
lesson-busy = Es wird gespielt …
lesson-miss = Das ist { $name }: dazu kommen wir noch. Zuerst: { $order }
lesson-miss-any = Das kommt später. Zuerst: { $order }
lesson-done = Lektion beendet
lesson-know = Du kennst { $game }.
lesson-won = Du hast mit { $n } Punkten gewonnen. Wie geht es weiter?
lesson-played = Du hast { $n } Punkte. Wie geht es weiter?
skip-chapter = Kapitel überspringen
next-source = Weiter: { $source }
play-easy = Gegen zwei leichte Bots spielen
invite-friend = Jemanden einladen
next = Weiter
not-now = Das ist jetzt nicht möglich.
what-now = Was kann ich jetzt tun?
search-rules = In den Regeln suchen
rules-found = { $n ->
    [one] Ein Abschnitt
   *[other] { $n } Abschnitte
}
chapters = Kapitel
since-your-move = Seit deinem letzten Zug: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
turn-count = Zug { $n } von { $of }
turn-said = Zug { $n } von { $of }, { $who }
before-first = Vor dem ersten Zug
then-asked = Danach war { $who } gefragt:
what-else = Was zur Wahl stand
played = gespielt
and-more = und { $n } weitere
points-more = { $n ->
    [one] 1 Punkt mehr
   *[other] { $n } Punkte mehr
}
points-less = { $n ->
    [one] 1 Punkt weniger
   *[other] { $n } Punkte weniger
}
nothing = nichts
yes = ja
no = nein
learn-title = Lernen
learn-text = Zu jedem Spiel eine geführte erste Partie, von leicht bis schwer: ein ganzes kurzes Spiel samt Wertung, jeder Schritt erklärt. Falsch machen kannst du nichts, und gehen kannst du jederzeit.
learn-one = Eine geführte erste Partie: ein ganzes kurzes Spiel samt Wertung, jeder Schritt erklärt. Falsch machen kannst du nichts, und gehen kannst du jederzeit.
learn-start = Lektion beginnen, { $n } Min
learn-other = { $game } lernen, { $n } Min
learn-chapters = Darin: { $what }
learn-first = Neu hier? Beginne hiermit
puzzles = Aufgaben
puzzles-text = Stellungen aus gespielten Partien, in denen ein Zug weit besser ist als alle anderen. Finde ihn.
puzzles-all = Alle Aufgaben
puzzles-solve = Lösen
no-puzzles = Auf dieser Seite gibt es noch keine Aufgaben.
puzzle-n = { $game }: Aufgabe { $n }
puzzle-ask = Ein Zug ist klar der beste. Welcher?
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste: { $n } % weniger.
puzzle-best = Am besten: { $best }. Das gewinnt etwa { $n } % solcher Partien, { $ahead } % mehr als der nächste Einfall, { $second }.
puzzle-because = Dafür spricht: { $terms }.
puzzle-next = Nächste Aufgabe
puzzle-back = Zurück zur Partie
puzzle-of-game = { $game }: eine Aufgabe aus deiner Partie
puzzle-here = Aufgabe daraus
only-mine = nur meine Züge
only-faults = nur Fehler
puzzle-again = Noch einmal versuchen
yours = deiner
rival = Rivale { $n }
rules-title = Regeln
rules-text = In eigenen Worten, jeder Abschnitt mit seiner Nummer.
rules-one = Zuerst eine Seite mit Bildern, dann jeder Abschnitt mit seiner Nummer.
read = Lesen
your-name = Dein Name
save = Sichern
account-kept = Konto „{ $login }“: deine Partien folgen dir auf jedes Gerät.
log-out = Abmelden
log-in = Anmelden
make-account = Konto anlegen
make-account-text = Damit deine Partien auf jedem Gerät da sind. Name und Passwort genügen.
login-name = Kontoname
password = Passwort (mindestens 8 Zeichen)
report = Bitte melde das mit der Nummer { $id }.
back-to-table = Zurück zum Tisch
you-look-at = Du siehst Zug { $n } von { $of }
end-turn = Zug beenden?
end-turn-yes = Ja, { $what }
aid = Hilfe
aid-title = Spielhilfe
aid-bold = Fett: das kannst du jetzt tun oder zahlen.
aid-none = Für dieses Spiel gibt es keine Spielhilfe.
hint-title = Was der Bot täte
hint-none = Gerade kein Tipp.
hint-show = Auf dem Brett zeigen
hint-about = Geschätzt, aus dem, was du wissen kannst
hints = Tipps
hints-alone = nur, wenn ein Mensch allein spielt
hints-yes = für alle; mit einem Tipp zählt das Spiel nicht für die Wertung
hints-no = keine
looking = { $n ->
    [one] Jemand schaut zu
   *[other] { $n } schauen zu
}
watching = { $n ->
    [one] Eine Person sieht zu
   *[other] { $n } sehen zu
}
nothing-new = Seit deinem letzten Zug ist nichts geschehen.
your-turn-said = Du bist dran: { $what }
over-said = Das Spiel ist zu Ende.
not-sent = Das kam zu spät; am Tisch ging es schon weiter.
choose-of = { $n } Möglichkeiten hier; wähle aus der Liste.
rematch-ready = Eine Revanche ist bereit.
goes-on = Weiterspielen
board = Spielplan
list-title = { $title }, in Worten
# ---- was eine Seite ablehnt
state-frozen = Vom Betreiber angehalten
state-ended = Vom Betreiber beendet
delete-table = Diesen Tisch löschen
delete-sure = Diesen Tisch mit Verlauf und Gespräch endgültig löschen?
delete-me = Alles über mich löschen
delete-me-text = Dein Name, dein Konto, deine Notizen und was du gesagt hast, verschwinden endgültig. In laufenden Partien spielt ein Bot für dich weiter.
new-password = Neues Passwort
new-password-text = Wähle ein neues Passwort. Du bist damit angemeldet und überall sonst abgemeldet.
email-short = E-Mail
email = E-Mail, nur um dein Passwort zu erneuern
forgot = Passwort vergessen?
forgot-text = Gehört zum Konto eine E-Mail-Adresse, so geht dorthin ein Link zu einem neuen Passwort.
forgot-sent = Gibt es ein solches Konto mit E-Mail-Adresse, so ist ein Link unterwegs. Er gilt einmal, einen Tag lang.
forgot-host = Der Betreiber dieser Seite kann dir einen Link zu einem neuen Passwort geben.
forgot-mail = Hallo { $name }, mit diesem Link wählst du ein neues Passwort für Tessera. Er gilt einmal, einen Tag lang: { $link }
report-someone = Jemanden melden
report-text = Der Betreiber dieser Seite liest es, sonst niemand.
report-sent = Der Betreiber wird es lesen. Danke.
report-whom = Um wen geht es?
report-nobody = Um niemand Bestimmten
report-what = Was ist geschehen?
admin = Betreiber
admin-token = Das Kennwort des Betreibers
admin-counts = Wie viel es gibt
admin-tables = Tische
admin-people = Leute
admin-reports = Meldungen
admin-errors = Fehler dieses Prozesses
admin-none = Nichts.
admin-done = Erledigt
admin-search = Suchen
admin-freeze = Anhalten
admin-thaw = Weitergehen lassen
admin-end = Beenden
admin-delete = Löschen
admin-mute = Stumm schalten
admin-unmute = Reden lassen
admin-ban = Aussperren
admin-unban = Wieder einlassen
admin-muted = stumm
admin-banned = ausgesperrt
admin-link = Link zu neuem Passwort
admin-link-text = Gib diesen Link seinem Besitzer. Er gilt einmal, einen Tag lang, und wird nur jetzt gezeigt.
account-of = Konto { $login }
guest = Gast
error-bad-token-host = Das ist nicht das Kennwort.
not-playable = nur noch anzusehen
outdated-game = Diese Seite hat das Spiel { $game } nicht mehr. Hier geht es an diesem Tisch nicht weiter; du siehst, wie er stand.
outdated-rules = An diesem Tisch wurde nach Regelfassung { $made } gespielt; diese Seite spielt Fassung { $now }. Hier geht es nicht weiter; du siehst, wie er stand.
outdated-edition = Die Ausgabe von { $game }, mit der hier gespielt wurde, ist nicht mehr da. Es geht nicht weiter; du siehst, wie der Tisch stand.
outdated-replay = Was von diesem Tisch gespeichert ist, lässt sich nicht nachspielen. Hier geht es nicht weiter; du siehst, wie er stand.
outdated-older = Der letzte Blick, der aufgehoben wurde, ist von nach { $n } von { $of } Entscheidungen.
outdated-no-look = Ein Blick auf das Brett wurde nicht aufgehoben.
error-bad-request = Diese Anfrage ist nicht zu lesen.
error-bad-setup = Dieser Tisch lässt sich nicht eröffnen.
error-bad-edition = Diese Ausgabe lässt sich nicht spielen.
error-bad-record = Diese Datei ist keine Aufzeichnung, die sich nachspielen lässt.
error-bad-login = Name und Passwort passen nicht zusammen.
error-login-needed = Sag zuerst, wer du bist.
error-bad-origin = Diese Anfrage kommt von einer anderen Seite.
error-bad-token = Die Seite ist zu alt. Lade sie neu.
error-not-yours = Das steht dir jetzt nicht zu.
error-not-found = Hier ist nichts.
error-stale = Am Tisch ging es schon weiter.
error-illegal = Das ist jetzt nicht möglich.
error-lesson = Wähle in dieser Lektion, was markiert ist.
error-over = Das Spiel ist zu Ende.
error-not-started = Das Spiel hat noch nicht begonnen.
error-no-undo = Das lässt sich nicht zurücknehmen: es hat etwas gezeigt, oder andere haben gehandelt.
error-seat-taken = Dieser Platz ist besetzt.
error-too-late = Deine Zeit für diesen Zug ist um. Der Bot beendet ihn; danach nimm deinen Platz wieder ein.
error-name-taken = Dieser Name ist vergeben.
error-name-long = Ein Name hat höchstens 24 Zeichen. Kürze ihn.
error-running = Nicht, solange die Partie läuft.
error-too-large = Das ist zu groß.
error-too-fast = Das war zu schnell. Warte einen Moment.
error-broken = An diesem Tisch ging etwas kaputt. Nichts ist verloren; andere Tische sind nicht betroffen.
error-not-saved = Das ließ sich gerade nicht sichern. Versuch es noch einmal.
error-bad-link = Dieser Link ist benutzt, abgelaufen oder nicht vollständig. Lass dir einen neuen geben.
error-no-such-thing = Davon ist nichts zu sagen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-banned = Der Betreiber dieser Seite hat dein Konto geschlossen.
error-muted = Der Betreiber dieser Seite hat dich gebeten zu schweigen.
error-frozen = Der Betreiber hat diese Partie eine Weile angehalten.
error-ended = Der Betreiber hat diese Partie beendet.
error-outdated = An diesem Tisch lässt sich hier nicht mehr spielen. Seine Seite zeigt, wie er stand.
code = Code des Links
error-unknown = Das ging nicht.
# ---- die Spiele in einem Satz
places-lit = { $n } Möglichkeiten
ask-undo = Um Rücknahme bitten
asks-back = { $who } bittet, { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
 } zurücknehmen zu dürfen, obwohl dabei etwas zu sehen war.
asked-back = Du hast { $names } gebeten, es zurücknehmen zu dürfen.
waits-for = Es fehlt noch { $names }.
agree = Einverstanden
disagree = Nein
withdraw = Zurückziehen
your-ratings = Deine Wertungen
rating = Wertung
games-played = Partien
wins = Gewonnen
leaders = Die Liste
rank-of = Platz { $n } von { $of }
rank-later = nach drei Partien in der Liste
ratings-text = 1500 ist die Mitte. Jede Partie von Anfang an zählt, auch gegen Bots; nicht an einem Bildschirm, und nicht, wenn etwas einvernehmlich zurückgenommen wurde.
chances = Siegchance, Zug um Zug
chances-text = gelernt aus vielen gespielten Partien
