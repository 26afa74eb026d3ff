"""Faults: the site is treated as the world treats it. The sites and visitors are those of tests/web."""

from tests.web.test_postgres import database
from tests.web.visitors import no_time_passes, site

__all__ = ["database", "no_time_passes", "site"]
