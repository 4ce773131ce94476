# Everything a newcomer needs is `make run` and `make test`. Both set up a private
# environment in .venv on first use; only python3 and make have to be installed.

PYTHON3 ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

GAME ?= bang
FUZZ_SECONDS ?= 60

.DEFAULT_GOAL := help
.PHONY: help run test lint format fuzz bench golden lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The stamp lives inside the environment, so removing .venv starts over.
$(READY): requirements.lock pyproject.toml
	$(PYTHON3) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

run: $(READY) ## play in the terminal against bots (GAME=bang)
	@$(BIN)/saloon play $(GAME)

test: $(READY) ## run the tests
	@$(BIN)/python -m pytest

lint: $(READY) ## style, types and the boundaries between the parts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(READY) ## put the sources into the common style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

fuzz: $(READY) ## random games that check the invariants (FUZZ_SECONDS=60)
	$(BIN)/python -m saloon.testing.fuzz --seconds $(FUZZ_SECONDS)

bench: $(READY) ## measure the engine's speed
	$(BIN)/saloon bench

golden: $(READY) ## write the recorded games anew; read the difference before committing
	$(BIN)/python -m saloon.testing.golden --write

lock: $(READY) ## pin the dependencies of requirements.in anew
	$(BIN)/python -m uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate requirements.in -o requirements.lock

clean: ## remove the environment and every cache
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist build
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
