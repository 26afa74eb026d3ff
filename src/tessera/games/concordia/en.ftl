# The words of Concordia Venus in English.

about = Send colonists along roads and sea ways, alone or in teams.

## Decisions and options

decision-choose-start-city = Choose the city where your colonists start.
decision-play-card = Play a card.
decision-tribune-colonist = Place a new colonist in the capital for { PRINTED("player.colonist_cost") }?
decision-architect-pick = Which colonist moves?
decision-architect-target = Where does the colonist go?
decision-architect-build = Build a house?
decision-prefect-choice = Let a province produce, or take the cash bonus?
decision-accept-good = Your warehouse is too small. Which good do you take?
decision-mercator-trade = Trade a good with the bank?
decision-diplomat-copy = Whose last card do you use?
decision-choose-role = Which role of the card do you use?
decision-colonist-mode = Money, or new colonists?
decision-colonist-place = Where does the new colonist start?
decision-buy-card = Buy a card from the display?
decision-pay-any = Which good do you pay for the question mark?
decision-legatus-suggest = Which card do you suggest to your partner?
decision-legatus-answer = Your partner asks for a card. Which one do you play, for both?
decision-proconsul-answer = Which card do you play, for yourself alone?

opt-choose-start-city = Start in {$b}
opt-play-card = Play: {$b}
opt-tribune-colonist = New {$a} colonist
opt-tribune-colonist-none = No new colonist
opt-architect-pick-move = Move the {$a} colonist at {$b}
opt-architect-pick-stop = No further movement
opt-architect-target = To {$b}
opt-architect-build-build = Build in {$a}
opt-architect-build-stop = End building
opt-prefect-choice-produce = {$a} produces
opt-prefect-choice-cash = Take the cash bonus
opt-prefect-choice-decline = No province produces, no cash bonus
opt-accept-good = Take 1 {$b}
opt-mercator-trade-sell = Sell {$a_b}
opt-mercator-trade-buy = Buy {$a_b}
opt-mercator-trade-stop = No further trade
opt-diplomat-copy-copy = Use the card of {$a_seat}
opt-diplomat-copy-copy-now = Use {$a_seat}’s {$kind}
opt-diplomat-copy-none = Copy nothing
opt-choose-role = As {$b}
opt-colonist-mode-cash = Take money
opt-colonist-mode-settle = Place new colonists
opt-colonist-place-place = New {$a} colonist in {$b}
opt-colonist-place-stop = No further colonist
opt-buy-card-card = Buy the card on space {$a}
opt-buy-card-card-now = Buy {$card}: {$price} (space {$a})
opt-buy-card-stop = Buy nothing more
opt-pay-any = Pay 1 {$b}
opt-legatus-suggest = Suggest: {$b}
opt-legatus-answer = Play: {$b}
opt-proconsul-answer = Play: {$b}

## What happened

event-started = {$who} starts in {$city}.
event-played = {$who} plays {$kind}.
event-uses = {$who} uses {$kind}.
event-repeats = {$who} repeats {$kind}.
event-copied = {$who} copies {$kind} from {$other_seat}.
event-suggested = {$who} suggests {$kind}.
event-suggested-secret = {$who} suggests a card.
event-took-back = {$who} takes back { $n ->
    [one] 1 card
   *[other] {$n} cards
} and gets { $money ->
    [one] 1 sestertius
   *[other] { $money } sestertii
}.
event-settled = {$who} places a {$unit} colonist in {$city}.
event-moved = {$who} moves a {$unit} colonist from {$place} to {$way}.
event-built = {$who} builds in {$city} for { $money ->
    [one] 1 sestertius
   *[other] { $money } sestertii
}.
event-produced = {$who} lets {$province} produce and gets {$good_n} from the marker.
event-stored = {$who} stores {$good_n}.
event-lost = {$who} has no room for {$n} more of the goods.
event-magnus = {$who} passes the Praefectus Magnus to {$other_seat}.
event-cashed = {$who} takes the cash bonus of { $money ->
    [one] 1 sestertius
   *[other] { $money } sestertii
}.
event-earned = {$who} earns { $money ->
    [one] 1 sestertius
   *[other] { $money } sestertii
}.
event-sold = {$who} sells {$good_n} for { $money ->
    [one] 1 sestertius
   *[other] { $money } sestertii
}.
event-bought = {$who} buys {$good_n} for { $money ->
    [one] 1 sestertius
   *[other] { $money } sestertii
}.
event-lent = {$who} helps {$other_seat} out with { $money ->
    [one] 1 sestertius
   *[other] { $money } sestertii
}.
event-paid = {$who} pays 1 {$good} of free choice.
event-got-card = {$who} takes {$card} from space {$space}.
event-revealed = {$card} is dealt to space {$space}.
event-interim = {$who} has { $points ->
    [one] 1 point
   *[other] { $points } points
} in the interim scoring.
event-interim-money = {$who} gets { $money ->
    [one] 1 sestertius
   *[other] { $money } sestertii
} for the interim scoring.
event-concordia = {$who} gets the Concordia card: the last turns begin.
event-ended = The game is over.

## Scores and heuristics

tied-1 = nearer to the Praefectus Magnus
sheet-vesta = Vesta
sheet-jupiter = Jupiter
sheet-saturnus = Saturnus
sheet-venus = Venus
sheet-mercurius = Mercurius
sheet-mars = Mars
sheet-minerva = Minerva
sheet-concordia = Concordia card
sheet-partner = Partner

term-points = points now
term-growth = what the cards will grow
term-estate = what further cards will find
term-engine = what the houses produce
term-goods = goods
term-money = money
term-colonists = colonists on the board
term-sites = places to build
term-market = cards within reach
term-hand = cards in hand
term-harvest = the best province
term-space = free warehouse spaces
term-magnus = Praefectus Magnus
term-pending = the action under way

## Options of the game

option-map = Map
option-map-imperium = { PRINTED("maps.imperium.name") }
option-map-italia = { PRINTED("maps.italia.name") }
option-map-hellas = { PRINTED("maps.hellas.name") }
option-map-ionium = { PRINTED("maps.ionium.name") }
option-map-ionium-22 = { PRINTED("maps.ionium-22.name") }
option-map-cyprus = { PRINTED("maps.cyprus.name") }
option-teams = Teams
option-teams-false = Everybody for himself
option-teams-true = Teams of two
option-interim = Interim scoring
option-interim-false = Without
option-interim-true = After the first tribune (single game only)
option-display = Card display
option-display-cloth = Front: cloth
option-display-wine = Back: cloth and wine

## Names

name-tribune = Tribune
name-architect = Architect
name-diplomat = Diplomat
name-prefect = Prefect
name-mercator-3 = Mercator ({ PRINTED("actions.mercator.money_own") })
name-mercator-5 = Mercator ({ PRINTED("actions.mercator.money_bought") })
name-senator = Senator
name-magister = Magister
name-praetor = Praetor
name-legatus = Legatus
name-colonist = Colonist
name-mason = Mason
name-farmer = Farmer
name-smith = Smith
name-vintner = Vintner
name-weaver = Weaver
name-consul = Consul
name-proconsul = Proconsul
name-brick = brick
name-food = food
name-tool = tool
name-wine = wine
name-cloth = cloth
name-any = any good
name-land = land
name-sea = sea
name-red = Red
name-green = Green
name-yellow = Yellow
name-blue = Blue
name-black = Black
name-white = White
name-vesta = Vesta
name-jupiter = Jupiter
name-saturnus = Saturnus
name-venus = Venus
name-mercurius = Mercurius
name-mars = Mars
name-minerva = Minerva
name-goods = goods
name-coins = coins

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
name-ionium-22 = Ionium, 22 cities
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

## Counted

count-brick = { $n ->
    [one] 1 brick
   *[other] {$n} bricks
}
count-tool = { $n ->
    [one] 1 tool
   *[other] {$n} tools
}
count-any = { $n ->
    [one] 1 good of your choice
   *[other] {$n} goods of your choice
}
count-sestertius = { $n ->
    [one] 1 sestertius
   *[other] {$n} sestertii
}

## With the facts of the moment: what it costs, what it brings

decision-tribune-colonist-now = Place a new colonist in the capital for {$price}?
decision-architect-pick-now = Which colonist moves? { $steps ->
    [one] 1 step is left.
   *[other] {$steps} steps are left.
}
decision-architect-target-now = Where does the {$unit} colonist go from {$place}? { $steps ->
    [one] 1 step is left.
   *[other] {$steps} steps are left.
}
decision-accept-good-now = You get {$granted}, and your warehouse has room for {$free}. Which good do you take?
decision-mercator-trade-now = Trade with the bank? { $n ->
    [one] 1 kind of goods is left.
   *[other] {$n} kinds of goods are left.
}
decision-choose-role-now = {$kind}: which role do you use?
decision-colonist-place-now = Where does the new colonist start, for {$price}?
decision-buy-card-now = {$kind}: buy { $n ->
    [one] a card
   *[other] up to {$n} cards
} from the display?
decision-pay-any-now = Which good do you pay? { $n ->
    [one] 1 good of your choice is left to pay.
   *[other] {$n} goods of your choice are left to pay.
}
decision-legatus-suggest-now = Which card do you suggest to {$partner_seat}?
decision-legatus-answer-now = {$partner_seat} asks for a card. Which one do you play, for both?
opt-play-card-now = Play: {$b}{ $gain ->
    [none] {""}
   *[other] { $back ->
        [0] , {$gain}
        [one] , 1 card back, {$gain}
       *[other] , {$back} cards back, {$gain}
    }
}
opt-legatus-answer-now = Play: {$b}{ $suggested ->
    [yes] {" "}(suggested)
   *[no] {""}
}
opt-tribune-colonist-now = New {$a} colonist: {$price}
opt-architect-pick-stop-now = { $begun ->
    [yes] No further movement
   *[no] No movement
}
opt-architect-target-now = To {$b}: { $far ->
    [one] 1 step
   *[other] {$far} steps
}
opt-architect-build-build-now = Build in {$a}: {$price}{ $lent ->
    [none] {""}
   *[other] {" "}({$lent} from {$partner_seat})
}
opt-prefect-choice-produce-now = {$a} produces: {$gain} for you
opt-prefect-choice-cash-now = Take the cash bonus: {$cash}
opt-mercator-trade-sell-now = Sell {$lot}: {$money}
opt-mercator-trade-buy-now = Buy {$lot}: {$money}{ $lent ->
    [none] {""}
   *[other] {" "}({$lent} from {$partner_seat})
}
opt-mercator-trade-stop-now = { $begun ->
    [yes] No further trade
   *[no] No trade
}
opt-colonist-mode-cash-now = Take {$gain}
opt-colonist-mode-settle-now = Place new colonists: {$price} each
opt-colonist-place-place-now = New {$a} colonist in {$b}: {$price}
opt-buy-card-stop-now = { $begun ->
    [yes] Buy nothing more
   *[no] Buy nothing
}

## Why not

why-CON-006 = Nobody sits on that seat.
why-CON-007 = Nobody sits on that seat.
why-CON-015 = It is not on this map.
why-CON-156 = {$b} is not one of the cities to start in.
why-CON-011 = You have no {$kind} in hand.
why-CON-013 = Your {$kind} lies on your pile.
why-CON-061 = Your last card is a senator.
why-diplomat-copy-CON-061 = It would repeat your senator.
why-CON-058 = There is no magister in the team game.
why-CON-071 = There is no senator in the team game.
why-CON-078 = There is no consul in the team game.
why-CON-076 = There is no praetor outside the team game.
why-play-card-CON-081 = There is no proconsul outside the team game.
why-play-card-CON-088 = There is no legatus outside the team game.
why-CON-088 = A legatus does not answer a legatus.
why-CON-089 = {$partner_seat} has no {$b} in hand.
why-CON-091 = You have no {$kind} in hand.
why-CON-083 = You have no {$kind} in hand.
why-CON-084 = A legatus does not answer a proconsul.
why-CON-050 = That is your own card.
why-CON-054 = {$a_seat} is your partner.
why-CON-053 = {$a_seat} has no card on the pile.
why-CON-052 = The last card of {$a_seat} is a diplomat.
why-CON-055 = Your team has copied this {$kind} already.
why-CON-059 = There is no card below that it could repeat.
why-CON-093 = {$kind} has the roles {$roles}.
why-CON-018 = A colonist costs {$price}; {$lack}.
why-CON-063 = A colonist costs {$price}; {$lack}.
why-CON-113 = You have {$left} {$unit} colonists left.
why-colonist-mode-CON-113 = You have no colonist left to place.
why-CON-064 = You have no house in {$b}.
why-CON-066 = {$b} has no way for a {$unit} colonist.
why-CON-062 = You have chosen to place colonists: at least one.
why-CON-020 = { $steps ->
    [0] No step is left.
    [one] No {$a} colonist of yours stands at {$b}; 1 step is left.
   *[other] No {$a} colonist of yours stands at {$b}; {$steps} steps are left.
}
why-architect-target-CON-020 = { $far ->
    [0] No way leads there.
    [one] It is 1 step away, and { $steps ->
        [0] no step is
        [one] 1 step is
       *[other] {$steps} steps are
    } left.
   *[other] It is {$far} steps away, and { $steps ->
        [one] 1 step is
       *[other] {$steps} steps are
    } left.
}
why-CON-021 = That colonist has moved.
why-CON-022 = The colonist at {$b} is of the other kind.
why-architect-target-CON-022 = It is a {$unit} colonist.
why-CON-025 = All ways within { $steps ->
    [one] 1 step
   *[other] {$steps} steps
} are taken.
why-architect-target-CON-025 = A colonist stands on {$b}.
why-CON-117 = {$b} is no way to stop on.
why-CON-034 = {$a} is the capital.
why-CON-033 = You have a house in {$a}.
why-CON-135 = You have no house left.
why-CON-036 = Your colonist stands in {$a} itself, not on a way beside it.
why-CON-028 = No colonist of yours stands on a way beside {$a}.
why-CON-029 = A house in {$a} costs {$price}; {$lack}.
why-CON-030 = A house in {$a} costs {$price}; {$lack}.
why-CON-031 = { $houses ->
    [one] 1 house stands
   *[other] {$houses} houses stand
} in {$a}, the next costs {$price}; {$lack}.
why-CON-039 = The marker of {$a} shows coins.
why-CON-043 = No marker shows coins.
why-CON-108 = You get {$granted}.
why-CON-046 = You have {$have}; traded already: {$traded}.
why-CON-047 = Your warehouse has room for {$free}.
why-CON-048 = {$lot} would cost {$money}; you have {$purse}.
why-CON-075 = Space {$a} is empty.
why-CON-082 = {$card} is a proconsul.
why-CON-073 = {$card} costs {$price}; {$lack}.
why-CON-074 = {$card} costs {$price}; {$lack}.
why-CON-079 = {$card} costs {$price}; {$lack}.
why-CON-081 = {$card} costs {$price}; {$lack}.
why-pay-any-CON-074 = You have {$have}.

# headings of the terminal's table, where the game's own word is another than the usual one
heading-pile-size = pile
heading-kinds = top cards
heading-extra-price = with the extra price

# what decides between equal points, in this order
tie-1 = closeness to the Praefectus Magnus

# ---- choices, as the log tells them
did-tribune-colonist-none = {$who} brings no new colonist.
did-diplomat-copy-none = {$who} copies nothing.
did-architect-pick-stop = {$who} moves no further.
did-architect-build-stop = {$who} builds no further house.
did-mercator-trade-stop = {$who} trades no further.
did-colonist-place-stop = {$who} places no further colonist.
did-buy-card-stop = {$who} buys nothing more.
did-colonist-mode-settle = {$who} places new colonists.
did-prefect-choice-decline = {$who} lets no province produce and takes no cash bonus.
did-architect-pick-move = {$who} moves the {$a} colonist at {$b}.
did-buy-card-card = {$who} buys the card on space {$a}.

# ---- what an option is for, beside what it does at once
does-play-card = {$does}
does-architect-pick-move = Houses are built in the cities at both ends of its way.
does-architect-target = Then you may build in the cities at its ends.
does-legatus-suggest = {$does}
does-legatus-answer = {$does}
does-proconsul-answer = {$does}
does-choose-role = {$does}
does-diplomat-copy-copy = {$kind_does}
later-architect-build-build = { $province ->
    [none] {""}
   *[other] +1 {$good} whenever {$province} produces
}
later-buy-card-card = {$card_does}
later-tribune-colonist = { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] one step
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } steps
} more with every Architect
later-colonist-place-place = { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] one step
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } steps
} more with every Architect
risk-prefect-choice-produce = { $others ->
    [0] {""}
    [one] 1 good goes to others as well
   *[other] {$others} goods go to others as well
}
