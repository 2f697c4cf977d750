# Every target sets up what it needs: a fresh machine wants only Python 3.11 and make.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
# tests start hundreds of processes: what one has compiled, the next need not, whatever is asked of other programs here
unexport PYTHONDONTWRITEBYTECODE

.PHONY: test pytest style types quick check bench image-check lock month play pictures release-check soak soak-scale wheel clean
.DEFAULT_GOAL := test

# what is installed stands in requirements/, to the version and the hash; the project itself is built with what is locked, too
INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check
INSTALL_OWN := PYTHONWARNINGS=ignore $(INSTALL) --no-deps --no-build-isolation --editable . --editable examples/goofspiel
$(VENV)/ready: pyproject.toml requirements/dev.txt examples/goofspiel/pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --require-hashes --requirement requirements/dev.txt
	$(INSTALL_OWN)
	@touch $@

# playing needs a third of what checking does
$(VENV)/playable: pyproject.toml requirements/play.txt examples/goofspiel/pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --require-hashes --requirement requirements/play.txt
	$(INSTALL_OWN)
	@touch $@

# after a change of the dependencies in pyproject.toml; RENEW=1 takes the newest versions of everything
LOCK_VENV := .venv-lock
lock:
	$(PYTHON) -m venv $(LOCK_VENV)
	$(LOCK_VENV)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(LOCK_VENV)/bin/python tools/lock.py $(if $(RENEW),--renew)

check: style types

style: $(VENV)/ready
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .

types: $(VENV)/ready
	$(RUN) -m mypy

# two workers more than there are cores: end-to-end tests wait half of their time
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 2)')
# types are checked beside the tests: both are told, whichever fails
test: style
	@$(MAKE) --no-print-directory --jobs 2 --keep-going types pytest

pytest: $(VENV)/ready
	$(RUN) -m pytest -n $(WORKERS) --dist worksteal

# a first answer in two minutes: the core, the laws on one case of each game, one game's chapters; then run `make test`
GAME ?= comuni
quick: $(VENV)/ready
	PARAVENT_QUICK=1 $(RUN) -m pytest -n auto --dist worksteal -m "not exhaustive" --durations=10 tests/core tests/laws tests/games/$(GAME)

# source archive and wheel; the wheel is made from the archive, compared with the packages, and tried in an environment of its own
wheel: $(VENV)/ready
	rm -rf build
	PYTHONWARNINGS=ignore $(RUN) -m build --quiet --no-isolation --outdir build/wheel .
	$(RUN) -m tests.wheel build/wheel/paravent-*.whl

# the Dockerfile's own steps in a fresh Debian, and the bot started as the image would; wants root and debootstrap, MIRROR=... if need be
image-check: $(VENV)/ready
	$(RUN) -m tools.image_check $(if $(BASE),--base $(BASE))

# whether the version of TAG can be given to people: the tag, the changelog, the address of the project
release-check: $(VENV)/ready
	$(RUN) -m tools.release $(TAG)

# the bot with the embedded sandbox: no token, no internet; opens on loopback. SHARDS=2: two servers on two shards
play: $(VENV)/$(if $(SHARDS),ready,playable)
	@mkdir -p .play
ifeq ($(SHARDS),)
	$(VENV)/bin/paravent play $(PLAY)
else ifneq ($(findstring postgres,$(PARAVENT_DATABASE)),)
	@echo "  $(SHARDS) servers on $(SHARDS) shards, a process of the bot for each, all on one PostgreSQL."
	$(RUN) -m sandbox --state .play/sandbox-shards.json --servers $(SHARDS) --shards $(SHARDS) --each PARAVENT_SHARDS $(PLAY) -- $(RUN) -m bot
else
	@echo "  $(SHARDS) servers on $(SHARDS) shards, in one process of the bot: several processes need PostgreSQL (PARAVENT_DATABASE=postgresql://...)."
	PARAVENT_DATABASE=.play/shards.sqlite3 PARAVENT_SHARDED=true $(RUN) -m sandbox --state .play/sandbox-shards.json --servers $(SHARDS) --shards $(SHARDS) $(PLAY) -- $(RUN) -m bot
endif

# PEERS=1 installs other engines into an environment of their own and prints ratios of the same run;
# CHECK=1 fails where rules or pictures miss one of the bars that are printed beside their rows
PEER_VENV := .venv-peers
bench: $(VENV)/ready $(if $(PEERS),$(PEER_VENV)/ready)
	@code=0; \
	$(RUN) -m engine bench $(if $(PEERS),--peers $(PEER_VENV)/bin/python) $(if $(CHECK),--check) || code=1; \
	$(RUN) -m renderers bench $(if $(CHECK),--check) || code=1; \
	$(RUN) -m tests.bench $(if $(CHECK),--check) || code=1; \
	exit $$code

# the long variants: 1,000 kills, every game at every player count through the sandbox, many playouts, a million trials
SOAK_KILLS ?= 1000
SOAK_TRIALS ?= 1000000
# these take as long as they take
PATIENT := --timeout 0
# other shuffles every time; a run is repeated with the CHANCE it printed
CHANCE ?= $(shell date +%s)
soak: $(VENV)/ready
	PARAVENT_CHANCE=$(CHANCE) PARAVENT_SOAK=1 PARAVENT_KILLS=$(SOAK_KILLS) $(RUN) -m pytest $(PATIENT) -n auto tests/e2e -rP
	for game in $$($(RUN) -c 'from engine.core import catalogue; print(*catalogue.names())'); do $(RUN) -m engine soak $$game --players 4 --games 500 || exit 1; done
	PARAVENT_CHANCE=$(CHANCE) PARAVENT_TRIALS=$(SOAK_TRIALS) $(RUN) -m pytest $(PATIENT) -s tests/laws/test_options.py -k random_trials

# two processes and a PostgreSQL server, each killed often; a failover amid many matches; presses during a hand-over
SCALE_BOTS ?= 1000
SCALE_SERVERS ?= 100
SCALE_MATCHES ?= 50
soak-scale: $(VENV)/ready
	@echo "CHANCE=$(CHANCE)"
	PARAVENT_CHANCE=$(CHANCE) PARAVENT_PRESSES=200 PARAVENT_SCALE_BOTS=$(SCALE_BOTS) PARAVENT_SCALE_SERVERS=$(SCALE_SERVERS) PARAVENT_SCALE_MATCHES=$(SCALE_MATCHES) $(RUN) -m pytest $(PATIENT) -s tests/e2e/test_scale.py tests/e2e/test_two_processes.py || (echo "repeat with: make soak-scale CHANCE=$(CHANCE)"; exit 1)

$(PEER_VENV)/ready:
	$(PYTHON) -m venv $(PEER_VENV)
	$(PEER_VENV)/bin/python -m pip install --quiet catanatron==3.2.1 chess open_spiel
	@touch $@

# a simulated month of a server, with its numbers plotted into month.png
month: $(VENV)/ready
	$(RUN) -m tests.month_of_numbers

# the README's pictures, of real games; wants Chromium
pictures: $(VENV)/ready
	$(RUN) -m tests.pictures

clean:
	rm -rf $(VENV) $(LOCK_VENV) $(PEER_VENV) build *.egg-info .mypy_cache .pytest_cache .ruff_cache
