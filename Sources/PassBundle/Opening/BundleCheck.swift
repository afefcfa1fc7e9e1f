import PassData

/// Judges a `.pkpasses` as a whole: how many passes, how large, what else lies in it.
enum BundleCheck {
  /// Apple's limits for one bundle of passes.
  static let passLimit = 10
  static let byteLimit = 150_000_000

  static func findings(_ passes: [OpenedPass], entries: [OpenedEntry], bytes: Int, file: String)
    -> [Diagnostic]
  {
    var found: [OpeningFinding] = []
    let count = entries.count { $0.name.lowercased().hasSuffix(".pkpass") }
    if count > passLimit { found.append(.tooManyPasses(count: count, limit: passLimit)) }
    if bytes > byteLimit { found.append(.bundleTooBig(bytes: bytes, limit: byteLimit)) }
    for entry in entries where !entry.name.lowercased().hasSuffix(".pkpass") || entry.name.utf8.contains(0x2F)
    {
      let isJunk = entry.name.split(separator: "/").contains { SystemDroppings.contains(String($0)) }
      if !isJunk { found.append(.notAPassOfABundle(entry.name)) }
    }
    var seen: [PassIdentity: String] = [:]
    for pass in passes {
      guard let identity = pass.identity else { continue }
      if let first = seen.updateValue(pass.file, forKey: identity) {
        found.append(.sameIdentity(pass.file, first, identity))
      }
    }
    return found.map { $0.diagnostic(file: file) }
  }
}

/// What makes two passes one: a later pass with the same type and serial number replaces the earlier.
public struct PassIdentity: Sendable, Hashable {
  public let passTypeIdentifier: String
  public let serialNumber: String

  public init(passTypeIdentifier: String, serialNumber: String) {
    self.passTypeIdentifier = passTypeIdentifier
    self.serialNumber = serialNumber
  }
}

extension OpenedPass {
  /// The type and serial number of a pass, as `pass.json` states them.
  public var identity: PassIdentity? {
    guard let type = document?.value["passTypeIdentifier"]?.stringValue,
      let serial = document?.value["serialNumber"]?.stringValue
    else { return nil }
    return PassIdentity(passTypeIdentifier: type, serialNumber: serial)
  }
}
