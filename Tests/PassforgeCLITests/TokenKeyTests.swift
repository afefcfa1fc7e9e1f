import Foundation
import TestSupport
import Testing

/// The whole way of a key that was born in a token: request, certificate, passes, and an end in the middle of it.
@Suite(.enabled(if: SoftToken.isInstalled, "softhsm2 or opensc is not installed"))
struct TokenKeyTests {
  private static let prelude = """
    set -euo pipefail
    export SOURCE_DATE_EPOCH=1790000000
    passforge init card --style storeCard
    passforge identity request --key "$KEY" --password-file "$PIN" -o apple \\
      --pass-type pass.example.dohleundbohne.card --team EXAMPLE123
    openssl req -in apple/request.certSigningRequest -verify -noout
    passforge identity new --development apple --request apple/request.certSigningRequest
    one="--set serial=BOHNE-00001 --set name=Ada --set level=Jackdaw"
    signed="--certificate apple/certificate.pem --key $KEY --password-file $PIN"
    fails() { code=$1; shift; if "$@" > said 2>&1; then echo "it did not fail: $*"; exit 1; fi
      grep -q "\\[$code\\]" said || { cat said; exit 1; }; [ ! -e no.pkpass ]; }
    rows() { echo serial,name,level; seq -f 'BOHNE-%05.0f,Ada,Jackdaw' "$1"; }

    """

  private static func run(_ session: String, with token: SoftToken) throws -> (String, TemporaryFolder) {
    let (folder, home) = (TemporaryFolder(), TemporaryFolder())
    let environment = [
      "HOME": home.path, "PASSFORGE_TEMPLATES": BuiltCommand.package + "/Templates",
      "SOFTHSM2_CONF": token.configuration, "KEY": token.uri("pass"), "PIN": token.pinFile,
    ]
    let outcome = try BuiltCommand.bash(["-c", prelude + session], in: folder.path, environment: environment)
    #expect(outcome.status == 0, "\(outcome.output.suffix(3000))")
    return (outcome.output, folder)
  }

  @Test func `passes are signed in the token, one and five hundred`() throws {
    let token = try SoftToken(keys: [("pass", "rsa:2048")])
    let (output, folder) = try Self.run(
      """
      passforge build card $one $signed -o one.pkpass
      passforge verify --development one.pkpass
      unzip -q one.pkpass manifest.json signature -d one
      openssl cms -verify -inform DER -binary -purpose any -in one/signature -content one/manifest.json \\
        -CAfile apple/root.pem -out /dev/null
      rows 500 > rows.csv
      passforge batch card --data rows.csv -o out $signed --verify all --key-sessions 2
      [ "$(find out -name '*.pkpass' | wc -l)" = 500 ]
      passforge verify --development $(find out -name '*.pkpass') > verdicts
      """, with: token)
    #expect(output.contains("done 500 passes"))
    // Nothing that was written or said holds the PIN or a private key.
    #expect(!output.contains(SoftToken.pin))
    let found = try ExternalJudge.run(["grep", "-rlaE", "PRIVATE KEY|\(SoftToken.pin)", folder.path])
    #expect(found?.output == "")
  }

  @Test func `every fault of a token ends in an error of its own, and no file`() throws {
    let token = try SoftToken(keys: [("pass", "rsa:2048"), ("other", "rsa:2048"), ("curve", "EC:prime256v1")])
    _ = try Self.run(
      """
      build() { passforge build card $one --certificate apple/certificate.pem -o no.pkpass "$@"; }
      fails identity.key-mismatch build --key "${KEY/pass/other}" --password-file "$PIN"
      fails identity.key-mismatch build --key "${KEY/pass/curve}" --password-file "$PIN"
      fails identity.token-not-found build --key "${KEY/pass/nobody}" --password-file "$PIN"
      fails identity.token-not-found build --key "${KEY/wallet/purse}" --password-file "$PIN"
      fails identity.token-no-pin build --key "$KEY"
      printf 0000 > wrong
      fails identity.token-wrong-pin build --key "$KEY" --password-file wrong
      fails identity.token-no-module build --key "pkcs11:object=pass?module-path=./none.so" --password-file "$PIN"
      fails identity.token-pin-in-argument build --key "pkcs11:object=pass?pin-value=$(cat "$PIN")"
      ! grep -qF "$(cat "$PIN")" said
      fails identity.bad-token-uri build --key "pkcs11:label=pass"
      fails identity.certificate-not-given passforge build card $one --key "$KEY" --password-file "$PIN" -o no.pkpass
      fails identity.reference-is-key passforge build card $one --certificate "$KEY" --key "$KEY" -o no.pkpass
      PASSFORGE_KEY_PASSWORD=$(cat "$PIN") build --key "$KEY" && rm no.pkpass
      build --key "$KEY&pin-source=$PIN"
      """, with: token)
  }

  @Test func `a token that is gone in the middle ends the run, which goes on when it is back`() throws {
    let token = try SoftToken(keys: [("pass", "rsa:2048")])
    _ = try Self.run(
      """
      rows 400 > rows.csv
      ( passforge batch card --data rows.csv -o out $signed --stream --key-sessions 1 > said 2>&1 || echo $? > status ) &
      until [ -n "$(find out -name '*.pkpass' 2>/dev/null | head -1)" ]; do sleep 0.01; done
      tokens=$(sed -n 's/^directories.tokendir = //p' "$SOFTHSM2_CONF")
      cp -a "$tokens" kept; find "$tokens" -name '*.object' -delete
      wait
      [ "$(cat status)" = 2 ] || { cat said; exit 1; }
      grep -q '\\[identity.token-' said || { cat said; exit 1; }
      cp -a kept/. "$tokens/"
      passforge batch card --data rows.csv -o out $signed --stream
      [ "$(find out -name '*.pkpass' | wc -l)" = 400 ]
      [ ! -e out/rejected.csv ]
      """, with: token)
  }
}
