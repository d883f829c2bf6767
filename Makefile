# Everything runs in a virtual environment of its own, .venv, which the first target that needs it creates.
VENV := .venv
PYTHON_IN_VENV := $(VENV)/bin/python
PIP_INSTALL := $(PYTHON_IN_VENV) -m pip install --disable-pip-version-check --constraint constraints.txt --editable
SOURCES := belote_bot cogs images tests setup.py $(wildcard bench)
# What an installation is made from: when one of these changes, it is made again.
MADE_FROM := pyproject.toml constraints.txt setup.py $(wildcard belote_bot/players/search/native/*.[ch])
ARGS ?=

.PHONY: help demo run test lint types check bench format audit clean
.DEFAULT_GOAL := help

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1 — /'

demo: $(VENV)/.demo ## Play against three bots in the browser, without a token (ARGS="--port 8080 --no-browser")
	$(PYTHON_IN_VENV) -m belote_bot demo $(ARGS)

run: $(VENV)/.run ## Run the bot on Discord with the settings of .env
	$(PYTHON_IN_VENV) -m belote_bot run $(ARGS)

test: $(VENV)/.dev ## Run the tests (ARGS="tests/game -k belote")
	$(PYTHON_IN_VENV) -m pytest --numprocesses auto $(ARGS)

lint: $(VENV)/.dev ## Check style and formatting
	$(PYTHON_IN_VENV) -m ruff check $(SOURCES)
	$(PYTHON_IN_VENV) -m ruff format --check $(SOURCES)

types: $(VENV)/.dev ## Check types
	$(PYTHON_IN_VENV) -m pyright --pythonpath $(PYTHON_IN_VENV)

check: test lint types ## All that CI checks

format: $(VENV)/.dev ## Mend what lint can mend by itself
	$(PYTHON_IN_VENV) -m ruff check --fix $(SOURCES)
	$(PYTHON_IN_VENV) -m ruff format $(SOURCES)

bench: $(VENV)/.dev ## Measure, and print a table
	$(PYTHON_IN_VENV) -m bench $(ARGS)

audit: ## Ask whether a pinned package has a known weakness
	@scripts/audit $(VENV)-audit

clean: ## Remove the virtual environment and every cache
	rm -rf $(VENV) $(VENV)-audit build dist *.egg-info belote_bot/players/search/_native.*so .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PYTHON_IN_VENV):
	@scripts/make-venv $(VENV)

$(VENV)/.run: $(MADE_FROM) | $(PYTHON_IN_VENV)
	@echo "Installing what the bot needs …"
	$(PIP_INSTALL) .
	@touch $@

$(VENV)/.demo: $(MADE_FROM) | $(PYTHON_IN_VENV)
	@echo "Installing the bot and the demo's browser preview (once; about a minute) …"
	$(PIP_INSTALL) '.[demo]'
	@touch $@

$(VENV)/.dev: $(MADE_FROM) | $(PYTHON_IN_VENV)
	@echo "Installing the bot, the demo and the tools for tests (once; a minute or two) …"
	$(PIP_INSTALL) '.[dev]'
	@touch $@
