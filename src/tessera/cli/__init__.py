"""The command `tessera`. One module per command in `commands/`; each has `register(app)` and is found by scanning that folder."""

import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

EXPLAINS = "Each command explains itself: `tessera sim --help`."


def build() -> App:
    """The command with everything that lies in commands/."""
    from tessera import __version__
    from tessera.cli import commands

    app = App(
        name="tessera",
        help="Five board games of the ancient Mediterranean: play them, simulate them, check them.",
        help_epilogue=EXPLAINS,
        help_format="markdown",
        version=__version__,
        default_parameter=Parameter(negative=()),
        suppress_keyboard_interrupt=False,
    )
    for module in pkgutil.iter_modules(commands.__path__):
        importlib.import_module(f"{commands.__name__}.{module.name}").register(app)
    return app


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line; returns the exit code. Whatever goes wrong is one line on stderr."""
    from tessera.core.errors import TesseraError

    try:
        code = build()(
            list(sys.argv[1:] if arguments is None else arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        return refuse(one_line(str(error)) + " (see --help)")
    except TesseraError as error:
        return refuse(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains once more at exit
        return 141
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        if os.environ.get("TESSERA_DEBUG"):
            raise
        refuse(f"this should not happen: {type(error).__name__}: {one_line(str(error))} (TESSERA_DEBUG=1 shows where)")
        return 1


def refuse(message: str) -> int:
    print(f"tessera: {one_line(message)}", file=sys.stderr)
    return 2


def one_line(text: str) -> str:
    return " ".join(text.split())


def main() -> None:
    sys.exit(run())
