import PassBundle
import PassSystem

/// The names of passes in a bundle: those of their files, told apart where two folders hold the same one.
struct BundleNames {
  private var taken: Set<String> = []

  /// - Throws: ``BundleError/badPath(_:fault:)`` for a file whose name no archive can hold.
  mutating func name(for file: String) throws(BundleError) -> BundlePath {
    let last = FilePath.lastComponent(of: file)
    let stem = last.lowercased().hasSuffix(".pkpass") ? String(last.dropLast(".pkpass".count)) : last
    var text = stem + ".pkpass"
    var number = 2
    // Case does not count on the systems where archives are unpacked.
    while !taken.insert(text.lowercased()).inserted {
      text = "\(stem)-\(number).pkpass"
      number += 1
    }
    guard let path = BundlePath(text) else {
      throw .badPath(text, fault: BundlePath.fault(in: text) ?? .empty)
    }
    return path
  }

  /// `set-2.pkpasses` of `set.pkpasses`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let suffix = ".pkpasses"
    let stem = path.lowercased().hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
    return "\(stem)-\(number)\(suffix)"
  }
}
