"""Optional libraries. The base package is the engine and the command; the rest comes with extras (`pip install 'tessera[site]'`)."""

import importlib
import importlib.util
from typing import Any

from tessera.core.errors import TesseraError


class MissingExtra(TesseraError, ImportError):
    """A library is not installed; the text says which extra brings it."""


def require(extra: str, *modules: str) -> None:
    """Refuse in one line unless every one of these modules can be imported."""
    for name in modules:
        if importlib.util.find_spec(name) is None:
            raise MissingExtra(f"{name} is not installed: pip install 'tessera[{extra}]'")


def bring(extra: str, module: str) -> Any:
    """A module of an extra, or the line that says how to get it."""
    require(extra, module)
    return importlib.import_module(module)
