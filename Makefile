# Everything starts here: `make play` to play, `make test` to test. A fresh Debian machine needs python3 (3.11 or newer) and make.

SHELL  := /bin/bash
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
INSTALL := bash tools/install.sh $(VENV)
# tests wait for browsers and servers: more of them at once than there are cores
JOBS   ?= 4
GAMES  ?= 1000
GAME   ?=
ARGS   ?=

unexport PYTHONDONTWRITEBYTECODE  # dozens of processes start in the tests: what is compiled once is kept
.DEFAULT_GOAL := help
.PHONY: help play test test-quick test-long check bench bench-site faults load soak fuzz clauses native lock fields golden screenshots lab-suites docs art parts clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- set-up: each stamp is made once and again when what it was made from changes -----------------------------

$(VENV)/made: tools/make_venv.sh
	@PYTHON=$(PYTHON) bash tools/make_venv.sh $(VENV)
	@touch $@

$(VENV)/installed: $(VENV)/made requirements.lock requirements-networks.lock pyproject.toml
	@echo "Installing what Tessera needs ..."
	@$(INSTALL) requirements.lock
	@$(INSTALL) requirements-networks.lock 2>/dev/null || echo "Trained networks do not run on this machine: the bots search instead."
	@$(INSTALL) -- --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/installed-build: $(VENV)/installed requirements-build.lock
	@$(INSTALL) requirements-build.lock
	@touch $@

$(VENV)/installed-dev: $(VENV)/installed requirements-dev.lock requirements-cluster.lock
	@echo "Installing what the tests need ..."
	@$(INSTALL) requirements-dev.lock requirements-cluster.lock
	@touch $@

native: $(VENV)/installed-build ## compile the engine (without a C compiler: stay with plain Python)
	@$(PY) hatch_build.py || echo "Tessera runs as plain Python: slower, same games."

parts: ## Chromium and PostgreSQL for the tests, where this user may install them
	@bash tools/system_parts.sh

# ---- play ------------------------------------------------------------------------------------------------------

play: $(VENV)/installed ## open the site; the engine is compiled behind it
	@exec $(VENV)/bin/tessera play --behind "$(MAKE) -s native" $(ARGS)

# ---- quality ---------------------------------------------------------------------------------------------------

# The core and the conformance tests run in plain Python while the engine is compiled, but for those marked `once`; then everything runs on
# the compiled engine. Before that one process reads all tests, so that what Python makes of the sources is kept, and made by no other again.
# What holds for every game lies in the package: games from outside are tested by it too.
PYTEST = $(PY) -m pytest -n $(JOBS) --dist worksteal
CONFORMANCE := src/tessera/conformance

test: $(VENV)/installed-dev ## every test, in both engines
	@mkdir -p build
	@{ $(PY) hatch_build.py; bash tools/system_parts.sh; } >build/native.log 2>&1 & compiling=$$!; \
	TESSERA_ENGINE=pure $(PY) -m pytest --collect-only -qq tests $(CONFORMANCE) >build/collected; \
	TESSERA_ENGINE=pure $(PYTEST) -m "not slow and not long and not once" tests/core $(CONFORMANCE) $(ARGS); plain=$$?; \
	wait $$compiling; tail -n 3 build/native.log; exit $$plain
	$(PYTEST) -m "not long" tests $(CONFORMANCE) $(ARGS)
	$(PY) -m tools.clauses

test-quick: $(VENV)/installed-dev native ## without browser, and without what takes long
	$(PYTEST) -m "not slow and not long" --ignore=tests/browser tests $(CONFORMANCE) $(ARGS)

test-long: $(VENV)/installed-dev native parts ## what takes long and seldom fails, or changes from run to run
	$(PYTEST) -m long tests $(CONFORMANCE) $(ARGS)
	$(PYTEST) --hypothesis-profile=other tests/core/test_goods.py $(CONFORMANCE)/test_editions.py $(CONFORMANCE)/test_positions.py
	$(PY) -m tools.faults network --schedules 300
	$(PY) -m tools.soak --games 200

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

load: $(VENV)/installed-dev native parts ## the site under load: 200 tables of 4 people on two processes and PostgreSQL (ARGS="--tables 40 --seconds 20")
	$(PY) -m tools.load $(ARGS)

soak: native ## many random games with every invariant checked: make soak GAMES=20000 GAME=gloria_mundi
	$(PY) -m tools.soak --games $(GAMES) $(GAME) $(ARGS)

fuzz: native ## 20,000 positions changed at random for every game: refused in words, or played to the end: make fuzz GAME=massilia
	$(PY) -m tools.fuzz $(GAME) $(ARGS)

fields: ## write what follows from the sources: the clauses of each decision, entries of positions, editions kept
	$(PYTHON) -m tools.applies
	$(PYTHON) -m tools.entries
	$(PYTHON) -m tools.editions

golden: native ## record the golden games that are missing
	$(PY) -m tools.golden $(GAME) $(ARGS)

screenshots: $(VENV)/installed-dev native parts ## pictures of every table and the lobby
	$(PY) tools/screenshots.py $(ARGS)
	$(PY) -m tools.moving_picture

lab-suites: $(VENV)/installed-dev native ## the official suites of PettingZoo, Gymnasium and OpenSpiel, in full
	$(PY) tools/lab_suites.py $(ARGS)

art: $(VENV)/installed-dev ## the pictures of stone whose scenes have changed (ARGS="--all", ARGS="--preview FOLDER concordia")
	nice -n 15 $(PY) -m tessera.look.mosaic $(ARGS)

docs: $(VENV)/installed-dev native ## write the pages that come from the sources (docs/api.md) and from the games themselves (docs/lab)
	$(PY) -m tools.api_docs
	$(PY) -m tools.lab_docs

# ---- upkeep ----------------------------------------------------------------------------------------------------

UV := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-emit-find-links --no-annotate --no-header --upgrade
lock: $(VENV)/made ## choose new versions of all dependencies
	@$(PY) -m pip install -qq uv
	$(UV) pyproject.toml --extra dev -o requirements-dev.lock
	printf 'hatchling\neditables\n' | $(UV) pyproject.toml - --extra site -c requirements-dev.lock -o requirements.lock
	$(UV) pyproject.toml --extra networks -c requirements-dev.lock -o requirements-networks.lock
	$(UV) pyproject.toml --extra site --extra build -c requirements-dev.lock -o requirements-build.lock
	$(UV) pyproject.toml --extra cluster -c requirements-dev.lock -o requirements-cluster.lock

clean: ## remove what was built (keeps the environment)
	@$(PYTHON) hatch_build.py clean
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
