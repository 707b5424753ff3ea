# The project's commands. Each one runs a script in scripts/, which can also be called directly.
.POSIX:
.PHONY: help run deps build test test-screen test-platform test-stress test-convergence test-crashes uitest looks soak fuzz check audit mutate architectures format bench bench-check sizes gallery screenshots install clean

PREFIX = /usr/local
ARGS =
FILTER =
SCREEN =
RUNS = 3
HISTORIES = 10000
CRASHES = 50
PLATFORM = debian13
MINUTES = 30
STEPS =
SECONDS = 60
SEED =
ACCEPT =

help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22

run: ## Run Matinee, in a browser if there is no display (ARGS="--sample" passes arguments)
	@scripts/run matinee $(ARGS)

deps: ## Install missing system packages
	@scripts/deps build run test

build: ## Build everything for development
	@scripts/deps build
	@scripts/build

test: ## Run all tests (FILTER=Name selects some)
	@FILTER='$(FILTER)' scripts/test

test-platform: ## Run all tests on another system (PLATFORM=debian13, debian-testing or wayland)
	@scripts/deps build run test
	@scripts/build --build-tests
	@FILTER='$(FILTER)' scripts/test-platform '$(PLATFORM)'

test-stress: ## Run all tests several times under load and list the failures (RUNS=3)
	@RUNS='$(RUNS)' scripts/test-stress

test-convergence: ## Run random histories of several devices (HISTORIES=10000, or SEED=7 for one)
	@HISTORIES='$(HISTORIES)' SEED='$(SEED)' scripts/test-convergence

test-crashes: ## Kill each command and cut its power at random moments (CRASHES=50, SEED=7 repeats them)
	@CRASHES='$(CRASHES)' CRASH_SEED='$(SEED)' scripts/test-crashes

uitest: ## Test the app through the accessibility bus (FILTER=Name selects some)
	@FILTER='$(FILTER)' scripts/uitest

test-screen: ## Test one screen in all its states (SCREEN=watchlist; ACCEPT=1 accepts its new pictures)
	@SCREEN='$(SCREEN)' ACCEPT='$(ACCEPT)' scripts/test-screen

looks: ## Compare all screens with their reference pictures (ACCEPT=1 accepts the new ones)
	@FILTER='$(FILTER)' ACCEPT='$(ACCEPT)' scripts/looks

soak: ## Use the app at random and report crashes, warnings, stalls and leaks (MINUTES=30, STEPS=n, SEED=n)
	@MINUTES='$(MINUTES)' STEPS='$(STEPS)' SEED='$(SEED)' scripts/soak

fuzz: ## Read random files, responses and texts with libFuzzer (SECONDS=60 each, FILTER=name selects some)
	@FUZZ_SECONDS='$(SECONDS)' FILTER='$(FILTER)' scripts/fuzz

check: ## Check formatting, warnings, data files and project rules
	@scripts/check

mutate: ## Make small breaking changes and check that tests fail (FILTER=name selects some)
	@scripts/mutate $(FILTER)

architectures: ## Test and measure the three architectures with all changes, and update the tables in docs
	@scripts/architectures

audit: ## Audit the gallery's accessibility (ARGS="--entry ID" selects one entry)
	@scripts/audit $(ARGS)

format: ## Format the Swift code
	@scripts/format

bench: ## Run all benchmarks
	@scripts/bench

bench-check: ## Compare instruction counts with the recorded ones (ACCEPT=1 records the new ones)
	@ACCEPT='$(ACCEPT)' scripts/bench-check

sizes: ## Show statistics on file lengths
	@scripts/sizes

gallery: ## Show every controller and view in each of its states
	@scripts/run matinee-gallery $(ARGS)

screenshots: ## Take the screenshots in docs/screenshots
	@scripts/screenshots

install: ## Install under PREFIX (/usr/local)
	@PREFIX='$(PREFIX)' scripts/install

clean: ## Remove all build products
	rm -rf .build Benchmarks/.build
