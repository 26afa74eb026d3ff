"""Faults: the site is treated as the world treats it. Uses the sites and visitors of tests/web."""

import importlib.util
import sys
from pathlib import Path

_path = Path(__file__).parent.parent / "web" / "conftest.py"
_spec = importlib.util.spec_from_file_location("site_visitors", _path)
assert _spec is not None
assert _spec.loader is not None
_module = importlib.util.module_from_spec(_spec)
sys.modules["site_visitors"] = _module
_spec.loader.exec_module(_module)
site = _module.site
