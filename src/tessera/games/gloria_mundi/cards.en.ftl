# What the buildings of Gloria Mundi do; made from the edition's grammar.

title-buildings = Buildings
tip-building = { $price }; { $steps } when bought. { $effect }
tip-and = and
tip-or = or
tip-produce = Gives { $gain }.
tip-bought = Whenever you buy another building: { $gain }.
tip-exchange = Give { $give }, get { $gain }.
tip-exchange-often = Give { $give }, get { $gain }, as often as you like.
tip-own = { $gain } for every { $n ->
    [one] { $of }
   *[other] { $n } { $of }
} you own.
tip-card = Instead of everything else of type { $type }: { $gain } for every other { $type } you have.
tip-goth = If the Goth stands on a space with a { $type }: { $gain }.
tip-substitute = When you buy: pay { $pay } in place of { $for } in the price, { PRINTED("rulings.substitute_without_x_limit") ->
    [one] one unit
   *[other] { PRINTED("rulings.substitute_without_x_limit") } units
}.
tip-substitute-often = When you buy: pay { $pay } in place of { $for } in the price, any number of units.
tip-wall = When the Goth runs: discard this wall instead of the { $type } below.
tip-kind-building = another of your buildings
tip-kind-its_price = its printed price
tip-kind-its_steps = the steps printed on it
