# Was die Dinge von Panthalos sind.
about-space = Feld von { $place }, ausgewertet als Nummer { $n }
about-once = Einmal bezahlt, in der Runde, in der die Scheibe gelegt wird.
about-every-round = Bezahlt in dieser Runde und in jeder späteren.
about-free = frei
about-taken = besetzt
about-open = im Merkator
about-has-disc = hat hier eine Scheibe
about-to-place = Noch zu setzen
about-needs = Nötige Augen
about-fits = Von deinen passt
about-none-fits = nichts
about-place = Ort { $n } in der Reihenfolge der Auswertung
about-place-templum = Sein Wert wächst mit den Runden: Er kommt zur Stärke des Unheils, und Rekruten kommen mit so vielen Augen.
about-place-thermae = Hier ruhen Gefolgsleute nach ihrer Arbeit und kommen zu Beginn der nächsten Auswertung zurück.
about-place-polis = Für eine Scheibe unter einem Gefolgsmann: Ein Feld mit „einmal“ zahlt einmal, die anderen in jeder Runde. Keine Anführer.
about-place-agora = { PRINTED("effect.agora.two_goods", "offene Ware", "offene Waren") } oder { PRINTED("effect.agora.good_with_upgrade") } und { PRINTED("effect.agora.upgrade_pips") ->
    [one] 1 Auge
   *[other] { PRINTED("effect.agora.upgrade_pips") } Augen
} mehr für einen Gefolgsmann.
about-place-phalanx = { PRINTED("effect.phalanx.two_supports", "offene Unterstützung", "offene Unterstützungen") } oder { PRINTED("effect.phalanx.support_with_upgrade") } und { PRINTED("effect.phalanx.upgrade_pips") ->
    [one] 1 Auge
   *[other] { PRINTED("effect.phalanx.upgrade_pips") } Augen
} mehr für einen Gefolgsmann.
about-place-art = { PRINTED("effect.art.artisans_taken") ->
    [one] Ein offener Handwerker
   *[other] { PRINTED("effect.art.artisans_taken") } offene Handwerker
}; oder eigene Plättchen verlassen das Spiel für Punkte.
about-place-oraculum = Der Startspielerstein und { PRINTED("effect.oraculum.discs") ->
    [one] eine Scheibe
   *[other] { PRINTED("effect.oraculum.discs") } Scheiben
}; wer hier steht, kommt sofort zurück.
about-place-foro = Zwei zusammen holen einen Würfel aus der Reserve oder krönen einen Gefolgsmann; das kostet { PRINTED("effect.foro.crown_discs") ->
    [one] 1 Scheibe
   *[other] { PRINTED("effect.foro.crown_discs") } Scheiben
} und { PRINTED("effect.foro.crown_tiles_to_scrap") } Plättchen.
about-place-titanus = Beliebig viele. Ein Titan je { PRINTED("effect.titanus.pips_per_titan", "Auge", "Augen") } jedes Gefolgsmanns; Anführer zählen wie der beste Gefolgsmann dort.
about-place-agro = Beliebig viele. { PRINTED("effect.agro.discs_per_pip") ->
    [one] Eine Scheibe
   *[other] { PRINTED("effect.agro.discs_per_pip") } Scheiben
} je Auge; Anführer zählen wie der beste Gefolgsmann dort.
about-place-krypt = Das Unheil trifft alle: Zahl Titanen und Unterstützungen seines Elements und bekomm Punkte, oder verlier eine Scheibe. Eigene Leute hier senken die Forderung.
about-place-arena = Jeder hier darf ein Duell führen, mit Titanen und Unterstützungen, heimlich gewählt.
about-place-port = Ohne jemanden zu setzen: Verschiff alle passenden Waren für Punkte, nimm das Schiff und { PRINTED("effect.ship.discs") ->
    [one] eine Scheibe
   *[other] { PRINTED("effect.ship.discs") } Scheiben
}.
about-place-merkator = Ohne jemanden zu setzen: Liefere genau die veredelten Waren, die er will, für Punkte und eine Zugabe; dann darfst du zwei Unheile ansehen.
about-artisan = Handwerker
about-artisan-text = Ist er deiner, arbeitet er in jedem deiner Züge für seine Scheiben, ohne dass du jemanden setzt. Zwei gleiche: einmal zahlen, doppelter Nutzen.
about-owns = hat { $n }
about-ship = Schiff im PORT
about-ship-text = Alle deine passenden Waren gehen an Bord. Das Schiff bleibt bei dir: Am Ende der letzten Runde kann es wieder beladen werden.
about-your-goods = Deine Waren dieser Art
about-merchant = Händler
about-merchant-text = Braucht niemanden; du musst aber noch jemanden zu setzen haben. Ist er bedient, verlässt er das Spiel.
about-goods-ready = Waren bereit
about-of = { $n } von { $m }
about-good = Ware
about-good-text = Verschifft zählt sie ihre Zeichen: { PRINTED("goods.symbols_basic") }, und { $n }, wenn sie veredelt ist ({ $refined }). Händler nehmen nur veredelte Waren.
about-basic = Einfach
about-refined = Veredelt
about-start = Startspielerstein
about-start-text = Wer ihn hat, beginnt das Setzen und alles, was reihum geht. ORACULUM gewinnt ihn.
about-reserve-text = Noch nicht rekrutiert. FORO bringt einen davon jetzt mit { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
}. In der Reserve zählt er nichts.
about-at = jetzt: { $place }
about-leader-text = Geht auf jedes Feld außer denen der POLIS, gleich welche Augen dort stehen. Er muss in jeder Runde gesetzt werden.
about-follower-text = Geht, wohin seine Augen reichen. Jede Stärkung gibt ein Auge mehr, höchstens { PRINTED("components.die_max") }. Am Ende der letzten Runde zählt er seine Augen.
about-titan = Titan
about-titan-text = Stärke { $n } im Element { $element }, verdeckt. Zahlt gegen Unheil seines Elements und kämpft in der Arena.
about-support = Unterstützung
about-support-text = Gibt { $n } im Element { $element } gegen Unheil und zu einem Titanen dieses Elements in der Arena.
about-helps = Jetzt
about-against = gegen den Schlag von { $n }
about-disaster = Unheil dieser Runde
about-disaster-text = Seine Stärke und TEMPLUM zusammen sind der Schlag. Zahl ebenso viel in Titanen und Unterstützungen seines Elements und bekomm Punkte; wer nicht zahlt, legt { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
} auf die Felder.
about-strike = Schlag
about-defends = Für die Abwehr
about-holds-of = bekannt { $n } von { $m } nötigen
about-needs-against = Du brauchst
about-round-text = Eine Runde: reihum eine Aktion, bis alle gepasst haben, dann werden die Orte 0 bis 10 ausgewertet.
about-end = Wie es endet
about-end-text = Nach der letzten Runde: Verschiffen und Augen der Gefolgsleute. Oder früher, wenn genug Scheiben in der KRYPT liegen: Jede zählt dann { PRINTED("scoring.krypt_end.vp_per_disc_in_krypt", "Punkt", "Punkte") } für ihren Besitzer.
about-rounds-left = Runden, die noch kommen
about-krypt-discs = Scheiben in der KRYPT
about-discs = { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
}
about-own-place = Deine Leute für diese Runde. Gefolgsleute darfst du behalten, Anführer musst du setzen.
about-own-discs = Zahlen für POLIS, Handwerker, Kronen und Titanen. Neue kommen aus deinem allgemeinen Vorrat, solange er reicht.
about-own-goods = Verschifft für Punkte, veredelt von Handwerkern, geliefert an Händler.
about-own-tiles = Titanen, die nur du siehst, und Unterstützungen. Sie wehren Unheil ab und kämpfen in Duellen.
about-own-paid = Eben gezahlte Titanen; jeder kann zurückgekauft werden.
about-own-omen = Die zwei obersten Unheile des Stapels. Eines kommt darunter.
about-own-artisans = Für Scheiben von dir zu nutzen.
about-own-ships = Am Ende der letzten Runde nehmen sie noch einmal Waren.
about-own-ends = Deine Punkte, wenn das Spiel jetzt so oder so endete.
about-titans = Verdeckt: Die anderen sehen nur, wie viele.
about-supports = Sie liegen offen.
aid-places = Die Orte, in dieser Reihenfolge
aid-does = tut
aid-artisans = Handwerker
aid-artisan = Handwerker
aid-merchants = Händler
aid-merchant = Händler
help-PAN-014 = AGORA, PHALANX und einige Felder der POLIS geben einem Gefolgsmann ein Auge mehr; ein Anführer braucht keine.
help-PAN-043 = AGRO bringt Scheiben, ein Schiff auch.
help-PAN-033 = Handwerker und ein Feld der POLIS veredeln Waren.
help-PAN-225 = AGORA bringt Waren.
