#!/usr/bin/env bash
# docs-site.sh: the library's documentation as a site that needs no network, in out/docs; for `make docs`.
#   python3 -m http.server --directory out/docs   then http://localhost:8000/documentation/passpipeline
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
docc=$(dirname "$(readlink -f "$(command -v "$swift")")")/docc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$swift" package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >"$work/log" 2>&1 || {
  cat "$work/log" >&2
  exit 1
}
graphs=$(sed -n 's/^Files written to //p' "$work/log")
mkdir "$work/graphs"
# What the library is made of: every module that Passforge brings along.
sed -n 's/.*import \(Pass[A-Za-z]*\)$/\1/p' Sources/Passforge/*.swift | sort -u | while IFS= read -r module; do
  cp "$graphs/$module.symbols.json" "$work/graphs/"
  cp "$graphs/$module"@*.symbols.json "$work/graphs/" 2>/dev/null || true
done
rm -rf out/docs
mkdir -p out
"$docc" convert --additional-symbol-graph-dir "$work/graphs" --output-path out/docs \
  --fallback-display-name passforge --fallback-bundle-identifier passforge \
  --transform-for-static-hosting >"$work/log" 2>&1 || {
  cat "$work/log" >&2
  exit 1
}
test -s out/docs/index.html
printf 'out/docs  %s pages\n' "$(find out/docs/data/documentation -name '*.json' | wc -l)"
