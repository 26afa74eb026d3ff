# Händler, Schiffe, Handwerker, Plättchen und Felder von Panthalos in Worten.

title-merchants = Händler
title-ships = Schiffe
title-artisans = Handwerker
title-disasters = Unheil
title-titans = Titanen
title-supports = Unterstützungen
title-board-small = Felder, kleine Seite des Plans
title-board-large = Felder, große Seite des Plans
tip-any = eine beliebige veredelte Ware
tip-refined = { $good }
tip-merchant = Wünscht { $wants }: { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} und { $bonus }.
tip-ship = Nimmt { $accepts }: { PRINTED("effect.ship.vp_per_symbol") ->
    [one] 1 Punkt
   *[other] { PRINTED("effect.ship.vp_per_symbol") } Punkte
} je Symbol. Es gibt { $copies }.
tip-artisan-refine = Veredelt { $good } ({ $refined }) für { $cost ->
    [one] 1 Scheibe
   *[other] { $cost } Scheiben
}. Es gibt { $copies }.
tip-artisan-any = Veredelt eine beliebige Ware für { $cost ->
    [one] 1 Scheibe
   *[other] { $cost } Scheiben
}. Es gibt { $copies }.
tip-artisan-upgrade = Hebt einen Gefolgsmann um ein Auge für { $cost ->
    [one] 1 Scheibe
   *[other] { $cost } Scheiben
}. Es gibt { $copies }.
tip-disaster = Stärke { $strength }; { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} für jeden, der es abwehrt. Es gibt { $count }.
tip-titans = Ein Titan der Stärke { $value }. Es gibt { $count }.
tip-supports = Gibt einem Titanen seines Elements { $value } dazu. Es gibt { $count }.
tip-space = { $min ->
    [one] Ab 1 Auge
   *[other] Ab { $min } Augen
}: { $does }.{ $lightning ->
    [1] {" "}Sofort genommen (Blitz).
   *[other] {""}
}
tip-gain-disc = { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
}
tip-gain-support = { $n ->
    [one] 1 Unterstützung
   *[other] { $n } Unterstützungen
}
tip-gain-titan = { $n ->
    [one] 1 Titan
   *[other] { $n } Titanen
}
tip-gain-upgrade = { $n ->
    [one] ein Auge mehr
   *[other] { $n } Augen mehr
}
tip-gain-good = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
tip-gain-vp = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
tip-gain-omen = ein Blick auf { PRINTED("effect.merchant.omen_tiles") } Unheilplättchen
tip-agora = { PRINTED("effect.agora.two_goods", "Ware", "Waren") }, oder { PRINTED("effect.agora.good_with_upgrade") } und { PRINTED("effect.agora.upgrade_pips") } Auge mehr
tip-phalanx = { PRINTED("effect.phalanx.two_supports", "Unterstützung", "Unterstützungen") }, oder { PRINTED("effect.phalanx.support_with_upgrade") } und { PRINTED("effect.phalanx.upgrade_pips") } Auge mehr
tip-art = { PRINTED("effect.art.artisans_taken") } Handwerker, oder ein Punkt je { PRINTED("effect.art.scrap_tiles_per_vp") } Plättchen
tip-oraculum = { PRINTED("effect.oraculum.discs") ->
    [one] 1 Scheibe
   *[other] { PRINTED("effect.oraculum.discs") } Scheiben
} und der Startspielerstein
tip-foro = zu { PRINTED("effect.foro.pieces_needed") } einen Gefolgsmann anwerben oder krönen
tip-titanus = ein Titan je { PRINTED("effect.titanus.pips_per_titan", "Auge", "Augen") }
tip-agro = { PRINTED("effect.agro.discs_per_pip") ->
    [one] 1 Scheibe
   *[other] { PRINTED("effect.agro.discs_per_pip") } Scheiben
} je Auge
tip-krypt = gegen das Unheil stehen
tip-arena = jemanden herausfordern: { PRINTED("duel.attacker_wins_vp", "Punkt", "Punkte") } für einen gewonnenen Angriff, { PRINTED("duel.defender_wins_vp") } für eine gewonnene Verteidigung, { PRINTED("duel.concession_vp") }, wenn der andere aufgibt
tip-gain-artisan = { $n } Handwerker
tip-gain-refine = { $n ->
    [one] 1 Ware veredeln
   *[other] { $n } Waren veredeln
}
name-tremor = Beben
name-fury = Zorn
name-wrath = Grimm
tip-gain-support-draw = { $n ->
    [one] 1 gezogene Unterstützung
   *[other] { $n } gezogene Unterstützungen
}
