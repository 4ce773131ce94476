# Everything a newcomer needs is `make run` and `make test`. Both set up a private
# environment in .venv on first use; only python3 and make have to be installed.

PYTHON3 ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# The browser's page: its packages, and what it is built from.
PACKAGES := web/node_modules/.ready
PAGE := src/saloon/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/plugins web/public web/fonts src/saloon/texts \
	-type f ! -name '*.py' ! -name '*.pyc' 2>/dev/null) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
# Node comes with the environment; nothing has to be installed for it.
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web --no-fund --no-audit

GAME ?= bang
FUZZ_SECONDS ?= 60
KILLS ?= 200
GAMES ?= 2000

.DEFAULT_GOAL := help
.PHONY: help run play test quick browser-long compiled plain test-compiled check-compiled same lint format types fuzz mutants drill bench copies golden pictures trace lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The stamp lives inside the environment, so removing .venv starts over.
$(READY): requirements.lock pyproject.toml
	$(PYTHON3) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	SALOON_SKIP_WEB=1 $(BIN)/python -m uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(PACKAGES): web/package.json web/package-lock.json | $(READY)
	$(NPM) ci --silent
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(PACKAGES)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

run: $(READY) $(PAGE) ## play in the browser: build the page and start the server
	@$(BIN)/saloon serve

play: $(READY) ## play in the terminal against bots (GAME=bang)
	@$(BIN)/saloon play $(GAME)

test: $(READY) $(PAGE) ## run the tests
	@$(NPM) test --silent
	@$(BIN)/python -m pytest --ignore tests/browser --ignore tests/fuzz -n auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder
	@$(BIN)/python -m saloon.testing.beside $(BIN)/python -m pytest tests/fuzz --timeout 7200 -- $(BIN)/python -m pytest tests/browser

quick: $(READY) ## while you work: the scenarios of all games, and one whole game of each
	@$(BIN)/python -m pytest -q tests/kernel tests/bang tests/dice tests/legends -m "not long and not games" -n auto --maxprocesses 4 --dist loadfile

browser-long: $(READY) $(PAGE) ## whole games in the browser that take minutes: phone, keys, two players
	@$(BIN)/python -m pytest tests/browser -m long

# A wheel with kernel, games and bots as machine code, and the same unpacked for tests. What was
# compiled before is kept in build/native: only what changed is compiled again.
WHEEL := build/wheel
UNPACKED := $(abspath $(WHEEL))/unpacked
$(WHEEL)/.ready: $(shell find src -type f ! -name '*.pyc' 2>/dev/null) native.py hatch_build.py | $(READY) $(PAGE)
	@$(BIN)/python native.py
	@rm -rf $(WHEEL)
	SALOON_COMPILED=1 SALOON_SKIP_WEB=1 $(BIN)/python -m hatchling build -t wheel -d $(WHEEL)
	@$(BIN)/python -m zipfile -e $(WHEEL)/*.whl $(UNPACKED)
	@touch $@

compiled: $(WHEEL)/.ready ## compile the engine (needs gcc) and use that in .venv
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python --no-deps --reinstall $(WHEEL)/*.whl
	@$(BIN)/saloon --version

plain: $(READY) ## use the sources in .venv again
	SALOON_SKIP_WEB=1 $(BIN)/python -m uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --reinstall --editable .
	@$(BIN)/saloon --version

# TESTS="tests/kernel tests/test_golden.py" runs only these; .venv stays as it is.
TESTS ?= --ignore tests/browser
test-compiled: $(WHEEL)/.ready ## run the tests against the compiled engine (needs gcc)
	@PYTHONPATH=$(UNPACKED) SALOON_BUILD=compiled $(BIN)/python -m pytest $(TESTS) -n auto --maxprocesses 4 --dist loadfile

check-compiled: $(WHEEL)/.ready ## the contract, recorded games and some random ones against the compiled engine
	@PYTHONPATH=$(UNPACKED) SALOON_BUILD=compiled $(BIN)/python -m pytest -q tests/kernel tests/test_golden.py tests/native tests/stress -n auto --maxprocesses 4 --dist loadfile
	@for game in bang dice legends; do \
		PYTHONPATH=$(UNPACKED) $(BIN)/python -m saloon.testing.fuzz --game $$game --seconds 20 --seed 0 || exit 1; \
	done

same: $(WHEEL)/.ready ## play the same games compiled and plain, and compare (GAMES=2000)
	@$(BIN)/python -m saloon.testing.builds --plain src --compiled $(UNPACKED) --games $(GAMES)

types: $(READY) ## write the client's types from the server's
	$(BIN)/python -m saloon.server.typescript

lint: $(READY) $(PACKAGES) ## style, types and the boundaries between the parts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m saloon.testing.native_ready
	$(BIN)/python native.py check
	$(NPM) run --silent check

format: $(READY) ## put the sources into the common style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

fuzz: $(READY) ## random games that check the invariants (FUZZ_SECONDS=60, or FUZZ_GAMES=50000)
	$(BIN)/python -m saloon.testing.fuzz --game $(GAME) --seconds $(FUZZ_SECONDS) $(if $(FUZZ_GAMES),--games $(FUZZ_GAMES))

mutants: $(READY) ## change the rules a little, 400 times: do the tests notice? (goes on where it was)
	$(BIN)/python -m saloon.testing.mutants

bench: $(READY) ## measure the engine's speed
	$(BIN)/saloon bench

drill: $(READY) ## kill the server again and again while clients play (KILLS=200)
	$(BIN)/python -m saloon.sim.drill --kills $(KILLS)

copies: $(READY) ## write how states are copied, from their declared fields
	$(BIN)/python -m saloon.testing.copies

golden: $(READY) ## write the recorded games anew; read the difference before committing
	$(BIN)/python -m saloon.testing.golden --write

pictures: $(READY) $(PAGE) ## take the pictures in docs/pictures anew (needs Chromium)
	$(BIN)/python -m web.pictures

trace: $(READY) $(PAGE) ## how smoothly the page moves with the browser slowed four times (needs Chromium)
	$(BIN)/python -m web.trace

lock: $(READY) ## pin the dependencies of requirements.in anew
	$(BIN)/python -m uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate requirements.in -o requirements.lock

clean: ## remove the environment, the built page and every cache
	rm -rf web/node_modules src/saloon/server/static
	rm -rf $(VENV) .mutants .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist build
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
