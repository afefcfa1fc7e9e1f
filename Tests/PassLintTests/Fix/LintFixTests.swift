import PassData
import Testing

@testable import PassLint

@Suite struct LintFixTests {
  private func mended(_ text: String) -> String {
    let changes = LintFix.changes(in: [("pass.json", Array(text.utf8))])
    guard let after = changes.first?.after else { return text }
    return String(decoding: after, as: UTF8.self)
  }

  @Test(arguments: [
    ("\u{FEFF}{}", "{}"),
    ("{\"a\" : [1, 2 , ] ,\n}", "{\"a\" : [1, 2  ] \n}"),
    ("{ \"labelColor\":\"#FF0000\" , \"x\": 1.50}", "{ \"labelColor\":\"rgb(255, 0, 0)\" , \"x\": 1.50}"),
    ("{\"labelColor\":\"#F00\"}", "{\"labelColor\":\"rgb(255, 0, 0)\"}"),
    ("{\"labelColor\":\"rgb(300,0,0)\"}", "{\"labelColor\":\"rgb(255, 0, 0)\"}"),
    ("{\"barcode\" : {\"format\": \"x\"}}", "{\"barcodes\" : [{\"format\": \"x\"}]}"),
    (
      "{\"expirationDate\":\"2027-05-01T19:30:00+0200\"}",
      "{\"expirationDate\":\"2027-05-01T19:30:00+02:00\"}"
    ),
    ("{\"expirationDate\":\"2027-05-01 19:30Z\"}", "{\"expirationDate\":\"2027-05-01T19:30Z\"}"),
    ("{\"formatVersion\": \"1\"}", "{\"formatVersion\": 1}"),
    (
      "{\"generic\":{\"backFields\":[{\"key\":\"a\", \"numberStyle\":\"PKNumberStyleDecimal\",\n \"currencyCode\":\"EUR\", \"value\":1}]}}",
      "{\"generic\":{\"backFields\":[{\"key\":\"a\", \"currencyCode\":\"EUR\", \"value\":1}]}}"
    ),
    (
      "{\"generic\":{\"backFields\":[{\"value\":\"1.50\", \"currencyCode\":\"EUR\", \"numberStyle\" : \"x\" }]}}",
      "{\"generic\":{\"backFields\":[{\"value\":1.50, \"currencyCode\":\"EUR\" }]}}"
    ),
  ])
  func onlyThePlaceThatIsWrongChanges(_ before: String, _ after: String) {
    #expect(mended(before) == after)
  }

  @Test(arguments: [
    "{\"labelColor\":\"rgba(1,2,3,0.5)\"}", "{\"labelColor\":\"#11223344\"}", "{\"labelColor\":\"${color}\"}",
    "{\"expirationDate\":\"2027-05-01T19:30:00\"}", "{\"expirationDate\":\"01.05.2027\"}",
    "{\"barcode\":{}, \"barcodes\":[]}",
    "{\"generic\":{\"backFields\":[{\"value\":\"12,50 €\",\"currencyCode\":\"EUR\"}]}}",
    "{\"a\": 1,, }", "{", "[]", "",
  ])
  func whatHasTwoMeaningsIsLeftAlone(_ text: String) { #expect(mended(text) == text) }

  @Test func mendingTwiceChangesNothingMore() {
    let once = mended("\u{FEFF}{\"labelColor\":\"#F00\", \"barcode\":{\"a\":1},}")
    #expect(mended(once) == once)
    #expect(once == "{\"labelColor\":\"rgb(255, 0, 0)\", \"barcodes\":[{\"a\":1}]}")
  }

  @Test func utf16WithoutItsMarkBecomesUTF8() throws {
    let bytes = "\"A\" = \"ä\";".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let change = try #require(LintFix.changes(in: [("de.lproj/pass.strings", bytes)]).first)
    #expect(change.after.map { String(decoding: $0, as: UTF8.self) } == "\"A\" = \"ä\";")
  }

  @Test func whatSystemsLeaveBehindIsDeleted() {
    let changes = LintFix.changes(in: [("de.lproj/.DS_Store", [1]), ("notes.txt", [2])])
    #expect(changes.map(\.path) == ["de.lproj/.DS_Store"])
    #expect(changes.first?.after == nil)
  }

  @Test func everyRuleThatIsMendedIsARule() {
    for id in LintFix.rules { #expect(RuleTable[id] != nil, "\(id)") }
  }
}
