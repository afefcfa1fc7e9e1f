/// A place in a JSON tree, as RFC 6901 spells it: `/storeCard/primaryFields/0/value`.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  public enum Token: Sendable, Hashable {
    case key(String)
    case index(Int)

    /// The token as the name of a member; a member may be called `0`.
    var name: String {
      switch self {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
  }

  public var tokens: [Token]

  public init(_ tokens: [Token] = []) { self.tokens = tokens }

  public static let root = JSONPointer()

  public func appending(_ key: String) -> JSONPointer { JSONPointer(tokens + [.key(key)]) }
  public func appending(_ index: Int) -> JSONPointer { JSONPointer(tokens + [.index(index)]) }

  /// The pointer one step up; the root stays the root.
  public var parent: JSONPointer { JSONPointer(Array(tokens.dropLast())) }

  /// RFC 6901 section 3: `~` is written `~0`, `/` is written `~1`. The root is the empty text.
  public var description: String {
    tokens.map { token in
      switch token {
      case .index(let index): "/\(index)"
      case .key(let key): "/" + Self.escaped(key)
      }
    }.joined()
  }

  private static func escaped(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
