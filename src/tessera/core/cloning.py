"""How a thing is copied, field by field: for the compiler (hatch_build.py) and for plain Python (core/fields.py). Imports nothing.

A field of a state is copied by what lies in it: `things`, a list of what has a clone() of its own; a `list`; all else is shared,
since it never changes.
"""

from collections.abc import Mapping

COPIED = {"things": "[one.clone() for one in self.{0}]", "list": "self.{0}[:]", "": "self.{0}"}


def steps(kind: str, fields: Mapping[str, str], is_state: bool) -> list[str]:
    """The lines of the clone() of this class."""
    found = [f"twin.{name} = {COPIED[sort].format(name)}" for name, sort in fields.items()]
    return [f"twin = {kind}()", *(["self.share(twin)"] if is_state else []), *found, "return twin"]
