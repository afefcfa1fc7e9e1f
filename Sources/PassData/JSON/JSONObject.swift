/// The members of a JSON object in the author's order. Keys are compared as UTF-8 bytes.
///
/// Small objects are searched one member after the other; larger ones keep an index.
public struct JSONObject: Sendable {
  public struct Member: Sendable, Equatable {
    public let key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }

    public static func == (left: Member, right: Member) -> Bool {
      left.key.hasSameBytes(as: right.key) && left.value == right.value
    }
  }

  public private(set) var members: [Member]
  private var positions: [ByteString: Int]?

  private static let indexedFrom = 17

  public init() {
    members = []
    positions = nil
  }

  /// For a caller that has made sure that no key stands twice, such as the reader.
  public init(uniqueMembers: [Member]) {
    members = uniqueMembers
    positions = nil
    if members.count >= Self.indexedFrom { buildIndex() }
  }

  public subscript(key: String) -> JSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): remove(at: position)
      case (nil, let value?): append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The place of a key among ``members``.
  public func position(of key: String) -> Int? {
    if let positions { return positions[ByteString(key)] }
    return members.firstIndex { $0.key.hasSameBytes(as: key) }
  }

  public mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }

  public var keys: [String] { members.map(\.key) }

  /// For a caller that has asked ``position(of:)`` before.
  mutating func append(_ member: Member) {
    members.append(member)
    if positions != nil {
      positions?[ByteString(member.key)] = members.count - 1
    } else if members.count >= Self.indexedFrom {
      buildIndex()
    }
  }

  mutating func remove(at position: Int) {
    members.remove(at: position)
    if positions != nil { buildIndex() }
  }

  private mutating func buildIndex() {
    var index = [ByteString: Int](minimumCapacity: members.count)
    for (position, member) in members.enumerated() { index[ByteString(member.key)] = position }
    positions = index
  }
}

extension JSONObject: RandomAccessCollection {
  public var startIndex: Int { members.startIndex }
  public var endIndex: Int { members.endIndex }
  public subscript(position: Int) -> Member { members[position] }
}

extension JSONObject: Equatable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool { left.members == right.members }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Later values win for a key given twice.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}
