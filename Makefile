# Everything starts here: `make play` to play, `make test` to test. A fresh Debian machine needs python3 (3.11 or newer) and make.

SHELL  := /bin/bash
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
PIP    := $(PY) -m pip --disable-pip-version-check -qq
JOBS   ?= 2
GAMES  ?= 1000
GAME   ?=
ARGS   ?=

.DEFAULT_GOAL := help
.PHONY: help play test test-quick check bench bench-site faults soak clauses native lock fields golden screenshots lab-suites docs parts clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- set-up: each stamp is made once and again when what it was made from changes -----------------------------

$(VENV)/made: tools/make_venv.sh
	@PYTHON=$(PYTHON) bash tools/make_venv.sh $(VENV)
	@touch $@

$(VENV)/installed: $(VENV)/made requirements.lock pyproject.toml
	@echo "Installing what Tessera needs ..."
	@$(PIP) install -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/installed-dev: $(VENV)/installed requirements-dev.lock requirements-cluster.lock
	@echo "Installing what the tests need ..."
	@$(PIP) install -r requirements-dev.lock -r requirements-cluster.lock
	@touch $@

native: $(VENV)/installed ## compile the engine (without a C compiler: stay with plain Python)
	@$(PY) hatch_build.py || echo "Tessera runs as plain Python: slower, same games."

parts: ## Chromium and PostgreSQL for the tests, where this user may install them
	@bash tools/system_parts.sh

# ---- play ------------------------------------------------------------------------------------------------------

play: native ## open the site, or a table in the terminal
	@if [ -d src/tessera/web ]; then $(VENV)/bin/tessera play $(ARGS); else $(VENV)/bin/tessera table $(or $(GAME),gloria_mundi) $(ARGS); fi

# ---- quality ---------------------------------------------------------------------------------------------------

test: $(VENV)/installed-dev native parts ## every test, in both engines
	$(PY) -m pytest -n $(JOBS) --ignore=tests/browser tests $(ARGS)
	TESSERA_ENGINE=pure $(PY) -m pytest -n $(JOBS) -m "not slow" tests/core tests/conformance $(ARGS)
	@if [ -d tests/browser ]; then set -x; $(PY) -m pytest tests/browser $(ARGS); fi
	$(PY) -m tools.clauses

test-quick: $(VENV)/installed-dev native ## the tests of a minute, without browser
	$(PY) -m pytest -n $(JOBS) -m "not slow and not browser" --ignore=tests/browser tests $(ARGS)

check: $(VENV)/installed-dev ## lint, types, and which room may know which
	$(VENV)/bin/ruff check src tests tools hatch_build.py
	$(VENV)/bin/ruff format --check src tests tools hatch_build.py
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-cache

clauses: $(VENV)/installed-dev ## which clauses of the rules no test names
	$(PY) -m tools.clauses $(GAME)

bench: native ## speed of every game, compiled and plain, against the marks
	$(PY) -m tools.bench $(GAME) $(ARGS)

bench-site: $(VENV)/installed-dev native parts ## how fast the page is, in Chromium: clicks, and updates with the CPU six times slower
	$(PY) -m tools.site_bench $(GAME) $(ARGS)

faults: $(VENV)/installed-dev native ## the long fault campaigns: 1,000 kills, 10,000 network schedules (ARGS="network --schedules 500")
	$(PY) -m tools.faults $(ARGS)

soak: native ## many random games with every invariant checked: make soak GAMES=20000 GAME=gloria_mundi
	$(PY) -m tools.soak --games $(GAMES) $(GAME) $(ARGS)

fields: ## write what follows from the rules' sources: clone() of states and players, the clauses of each decision
	$(PYTHON) -m tools.fields
	$(PYTHON) -m tools.decision_clauses

golden: native ## record the golden games that are missing
	$(PY) -m tools.golden $(GAME) $(ARGS)

screenshots: $(VENV)/installed-dev native parts ## pictures of every table and the lobby
	$(PY) tools/screenshots.py $(ARGS)

lab-suites: $(VENV)/installed-dev native ## the official suites of PettingZoo, Gymnasium and OpenSpiel, in full
	$(PY) tools/lab_suites.py $(ARGS)

docs: $(VENV)/installed-dev native ## write the pages that come from the games themselves (docs/lab)
	$(PY) -m tools.lab_docs

# ---- upkeep ----------------------------------------------------------------------------------------------------

UV := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-emit-find-links --no-annotate --no-header --upgrade
lock: $(VENV)/made ## choose new versions of all dependencies
	@$(PIP) install uv
	$(UV) pyproject.toml --extra build --extra dev --extra lab --extra postgres -o requirements-dev.lock
	$(UV) pyproject.toml --extra build -c requirements-dev.lock -o requirements.lock
	$(UV) pyproject.toml --extra cluster -c requirements-dev.lock -o requirements-cluster.lock

clean: ## remove what was built (keeps the environment)
	@$(PYTHON) hatch_build.py clean
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
