import PassData

/// What differs in two JSON trees, by members and elements; fields are found by their keys, wherever they stand.
struct TreeDifference {
  struct Change {
    let pointer: JSONPointer
    /// The pointer with keys of fields in the place of numbers.
    let place: String
    let before: JSONValue?
    let after: JSONValue?
  }

  private(set) var changes: [Change] = []

  init(_ before: JSONValue, _ after: JSONValue) { compare(before, after, .root, []) }

  private mutating func compare(
    _ before: JSONValue?, _ after: JSONValue?, _ pointer: JSONPointer, _ place: [String]
  ) {
    if let before, let after {
      if before.isEquivalent(to: after) { return }
      if case .object(let left) = before, case .object(let right) = after {
        let added = right.keys.filter { left[$0] == nil }
        for key in left.keys + added { compare(left[key], right[key], pointer.appending(key), place + [key]) }
        return
      }
      if case .array(let left) = before, case .array(let right) = after {
        compareElements(left, right, pointer, place)
        return
      }
    }
    changes.append(
      Change(pointer: pointer, place: place.joined(separator: "/"), before: before, after: after))
  }

  private mutating func compareElements(
    _ left: [JSONValue], _ right: [JSONValue], _ pointer: JSONPointer, _ place: [String]
  ) {
    let (leftKeys, rightKeys) = (Self.keys(of: left), Self.keys(of: right))
    guard let leftKeys, let rightKeys else {
      for index in 0..<max(left.count, right.count) {
        compare(
          index < left.count ? left[index] : nil, index < right.count ? right[index] : nil,
          pointer.appending(index),
          place + ["\(index)"])
      }
      return
    }
    let added = rightKeys.filter { key in !leftKeys.contains { $0.hasSameBytes(as: key) } }
    for key in leftKeys + added {
      let (old, new) = (
        leftKeys.firstIndex { $0.hasSameBytes(as: key) }, rightKeys.firstIndex { $0.hasSameBytes(as: key) }
      )
      compare(
        old.map { left[$0] }, new.map { right[$0] }, pointer.appending(old ?? new ?? 0), place + [key])
    }
  }

  /// Nil unless every element has a key that no other one has.
  private static func keys(of elements: [JSONValue]) -> [String]? {
    let keys = elements.compactMap { $0["key"]?.stringValue }
    guard keys.count == elements.count, Set(keys.map { ByteString($0) }).count == keys.count else {
      return nil
    }
    return keys
  }
}
