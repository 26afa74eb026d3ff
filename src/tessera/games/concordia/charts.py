"""Maps: from the lists of the edition to the tables of one map, with every distance worked out once."""

from typing import Any

from tessera.core.edition import demand
from tessera.games.concordia.tables import GOODS, KINDS, ROLES, SINGLES, UNITS, Chart

LETTERS = "ABCD"
Way = tuple[str, str, str, str]


def union_of(maps: dict[str, dict[str, Any]]) -> tuple[tuple[str, ...], tuple[Way, ...], tuple[str, ...]]:
    """Cities, ways (land first) and provinces of all maps, each id once: what the option keys speak of."""
    cities: dict[str, None] = {}
    ways: dict[str, Way] = {}
    provinces: dict[str, None] = {}
    for name, data in maps.items():
        if "base" in data:
            whole = data["base"] in maps and "base" not in maps[data["base"]]
            demand(whole, f"maps.{name}.base", f"there is no whole map {data['base']!r}")
            continue
        check_map(name, data)
        cities |= {city["id"]: None for city in data["cities"]}
        provinces |= {province["id"]: None for province in data["provinces"]}
        for way in data["ways"]:
            made = (way["id"], way["kind"], *sorted(way["ends"]))
            same = ways.setdefault(way["id"], made) == made
            demand(same, f"maps.{name}.ways[{way['id']}]", "another map has a way of this id elsewhere")
    both = [[way for way in ways.values() if way[1] == unit] for unit in UNITS]
    return tuple(cities), tuple(both[0] + both[1]), tuple(provinces)


def check_map(name: str, data: dict[str, Any]) -> None:
    entry = f"maps.{name}"
    for part in (
        "name",
        "capital",
        "tiles_used",
        "view",
        "provinces",
        "cities",
        "ways",
        "recommended_single",
        "recommended_team",
    ):
        demand(part in data, f"{entry}.{part}", "is missing")
    provinces = {province.get("id") for province in data["provinces"]}
    cities = {city.get("id"): city for city in data["cities"]}
    demand(len(provinces) == len(data["provinces"]) <= 62, f"{entry}.provinces", "ids must differ; 62 at most")
    demand(len(cities) == len(data["cities"]) <= 62, f"{entry}.cities", "ids must differ; 62 at most")
    for id, city in cities.items():
        demand(
            city.get("province") in provinces, f"{entry}.cities[{id}].province", f"there is no province {city.get('province')!r}"
        )
        letter = city.get("tile")
        demand(letter in (*data["tiles_used"], "capital"), f"{entry}.cities[{id}].tile", f"{letter!r} is not used on this map")
    for province in provinces:
        grows = any(city["province"] == province and city["tile"] != "capital" for city in cities.values())
        demand(grows, f"{entry}.provinces[{province}]", "needs a city besides the capital")
    capitals = [id for id, city in cities.items() if city["tile"] == "capital"]
    demand(capitals == [data["capital"]], f"{entry}.capital", f"must be the one city with tile capital, found {capitals}")
    seen = set()
    for way in data["ways"]:
        here = f"{entry}.ways[{way.get('id')}]"
        demand(way.get("kind") in UNITS, f"{here}.kind", "land or sea")
        ends = way.get("ends", [])
        demand(
            len(ends) == 2 and ends[0] != ends[1] and all(end in cities for end in ends),
            f"{here}.ends",
            f"two cities, found {ends}",
        )
        demand(way["id"] not in seen, here, "this id stands there twice")
        seen.add(way["id"])
    for unit in UNITS:
        demand(sum(way["kind"] == unit for way in data["ways"]) <= 62, f"{entry}.ways", f"62 {unit} ways are the most")
        joined = any(way["kind"] == unit and data["capital"] in way["ends"] for way in data["ways"])
        demand(joined, f"{entry}.ways", f"the capital needs a {unit} way: a {unit} colonist starts there")


def lists_of(maps: dict[str, dict[str, Any]], name: str) -> dict[str, Any]:
    """Provinces, cities and ways of a map; a reduced map drops letters of its base, and what becomes empty or loose."""
    data = maps[name]
    if "base" not in data:
        return data
    base = maps[data["base"]]
    cities = [city for city in base["cities"] if city["tile"] not in data["drop_tiles"]]
    kept = {city["id"] for city in cities}
    home = {city["province"] for city in cities}
    ways = [way for way in base["ways"] if all(end in kept for end in way["ends"])]
    provinces = [province for province in base["provinces"] if province["id"] in home]
    return base | {"cities": cities, "ways": ways, "provinces": provinces, "tiles_used": data["tiles_used"]}


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


def chart_of(
    maps: dict[str, dict[str, Any]],
    name: str,
    city_ids: tuple[str, ...],
    way_ids: tuple[Way, ...],
    province_ids: tuple[str, ...],
    most_steps: int,
    warehouse: int,
    spaces: int,
) -> Chart:
    demand(name in maps, f"maps.{name}", "this edition has no such map")
    data = lists_of(maps, name)
    demand(any(city["id"] == data["capital"] for city in data["cities"]), f"maps.{name}.drop_tiles", "the capital must stay")
    cities = [city["id"] for city in data["cities"]]
    number = {id: i for i, id in enumerate(cities)}
    provinces = [province["id"] for province in data["provinces"]]
    ways = [way for unit in UNITS for way in data["ways"] if way["kind"] == unit]
    ends = [(number[way["ends"][0]], number[way["ends"][1]]) for way in ways]
    n, land = len(cities), sum(way["kind"] == "land" for way in ways)
    first = (n, n + land)
    places = n + len(ways)
    grids = [Grid(n, first[0], ends[:land]), Grid(n, first[1], ends[land:])]
    halts = [0] * n + [int(way.get("stop", True)) for way in ways]
    distance = [tuple(grid.distances(place)) for grid in grids for place in range(places)]
    near, reach = reaches(distance, places, first, halts, most_steps)
    capital = number[data["capital"]]
    joined = {end for pair in ends if capital in pair for end in pair} | {capital}
    codes = Codes(city_ids, way_ids, province_ids, warehouse, spaces)
    union_way = {way[0]: i for i, way in enumerate(way_ids)}
    return Chart(
        id=name,
        capital=capital,
        cities=n,
        city_ids=tuple(city_ids.index(city) for city in cities),
        letters=tuple(LETTERS.find(city["tile"]) if city["tile"] != "capital" else -1 for city in data["cities"]),
        province_ids=tuple(province_ids.index(province) for province in provinces),
        province_of=tuple(provinces.index(city["province"]) for city in data["cities"]),
        cities_in=tuple(
            sum(1 << i for i, c in enumerate(data["cities"]) if c["province"] == p and i != capital) for p in provinces
        ),
        way_ids=tuple(union_way[way["id"]] for way in ways),
        first=first,
        places=places,
        beside=(0,) * n + tuple(1 << a | 1 << b for a, b in ends),
        ends=((),) * n + tuple(ends),
        with_way=tuple(sum(1 << c for c in range(n) if grid.at[c]) for grid in grids),
        near=near,
        reach=reach,
        distance=tuple(distance),
        halts=tuple(halts),
        start_cities=sum(1 << c for c in range(n) if c not in joined),
        **codes.of_map(cities, [way["id"] for way in ways], land, provinces),
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
        reach.append(tuple(sum(1 << w for w in ways) for ways in within))
    return tuple(near), tuple(reach)


class Codes:
    """The blocks of the action index that speak of the map; must follow `tables.keys`."""

    def __init__(
        self, cities: tuple[str, ...], ways: tuple[Way, ...], provinces: tuple[str, ...], warehouse: int, spaces: int
    ) -> None:
        self.cities = {id: i for i, id in enumerate(cities)}
        self.ways = {way[0]: i for i, way in enumerate(ways)}
        self.provinces = {id: i for i, id in enumerate(provinces)}
        self.land = sum(way[1] == "land" for way in ways)
        n, all_ways = len(cities), len(ways)
        self.move = (n + len(KINDS) + len(SINGLES), n + len(KINDS) + len(SINGLES) + n + self.land)
        self.to = self.move[1] + n + all_ways - self.land
        self.build = self.to + all_ways
        self.produce = self.build + n
        place = self.produce + len(provinces) + len(GOODS) + 2 * len(GOODS) * warehouse + 6 + len(ROLES)
        self.place = (place, place + n)
        self.end = place + 2 * n + spaces + len(GOODS) + len(KINDS)

    def of_map(self, cities: list[str], ways: list[str], land: int, provinces: list[str]) -> dict[str, Any]:
        city = [self.cities[id] for id in cities]
        way = [self.ways[id] for id in ways]
        n = len(self.cities)
        move = [-1] * (2 * (len(cities) + len(ways)))
        for unit in (0, 1):
            row = unit * (len(cities) + len(ways))
            for i, c in enumerate(city):
                move[row + i] = self.move[unit] + c
            for i, w in enumerate(way):
                if (i < land) == (unit == 0):
                    move[row + len(cities) + i] = self.move[unit] + n + w - unit * self.land
        tables = {
            "start_code": tuple(city),
            "move_code": tuple(move),
            "to_code": (-1,) * len(cities) + tuple(self.to + w for w in way),
            "build_code": tuple(self.build + c for c in city),
            "produce_code": tuple(self.produce + self.provinces[id] for id in provinces),
            "place_code": tuple(self.place[unit] + c for unit in (0, 1) for c in city),
        }
        local = [-1] * self.end
        for name, table in tables.items():
            rows = len(table) // 2 if name in ("move_code", "place_code") else len(table)
            for i, code in enumerate(table):
                if code >= 0:
                    local[code] = i % rows
        return tables | {"local": tuple(local)}
