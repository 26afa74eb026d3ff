"""For all tests: generated examples are the same in every run. `make test-long` looks at others (`--hypothesis-profile=other`)."""

from hypothesis import settings

settings.register_profile("same", derandomize=True, print_blob=True)
settings.register_profile("other", derandomize=False, print_blob=True)
settings.load_profile("same")
