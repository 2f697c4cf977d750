# Every target sets up what it needs: a fresh machine wants only Python 3.11 and make.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

.PHONY: test check bench play soak clean
.DEFAULT_GOAL := test

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --upgrade pip
	$(RUN) -m pip install --quiet --editable ".[dev]"
	@touch $@

check: $(VENV)/ready
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy

test: check
	$(RUN) -m pytest -n auto

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .pytest_cache .ruff_cache
