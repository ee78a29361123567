# Two commands are all one needs: `make play` and `make test`. Each sets up what it lacks in
# .venv, so nothing is installed into the system. Arguments go in ARGS: make play ARGS=EH1-N-AAAAAAF

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet install
CATALOGUES := build/.translations-compiled
ARGS ?=

.PHONY: help play test check format bench sheet wheel catalogues clean

help:
	@echo 'make play    play the game            (ARGS="5", "--daily", "--safe-mode")'
	@echo 'make test    run all tests            (ARGS="-k rules", "tests/engine")'
	@echo 'make check   format, lint, types, layers and the house rules'
	@echo 'make format  write the files as the formatter wants them'
	@echo 'make bench   measure speed, start-up, memory and frames'
	@echo 'make sheet   draw the contact sheet of the window into out/'
	@echo 'make wheel   build the wheel and the source archive into dist/'
	@echo 'make clean   remove everything that make made'

play: $(VENV)/.can-play $(CATALOGUES)
	@$(PY) -m easyharp_qt $(ARGS)

test: $(VENV)/.can-test $(CATALOGUES)
	$(PY) -m pytest -n 2 --dist worksteal $(ARGS)

# Each line is a question of its own; -k asks all of them even when one fails.
check: check-format check-lint check-types check-layers check-house

.PHONY: check-format check-lint check-types check-layers check-house
check-format: $(VENV)/.can-test
	$(PY) -m ruff format --check --quiet .
check-lint: $(VENV)/.can-test
	$(PY) -m ruff check --quiet .
check-types: $(VENV)/.can-test
	$(PY) -m mypy
check-layers: $(VENV)/.can-test
	$(VENV)/bin/lint-imports
check-house: $(VENV)/.can-test
	$(PY) tests/house/house_rules.py

format: $(VENV)/.can-test
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

bench: $(VENV)/.can-test $(CATALOGUES)
	$(PY) -m tests.bench $(ARGS)

sheet: $(VENV)/.can-test $(CATALOGUES)
	$(PY) -m tests.sheet $(ARGS)

wheel: $(VENV)/.can-test
	$(PY) -m build --no-isolation --outdir dist

catalogues: $(CATALOGUES)

# The folder itself counts too: a catalogue that was removed must go from the build.
$(CATALOGUES): $(wildcard translations translations/*.ts) packaging/translations.py | $(VENV)/.can-play
	@$(PY) packaging/translations.py build/translations
	@touch $@

# Without build isolation: it would unpack a second PySide6 for every set-up.
$(VENV)/.can-play: pyproject.toml packaging/venv.sh
	@echo 'Setting up $(VENV) (about 100 MB are fetched the first time) …'
	@sh packaging/venv.sh $(VENV)
	@$(PIP) 'hatchling>=1.26' editables
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/.can-test: $(VENV)/.can-play
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) build dist out .coverage .hypothesis .mypy_cache .ruff_cache .import_linter_cache
