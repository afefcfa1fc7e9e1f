import PassData

/// Judges a `.pkpasses` as a whole: how many passes, how large, what else lies in it.
enum BundleCheck {
  static func findings(_ passes: [OpenedPass], entries: [OpenedEntry], bytes: Int, file: String)
    -> [Diagnostic]
  {
    var found: [OpeningFinding] = []
    let count = entries.count { $0.name.lowercased().hasSuffix(".pkpass") }
    if count > PassesArchive.passLimit {
      found.append(.tooManyPasses(count: count, limit: PassesArchive.passLimit))
    }
    if bytes > PassesArchive.byteLimit {
      found.append(.bundleTooBig(bytes: bytes, limit: PassesArchive.byteLimit))
    }
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
