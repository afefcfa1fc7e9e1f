/// What a signed archive is. The three differ in their main file and in the digest of their manifest.
public enum PackageKind: String, Sendable, CaseIterable {
  /// `.pkpass`: pass.json, a manifest of SHA-1 digests.
  case pass
  /// `.order`: order.json, a manifest of SHA-256 digests.
  case order
  /// `.pkpasses`: up to ten `.pkpass` files; no manifest and no signature of its own.
  case passes

  /// The JSON file that says what it is; a bundle of passes has none.
  public var mainFile: BundlePath? {
    switch self {
    case .pass: .passJSON
    case .order: .orderJSON
    case .passes: nil
    }
  }

  /// Hexadecimal digits of a digest in the manifest.
  var digestDigits: Int { self == .order ? 64 : 40 }

  var digestName: String { self == .order ? "SHA-256" : "SHA-1" }

  /// What the names at the root say; a pass where they say nothing.
  init(names: [String]) {
    func has(_ name: String) -> Bool { names.contains { $0.lowercased() == name } }
    if has("pass.json") {
      self = .pass
    } else if has("order.json") {
      self = .order
    } else if names.contains(where: { !$0.utf8.contains(0x2F) && $0.lowercased().hasSuffix(".pkpass") }) {
      self = .passes
    } else {
      self = .pass
    }
  }
}
