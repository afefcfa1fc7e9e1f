public import PassData

/// Why a strings file can't be read, and where.
public struct StringsError: DiagnosableError, Equatable {
  public enum Fault: Sendable, Equatable {
    case binaryPropertyList
    case xmlPropertyList
    case utf32
    case undecodable(StringsEncoding)
    case tooLarge(limit: Int)
    case unexpected(Unicode.Scalar, wanted: String)
    case colonForEquals
    case missingEquals
    case missingValue
    case missingSemicolon
    case unclosedText
    case unclosedComment
    case badEscape(String)
    case loneSurrogate(String)
    case valueNotText
  }

  public let fault: Fault
  public let location: SourceLocation

  init(_ fault: Fault, at location: SourceLocation, file: String) {
    self.fault = fault
    self.location = location
  }

  public var diagnostic: Diagnostic {
    let (code, message, hints) = words
    return Diagnostic(.error, code, message, at: location, hints: hints)
  }

  private var words: (code: String, message: String, hints: [String]) {
    let syntax = "strings.syntax"
    let line = "write one text per line: \"key\" = \"value\";"
    switch fault {
    case .binaryPropertyList:
      return ("strings.encoding", "this is a binary property list saved as a strings file", [line])
    case .xmlPropertyList:
      return ("strings.encoding", "this is an XML property list saved as a strings file", [line])
    case .utf32:
      return ("strings.encoding", "this file is in UTF-32, which Wallet does not read", ["save it as UTF-8"])
    case .undecodable(let encoding):
      return (
        "strings.encoding", "from here on the bytes are no \(encoding.isUTF8 ? "UTF-8" : "UTF-16")",
        ["save the file as UTF-8"]
      )
    case .tooLarge(let limit):
      return (syntax, "a strings file of more than \(limit) bytes is not read", [])
    case .unexpected(let scalar, let wanted):
      return (syntax, "'\(Self.name(scalar))' stands where \(wanted) was expected", [line])
    case .colonForEquals:
      return (syntax, "':' stands between key and value as in JSON", ["write '=' between key and value"])
    case .missingEquals:
      return (syntax, "'=' is missing between key and value", [line])
    case .missingValue:
      return (syntax, "the file ends where a value was expected", [line])
    case .missingSemicolon:
      return (
        syntax, "';' is missing after the value", ["end every line with ';'; without it Wallet reads none"]
      )
    case .unclosedText:
      return (
        syntax, "the text that begins here is not closed",
        ["close it with '\"'; write \\\" for a quote in it"]
      )
    case .unclosedComment:
      return (syntax, "the comment that begins here is not closed", ["close it with '*/'"])
    case .badEscape(let escape):
      return (
        syntax, "'\(escape)' is no escape of strings files",
        ["write the character itself, or \\\" \\\\ \\n \\r \\t, or \\U and four hexadecimal digits"]
      )
    case .loneSurrogate(let escape):
      return (syntax, "'\(escape)' is half a character", ["write the character itself"])
    case .valueNotText:
      return (syntax, "the value is a list or a table, not a text", [line])
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value >= 0x20, scalar.value != 0x7F else {
      return "U+" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
        + String(scalar.value, radix: 16, uppercase: true)
    }
    return String(Character(scalar))
  }
}
