#!/usr/bin/env bash
# demo: from the sources to a signed pass that OpenSSL verifies. `make demo` calls it after the build.
set -euo pipefail
cd "$(dirname "$0")/.."
passforge=.build/release/passforge
out=out/demo
template=Templates/store-card

run() { printf '\n$ %s\n' "$*"; "$@"; }

rm -rf $out
mkdir -p $out

run $passforge version
run $passforge identity new --development $out/identity \
  --pass-type pass.example.dohleundbohne.card --team EXAMPLE123 --force
printf '\n$ %s\n' "$passforge inputs $template --example > $out/row.json"
$passforge inputs $template --example >$out/row.json
cat $out/row.json
run $passforge build $template --data $out/row.json --identity $out/identity/identity.pem -o $out/demo.pkpass

# An outsider's judgement. -purpose any: Apple's kind of leaf is none of OpenSSL's own purposes.
run unzip -q $out/demo.pkpass -d $out/opened
run openssl cms -verify -inform DER -binary -purpose any -in $out/opened/signature \
  -content $out/opened/manifest.json -CAfile $out/identity/root.pem -out /dev/null

printf '\nA signed pass lies at %s\n' "$PWD/$out/demo.pkpass"
printf 'It is development-signed. For one that phones trust: Certificates.example/README.md\n'
