import Foundation
import PassBundle
import PassData
import PassModel
import TestSupport
import Testing

@testable import PassLint

/// Small inputs that went wrong in other pass tools. They lie beside the checkout where they are kept, and nowhere else; then
/// these tests do not run.
@Suite(.enabled(if: SharedCases.exist)) struct SharedCasesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let path: String
    /// Every error, as `id place`.
    var errors: [String] = []
    /// Warnings and notes that must be among the others.
    var others: [String] = []
    var testDescription: String { path }
  }

  static let cases = [
    Case(
      path: "01-duplicate-field-key/t.pass", errors: ["field.key-duplicate /storeCard/backFields/0/key"]),
    Case(
      path: "02-currency-as-text/t.pass",
      errors: [
        "field.number-not-number /storeCard/primaryFields/0/value",
        "field.number-not-number /storeCard/secondaryFields/0/value",
      ]),
    Case(
      path: "03-currency-and-number-style/t.pass",
      errors: ["field.currency-and-number-style /storeCard/primaryFields/0"]),
    Case(
      path: "04-number-where-text-is-required/t.pass",
      errors: ["barcode.message-not-string /barcodes/0/message", "pass.key-wrong-type /serialNumber"]),
    Case(
      path: "09-locale-folder-names/t.pass",
      others: [
        "warning strings.lproj-name-invalid Base.lproj", "warning strings.lproj-name-invalid english.lproj",
        "warning strings.lproj-name-invalid zh_TW.lproj", "warning strings.lproj-nested-or-upper EN.lproj",
      ]),
    Case(
      path: "10-missing-translation/t.pass",
      others: [
        "warning strings.key-missing de.lproj/pass.strings", "note strings.key-unused de.lproj/pass.strings",
      ]),
    Case(path: "11-icon/none.pass", errors: ["image.icon-missing pass"]),
    Case(path: "11-icon/only2x.pass", others: ["warning image.icon-scale-missing icon@2x.png"]),
    Case(path: "11-icon/empty.pass", errors: ["image.undecodable icon.png"]),
    Case(path: "11-icon/wrongname.pass", errors: ["image.icon-missing pass"]),
    Case(
      path: "12-image-is-not-png/t.pass",
      errors: ["image.undecodable strip.png", "image.undecodable thumbnail.png", "image.not-png logo.png"]),
    Case(
      path: "13-unknown-keys-survive/t.pass",
      others: [
        "warning pass.key-unknown /someFutureKey", "warning pass.key-unknown /generic/futureFields",
        "warning pass.key-unknown /generic/primaryFields/0/futureHint",
        "warning pass.key-unknown /generic/primaryfields", "warning pass.key-unknown /barcodes/0/futureTint",
      ]),
    Case(path: "19-nfc/a.pass"),
    Case(
      path: "19-nfc/b.pass",
      errors: ["nfc.key-invalid /nfc/encryptionPublicKey", "nfc.message-too-long /nfc/message"]),
    Case(path: "19-nfc/c.pass", errors: ["nfc.key-invalid /nfc/encryptionPublicKey"]),
    Case(
      path: "20-web-service-and-launch-url/a.pass",
      errors: [
        "pass.applaunch-without-store-ids /appLaunchURL", "service.not-https /webServiceURL",
        "service.token-too-short /authenticationToken",
      ]),
    Case(
      path: "20-web-service-and-launch-url/b.pass", errors: ["service.token-missing /authenticationToken"]),
    Case(
      path: "20-web-service-and-launch-url/c.pass",
      others: ["warning service.token-orphan /authenticationToken"]),
    Case(path: "20-web-service-and-launch-url/d.pass"),
    Case(
      path: "21-locations-and-beacons/a.pass", others: ["warning relevance.locations-too-many /locations"]),
    Case(
      path: "21-locations-and-beacons/b.pass",
      errors: [
        "relevance.location-not-number /locations/0/latitude", "relevance.location-not-number /locations/1",
        "relevance.location-out-of-range /locations/2/latitude",
      ]),
    Case(path: "21-locations-and-beacons/c.pass"),
    Case(
      path: "21-locations-and-beacons/d.pass",
      errors: [
        "relevance.beacon-major-minor-range /beacons/0/major",
        "relevance.beacon-major-minor-range /beacons/0/minor",
        "relevance.beacon-uuid-invalid /beacons/0/proximityUUID",
      ]),
    Case(
      path: "22-ios27-keys/a.pass",
      others: [
        "warning field.footer-many /posterGeneric/footerFields/1",
        "warning action.too-many /featuredActions/2",
        "warning barcode.new-only /barcodes",
      ]),
    Case(path: "22-ios27-keys/b.pass", errors: ["barcode.symbology-payload /barcodes/0/message"]),
    Case(
      path: "23-barcode-text-and-encoding/t.pass",
      errors: [
        "barcode.encoding-unknown /barcodes/4/messageEncoding", "barcode.format-unknown /barcodes/5/format",
        "barcode.not-encodable /barcodes/0/message", "barcode.symbology-payload /barcodes/3/message",
      ], others: ["note barcode.utf8 /barcodes/2"]),
    Case(path: "29-structure-errors/a.json", errors: ["style.multiple /coupon"]),
    Case(path: "29-structure-errors/b.json", errors: ["style.missing "]),
    Case(path: "29-structure-errors/c.json", errors: ["style.transit-type-missing /boardingPass"]),
    Case(path: "29-structure-errors/d.json", others: ["warning json.bom "]),
    Case(path: "29-structure-errors/e.json", errors: ["json.trailing-comma "]),
    Case(path: "29-structure-errors/f.json", errors: ["json.root-not-object "]),
    Case(path: "29-structure-errors/g.json", errors: ["json.duplicate-key /description"]),
  ]

  @Test(arguments: cases) func aCaseComesOutAsItSays(_ example: Case) throws {
    let subject = try SharedCases.subject(example.path)
    let findings = Linter().check(subject).findings
    let found = findings.map { ($0, SharedCases.place(of: $0, in: subject)) }
    let errors = found.filter { $0.0.severity == .error }.map { "\($0.0.code) \($0.1)" }.sorted()
    #expect(errors == example.errors.sorted())
    let others = found.map { "\($0.0.severity.rawValue) \($0.0.code) \($0.1)" }
    for other in example.others { #expect(others.contains(other), "\(other) is not among \(others)") }
  }

  @Test func anEmptyObjectListsWhatIsMissing() throws {
    let messages = Linter().check(try SharedCases.subject("29-structure-errors/h.json")).findings.map(
      \.message)
    for key in [
      "formatVersion", "passTypeIdentifier", "serialNumber", "teamIdentifier", "organizationName",
      "description",
    ] {
      #expect(messages.contains { $0.contains("'\(key)'") }, "\(key)")
    }
  }

  @Test func everySpellingOfADateGetsItsVerdict() throws {
    let text = try String(contentsOfFile: SharedCases.root + "/06-date-spellings/dates.tsv", encoding: .utf8)
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    for row in rows where row.count >= 2 && !row[0].hasPrefix("#") {
      for (style, key) in [("eventTicket", "relevantDate"), ("generic", "expirationDate")] {
        let patch: JSONValue = [key: .string(String(row[0]))].reduce(into: JSONValue.object(JSONObject())) {
          $0 = MergePatch.apply([$1.key: $1.value], to: $0)
        }
        let tree = MergePatch.apply(patch, to: try BasePass.tree(style))
        let report = Linter().check(LintSubject(name: "t", tree: tree))
        #expect(report.hasErrors == (row[1] == "error"), "\(key): \(row[0])")
      }
    }
  }

  @Test func theHintProposesTheNumberThatIsMeant() throws {
    let hints = Linter().check(try SharedCases.subject("02-currency-as-text/t.pass")).findings.flatMap(
      \.hints)
    #expect(hints.contains { $0.contains("12.5,") || $0.contains("12.5 ") || $0.contains("12.5,") })
    #expect(hints.contains { $0.contains("0.25") })
  }
}

enum SharedCases {
  static let root: String = {
    let given = ProcessInfo.processInfo.environment["PASSFORGE_SHARED"]
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (given ?? package.deletingLastPathComponent().appendingPathComponent("shared").path) + "/cases"
  }()

  static var exist: Bool { FileManager.default.fileExists(atPath: root) }

  static func subject(_ path: String) throws -> LintSubject {
    let full = "\(root)/\(path)"
    if !path.hasSuffix(".json") { return LintSubject(try PassFolder.read(at: full), now: nil) }
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: full)))
    do {
      return LintSubject(try JSONReader.read(bytes, file: "pass.json"), now: nil)
    } catch {
      return LintSubject(name: "pass.json", findings: [error.diagnostic])
    }
  }

  static func place(of finding: Diagnostic, in subject: LintSubject) -> String {
    guard let location = finding.location else { return "pass" }
    if let pointer = location.pointer { return pointer.description }
    if location.file == subject.name { return "pass" }
    return location.file.replacing(subject.name + "/", with: "")
  }
}
