"""For all tests: generated examples are the same in every run. `make test-long` looks at others (`--hypothesis-profile=other`)."""

import signal

from hypothesis import settings

settings.register_profile("same", derandomize=True, print_blob=True)
settings.register_profile("other", derandomize=False, print_blob=True)
settings.load_profile("same")

# begun in the background of a shell, all processes would be deaf to Ctrl-C, and some tests press it
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
