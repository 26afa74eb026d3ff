"""Maps: from the lists of the edition to the tables of one map, with every distance worked out once."""

from types import SimpleNamespace
from typing import Any

from tessera.core.edition import demand
from tessera.core.fields import filled
from tessera.core.numbers import Sorter
from tessera.core.sets import set_of
from tessera.games.concordia.tables import UNITS, Chart

LETTERS = ("A", "B", "C", "D")


def union_of(maps: dict[str, Any]) -> tuple[list[str], list[list[str]], list[str]]:
    """Cities, ways (land, sea) and provinces of all maps, each id once: what the option keys speak of."""
    cities: dict[str, None] = {}
    ways: dict[str, list[str]] = {}
    provinces: dict[str, None] = {}
    for name, data in maps.items():
        cities |= {city.id: None for city in data.cities}
        provinces |= {province.id: None for province in data.provinces}
        for way in data.ways:
            made = [way.kind, *sorted(way.ends)]
            same = ways.setdefault(way.id, made) == made
            demand(same, f"maps.{name}.ways[{way.id}]", "another map has a way of this id elsewhere")
    return [*cities], [[id for id, (kind, *_) in ways.items() if kind == unit] for unit in UNITS], [*provinces]


def check_map(maps: dict[str, Any], name: str) -> None:
    entry, data = f"maps.{name}", maps[name]
    if data.base:
        whole = data.base in maps and not maps[data.base].base
        demand(whole, f"{entry}.base", f"there is no whole map {data.base!r}")
        own = [*data.provinces, *data.cities, *data.ways]
        demand(not own, entry, "a map with a base has no provinces, cities and ways of its own")
        return
    cities = {city.id: city for city in data.cities}
    frame = "a map of its own needs the width and height of its drawing, such as [1000, 640]"
    demand(len(data.view) == 2, f"{entry}.view", frame)
    demand(not data.drop_tiles, f"{entry}.drop_tiles", "a map of its own drops no tiles; only one with a base does")
    provinces = {province.id for province in data.provinces}
    for id, city in cities.items():
        demand(city.province in provinces, f"{entry}.cities[{id}].province", f"there is no province {city.province!r}")
        used = city.tile in (*data.tiles_used, "capital")
        demand(used, f"{entry}.cities[{id}].tile", f"{city.tile!r} is not used on this map")
    for province in provinces:
        grows = any(city.province == province and city.tile != "capital" for city in cities.values())
        demand(grows, f"{entry}.provinces[{province}]", "needs a city besides the capital")
    capitals = [id for id, city in cities.items() if city.tile == "capital"]
    known = ", ".join(capitals) or "none"
    demand(capitals == [data.capital], f"{entry}.capital", f'must be the one city with tile = "capital"; that has {known}')
    for way in data.ways:
        two = len(set(way.ends)) == 2 and all(end in cities for end in way.ends)
        demand(two, f"{entry}.ways[{way.id}].ends", f"two cities of this map, found {' and '.join(way.ends)}")
        demand(way.id not in cities, f"{entry}.ways[{way.id}]", "a city is called so")
    for unit in UNITS:
        ways = [way for way in data.ways if way.kind == unit]
        demand(len(ways) <= 62, f"{entry}.ways", f"62 {unit} ways are the most")
        joined = any(data.capital in way.ends for way in ways)
        demand(joined, f"{entry}.ways", f"the capital needs a {unit} way: a {unit} colonist starts there")


def check_ways(maps: dict[str, Any], name: str) -> None:
    """Every city can be reached, and half of each team finds a city to start in (CON-156)."""
    chart, entry = lists_of(maps, name), f"maps.{name}"
    ends = [set(way.ends) for way in chart.ways]
    for city in chart.cities:
        demand(any(city.id in pair for pair in ends), f"{entry}.cities[{city.id}]", "no way leads there")
    joined = set().union(*(pair for pair in ends if chart.capital in pair))
    far = any(city.id not in joined for city in chart.cities)
    demand(far, f"{entry}.ways", "teams start in a city that no way joins to the capital; there is none")


def lists_of(maps: dict[str, Any], name: str) -> Any:
    """Provinces, cities and ways of a map; a reduced map drops letters of its base, and what becomes empty or loose."""
    data = maps[name]
    if not data.base:
        return data
    base = maps[data.base]
    cities = [city for city in base.cities if city.tile not in data.drop_tiles]
    kept = {city.id for city in cities}
    home = {city.province for city in cities}
    ways = [way for way in base.ways if all(end in kept for end in way.ends)]
    provinces = [province for province in base.provinces if province.id in home]
    return SimpleNamespace(capital=base.capital, cities=cities, ways=ways, provinces=provinces)


class Grid:
    """The ways of one kind as a graph over places: which ways are one step away from a city or a way."""

    def __init__(self, cities: int, first: int, ways: list[tuple[int, int]]) -> None:
        self.first, self.ways = first, ways
        at: list[list[int]] = [[] for _ in range(cities)]
        for i, ends in enumerate(ways):
            for end in ends:
                at[end].append(i)
        self.at = at

    def distances(self, place: int) -> list[int]:
        """Steps to every way of this kind; 0 where it stands, or where no way leads."""
        found = [0] * len(self.ways)
        own = place - self.first if self.first <= place < self.first + len(self.ways) else -1
        if own < 0 and place >= len(self.at):
            return found  # a way of the other kind
        edge = {place} if own < 0 else set(self.ways[own])
        seen_cities, steps = set(edge), 0
        while edge:
            steps += 1
            fresh = {w for city in edge for w in self.at[city] if not found[w] and w != own}
            for w in fresh:
                found[w] = steps
            edge = {end for w in fresh for end in self.ways[w]} - seen_cities
            seen_cities |= edge
        return found


def chart_of(maps: dict[str, Any], name: str, most_steps: int) -> Chart:
    demand(name in maps, f"maps.{name}", "this edition has no such map")
    data = lists_of(maps, name)
    cities = [city.id for city in data.cities]
    demand(data.capital in cities, f"maps.{name}.drop_tiles", "the capital must stay")
    provinces = [province.id for province in data.provinces]
    ways = [way for unit in UNITS for way in data.ways if way.kind == unit]
    ends = [(cities.index(way.ends[0]), cities.index(way.ends[1])) for way in ways]
    n, land = len(cities), sum(way.kind == "land" for way in ways)
    first, places, capital = (n, n + land), n + len(ways), cities.index(data.capital)
    grids = [Grid(n, first[0], ends[:land]), Grid(n, first[1], ends[land:])]
    halts = [0] * n + [int(way.stop) for way in ways]
    distance = [tuple(grid.distances(place)) for grid in grids for place in range(places)]
    near, reach = reaches(distance, places, first, halts, most_steps)
    province_of = [provinces.index(city.province) for city in data.cities]
    cities_in = tuple(set_of(c for c in range(n) if province_of[c] == p and c != capital) for p in range(len(provinces)))
    joined = {end for pair in ends if capital in pair for end in pair} | {capital}
    return filled(
        Chart(),
        id=name,
        names=(*cities, *(way.id for way in ways)),
        provinces=tuple(provinces),
        capital=capital,
        cities=n,
        places=places,
        letters=tuple(-1 if city.tile == "capital" else LETTERS.index(city.tile) for city in data.cities),
        province_of=tuple(province_of),
        cities_in=cities_in,
        by_province=Sorter(cities_in),
        first=first,
        beside=(0,) * n + tuple(set_of(pair) for pair in ends),
        ends=((),) * n + tuple(ends),
        with_way=tuple(set_of(c for c in range(n) if grid.at[c]) for grid in grids),
        near=near,
        reach=reach,
        distance=tuple(distance),
        halts=tuple(halts),
        start_cities=set_of(c for c in range(n) if c not in joined),
    )


def reaches(
    distance: list[tuple[int, ...]], places: int, first: tuple[int, int], halts: list[int], most: int
) -> tuple[tuple[tuple[tuple[int, ...], ...], ...], tuple[tuple[int, ...], ...]]:
    """By kind, place and steps: the ways a colonist may stop on, as places (nearest first) and as masks."""
    near, reach = [], []
    for row, steps_to in enumerate(distance):
        start = first[row // places]
        order = sorted((d, w) for w, d in enumerate(steps_to) if d and halts[start + w])
        within = [[w for d, w in order if d <= steps] for steps in range(most + 1)]
        near.append(tuple(tuple(start + w for w in ways) for ways in within))
        reach.append(tuple(set_of(ways) for ways in within))
    return tuple(near), tuple(reach)
