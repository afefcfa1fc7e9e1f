#!/usr/bin/env bash
# json-e: makes .build/json-e, a Python with the reference implementation of the template language, where that can be
# had. The differential tests need it and are skipped without it.
set -euo pipefail
cd "$(dirname "$0")/.."
home=.build/json-e
if [ -x $home/bin/python ] && $home/bin/python -c 'import jsone' 2>/dev/null; then exit 0; fi
install() { python3 -m venv $home && $home/bin/pip install --quiet --disable-pip-version-check 'json-e==4.8.4'; }
mkdir -p .build
if ! install >.build/json-e.log 2>&1; then
  echo "json-e could not be installed (see .build/json-e.log): the differential tests are skipped" >&2
fi
