import PassData
import PassZip

/// A `.pkpasses`: several finished passes in one archive, each verified before.
public struct PassesArchive: Sendable {
  /// Apple's limits for one such file.
  public static let passLimit = 10
  public static let byteLimit = 150_000_000

  /// The type that servers give it.
  public static let mediaType = "application/vnd.apple.pkpasses"

  /// A pass and the name that it has in the archive.
  public struct Member: Sendable {
    public let name: BundlePath
    public let pass: VerifiedPass

    public init(name: BundlePath, pass: VerifiedPass) {
      self.name = name
      self.pass = pass
    }
  }

  /// The whole file.
  public let bytes: [UInt8]

  /// What is in it, in order.
  public let names: [BundlePath]

  /// - Throws: ``BundleError`` for more passes or bytes than Apple allows, and for one pass twice: the same type and
  ///   serial number.
  public init(sealing members: [Member]) throws(BundleError) {
    try Self.refuseTwins(members)
    try self.init(group: members)
  }

  /// As many archives as the limits ask for, filled in order.
  ///
  /// - Throws: ``BundleError`` for one pass twice, in whichever archives, and for a single pass over the limit.
  public static func splitting(_ members: [Member]) throws(BundleError) -> [PassesArchive] {
    try refuseTwins(members)
    var groups: [[Member]] = [[]]
    for member in members {
      let group = groups[groups.count - 1]
      let isFull = group.count == passLimit || size(of: group + [member]) > byteLimit
      if isFull, !group.isEmpty { groups.append([member]) } else { groups[groups.count - 1].append(member) }
    }
    var archives: [PassesArchive] = []
    for group in groups { archives.append(try PassesArchive(group: group)) }
    return archives
  }

  private init(group: [Member]) throws(BundleError) {
    guard group.count <= Self.passLimit else {
      throw .tooManyPasses(count: group.count, limit: Self.passLimit)
    }
    let size = Self.size(of: group)
    guard size <= Self.byteLimit else { throw .tooManyBytes(size, limit: Self.byteLimit) }
    do throws(ZipError) {
      bytes = try ZipWriter.archive(of: group.map { ZipEntry($0.name.text, $0.pass.opened.bytes) })
    } catch {
      throw .archive(error)
    }
    names = group.map(\.name)
  }

  /// Of the finished archive: two headers and two names for each entry, and the end record.
  private static func size(of group: [Member]) -> Int {
    group.reduce(emptySize) { $0 + size(ofPass: $1.pass.opened.bytes.count, named: $1.name.text) }
  }

  /// Of an archive without a pass.
  package static let emptySize = 22

  /// What a pass of so many bytes adds to an archive.
  package static func size(ofPass bytes: Int, named name: String) -> Int {
    bytes + 76 + 2 * name.utf8.count
  }

  private static func refuseTwins(_ members: [Member]) throws(BundleError) {
    var seen: [PassIdentity: BundlePath] = [:]
    for member in members {
      guard let identity = member.pass.opened.identity else { continue }
      if let first = seen.updateValue(member.name, forKey: identity) {
        throw .samePass(first, member.name, identity)
      }
    }
  }
}
