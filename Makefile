# `make play` and `make test` set everything up by themselves, once; `make` alone lists what there is.

# The Python that creates .venv: the first one that is new enough, or say `make play PYTHON=/path/to/python3`.
PYTHON ?=
# The order of the tests; `make test SEED=...` repeats the order of an earlier run.
SEED ?= $(shell date +%s)
# How many processes run tests side by side: one more than two cores have, because some tests wait.
JOBS ?= 3
# Which scenes `make screenshots` takes: all, or some of those named in packaging/shots.py.
SCENES ?=
# How many random games `make soak` plays of each edition.
GAMES ?= 2000
# `make translations DROP=yes` forgets translations of texts that are gone; `ADD="de refusals_second_chance.game_over"`
# adds a text that only this language has (translations/README.md).
DROP ?=
ADD ?=
# Which language `make check-language` checks.
CODE ?=
# Where `make windows` keeps what it fetches, such as a folder that outlives `make clean`.
DOWNLOADS ?= build/windows/downloads
# Where the project and its pictures are on the web: packages name the addresses only if they are given.
HOME_PAGE ?=
PICTURES ?=

BIN := .venv/bin
# Tests start many processes: without their bytecode each of them would compile the program again.
unexport PYTHONDONTWRITEBYTECODE
# The catalogues as the program reads them.
CATALOGUES := $(patsubst %.ts,%.qm,$(wildcard translations/*.ts))
PIP := -m pip --disable-pip-version-check --quiet
PYTEST = QT_QPA_PLATFORM=offscreen $(BIN)/pytest -q -n $(JOBS) --randomly-seed=$(SEED)
# What makes two builds of one commit the same.
SAME = PYTHONHASHSEED=0 SOURCE_DATE_EPOCH=$(or $(SOURCE_DATE_EPOCH),$(shell git log -1 --format=%ct 2>/dev/null),1580601600)
# Where the compiled engine of the packages lies; packaging/co2desk.spec knows the folder, too.
ENGINE = build/co2desk/engine
SUDO = $(if $(filter-out 0,$(shell id -u)),sudo )

# `$(SET_UP) NEEDS` installs what the system lacks or names the command that does, and prints the Python to use.
SET_UP := sh packaging/set_up.sh
# The same question as has_screen in co2desk/commands/play.py.
SCREEN = $(filter-out Linux,$(shell uname -s))$(QT_QPA_PLATFORM)$(DISPLAY)$(WAYLAND_DISPLAY)

.DEFAULT_GOAL := help
.PHONY: help play test check lint style types format soak docs translations check-language catalogues bench screenshots animation check-system lock clean
.PHONY: package portable wheel compiled-wheel deb rpm windows checksums bench-package test-package test-windows compiled-engine
.PHONY: play-in-window play-in-terminal no-screen
# The system comes before .venv, and that before everything else.
.NOTPARALLEL:

help:  ## print this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/    make \1|\2/p' Makefile | awk -F '|' '{ printf "%-24s%s\n", $$1, $$2 }'

play: play-in-$(if $(SCREEN),window,terminal)  ## set everything up and start co2desk, or tell a game here if there is no screen

play-in-window: system-for-window .venv/set-up-in $(CATALOGUES)
	@$(BIN)/co2desk

play-in-terminal: no-screen .venv/set-up-in
	@$(BIN)/co2desk watch

no-screen:
	@echo "There is no screen to open the window on. Instead, computer players play a game in this terminal."
	@echo "For other games, see: $(BIN)/co2desk watch --help"

# tests/test_types.py checks types and imports, while the other process runs tests.
test: system-for-tests style $(CATALOGUES)  ## set everything up and check everything: style, types, imports, tests
	$(PYTEST)

# What `make check` runs: the rules, the texts, and the shortest way through the window.
QUICK_TESTS := tests/engine tests/components tests/text tests/forecast tests/bots tests/protocol tests/session \
	tests/ui/actions tests/ui/models tests/ui/i18n/test_literals.py tests/ui/whole/test_first_turn.py \
	$(wildcard tests/test_*.py)

check: system-for-tests style $(CATALOGUES)  ## check style, types and imports, and run the quick tests
	$(PYTEST) -m "not slow and not soak and not package" $(QUICK_TESTS)

lint: style types  ## check style, types and imports only

style: .venv/set-up-in
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/set-up-in
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: .venv/set-up-in  ## put the code into the common format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

soak: system-for-tests .venv/set-up-in $(CATALOGUES)  ## run all tests, the long ones too, with many more examples
	CO2DESK_HYPOTHESIS_PROFILE=soak CO2DESK_GAMES=$(GAMES) $(PYTEST) -m "not package"

docs: .venv/set-up-in $(CATALOGUES)  ## write the index of rules, docs/rules, and the tables of tiles in docs/protocol.md
	$(BIN)/python -m tests.rules_index
	$(BIN)/python -m tests.protocol.tiles
	$(BIN)/python packaging/make_rules.py

translations: system-for-tests .venv/set-up-in  ## bring the catalogues of all languages up to date with the texts
	$(BIN)/python packaging/collect_texts.py $(if $(DROP),--drop) $(if $(ADD),--add $(ADD))
	$(BIN)/python packaging/glossary.py
	@$(MAKE) --no-print-directory catalogues

check-language: system-for-tests .venv/set-up-in  ## check one language and say what to mend: CODE=pl
	@$(BIN)/python packaging/check_language.py $(CODE)

catalogues: system-for-tests $(CATALOGUES)

translations/%.qm: translations/%.ts | .venv/set-up-in
	@$(BIN)/python packaging/compile_catalogue.py $<

bench: system-for-tests .venv/set-up-in  ## measure the speed of the engine and of the window
	@$(BIN)/co2desk bench
	@$(BIN)/co2desk bench growth
	@$(BIN)/co2desk bench ui
	@$(BIN)/co2desk bench saves

compiled-engine: system-for-compiler .venv/set-up-in  ## compile the engine into build/compiled, prove it and measure it
	$(BIN)/python packaging/compile_engine.py build/compiled --program
	$(BIN)/python packaging/compare_engines.py build/compiled
	@cd build/compiled && PYTHONPATH=. ../../$(BIN)/python -m co2desk bench

screenshots: system-for-screenshots .venv/set-up-in $(CATALOGUES)  ## take the pictures of docs/screenshots
	QT_QPA_PLATFORM=xcb xvfb-run --auto-servernum --server-args="-screen 0 3840x2160x24" \
		$(BIN)/python packaging/screenshots.py $(SCENES)

animation: system-for-tests .venv/set-up-in $(CATALOGUES)  ## make the moving picture of a turn for the README
	QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/make_animation.py

package: system-for-bundle .venv/packaging-set-up $(CATALOGUES)  ## build dist/co2desk, the program in one folder
	$(SAME) $(BIN)/pyinstaller --noconfirm --log-level WARN --distpath dist --workpath build packaging/co2desk.spec

portable: package  ## pack that folder, to run from anywhere, and write dist/SHA256SUMS
	$(SAME) $(BIN)/python packaging/make_portable.py
	@$(BIN)/python packaging/checksums.py

wheel: system-for-tests .venv/packaging-set-up $(CATALOGUES)  ## build the wheel and the archive of sources, and write dist/SHA256SUMS
	$(SAME) $(BIN)/python -m hatchling build --directory dist
	@$(BIN)/python packaging/checksums.py

compiled-wheel: system-for-compiler wheel  ## build a second wheel with a compiled engine, for this Python only
	$(BIN)/python packaging/compile_engine.py $(ENGINE)
	$(BIN)/python packaging/make_compiled_wheel.py $(ENGINE)
	@$(BIN)/python packaging/checksums.py

deb: package  ## build the Debian package, and write dist/SHA256SUMS
	$(SAME) QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/make_deb.py --home "$(HOME_PAGE)" --pictures "$(PICTURES)"
	@$(BIN)/python packaging/checksums.py

rpm: system-for-rpm package  ## build the RPM package (nobody has tried it on a Fedora yet), and write dist/SHA256SUMS
	$(SAME) QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/make_rpm.py --home "$(HOME_PAGE)" --pictures "$(PICTURES)"
	@$(BIN)/python packaging/checksums.py

windows: system-for-windows .venv/set-up-in $(CATALOGUES)  ## build the installer and the portable archive for Windows, twice to compare
	$(SAME) QT_QPA_PLATFORM=offscreen $(BIN)/python -B packaging/make_windows.py --downloads "$(DOWNLOADS)"
	@$(BIN)/python packaging/checksums.py

test-windows: system-for-windowsproof .venv/set-up-in  ## try what `make windows` has built, on Wine, as an ordinary user without a network
	$(BIN)/python -B packaging/prove_windows.py

checksums: .venv/set-up-in  ## write dist/SHA256SUMS over the archives and packages in dist
	@$(BIN)/python packaging/checksums.py

bench-package: package  ## measure how fast dist/co2desk starts
	@$(BIN)/python packaging/bench_start.py

test-package: system-for-packages portable compiled-wheel deb  ## build everything, and test it on bare systems (as root)
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -q -m package tests/packaging
	$(BIN)/python packaging/compare_engines.py dist/co2desk/_internal
	$(SUDO)$(BIN)/python -B packaging/prove_bare_system.py

check-system:  ## say what play and test lack on this system, without installing it
	@$(SET_UP) --say python qt window translations >/dev/null

# What a target needs of the system, in the words of packaging/needs.txt; Python only as long as there is no .venv.
SYSTEMS := $(addprefix system-for-,window tests screenshots compiler bundle packages rpm windows windowsproof)
system-for-window: NEEDS = qt window translations
system-for-tests: NEEDS = qt translations
system-for-screenshots: NEEDS = qt window translations screenshots
system-for-compiler: NEEDS = compiler
system-for-bundle: NEEDS = qt window translations compiler bundle
system-for-packages: NEEDS = qt window translations compiler bundle packages
system-for-rpm: NEEDS = rpm
system-for-windows: NEEDS = qt translations windows
system-for-windowsproof: NEEDS = qt window windows windowsproof
.PHONY: $(SYSTEMS)
$(SYSTEMS):
	@$(SET_UP) $(if $(wildcard .venv/set-up-in),,python) $(NEEDS) >/dev/null

lock:  ## write constraints.txt with the newest versions that pyproject.toml allows
	@python=$$($(SET_UP) python) && rm -rf .lock-venv && "$$python" -m venv .lock-venv
	.lock-venv/bin/python $(PIP) install --upgrade hatchling editables setuptools '.[dev,package]'
	{ grep '^#' constraints.txt; .lock-venv/bin/python $(PIP) freeze --all --exclude pip --exclude co2desk; } > constraints.new
	mv constraints.new constraints.txt
	rm -rf .lock-venv

clean:  ## remove everything that make and the tools have made
	rm -rf .venv .lock-venv build dist translations/*.qm .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamp holds the directory it was made in, because a .venv does not survive being moved.
ifneq ($(shell cat .venv/set-up-in 2>/dev/null),$(CURDIR))
.PHONY: .venv/set-up-in
endif
# Variables instead of --constraint, because they also reach the builds that pip starts, in old pip and new.
.venv/set-up-in: pyproject.toml constraints.txt
	@python=$$($(SET_UP) python) || exit 1; \
	echo "Setting up .venv with $$("$$python" --version); the first time this takes a minute or two."; \
	if ! $(BIN)/python -c '' 2>/dev/null || [ "$$(cat $@ 2>/dev/null || pwd)" != "$$(pwd)" ]; then \
		"$$python" -m venv --clear .venv; \
	fi
	@PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(BIN)/python $(PIP) install --editable '.[dev]'
	@pwd > $@

.venv/packaging-set-up: .venv/set-up-in
	@PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(BIN)/python $(PIP) install --editable '.[package]'
	@touch $@
