import Foundation
import PassData
import PassTemplate
import Testing

/// How long a row takes in the template language, for whoever wants to know:
/// `PASSFORGE_MEASURE=1 swift test -c release --filter RenderMeasurement` prints it. Nothing is asserted about time.
@Suite struct RenderMeasurement {
  private static let isWanted = ProcessInfo.processInfo.environment["PASSFORGE_MEASURE"] != nil

  /// A pass of 2.5 KB with ten expressions.
  static func pass() throws -> JSONDocument {
    let backFields = (0..<14).map {
      #"{"key":"back\#($0)","label":"LABEL \#($0)","value":"A text that is as long as such texts are: \#($0)"}"#
    }
    return try document(
      #"""
      {"formatVersion":1,"passTypeIdentifier":"pass.example.card","teamIdentifier":"EXAMPLE123",
       "serialNumber":"${serial}","organizationName":"Dohle & Bohne","description":"Coffee card of ${name}",
       "foregroundColor":"rgb(255, 246, 232)","labelColor":"rgb(242, 178, 132)","backgroundColor":"rgb(46, 27, 24)",
       "locations":[{"latitude":53.5503,"longitude":9.9357,"relevantText":"The beans are warm."}],
       "barcodes":[{"format":"PKBarcodeFormatQR","message":"CARD:${serial}","messageEncoding":"iso-8859-1"}],
       "expirationDate":"${expires}",
       "storeCard":{"headerFields":[{"key":"stamps","label":"STAMPS","value":"${stamps}/10"}],
        "primaryFields":[{"key":"balance","value":{"$eval":"balance"},"currencyCode":"EUR"}],
        "secondaryFields":[{"key":"name","label":"GUEST","value":"${name}"}],
        "auxiliaryFields":[{"key":"level","value":"${uppercase(level)}"},{"key":"left","value":{"$eval":"10 - stamps"}}],
        "backFields":[\#(backFields.joined(separator: ",")),{"$if":"vip","then":{"key":"vip","value":"yes"}}]}}
      """#)
  }

  static let rows: [JSONObject] = (0..<1_000).map { index in
    members([
      "serial": .string("C-\(1_000 + index)"), "name": "Ada Lovelace",
      "stamps": .number(JSONNumber(index % 10)),
      "balance": .number(JSONNumber(Double(index) + 0.5) ?? JSONNumber(0)), "level": "gold",
      "vip": .bool(index % 2 == 0), "expires": "2027-01-31T23:59:00+01:00",
    ])
  }

  @Test(.enabled(if: isWanted, "PASSFORGE_MEASURE is not set"))
  func aRow() throws {
    let template = Template(compiling: try Self.pass())
    var bytes: [UInt8] = []
    let direct = try microseconds { row in
      bytes.removeAll(keepingCapacity: true)
      try template.renderBytes(TemplateContext(row: row, now: frozenMoment), into: &bytes)
    }
    let tree = try microseconds { _ = try template.render(TemplateContext(row: $0, now: frozenMoment)) }
    print("render: \(bytes.count) bytes, directly \(direct) µs, as a tree \(tree) µs")
  }

  /// The best of some rounds over all rows, per row.
  private func microseconds(_ body: (JSONObject) throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Duration.seconds(3_600)
    for _ in 0..<15 {
      let start = clock.now
      for row in Self.rows { try body(row) }
      best = min(best, clock.now - start)
    }
    return Double(best.components.attoseconds) / 1e12 / Double(Self.rows.count)
  }

  @Test func thePassThatIsMeasuredIsOne() throws {
    let template = Template(compiling: try Self.pass())
    #expect(template.faults.isEmpty)
    #expect(template.unknownNames(columns: Self.rows[0].keys).isEmpty)
    var bytes: [UInt8] = []
    try template.renderBytes(TemplateContext(row: Self.rows[0], now: frozenMoment), into: &bytes)
    #expect((2_000...3_000).contains(bytes.count))
  }
}
