/// One element of a BER encoding: where it lies and what its tag says. The bytes stay in the reader's array.
struct BERElement: Sendable, Equatable {
  enum TagClass: UInt8, Sendable {
    case universal
    case application
    case contextSpecific
    case `private`
  }

  let tagClass: TagClass
  let isConstructed: Bool
  let number: UInt32
  /// Tag, length and content; with indefinite length the end marker too.
  let whole: Range<Int>
  let content: Range<Int>
  let hasIndefiniteLength: Bool

  func isUniversal(_ tag: BERTag) -> Bool { tagClass == .universal && number == tag.rawValue }
  func isContext(_ number: UInt32) -> Bool { tagClass == .contextSpecific && self.number == number }
}

/// The universal tags that are looked for.
enum BERTag: UInt32 {
  case boolean = 1
  case integer = 2
  case bitString = 3
  case octetString = 4
  case null = 5
  case objectIdentifier = 6
  case utf8String = 12
  case sequence = 16
  case set = 17
  case printableString = 19
  case t61String = 20
  case ia5String = 22
  case utcTime = 23
  case generalizedTime = 24
  case visibleString = 26
  case bmpString = 30
}

/// Why bytes are not the ASN.1 that was expected.
enum BERFault: Error, Equatable, Sendable {
  /// More bytes are announced than there are.
  case truncated(announced: Int, found: Int)
  case badLength
  case badTag
  case tooDeep
  case tooMany
  case unexpected
}
