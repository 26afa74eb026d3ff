# Karten, Götter und Städte von Concordia Venus in Worten.

title-own = Karten jedes Spielers
title-bought = Karten zum Kaufen
title-gods = Götter
tip-own = { $does } Zählt für { $gods }.
tip-bought = { $does } Zählt für { $gods }. Kostet { $price }; Stapel { $stack }.
tip-or = oder
tip-tribune = Nimm deine gespielten Karten zurück: Du bekommst { PRINTED("actions.tribune.money_per_further_card") ->
    [one] 1 Sesterz
   *[other] { PRINTED("actions.tribune.money_per_further_card") } Sesterzen
} für jede Karte über { PRINTED("actions.tribune.free_cards") } hinaus; dann darfst du einen Kolonisten einsetzen.
tip-architect = Ziehe deine Kolonisten { PRINTED("actions.architect.steps_per_colonist_on_board") ->
    [one] einen Schritt
   *[other] { PRINTED("actions.architect.steps_per_colonist_on_board") } Schritte
} für jeden von ihnen auf dem Plan, dann baue.
tip-diplomat = Tu, was die oberste Karte eines anderen tut.
tip-prefect = Eine Provinz produziert, oder du nimmst das Geld der Bonusmarker.
tip-mercator-3 = { PRINTED("actions.mercator.money_own", "Sesterz", "Sesterzen") }, dann handle mit { PRINTED("actions.mercator.good_types", "Warensorte", "Warensorten") }.
tip-mercator-5 = { PRINTED("actions.mercator.money_bought", "Sesterz", "Sesterzen") }, dann handle mit { PRINTED("actions.mercator.good_types", "Warensorte", "Warensorten") }.
tip-senator = Kaufe bis zu { PRINTED("actions.senator.cards") ->
    [one] 1 Karte
   *[other] { PRINTED("actions.senator.cards") } Karten
}.
tip-magister = Tu noch einmal, was die Karte davor tut.
tip-praetor = Kaufe bis zu { PRINTED("actions.praetor.cards") ->
    [one] 1 Karte
   *[other] { PRINTED("actions.praetor.cards") } Karten
}.
tip-legatus = Dein Partner spielt eine Karte, für beide.
tip-colonist = Setze neue Kolonisten ein, oder nimm { PRINTED("actions.colonist.money_base", "Sesterz", "Sesterzen") } und { PRINTED("actions.colonist.money_per_colonist_on_board") } mehr für jeden Kolonisten auf dem Plan.
tip-consul = Kaufe { PRINTED("actions.consul.cards") ->
    [one] eine Karte
   *[other] bis zu { PRINTED("actions.consul.cards") } Karten
} ohne Aufpreis.
tip-proconsul = Kaufe { PRINTED("actions.proconsul.cards") ->
    [one] eine Karte
   *[other] bis zu { PRINTED("actions.proconsul.cards") } Karten
} ohne Aufpreis; dann spielt dein Partner eine Karte, für beide.
tip-specialist = Alle deine Häuser, die { $good } bringen, produzieren.
tip-dual = { $roles }.
tip-vesta = 1 Punkt je { PRINTED("scoring.vesta.money_per_point", "Sesterz", "Sesterzen") }, Waren zu ihren Preisen.
tip-jupiter = { PRINTED("scoring.jupiter.per_temple_house") } je Haus außerhalb der Ziegelstädte, höchstens { PRINTED("scoring.jupiter.max_per_card") }.
tip-saturnus = { PRINTED("scoring.saturnus.per_province") } je Provinz mit einem Haus.
tip-venus = { PRINTED("scoring.venus_single.per_province") } je Provinz mit { PRINTED("scoring.venus_single.houses_needed", "Haus", "Häusern") }, höchstens { PRINTED("scoring.venus_single.max_per_card") }; in Teams { PRINTED("scoring.venus_team.per_province") }, wo beide Partner eines haben.
tip-mercurius = { PRINTED("scoring.mercurius.per_good_type") } je Warensorte deiner Häuser, höchstens { PRINTED("scoring.mercurius.max_per_card") }.
tip-mars = { PRINTED("scoring.mars.per_colonist_on_board") } je Kolonist auf dem Plan, höchstens { PRINTED("scoring.mars.max_per_card") }.
tip-minerva = Je Haus in einer Stadt ihrer Ware: Maurer { PRINTED("scoring.minerva.mason") }, Bauer { PRINTED("scoring.minerva.farmer") }, Schmied { PRINTED("scoring.minerva.smith") }, Winzer { PRINTED("scoring.minerva.vintner") }, Weber { PRINTED("scoring.minerva.weaver") }.
tip-city = { $province }; { $letter ->
    [capital] Hauptstadt
   *[other] Stadtplättchen { $letter }
}.
