#!/usr/bin/env bash
# demo: from the sources to a signed pass that OpenSSL verifies. `make demo` calls it after the build.
set -euo pipefail
cd "$(dirname "$0")/.."
passforge=.build/release/passforge
out=out/demo
template=Templates/store-card

say() { printf '\n$ %s\n' "$*"; }
run() { say "$@"; "$@"; }

rm -rf "$out"
mkdir -p "$out"

run $passforge version
run $passforge identity new --development "$out/identity" \
  --pass-type pass.example.passforge.demo --team DEM0TEAM01
run $passforge build "$template" --data "$template/row.json" \
  --identity "$out/identity/identity.pem" --ids-from-cert -o "$out/demo.pkpass"

# An outsider's judgement. -purpose any: Apple's kind of leaf is none of OpenSSL's own purposes.
run unzip -q "$out/demo.pkpass" -d "$out/opened"
run openssl cms -verify -inform DER -binary -purpose any -in "$out/opened/signature" \
  -content "$out/opened/manifest.json" -CAfile "$out/identity/root.pem" -out /dev/null

printf '\nA signed pass lies at %s\n' "$PWD/$out/demo.pkpass"
printf 'It is development-signed: iPhones want a Pass Type ID certificate of yours (Certificates.example/README.md).\n'
