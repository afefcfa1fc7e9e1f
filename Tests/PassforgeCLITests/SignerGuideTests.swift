import Foundation
import TestSupport
import Testing

/// The scripts of docs/signers.md, as they stand there, with services that are played by OpenSSL.
@Suite(.enabled(if: ExternalJudge.find("openssl") != nil, "openssl is not installed"))
struct SignerGuideTests {
  private static let page = BuiltCommand.package + "/docs/signers.md"

  /// The scripts of the page by name.
  private static func scripts() throws -> [String: String] {
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let blocks = text.matches(of: /<!-- script: ([a-z-]+) -->\n```bash\n((?:(?!```).*\n)+)```/)
    return Dictionary(uniqueKeysWithValues: blocks.map { (String($0.1), String($0.2)) })
  }

  /// What plays a service: checks how it is called, and signs as the service would.
  private static let services: [String: [String: String]] = [
    "aws-kms": [
      "aws": """
      case "$*" in
        "kms sign --key-id alias/wallet --message-type DIGEST --message fileb:///"*" --signing-algorithm RSASSA_PKCS1_V1_5_SHA_256 --query Signature --output text") ;;
        *) echo "bad call: $*" >&2; exit 252;;
      esac
      file=${8#fileb://}
      [ "$(wc -c < "$file")" = 32 ] || { echo 'ValidationException: Digest is invalid length' >&2; exit 254; }
      sign "$file" | base64 -w 0; echo
      """
    ],
    "google-kms": [
      "gcloud": #"[ "$*" = "auth print-access-token" ] && echo ya29.hush"#,
      "curl": """
      config=$(cat)
      [ "$config" = 'header = "Authorization: Bearer ya29.hush"' ] || { echo "no token" >&2; exit 22; }
      case "$*" in *hush*) echo "the token stands in an argument" >&2; exit 22;; esac
      for word; do
        case "$word" in
          '{"digest": {"sha256": "'*) echo "$word" | jq -r .digest.sha256 | base64 -d > digest.tmp;;
          https://cloudkms.googleapis.com/v1/projects/*/cryptoKeyVersions/1:asymmetricSign) asked=yes;;
        esac
      done
      [ "$asked" = yes ] && [ "$(wc -c < digest.tmp)" = 32 ] || exit 22
      printf '{"signature": "%s", "name": "projects/…"}' "$(sign digest.tmp | base64 -w 0)"
      """,
    ],
    "azure-key-vault": [
      "az": """
      [ "$1 $2 $3" = "rest --method post" ] || { echo "bad call: $*" >&2; exit 2; }
      for word; do
        case "$word" in
          '{"alg": "RS256", "value": "'*)
            value=$(echo "$word" | jq -r .value)
            case "$value" in *[+/=]*) echo 'BadParameter: not base64url' >&2; exit 1;; esac
            printf '%s=' "$value" | tr -- '-_' '+/' | base64 -d > digest.tmp;;
        esac
      done
      [ "$(wc -c < digest.tmp)" = 32 ] || exit 1
      sign digest.tmp | base64 -w 0 | tr '+/' '-_' | tr -d '='; echo
      """
    ],
    "vault-transit": [
      "vault": """
      [ "$1 $2 $3" = "write -field=signature transit/sign/pass/sha2-256" ] || exit 2
      case "$*" in *prehashed=true*signature_algorithm=pkcs1v15*) ;; *) exit 2;; esac
      for word; do
        case "$word" in input=*) printf '%s' "${word#input=}" | base64 -d > digest.tmp;; esac
      done
      printf 'vault:v1:%s' "$(sign digest.tmp | base64 -w 0)"
      """
    ],
    "signer": [:],
  ]

  @Test func `every script of the page is tried`() throws {
    #expect(Set(try Self.scripts().keys) == Set(Self.services.keys))
  }

  @Test(arguments: services.keys.sorted())
  func `a script of the page signs`(_ name: String) throws {
    let folder = TemporaryFolder()
    let script = try #require(try Self.scripts()[name])
    let programs = try #require(Self.services[name])
    try #require(
      ExternalJudge.find("jq") != nil || !"\(script)\(programs)".contains("jq"), "jq is not installed")
    try FileManager.default.createDirectory(atPath: folder.file("bin"), withIntermediateDirectories: true)
    let sign = #"sign() { openssl pkeyutl -sign -inkey away.pem -pkeyopt digest:sha256 -in "$1"; }"#
    for (program, body) in programs {
      try "#!/bin/bash\n\(sign)\n\(body)\n".write(
        toFile: folder.file("bin/\(program)"), atomically: true, encoding: .utf8)
    }
    try script.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    let session = """
      set -euo pipefail
      [ ! -d bin ] || chmod -f +x bin/* || true
      chmod +x \(name)
      passforge init card --style storeCard
      passforge identity new --development dev --pass-type pass.example.dohleundbohne.card --team EXAMPLE123
      openssl x509 -in dev/identity.pem -out pass.pem
      openssl pkey -in dev/identity.pem -out away.pem
      sed '1,/END CERT/d' dev/identity.pem > above.pem
      export PATH="$PWD/bin:$PATH" SOURCE_DATE_EPOCH=1790000000
      row='--set serial=BOHNE-00001 --set name=Ada --set level=Jackdaw'
      passforge build card $row --certificate pass.pem --key command:./\(name) --intermediate above.pem -o away.pkpass
      passforge build card $row --identity dev/identity.pem -o here.pkpass
      cmp away.pkpass here.pkpass
      passforge verify --development away.pkpass
      """
    let environment = [
      "HOME": folder.file("home"), "PASSFORGE_TEMPLATES": BuiltCommand.package + "/Templates",
    ]
    let outcome = try BuiltCommand.bash(["-c", session], in: folder.path, environment: environment)
    #expect(outcome.status == 0, "\(outcome.output.suffix(3000))")
  }
}
