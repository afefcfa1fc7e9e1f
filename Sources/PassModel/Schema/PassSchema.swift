import PassData

/// The table of keys: what Apple's pass.json may hold, and where.
///
/// Checks, "did you mean", `docs/keys.md`, the JSON Schema and lint's walk over a pass all read it.
public enum PassSchema {
  /// The keys of one kind of dictionary, in the order of the documentation.
  public static func keys(of object: SchemaObject) -> [SchemaKey] { index[object.rawValue].keys }

  /// The row of a key, with its place among the rows of its dictionary.
  @inline(__always)
  public static func row(_ name: String, in object: SchemaObject) -> (key: SchemaKey, slot: Int)? {
    index[object.rawValue].row(name)
  }

  /// Which keys of a dictionary must be there, as a set of slots.
  public static func required(in object: SchemaObject) -> KeySet { index[object.rawValue].required }

  /// The known key that is meant by a misspelt one, if one is near enough.
  public static func nearest(to name: String, in object: SchemaObject) -> String? {
    Spelling.nearest(to: name, among: keys(of: object).map(\.name))
  }

  /// In which dictionaries a key is known.
  public static func objects(with name: String) -> [SchemaObject] {
    SchemaObject.allCases.filter { row(name, in: $0) != nil }
  }

  private static let index: [SchemaIndex] = SchemaObject.allCases.map { SchemaIndex(table(of: $0)) }

  private static func table(of object: SchemaObject) -> [SchemaKey] {
    switch object {
    case .pass: topLevel
    case .passFields: passFields
    case .field: field
    case .barcode: barcode
    case .nfc: nfc
    case .location: location
    case .beacon: beacon
    case .relevantDate: relevantDate
    case .semantics: semantics
    case .currencyAmount: currencyAmount
    case .semanticLocation: semanticLocation
    case .personName: personName
    case .seat: seat
    case .wifiNetwork: wifiNetwork
    case .eventDateInfo: eventDateInfo
    case .airPlay: airPlay
    case .upcomingPass: upcomingPass
    case .upcomingDate: upcomingDate
    case .upcomingURLs: upcomingURLs
    case .upcomingImages: upcomingImages
    case .remoteImage: remoteImage
    case .remoteImageURL: remoteImageURL
    case .action: action
    case .personalization: personalization
    }
  }
}

/// Some keys of one kind of dictionary, by their slots. No dictionary of Apple's has more than 128.
public struct KeySet: Sendable, Equatable {
  public var bits: UInt128

  public init(bits: UInt128 = 0) { self.bits = bits }

  /// - Precondition: the names stand in the table.
  public init(_ names: [String], of object: SchemaObject) {
    bits = 0
    for name in names {
      guard let row = PassSchema.row(name, in: object) else {
        preconditionFailure("'\(name)' is no key of \(object.title)")
      }
      insert(row.slot)
    }
  }

  @inline(__always)
  public mutating func insert(_ slot: Int) { bits |= 1 << UInt128(truncatingIfNeeded: slot) }

  @inline(__always)
  public func contains(_ slot: Int) -> Bool { bits >> UInt128(truncatingIfNeeded: slot) & 1 == 1 }

  @inline(__always)
  public func intersects(_ other: KeySet) -> Bool { bits & other.bits != 0 }

  public var isEmpty: Bool { bits == 0 }
}

/// The keys of one dictionary, prepared for look-ups.
private struct SchemaIndex: Sendable {
  let keys: [SchemaKey]
  let required: KeySet
  private let slots: [ByteString: Int]

  init(_ keys: [SchemaKey]) {
    precondition(keys.count <= 128, "a dictionary has more keys than a KeySet holds")
    self.keys = keys
    var required = KeySet()
    var slots: [ByteString: Int] = [:]
    for (slot, key) in keys.enumerated() {
      if key.isRequired { required.insert(slot) }
      precondition(slots.updateValue(slot, forKey: ByteString(key.name)) == nil, "'\(key.name)' has two rows")
    }
    self.required = required
    self.slots = slots
  }

  func row(_ name: String) -> (key: SchemaKey, slot: Int)? {
    guard let slot = slots[ByteString(name)] else { return nil }
    return (keys[slot], slot)
  }
}
