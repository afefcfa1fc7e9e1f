/// What made a text no JSON, and the exact place.
public struct JSONError: DiagnosableError, Equatable {
  public let fault: JSONFault
  public private(set) var location: SourceLocation

  public init(_ fault: JSONFault, at location: SourceLocation) {
    self.fault = fault
    self.location = location
  }

  public var diagnostic: Diagnostic {
    Diagnostic(.error, fault.code, fault.message, at: location, hints: fault.hints)
  }

  /// The same error seen from one step further out, so that the pointer grows while the recursion unwinds.
  func within(_ token: JSONPointer.Token) -> JSONError {
    var outer = self
    outer.location.pointer = JSONPointer([token] + (location.pointer?.tokens ?? []))
    return outer
  }
}

/// The ways in which a text is no JSON. The wording is in `JSONFault+Words`.
public indirect enum JSONFault: Sendable, Equatable {
  case empty
  case textAfterValue
  case tooLarge(limit: Int)
  case tooDeep(limit: Int)

  /// UTF-16 or UTF-32, by its byte order mark or its NULs.
  case otherEncoding(String)
  case invalidUTF8(UTF8Fault, byte: UInt8)

  case trailingComma
  /// `//`, `/*` or `#`.
  case comment(String)
  case singleQuotes
  case unquotedKey(String)
  case duplicateKey(String, first: SourceLocation)
  case missingComma
  case missingColon(key: String)
  case missingValue(key: String?)

  /// A raw byte below 0x20 within a string.
  case controlCharacter(UInt8)
  case invalidEscape(String)
  /// `\uD800` to `\uDBFF` without its low half.
  case loneHighSurrogate(UInt16)
  /// `\uDC00` to `\uDFFF` without its high half.
  case loneLowSurrogate(UInt16)

  /// `NaN`, `Infinity`, `-Infinity`.
  case notFinite(String)
  case leadingZero(String)
  case leadingPlus(String)
  /// `.5`
  case bareDot(String)
  /// `-`, `1.`, `1e`
  case digitsMissing(String)
  /// `0x1F`, `1_000`
  case notANumber(String)
  /// `True`, `nil`, `undefined`
  case unknownWord(String)

  /// Each of these three is placed where the string, array or object began.
  case unterminatedString
  case unterminatedArray
  case unterminatedObject

  case unexpected(Unicode.Scalar, expected: String)
  case unexpectedEnd(expected: String)
}
