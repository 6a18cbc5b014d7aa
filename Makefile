# `make play` and `make test` set up .venv by themselves, once; `make` alone lists what there is.

# The Python that creates .venv: the first one that is new enough, or say `make play PYTHON=/path/to/python3`.
PYTHON ?=
# The order of the tests; `make test SEED=...` repeats the order of an earlier run.
SEED ?= $(shell date +%s)
# How many processes run tests side by side.
JOBS ?= 2
# Which scenes `make screenshots` takes: all, or some of those named in packaging/screenshots.py.
SCENES ?=
# How many random games `make soak` plays of each edition.
GAMES ?= 2000
# Where the project and its pictures are on the web: packages name the addresses only if they are given.
HOME_PAGE ?=
PICTURES ?=

BIN := .venv/bin
# The catalogues as the program reads them.
CATALOGUES := $(patsubst %.ts,%.qm,$(wildcard translations/*.ts))
PIP := -m pip --disable-pip-version-check --quiet
PYTEST = QT_QPA_PLATFORM=offscreen $(BIN)/pytest -q -n $(JOBS) --randomly-seed=$(SEED)
# What makes two builds of one commit the same.
SAME = PYTHONHASHSEED=0 SOURCE_DATE_EPOCH=$(or $(SOURCE_DATE_EPOCH),$(shell git log -1 --format=%ct 2>/dev/null),1580601600)
SUDO = $(if $(filter-out 0,$(shell id -u)),sudo )

# Sets the shell variable `python`, or ends the recipe with one sentence and the command that helps.
define FIND_PYTHON
for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11) ""; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
done; \
if [ -z "$$python" ] && [ -n "$(PYTHON)" ]; then \
	echo "co2desk needs Python 3.11 or newer, and $(PYTHON) is not; leave PYTHON out to have one found."; \
	exit 1; \
elif [ -z "$$python" ] && command -v python3 >/dev/null; then \
	echo "co2desk needs Python 3.11 or newer, and this is $$(python3 --version); this command installs a newer one:"; \
	echo "    $(SUDO)apt-get install python3.11 python3.11-venv"; \
	exit 1; \
elif [ -z "$$python" ]; then \
	echo "co2desk needs Python 3.11 or newer, and there is none; this command installs it:"; \
	echo "    $(SUDO)apt-get install python3 python3-venv"; \
	exit 1; \
elif ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
	echo "co2desk needs Python's venv module, which is not installed; this command installs it:"; \
	echo "    $(SUDO)apt-get install $$(basename "$$python")-venv"; \
	exit 1; \
fi
endef

.DEFAULT_GOAL := help
.PHONY: help play test lint format soak docs translations catalogues bench screenshots check-system lock clean
.PHONY: package portable wheel deb checksums bench-package test-package check-package-tools check-python-library

help:  ## print this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/    make \1|\2/p' Makefile | awk -F '|' '{ printf "%-24s%s\n", $$1, $$2 }'

play: check-system .venv/set-up-in $(CATALOGUES)  ## start co2desk
	@$(BIN)/co2desk

test: lint $(CATALOGUES)  ## check everything: style, types, imports, tests
	$(PYTEST)

lint: .venv/set-up-in  ## check style, types and imports only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: .venv/set-up-in  ## put the code into the common format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

soak: .venv/set-up-in $(CATALOGUES)  ## run all tests, the long ones too, with many more examples
	CO2DESK_HYPOTHESIS_PROFILE=soak CO2DESK_GAMES=$(GAMES) $(PYTEST) -m "not package"

docs: .venv/set-up-in  ## write the index of rules, docs/rules-index.md
	$(BIN)/python -m tests.rules_index

translations: .venv/set-up-in  ## bring the catalogues of all languages up to date with the texts
	$(BIN)/python packaging/collect_texts.py
	@$(MAKE) --no-print-directory catalogues

catalogues: $(CATALOGUES)

translations/%.qm: translations/%.ts | .venv/set-up-in
	@$(BIN)/pyside6-lrelease -silent $< -qm $@

bench: .venv/set-up-in  ## measure the speed of the engine and of the window
	@$(BIN)/co2desk bench
	@$(BIN)/co2desk bench ui
	@$(BIN)/co2desk bench saves

screenshots: .venv/set-up-in $(CATALOGUES)  ## take the pictures of docs/screenshots (needs xvfb and pngquant)
	@command -v xvfb-run >/dev/null && command -v pngquant >/dev/null || { \
		echo "The pictures need a screen without a monitor and a tool that makes them small:"; \
		echo "    $(SUDO)apt-get install xvfb xauth pngquant"; \
		exit 1; \
	}
	@touch .venv/before-the-pictures
	QT_QPA_PLATFORM=xcb xvfb-run --auto-servernum --server-args="-screen 0 2560x1440x24" \
		$(BIN)/python packaging/screenshots.py $(SCENES)
	find docs/screenshots -name '*.png' -newer .venv/before-the-pictures \
		-exec pngquant --ext .png --force --skip-if-larger 256 {} ';'

package: check-python-library .venv/packaging-set-up $(CATALOGUES)  ## build dist/co2desk, the program in one folder
	$(SAME) $(BIN)/pyinstaller --noconfirm --log-level WARN --distpath dist --workpath build packaging/co2desk.spec

portable: package  ## pack that folder, to run from anywhere, and write dist/SHA256SUMS
	$(SAME) $(BIN)/python packaging/make_portable.py
	@$(BIN)/python packaging/checksums.py

wheel: .venv/packaging-set-up $(CATALOGUES)  ## build the wheel and the archive of sources, and write dist/SHA256SUMS
	$(SAME) $(BIN)/python -m hatchling build --directory dist
	@$(BIN)/python packaging/checksums.py

deb: package  ## build the Debian package, and write dist/SHA256SUMS
	$(SAME) QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/make_deb.py --home "$(HOME_PAGE)" --pictures "$(PICTURES)"
	@$(BIN)/python packaging/checksums.py

checksums: .venv/set-up-in  ## write dist/SHA256SUMS over the archives and packages in dist
	@$(BIN)/python packaging/checksums.py

bench-package: package  ## measure how fast dist/co2desk starts
	@$(BIN)/python packaging/bench_start.py

test-package: check-package-tools portable wheel deb  ## build everything, and test it on bare systems (as root)
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -q -m package tests/packaging
	$(SUDO)$(BIN)/python -B packaging/prove_bare_system.py

# Python as a library, which goes into the bundle; Debian has it in a package of its own. Adds that to what is missing.
ADD_PYTHON_LIBRARY = "$$python" -c 'import ctypes, sys, sysconfig; \
	sys.platform != "linux" or ctypes.CDLL(sysconfig.get_config_var("INSTSONAME"))' 2>/dev/null || \
	missing="$$missing libpython$$("$$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')"
check-python-library:
	@$(FIND_PYTHON); missing=; $(ADD_PYTHON_LIBRARY); \
	[ -z "$$missing" ] || { \
		echo "The bundle needs Python as a library, which is not installed; this command installs it:"; \
		echo "    $(SUDO)apt-get install$$missing"; \
		exit 1; \
	}

# "program:package" for each tool.
PACKAGE_TOOLS := appstreamcli:appstream debootstrap:debootstrap desktop-file-validate:desktop-file-utils \
	dpkg-shlibdeps:dpkg-dev lintian:lintian man:man-db xdotool:xdotool Xvfb:xvfb
check-package-tools:
	@PATH="$$PATH:/usr/sbin"; missing=; \
	for pair in $(PACKAGE_TOOLS); do \
		command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair##*:}"; \
	done; \
	$(FIND_PYTHON); $(ADD_PYTHON_LIBRARY); \
	[ -z "$$missing" ] || { \
		echo "Testing packages needs tools that are not installed; this command installs them:"; \
		echo "    $(SUDO)apt-get install$$missing"; \
		exit 1; \
	}

check-system:  ## say which system libraries the window needs
	@$(or $(PYTHON),python3) packaging/check_system.py

lock:  ## write constraints.txt with the newest versions that pyproject.toml allows
	@$(FIND_PYTHON); rm -rf .lock-venv && "$$python" -m venv .lock-venv
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
	@$(FIND_PYTHON); \
	echo "Setting up .venv with $$("$$python" --version); the first time this takes a minute or two."; \
	if ! $(BIN)/python -c '' 2>/dev/null || [ "$$(cat $@ 2>/dev/null || pwd)" != "$$(pwd)" ]; then \
		"$$python" -m venv --clear .venv; \
	fi
	@PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(BIN)/python $(PIP) install --editable '.[dev]'
	@pwd > $@

.venv/packaging-set-up: .venv/set-up-in
	@PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(BIN)/python $(PIP) install --editable '.[package]'
	@touch $@
