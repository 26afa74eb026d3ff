"""Positions in words: small two-way translators between the engine's integers and the names of the rules.

A game describes each of its classes once (`Shape(Player, stock=Bag(RESOURCES), ...)`); reading checks schema
and range and names the entry that is wrong.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import Any

from tessera.core.agenda import Frame, dashed
from tessera.core.errors import BadPosition
from tessera.core.fields import SHARED, declared, filled, laid_out
from tessera.core.goods import MOST, packed, unpacked
from tessera.core.sets import members


def fail(path: str, message: str) -> BadPosition:
    """A refusal that names the entry."""
    return BadPosition(f"{path or 'position'}: {message}")


def short(value: Any) -> str:
    """A value as it is shown in a refusal."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def some(names: Sequence[Any]) -> str:
    """The first names of many, for a refusal."""
    return ", ".join(map(str, names[:12])) + (", ..." if len(names) > 12 else "")


class Codec:
    """`out` turns engine values into plain data, `into` reads them back; `filled` completes what a sketch leaves out."""

    def out(self, value: Any) -> Any:
        """The engine's value as plain data."""
        raise NotImplementedError

    def into(self, data: Any, path: str) -> Any:
        """Plain data as the engine's value; refused by its path."""
        raise NotImplementedError

    def filled(self, data: Any, base: Any) -> Any:
        """Plain data with what it does not say taken from `base`; most things are said as a whole."""
        return data


class Num(Codec):
    """A number from low to high."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def out(self, value: Any) -> int:
        return int(value)

    def into(self, data: Any, path: str) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not self.low <= data <= self.high:
            raise fail(path, f"expected a number {self.low} to {self.high}, found {short(data)}")
        return data


class Plain(Codec):
    """A value that is the same in the engine."""

    kind: type
    said: str

    def out(self, value: Any) -> Any:
        return self.kind(value)

    def into(self, data: Any, path: str) -> Any:
        if not isinstance(data, self.kind):
            raise fail(path, f"expected {self.said}, found {short(data)}")
        return data


class Flag(Plain):
    """true or false."""

    kind, said = bool, "true or false"


class Text(Plain):
    kind, said = str, "a text"


class Name(Codec):
    """One of these names; the engine holds its index (plus `base`)."""

    def __init__(self, names: Sequence[str], base: int = 0) -> None:
        self.names, self.base = tuple(names), base
        self.codes = {name: i + base for i, name in enumerate(self.names)}

    def out(self, value: Any) -> Any:
        return self.names[value - self.base]

    def into(self, data: Any, path: str) -> int:
        code = self.codes.get(data) if isinstance(data, str) else None
        if code is None:
            raise fail(path, f"expected one of {some(self.names)}; found {short(data)}")
        return code


class Maybe(Codec):
    """null stands for the engine's `empty` value (usually -1)."""

    def __init__(self, item: Codec, empty: Any = -1) -> None:
        self.item, self.empty = item, empty

    def out(self, value: Any) -> Any:
        return None if value == self.empty else self.item.out(value)

    def into(self, data: Any, path: str) -> Any:
        return self.empty if data is None else self.item.into(data, path)


class Bag(Codec):
    """Packed goods as {name: count}; kinds left out are 0."""

    def __init__(self, names: Sequence[str], most: int = MOST) -> None:
        self.names, self.most = tuple(names), most

    def out(self, value: Any) -> dict[str, int]:
        return dict(zip(self.names, unpacked(value, len(self.names)), strict=True))

    def into(self, data: Any, path: str) -> int:
        return packed(tuple(counted(data, self.names, self.most, path)))


class Pack(Bag):
    """Things packed with so many bits to a kind; only what is there is listed."""

    def __init__(self, names: Sequence[str], most: int, bits: int) -> None:
        super().__init__(names, most)
        self.bits = bits

    def out(self, value: Any) -> dict[str, int]:
        most = (1 << self.bits) - 1
        return {name: n for kind, name in enumerate(self.names) if (n := value >> self.bits * kind & most)}

    def into(self, data: Any, path: str) -> int:
        return sum(n << self.bits * kind for kind, n in enumerate(counted(data, self.names, self.most, path)))


def counted(data: Any, names: tuple[str, ...], most: int, path: str) -> list[int]:
    """Counts by name as a list; refused where a kind is unknown or a count out of range."""
    if not isinstance(data, dict):
        raise fail(path, f"expected counts by name, found {short(data)}")
    for name in data:
        if name not in names:
            raise fail(path, f"unknown kind {short(name)}; known: {', '.join(names)}")
    return [Num(0, most).into(data.get(name, 0), f"{path}.{name}") for name in names]


def in_order(things: Iterable[Any]) -> tuple[Any, ...]:
    """For `Many`: they are kept rising."""
    return tuple(sorted(things))


class Many(Codec):
    """A tuple of items; `size` fixes how many."""

    def __init__(self, item: Codec, size: int | None = None, made: Callable[[Any], Any] = tuple) -> None:
        self.item, self.size, self.made = item, size, made

    def out(self, value: Any) -> list[Any]:
        return [self.item.out(x) for x in value]

    def into(self, data: Any, path: str) -> Any:
        if not isinstance(data, list):
            raise fail(path, f"expected a list, found {short(data)}")
        if self.size is not None and len(data) != self.size:
            raise fail(path, f"expected {self.size} entries, found {len(data)}")
        if len(data) > 10_000:
            raise fail(path, f"{len(data)} entries are too many")
        return self.made([self.item.into(x, f"{path}[{i}]") for i, x in enumerate(data)])

    def filled(self, data: Any, base: Any) -> Any:
        if self.size is None or not isinstance(data, list) or len(data) != len(base):
            return data
        return [self.item.filled(x, y) for x, y in zip(data, base, strict=True)]


class Members(Codec):
    """A set (core.sets) as the list of its members' names, or numbers: `Members(range(seats))`. Nothing may stand there twice."""

    def __init__(self, names: Iterable[Any]) -> None:
        self.names = tuple(names)
        self.codes = {name: i for i, name in enumerate(self.names)}

    def out(self, value: Any) -> list[Any]:
        return [self.names[i] for i in members(value)]

    def into(self, data: Any, path: str) -> int:
        if not isinstance(data, list):
            raise fail(path, f"expected a list, found {short(data)}")
        mask = 0
        for i, name in enumerate(data):
            code = self.codes.get(name) if isinstance(name, str | int) and not isinstance(name, bool) else None
            if code is None:
                raise fail(f"{path}[{i}]", f"expected one of {some(self.names)}; found {short(name)}")
            if mask >> code & 1:
                raise fail(f"{path}[{i}]", f"{name} stands there twice")
            mask |= 1 << code
        return mask


class Named(Codec):
    """A tuple with one value per name as {name: value}; every name must be there."""

    def __init__(self, names: Sequence[str], item: Codec, made: Callable[[Any], Any] = tuple) -> None:
        self.names, self.item, self.made = tuple(names), item, made

    def out(self, value: Any) -> dict[str, Any]:
        return {name: self.item.out(x) for name, x in zip(self.names, value, strict=True)}

    def into(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise fail(path, f"expected values by name, found {short(data)}")
        for name in data:
            if name not in self.names:
                raise fail(path, f"unknown name {short(name)}")
        for name in self.names:
            if name not in data:
                raise fail(path, f"{name} is missing")
        return self.made([self.item.into(data[name], f"{path}.{name}") for name in self.names])

    def filled(self, data: Any, base: Any) -> Any:
        if not isinstance(data, dict):
            return data
        return base | {name: self.item.filled(value, base[name]) if name in base else value for name, value in data.items()}


class Shape(Codec):
    """An object of one class, field by field; the constructor takes every field under its name. `usual`: what may be left out, and what
    it is then."""

    usual: Mapping[str, Any] = {}

    def __init__(self, made: Callable[..., Any], **fields: Codec) -> None:
        self.made, self.fields = made, fields

    def value(self, thing: Any, name: str) -> Any:
        """What an entry says: the field of its name, unless several are said as one."""
        return getattr(thing, name)

    def out(self, value: Any) -> dict[str, Any]:
        return {name: codec.out(self.value(value, name)) for name, codec in self.fields.items()}

    def read(self, data: Any, path: str, beside: Sequence[str] = ()) -> dict[str, Any]:
        """The fields, translated; anything missing or unknown is refused by name."""
        if not isinstance(data, dict):
            raise fail(path, f"expected an object, found {short(data)}")
        for name in data:
            if name not in self.fields and name not in beside:
                raise fail(path, f"unknown entry {short(name)}")
        found = {}
        for name, codec in self.fields.items():
            if name not in data and name not in self.usual:
                raise fail(path, f"entry {name!r} is missing")
            found[name] = codec.into(data[name] if name in data else self.usual[name], f"{path}.{name}" if path else name)
        return found

    def into(self, data: Any, path: str) -> Any:
        return self.made(**self.read(data, path))

    def filled(self, data: Any, base: Any) -> Any:
        if not isinstance(data, dict):
            return data
        said = {name: codec.filled(data[name], base[name]) for name, codec in self.fields.items() if name in data}
        return base | data | said


class Entries(Shape):
    """Several values, each under its name; `usual`: those that may be left out."""

    def __init__(self, usual: Mapping[str, Any] | None = None, **fields: Codec) -> None:
        super().__init__(dict, **fields)
        self.usual = usual or {}

    def value(self, thing: Any, name: str) -> Any:
        return thing[name]


class Words:
    """What a field's name stands for, wherever it occurs: in the state, a player, a frame. Names not listed are small numbers."""

    def __init__(self, **known: Codec) -> None:
        self.known = known

    def __getitem__(self, name: str) -> Codec:
        return self.known.get(name, SMALL)

    def of(self, kind: type, *without: str) -> dict[str, Codec]:
        """The fields of a class, in its order."""
        return {name: self[name] for name in declared(kind) if name not in without}

    def agenda(self, *areas: ModuleType, shape: type[Shape] = Shape, nobodys: tuple[type, ...] = ()) -> "Agenda":
        """All frames of these areas of the rules, in this shape; their constructors' arguments are their fields; `nobodys` name no seat."""
        kinds = [kind for area in areas for kind in vars(area).values() if getattr(kind, "__module__", "") == area.__name__]
        frames = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Frame) and not kind.__subclasses__()]
        return Agenda(*[shape(frame, **self.of(frame, *(["seat"] if issubclass(frame, nobodys) else []))) for frame in frames])

    def table(self, kind: type, player: type, seats: int, *areas: ModuleType) -> Shape:
        """A whole table in these words: its own fields, those of its players, and what is still to do."""
        one = Shape(lambda **fields: filled(player(), **fields), **self.of(player))
        own = self.of(kind, *SHARED, "players")
        return Shape(partial(laid_out, kind), **own, players=Many(one, seats, list), agenda=self.agenda(*areas))


SMALL = Num(0, 2000)


class Agenda(Codec):
    """Things still to do, the next one first: [{"do": "lay-base", "seat": 2}, ...]."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = {dashed(shape.made.__name__): shape for shape in shapes}

    def out(self, value: list[Frame[Any]]) -> list[Any]:
        found = []
        for frame in reversed(value):
            name = dashed(type(frame).__name__)
            found.append({"do": name} | self.shapes[name].out(frame))
        return found

    def into(self, data: Any, path: str) -> list[Frame[Any]]:
        if not isinstance(data, list) or len(data) > 10_000:
            raise fail(path, f"expected a list of things to do, found {short(data)}")
        frames = []
        for i, item in enumerate(data):
            here = f"{path}[{i}]"
            name = item.get("do") if isinstance(item, dict) else None
            shape = self.shapes.get(name) if isinstance(name, str) else None
            if shape is None:
                raise fail(here, f'"do" must be one of {", ".join(sorted(self.shapes))}; found {short(name)}')
            frames.append(shape.made(**shape.read(item, here, beside=("do",))))
        return frames[::-1]
