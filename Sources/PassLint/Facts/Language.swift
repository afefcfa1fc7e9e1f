import PassBundle
import PassData

/// One translation of a pass: a `de.lproj` folder.
public struct Language: Sendable {
  /// `de.lproj`.
  public let folder: String

  /// `de`.
  public let tag: String

  /// The path of its pass.strings, if it has one.
  let path: String

  /// Its texts, or why they can't be read; nil without a pass.strings.
  let strings: Result<PassStrings, StringsError>?

  /// Its keys, for look-ups.
  let keys: Set<ByteString>

  init(folder: String, strings bytes: [UInt8]?) {
    self.folder = folder
    tag = String(folder.dropLast(6))
    let path = "\(folder)/pass.strings"
    self.path = path
    strings = bytes.map { bytes in
      do throws(StringsError) {
        return .success(try PassStrings.read(bytes, file: path))
      } catch {
        return .failure(error)
      }
    }
    guard case .success(let read)? = strings else {
      keys = []
      return
    }
    keys = Set(read.entries.map { ByteString($0.key) })
  }

  /// Whether its texts could be read.
  var isReadable: Bool { if case .success? = strings { true } else { false } }
}
