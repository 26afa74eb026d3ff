"""The site for every test module here; see visitors.py."""

from tests.web.visitors import no_time_passes, site

__all__ = ["no_time_passes", "site"]
