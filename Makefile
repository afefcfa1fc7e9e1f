# passforge. `make demo` shows it, `make test` tests it, `make install` puts it where you want it.

PREFIX ?= /usr/local
SWIFT ?= swift
DESTDIR ?=
# What `passforge version --json` says; empty outside of a checkout.
export PASSFORGE_COMMIT := $(shell git describe --always --abbrev=40 --exclude='*' --dirty 2>/dev/null)
# Package.swift asks which libraries are there, and SwiftPM would remember the answer of before they were installed.
anew = --manifest-cache none
# Tables that the loader has filled in are made read-only.
hardened = -Xlinker -z -Xlinker relro
release = $(SWIFT) build $(anew) -c release --static-swift-stdlib $(hardened) --product passforge
# The preview is installed and packaged where it was built: make preview.
release_preview = $(SWIFT) build $(anew) -c release --static-swift-stdlib $(hardened) --product passforge-preview
formatted = Sources Tests Fuzzing Package.swift

.PHONY: help demo build release preview test test-long test-scale lint format golden docs coverage fuzz bench install clean
.PHONY: uninstall deb tarball test-packages installable packages-package
.PHONY: swift packages-build packages-demo packages-preview packages-test

help:
	@echo 'demo        build, sign a pass, verify it with OpenSSL; installs what is missing'
	@echo 'test        install what the tests need, and run them'
	@echo 'build       debug build            release   .build/release/passforge'
	@echo 'preview     .build/release/passforge-preview, which draws PNG and PDF'
	@echo 'install     PREFIX=$(PREFIX): command, templates, manual, completions'
	@echo 'deb, tarball   packages in out/packages   test-packages   tries them in a clean root'
	@echo 'lint        formatting, strict     format    mend it'
	@echo 'golden      rewrite the goldens    docs      the generated pages, and the library as a site'
	@echo 'coverage    of the tests, 85 % or more'
	@echo 'fuzz        FUZZ_SECONDS=600 a reader'
	@echo 'bench       the figures            test-long, test-scale   hours'

swift:
	@scripts/check-swift.sh
packages-build:
	@scripts/install-packages.sh build run
packages-demo:
	@scripts/install-packages.sh build run demo
packages-preview:
	@scripts/install-packages.sh build preview run
packages-test:
	@scripts/install-packages.sh build preview run test

demo: swift packages-demo
	$(release)
	@scripts/demo.sh

build: swift packages-build
	$(SWIFT) build $(anew)

release: swift packages-build
	$(release)

preview: swift packages-preview
	$(release_preview)

test: swift packages-test
	@scripts/json-e.sh
	@scripts/zxing.sh
	$(SWIFT) test $(anew)

test-long: swift packages-test
	@scripts/json-e.sh
	PASSFORGE_LONG_TESTS=1 PASSFORGE_DIFFERENTIAL_COUNT=20000 $(SWIFT) test $(anew)

test-scale: swift packages-build
	@scripts/test-scale.sh

lint: swift
	$(SWIFT) format lint --strict --recursive --parallel $(formatted)
	@for script in scripts/*.sh ci/*.sh .ci/run; do bash -n $$script || exit 1; done

format: swift
	$(SWIFT) format --in-place --recursive --parallel $(formatted)

golden: swift packages-test
	PASSFORGE_RECORD=1 $(SWIFT) test $(anew)

docs: swift packages-build
	PASSFORGE_RECORD=1 $(SWIFT) test $(anew) --filter 'FreshnessTests|DocumentTests'
	@SWIFT='$(SWIFT)' scripts/docs-site.sh

coverage: swift packages-test
	@scripts/json-e.sh
	$(SWIFT) test $(anew) --enable-code-coverage
	@scripts/coverage.sh 85

fuzz: swift packages-build
	@scripts/fuzz.sh $${FUZZ_SECONDS:-600}

bench: release
	@scripts/bench.sh

installable: release
	@[ ! -e .build/release/passforge-preview ] || $(release_preview)

install: installable
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' scripts/install.sh

uninstall:
	@UNINSTALL=1 DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' scripts/install.sh

packages-package:
	@scripts/install-packages.sh package

deb: installable packages-package
	@scripts/deb.sh

tarball: release packages-package
	@scripts/tarball.sh

# As root: unpacks CLEAN_ROOT, an archive of a minimal Debian, or makes one with debootstrap.
test-packages: deb tarball
	@scripts/test-packages.sh

clean:
	rm -rf .build out
