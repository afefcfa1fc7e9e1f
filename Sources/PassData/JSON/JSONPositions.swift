/// Byte offsets beside the tree, in the tree's shape: one node per value, parents before children.
///
/// Flat, because it is filled for every text and asked only for faults.
struct JSONPositions: Sendable {
  private struct Node {
    var value: UInt32
    /// Where the key begins; for elements and the root, where the value does.
    var key: UInt32
    /// How many nodes the value has, itself included.
    var size: UInt32
  }

  private var nodes: [Node] = []

  mutating func reserve(forBytes count: Int) { nodes.reserveCapacity(min(count / 16 + 4, 4_096)) }

  /// Notes where a value begins and returns its node. The reader's size limit keeps offsets within 32 bits.
  @inline(__always)
  mutating func open(value: Int, key: Int) -> Int {
    nodes.append(
      Node(value: UInt32(truncatingIfNeeded: value), key: UInt32(truncatingIfNeeded: key), size: 1))
    return nodes.count - 1
  }

  /// Notes that all within a container has been read.
  mutating func close(_ node: Int) { nodes[node].size = UInt32(nodes.count - node) }

  func key(ofChild position: Int, _ node: Int) -> Int { Int(nodes[child(position, of: node)].key) }

  /// Forgets a child of a container that is still open.
  mutating func removeChild(_ position: Int, of node: Int) {
    let first = child(position, of: node)
    nodes.removeSubrange(first..<first + Int(nodes[first].size))
  }

  private func child(_ position: Int, of node: Int) -> Int {
    var index = node + 1
    for _ in 0..<position { index += Int(nodes[index].size) }
    return index
  }

  /// Where the value at a pointer begins, or its nearest ancestor that exists.
  func valueOffset(of pointer: JSONPointer, in root: JSONValue) -> Int {
    Int(nodes[node(of: pointer, in: root)].value)
  }

  /// Where the key of the member at a pointer begins.
  func keyOffset(of pointer: JSONPointer, in root: JSONValue) -> Int {
    Int(nodes[node(of: pointer, in: root)].key)
  }

  private func node(of pointer: JSONPointer, in root: JSONValue) -> Int {
    var node = 0
    var value = root
    for token in pointer.tokens {
      switch (value, token) {
      case (.object(let object), _):
        guard let position = object.position(of: token.name) else { return node }
        node = child(position, of: node)
        value = object.members[position].value
      case (.array(let elements), .index(let index)):
        guard elements.indices.contains(index) else { return node }
        node = child(index, of: node)
        value = elements[index]
      default: return node
      }
    }
    return node
  }
}
