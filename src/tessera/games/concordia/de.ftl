# Die Wörter von Concordia Venus auf Deutsch.

about = Kolonisten über Straßen und Meere schicken, allein oder in Teams.

## Entscheidungen und Optionen

decision-choose-start-city = Wähle die Stadt, in der deine Kolonisten beginnen.
decision-play-card = Spiele eine Karte aus.
decision-tribune-colonist = Einen neuen Kolonisten für { PRINTED("player.colonist_cost") } in der Hauptstadt einsetzen?
decision-architect-pick = Welcher Kolonist zieht?
decision-architect-target = Wohin zieht der Kolonist?
decision-architect-build = Ein Haus bauen?
decision-prefect-choice = Eine Provinz produzieren lassen oder den Geldbonus nehmen?
decision-accept-good = Dein Lagerhaus ist zu klein. Welche Ware nimmst du?
decision-mercator-trade = Eine Ware mit der Bank handeln?
decision-diplomat-copy = Wessen letzte Karte nutzt du?
decision-choose-role = Welche Rolle der Karte nutzt du?
decision-colonist-mode = Geld oder neue Kolonisten?
decision-colonist-place = Wo beginnt der neue Kolonist?
decision-buy-card = Eine Karte aus der Auslage kaufen?
decision-pay-any = Welche Ware zahlst du für das Fragezeichen?
decision-legatus-suggest = Welche Karte schlägst du deinem Partner vor?
decision-legatus-answer = Dein Partner bittet um eine Karte. Welche spielst du, für euch beide?
decision-proconsul-answer = Welche Karte spielst du, nur für dich?

opt-choose-start-city = In {$b} beginnen
opt-play-card = Ausspielen: {$b}
opt-tribune-colonist = Neuer Kolonist: {$a}
opt-tribune-colonist-none = Kein neuer Kolonist
opt-architect-pick-move = Kolonist ({$a}) bei {$b} bewegen
opt-architect-pick-stop = Nicht weiter bewegen
opt-architect-target = Nach {$b}
opt-architect-build-build = In {$a} bauen
opt-architect-build-stop = Das Bauen beenden
opt-prefect-choice-produce = {$a} produziert
opt-prefect-choice-cash = Geldbonus nehmen
opt-prefect-choice-decline = Keine Provinz produziert, kein Geldbonus
opt-accept-good = 1 {$b} nehmen
opt-mercator-trade-sell = {$a_b} verkaufen
opt-mercator-trade-buy = {$a_b} kaufen
opt-mercator-trade-stop = Nicht weiter handeln
opt-diplomat-copy-copy = Karte von {$a_seat} nutzen
opt-diplomat-copy-copy-now = {$kind} von {$a_seat} nutzen
opt-diplomat-copy-none = Nichts kopieren
opt-choose-role = Als {$b}
opt-colonist-mode-cash = Geld nehmen
opt-colonist-mode-settle = Neue Kolonisten aufstellen
opt-colonist-place-place = Neuer Kolonist ({$a}) in {$b}
opt-colonist-place-stop = Kein weiterer Kolonist
opt-buy-card-card = Karte auf Feld {$a} kaufen
opt-buy-card-card-now = {$card} kaufen: {$price} (Feld {$a})
opt-buy-card-stop = Nichts weiter kaufen
opt-pay-any = 1 {$b} zahlen
opt-legatus-suggest = Vorschlagen: {$b}
opt-legatus-answer = Ausspielen: {$b}
opt-proconsul-answer = Ausspielen: {$b}

## Was geschah

event-started = {$who} beginnt in {$city}.
event-played = {$who} spielt {$kind}.
event-uses = {$who} nutzt {$kind}.
event-repeats = {$who} wiederholt {$kind}.
event-copied = {$who} kopiert {$kind} von {$other_seat}.
event-suggested = {$who} schlägt {$kind} vor.
event-suggested-secret = {$who} schlägt eine Karte vor.
event-took-back = {$who} nimmt { $n ->
    [one] 1 Karte
   *[other] {$n} Karten
} auf und erhält { $money ->
    [one] 1 Sesterz
   *[other] { $money } Sesterzen
}.
event-settled = {$who} stellt in {$city} einen Kolonisten auf ({$unit}).
event-moved = {$who} zieht einen Kolonisten ({$unit}) von {$place} nach {$way}.
event-built = {$who} baut in {$city} für { $money ->
    [one] 1 Sesterz
   *[other] { $money } Sesterzen
}.
event-produced = {$who} lässt {$province} produzieren und erhält vom Marker {$good_n}.
event-stored = {$who} lagert {$good_n} ein.
event-lost = {$who} hat für {$n} weitere der Waren keinen Platz.
event-magnus = {$who} reicht den Praefectus Magnus an {$other_seat} weiter.
event-cashed = {$who} nimmt den Geldbonus von { $money ->
    [one] 1 Sesterz
   *[other] { $money } Sesterzen
}.
event-earned = {$who} erhält { $money ->
    [one] 1 Sesterz
   *[other] { $money } Sesterzen
}.
event-sold = {$who} verkauft {$good_n} für { $money ->
    [one] 1 Sesterz
   *[other] { $money } Sesterzen
}.
event-bought = {$who} kauft {$good_n} für { $money ->
    [one] 1 Sesterz
   *[other] { $money } Sesterzen
}.
event-lent = {$who} hilft {$other_seat} mit { $money ->
    [one] 1 Sesterz
   *[other] { $money } Sesterzen
} aus.
event-paid = {$who} zahlt 1 {$good} nach Wahl.
event-got-card = {$who} nimmt {$card} von Feld {$space}.
event-revealed = {$card} kommt auf Feld {$space}.
event-interim = {$who} hat in der Zwischenwertung { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-interim-money = {$who} erhält { $money ->
    [one] 1 Sesterz
   *[other] { $money } Sesterzen
} für die Zwischenwertung.
event-concordia = {$who} erhält die Concordiakarte: Die letzten Züge beginnen.
event-ended = Das Spiel ist zu Ende.

## Wertung und Heuristik

tied-1 = näher am Praefectus Magnus
sheet-vesta = Vesta
sheet-jupiter = Jupiter
sheet-saturnus = Saturnus
sheet-venus = Venus
sheet-mercurius = Mercurius
sheet-mars = Mars
sheet-minerva = Minerva
sheet-concordia = Concordiakarte
sheet-partner = Partner

term-points = Punkte jetzt
term-growth = was die Karten noch wachsen
term-estate = was weitere Karten vorfinden
term-engine = was die Häuser produzieren
term-goods = Waren
term-money = Geld
term-colonists = Kolonisten auf dem Plan
term-sites = Bauplätze
term-market = Karten in Reichweite
term-hand = Handkarten
term-harvest = die beste Provinz
term-space = freie Lagerplätze
term-magnus = Praefectus Magnus
term-pending = die laufende Aktion

## Spieloptionen

option-map = Spielplan
option-map-imperium = { PRINTED("maps.imperium.name") }
option-map-italia = { PRINTED("maps.italia.name") }
option-map-hellas = { PRINTED("maps.hellas.name") }
option-map-ionium = { PRINTED("maps.ionium.name") }
option-map-ionium-22 = { PRINTED("maps.ionium-22.name") }
option-map-cyprus = { PRINTED("maps.cyprus.name") }
option-teams = Teams
option-teams-false = Jeder für sich
option-teams-true = Zweierteams
option-interim = Zwischenwertung
option-interim-false = Ohne
option-interim-true = Nach dem ersten Tribun (nur Einzelspiel)
option-display = Kartenauslage
option-display-cloth = Vorderseite: Tuch
option-display-wine = Rückseite: Tuch und Wein

## Namen

name-tribune = Tribun
name-architect = Architekt
name-diplomat = Diplomat
name-prefect = Praefekt
name-mercator-3 = Merkator ({ PRINTED("actions.mercator.money_own") })
name-mercator-5 = Merkator ({ PRINTED("actions.mercator.money_bought") })
name-senator = Senator
name-magister = Magister
name-praetor = Praetor
name-legatus = Legatus
name-colonist = Kolonist
name-mason = Maurer
name-farmer = Bauer
name-smith = Schmied
name-vintner = Winzer
name-weaver = Weber
name-consul = Konsul
name-proconsul = Prokonsul
name-brick = Ziegel
name-food = Nahrung
name-tool = Werkzeug
name-wine = Wein
name-cloth = Tuch
name-any = beliebige Ware
name-land = Land
name-sea = See
name-red = Rot
name-green = Grün
name-yellow = Gelb
name-blue = Blau
name-black = Schwarz
name-white = Weiß
name-vesta = Vesta
name-jupiter = Jupiter
name-saturnus = Saturnus
name-venus = Venus
name-mercurius = Mercurius
name-mars = Mars
name-minerva = Minerva
name-goods = Waren
name-coins = Münzen

name-abdera = Abdera
name-achaia = Achaia
name-aegyptus = Aegyptus
name-aemilia = Aemilia
name-aleria = Aleria
name-alexandria = Alexandria
name-alexandria-ai = Alexandria A.I.
name-amathous = Amathous
name-amathusia = Amathusia
name-ambrakia = Ambrakia
name-anazarbus = Anazarbus
name-ancona = Ancona
name-anemurium = Anemurium
name-antiochia = Antiochia
name-apamea = Apamea
name-apamene = Apamene
name-apollonia = Apollonia
name-apulia = Apulia
name-aquileia = Aquileia
name-arados = Arados
name-argolis = Argolis
name-argos = Argos
name-asia = Asia
name-athenae = Athenae
name-attalia = Attalia
name-attica = Attica
name-bauzanum = Bauzanum
name-brigantium = Brigantium
name-britannia = Britannia
name-brundisium = Brundisium
name-burdigala = Burdigala
name-byzantium = Byzantium
name-calabria = Calabria
name-campania = Campania
name-canusium = Canusium
name-cappadocia = Cappadocia
name-carthago = Carthago
name-casinum = Casinum
name-chalcis = Chalcis
name-chalcis-ab = Chalcis A.B.
name-chalybonitis = Chalybonitis
name-cilicia = Cilicia
name-colonia-a = Colonia A.
name-colossae = Colossae
name-commagene = Commagene
name-comum = Comum
name-corinthus = Corinthus
name-corsica = Corsica
name-cosa = Cosa
name-croton = Croton
name-cyclades = Cyclades
name-cyrene = Cyrene
name-cyrrhestica = Cyrrhestica
name-cyrrhus = Cyrrhus
name-dacia = Dacia
name-dardania = Dardania
name-dardanos = Dardanos
name-delphi = Delphi
name-demetrias = Demetrias
name-dyrrhachium = Dyrrhachium
name-ephesus = Ephesus
name-epirus = Epirus
name-etruria = Etruria
name-euboea = Euboea
name-florentia = Florentia
name-gallia = Gallia
name-genua = Genua
name-germania = Germania
name-germanicopolis = Germanicopolis
name-germanikeia = Germanikeia
name-hadria = Hadria
name-hadrianoi = Hadrianoi
name-hadrianopolis = Hadrianopolis
name-hellas = Hellas
name-hemesa = Hemesa
name-heraclea = Heraclea
name-heraklion = Heraklion
name-hermione = Hermione
name-hierapolis = Hierapolis
name-hispania = Hispania
name-ionia = Ionia
name-ionium-22 = Ionium, 22 Städte
name-isauria = Isauria
name-isca-d = Isca D.
name-italia = Italia
name-karpasia = Karpasia
name-karystos = Karystos
name-kephallenia = Kephallenia
name-keryneia = Keryneia
name-kition = Kition
name-korakesion = Korakesion
name-kythera = Kythera
name-laconia = Laconia
name-laodiceia = Laodiceia
name-larissa = Larissa
name-lepreon = Lepreon
name-leptis-magna = Leptis Magna
name-libya = Libya
name-liguria = Liguria
name-locris = Locris
name-londinium = Londinium
name-lucania = Lucania
name-luceria = Luceria
name-lutetia = Lutetia
name-macedonia = Macedonia
name-mallus = Mallus
name-massilia = Massilia
name-mauretania = Mauretania
name-megalopolis = Megalopolis
name-melos = Melos
name-memphis = Memphis
name-messana = Messana
name-methone = Methone
name-metropolis = Metropolis
name-mutina = Mutina
name-napoca = Napoca
name-naxos = Naxos
name-neapolis = Neapolis
name-nicaea = Nicaea
name-nicopolis = Nicopolis
name-novaria = Novaria
name-olbia = Olbia
name-olisipo = Olisipo
name-olympia = Olympia
name-oreos = Oreos
name-palmyra = Palmyra
name-palmyrene = Palmyrene
name-panormus = Panormus
name-paphia = Paphia
name-paphos = Paphos
name-patara = Patara
name-patrae = Patrae
name-pergamon = Pergamon
name-petra = Petra
name-philippopolis = Philippopolis
name-phoenice = Phoenice
name-potentia = Potentia
name-psyra = Psyra
name-ravenna = Ravenna
name-resafa = Resafa
name-rhodos = Rhodos
name-roma = Roma
name-rusadir = Rusadir
name-salaminia = Salaminia
name-salamis = Salamis
name-samosata = Samosata
name-scodra = Scodra
name-scupi = Scupi
name-segusio = Segusio
name-seleucia = Seleucia
name-seriane = Seriane
name-sicilia = Sicilia
name-sinope = Sinope
name-sirmium = Sirmium
name-skyros = Skyros
name-soloi = Soloi
name-sparta = Sparta
name-spoletum = Spoletum
name-sporades = Sporades
name-syracusae = Syracusae
name-syria = Syria
name-tarsus = Tarsus
name-terventum = Terventum
name-thebae = Thebae
name-thera = Thera
name-thermos = Thermos
name-thessalia = Thessalia
name-thessalonica = Thessalonica
name-thracia = Thracia
name-tomis = Tomis
name-transpadana = Transpadana
name-tripolis = Tripolis
name-tyana = Tyana
name-tyros = Tyros
name-umbria = Umbria
name-valentia = Valentia
name-venetia = Venetia
name-verona = Verona
name-vindobona = Vindobona
name-zakhynthos = Zakhynthos
name-zeugma = Zeugma

## Gezählt

count-any = { $n ->
    [one] 1 Ware nach Wahl
   *[other] {$n} Waren nach Wahl
}
count-sestertius = { $n ->
    [one] 1 Sesterz
   *[other] {$n} Sesterzen
}
count-brick = {$n} Ziegel
count-tool = { $n ->
    [one] 1 Werkzeug
   *[other] {$n} Werkzeuge
}

## Mit dem, was gerade gilt: was es kostet, was es bringt

decision-tribune-colonist-now = Für {$price} einen neuen Kolonisten in die Hauptstadt stellen?
decision-architect-pick-now = Welcher Kolonist zieht? { $steps ->
    [one] 1 Schritt ist übrig.
   *[other] {$steps} Schritte sind übrig.
}
decision-architect-target-now = Wohin zieht der Kolonist ({$unit}) von {$place}? { $steps ->
    [one] 1 Schritt ist übrig.
   *[other] {$steps} Schritte sind übrig.
}
decision-accept-good-now = Du erhältst {$granted}, dein Lagerhaus hat Platz für {$free}. Welche Ware nimmst du?
decision-mercator-trade-now = Mit der Bank handeln? { $n ->
    [one] 1 Warenart ist übrig.
   *[other] {$n} Warenarten sind übrig.
}
decision-choose-role-now = {$kind}: Welche Rolle nutzt du?
decision-colonist-place-now = Wo beginnt der neue Kolonist, für {$price}?
decision-buy-card-now = {$kind}: { $n ->
    [one] Eine Karte
   *[other] Bis zu {$n} Karten
} aus der Auslage kaufen?
decision-pay-any-now = Welche Ware zahlst du? { $n ->
    [one] 1 Ware nach Wahl ist noch zu zahlen.
   *[other] {$n} Waren nach Wahl sind noch zu zahlen.
}
decision-legatus-suggest-now = Welche Karte schlägst du {$partner_seat} vor?
decision-legatus-answer-now = {$partner_seat} bittet um eine Karte. Welche spielst du, für euch beide?
opt-play-card-now = Ausspielen: {$b}{ $gain ->
    [none] {""}
   *[other] { $back ->
        [0] , {$gain}
        [one] , 1 Karte zurück, {$gain}
       *[other] , {$back} Karten zurück, {$gain}
    }
}
opt-legatus-answer-now = Ausspielen: {$b}{ $suggested ->
    [yes] {" "}(vorgeschlagen)
   *[no] {""}
}
opt-tribune-colonist-now = Neuer Kolonist ({$a}): {$price}
opt-architect-pick-stop-now = { $begun ->
    [yes] Nicht weiter bewegen
   *[no] Nicht bewegen
}
opt-architect-target-now = Nach {$b}: { $far ->
    [one] 1 Schritt
   *[other] {$far} Schritte
}
opt-architect-build-build-now = In {$a} bauen: {$price}{ $lent ->
    [none] {""}
   *[other] {" "}({$lent} von {$partner_seat})
}
opt-prefect-choice-produce-now = {$a} produziert: {$gain} für dich
opt-prefect-choice-cash-now = Geldbonus nehmen: {$cash}
opt-mercator-trade-sell-now = {$lot} verkaufen: {$money}
opt-mercator-trade-buy-now = {$lot} kaufen: {$money}{ $lent ->
    [none] {""}
   *[other] {" "}({$lent} von {$partner_seat})
}
opt-mercator-trade-stop-now = { $begun ->
    [yes] Nicht weiter handeln
   *[no] Nicht handeln
}
opt-colonist-mode-cash-now = {$gain} nehmen
opt-colonist-mode-settle-now = Neue Kolonisten aufstellen: je {$price}
opt-colonist-place-place-now = Neuer Kolonist ({$a}) in {$b}: {$price}
opt-buy-card-stop-now = { $begun ->
    [yes] Nichts weiter kaufen
   *[no] Nichts kaufen
}

## Warum nicht

why-CON-006 = Auf diesem Platz sitzt niemand.
why-CON-007 = Auf diesem Platz sitzt niemand.
why-CON-015 = Das gibt es auf diesem Spielplan nicht.
why-CON-156 = {$b} ist keine der Städte, in denen man beginnen kann.
why-CON-011 = Du hast keine solche Karte auf der Hand: {$kind}.
why-CON-013 = Diese Karte liegt auf deinem Ablagestapel: {$kind}.
why-CON-061 = Deine letzte Karte ist ein Senator.
why-diplomat-copy-CON-061 = Er würde deinen Senator wiederholen.
why-CON-058 = Im Teamspiel gibt es keinen Magister.
why-CON-071 = Im Teamspiel gibt es keinen Senator.
why-CON-078 = Im Teamspiel gibt es keinen Konsul.
why-CON-076 = Einen Praetor gibt es nur im Teamspiel.
why-play-card-CON-081 = Einen Prokonsul gibt es nur im Teamspiel.
why-play-card-CON-088 = Einen Legatus gibt es nur im Teamspiel.
why-CON-088 = Ein Legatus antwortet nicht auf einen Legatus.
why-CON-089 = {$partner_seat} hat keine solche Karte auf der Hand: {$b}.
why-CON-091 = Du hast keine solche Karte auf der Hand: {$kind}.
why-CON-083 = Du hast keine solche Karte auf der Hand: {$kind}.
why-CON-084 = Ein Legatus antwortet nicht auf einen Prokonsul.
why-CON-050 = Das ist deine eigene Karte.
why-CON-054 = {$a_seat} ist dein Partner.
why-CON-053 = {$a_seat} hat keine Karte auf dem Ablagestapel.
why-CON-052 = Die letzte Karte von {$a_seat} ist ein Diplomat.
why-CON-055 = Dein Team hat diese Karte schon kopiert: {$kind}.
why-CON-059 = Darunter liegt keine Karte, die wiederholt werden könnte.
why-CON-093 = {$kind} hat die Rollen {$roles}.
why-CON-018 = Ein Kolonist kostet {$price}; {$lack}.
why-CON-063 = Ein Kolonist kostet {$price}; {$lack}.
why-CON-113 = Du hast noch {$left} solche Kolonisten ({$unit}).
why-colonist-mode-CON-113 = Du kannst keinen Kolonisten mehr aufstellen.
why-CON-064 = In {$b} hast du kein Haus.
why-CON-066 = {$b} hat keinen Weg für einen Kolonisten dieser Art ({$unit}).
why-CON-062 = Du hast gewählt, Kolonisten aufzustellen: mindestens einen.
why-CON-020 = { $steps ->
    [0] Kein Schritt ist übrig.
    [one] Bei {$b} steht kein eigener Kolonist ({$a}); 1 Schritt ist übrig.
   *[other] Bei {$b} steht kein eigener Kolonist ({$a}); {$steps} Schritte sind übrig.
}
why-architect-target-CON-020 = { $far ->
    [0] Dorthin führt kein Weg.
    [one] Bis dahin ist es 1 Schritt, übrig { $steps ->
        [0] ist keiner
        [one] ist 1
       *[other] sind {$steps}
    }.
   *[other] Bis dahin sind es {$far} Schritte, übrig { $steps ->
        [one] ist 1
       *[other] sind {$steps}
    }.
}
why-CON-021 = Dieser Kolonist ist schon gezogen.
why-CON-022 = Der Kolonist bei {$b} ist von der anderen Art.
why-architect-target-CON-022 = Der Kolonist ist einer der Art {$unit}.
why-CON-025 = Alle Wege innerhalb von { $steps ->
    [one] 1 Schritt
   *[other] {$steps} Schritten
} sind besetzt.
why-architect-target-CON-025 = Auf {$b} steht ein Kolonist.
why-CON-117 = Auf {$b} hält man nicht an.
why-CON-034 = {$a} ist die Hauptstadt.
why-CON-033 = In {$a} hast du schon ein Haus.
why-CON-135 = Du hast kein Haus mehr.
why-CON-036 = Dein Kolonist steht in {$a} selbst, nicht auf einem Weg daneben.
why-CON-028 = Auf keinem Weg an {$a} steht ein Kolonist von dir.
why-CON-029 = Ein Haus in {$a} kostet {$price}; {$lack}.
why-CON-030 = Ein Haus in {$a} kostet {$price}; {$lack}.
why-CON-031 = In {$a} { $houses ->
    [one] steht 1 Haus
   *[other] stehen {$houses} Häuser
}, das nächste kostet {$price}; {$lack}.
why-CON-039 = Der Marker von {$a} zeigt Münzen.
why-CON-043 = Kein Marker zeigt Münzen.
why-CON-108 = Du erhältst {$granted}.
why-CON-046 = Du hast {$have}; schon gehandelt: {$traded}.
why-CON-047 = Dein Lagerhaus hat Platz für {$free}.
why-CON-048 = Der Preis für {$lot} ist {$money}; du hast {$purse}.
why-CON-075 = Feld {$a} ist leer.
why-CON-082 = {$card} ist ein Prokonsul.
why-CON-073 = {$card} kostet {$price}; {$lack}.
why-CON-074 = {$card} kostet {$price}; {$lack}.
why-CON-079 = {$card} kostet {$price}; {$lack}.
why-CON-081 = {$card} kostet {$price}; {$lack}.
why-pay-any-CON-074 = Du hast {$have}.

# Überschriften im Terminal, wo das Spiel ein eigenes Wort hat
heading-pile-size = Ablagestapel
heading-kinds = oberste Karten
heading-extra-price = mit Aufschlag

# what decides between equal points, in this order
tie-1 = Nähe zum Praefectus Magnus

# ---- Entscheidungen, wie sie im Verlauf stehen
did-tribune-colonist-none = {$who} setzt keinen neuen Kolonisten ein.
did-diplomat-copy-none = {$who} kopiert nichts.
did-architect-pick-stop = {$who} zieht nicht weiter.
did-architect-build-stop = {$who} baut kein weiteres Haus.
did-mercator-trade-stop = {$who} handelt nicht weiter.
did-colonist-place-stop = {$who} stellt keinen weiteren Kolonisten auf.
did-buy-card-stop = {$who} kauft nichts weiter.
did-colonist-mode-settle = {$who} stellt neue Kolonisten auf.
did-prefect-choice-decline = {$who} lässt keine Provinz produzieren und nimmt keinen Geldbonus.
did-architect-pick-move = {$who} bewegt den Kolonisten ({$a}) bei {$b}.
did-buy-card-card = {$who} kauft die Karte auf Feld {$a}.

# ---- wozu eine Möglichkeit gut ist, neben dem, was sofort geschieht
does-play-card = {$does}
does-architect-pick-move = Gebaut wird in den Städten an beiden Enden seines Weges.
does-architect-target = Dann darfst du in den Städten an seinen Enden bauen.
does-legatus-suggest = {$does}
does-legatus-answer = {$does}
does-proconsul-answer = {$does}
does-choose-role = {$does}
does-diplomat-copy-copy = {$kind_does}
later-architect-build-build = { $province ->
    [none] {""}
   *[other] +1 {$good}, sooft {$province} produziert
}
later-buy-card-card = {$card_does}
later-tribune-colonist = mit jedem Architekten { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] ein Schritt
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } Schritte
} mehr
later-colonist-place-place = mit jedem Architekten { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] ein Schritt
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } Schritte
} mehr
risk-prefect-choice-produce = { $others ->
    [0] {""}
    [one] auch andere bekommen 1 Ware
   *[other] auch andere bekommen {$others} Waren
}
