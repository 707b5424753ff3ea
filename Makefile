# The commands of this project. Each does its work in scripts/, which can be called by itself as well.
.POSIX:
.PHONY: help run deps build test test-stress uitest looks check audit mutate format bench sizes gallery screenshots install clean

PREFIX = /usr/local
ARGS =
FILTER =
RUNS = 3
ACCEPT =

help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22

run: ## Open Matinee (ARGS="--sample" passes arguments); in a browser where there is no display
	@scripts/run matinee $(ARGS)

deps: ## Install the system packages that are missing
	@scripts/deps build run test

build: ## Build everything, for development
	@scripts/deps build
	@swift build

test: ## Run every test (FILTER=Name for some)
	@FILTER='$(FILTER)' scripts/test

test-stress: ## Run every test several times on busy cores, and name those that ever fail (RUNS=3)
	@RUNS='$(RUNS)' scripts/test-stress

uitest: ## Drive the app over the accessibility bus (FILTER=Name for some)
	@FILTER='$(FILTER)' scripts/uitest

looks: ## Compare every screen with its reference picture (ACCEPT=1 takes the new ones)
	@FILTER='$(FILTER)' ACCEPT='$(ACCEPT)' scripts/looks

check: ## Check formatting, warnings, data files and the rules of the house
	@scripts/check

mutate: ## Break the code in small ways, and see that a test turns red each time (FILTER=name for some)
	@scripts/mutate $(FILTER)

audit: ## Look for what shuts somebody out of the gallery's entries (ARGS="--entry ID" for one)
	@scripts/audit $(ARGS)

format: ## Lay out the Swift code
	@scripts/format

bench: ## Run every benchmark
	@scripts/bench

sizes: ## Show how long the files are
	@scripts/sizes

gallery: ## Show each controller and view alone, in each of its states
	@scripts/run matinee-gallery $(ARGS)

screenshots: ## Take the pictures in docs/screenshots
	@scripts/screenshots

install: ## Install under PREFIX (/usr/local)
	@PREFIX='$(PREFIX)' scripts/install

clean: ## Remove what was built
	rm -rf .build Benchmarks/.build
