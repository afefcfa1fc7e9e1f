import PassBundle
import PassData
import PassSystem

/// The images that rows bring: regular PNG files below one folder, and nowhere else.
struct RowImages {
  let folder: String

  static let byteLimit = 10 << 20

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameters:
  ///   - path: as the row gives it, relative to ``folder``.
  ///   - target: the file of the pass that it replaces, for messages.
  /// - Throws: ``PipelineError/refused(_:)`` for a path that could leave the folder, for a link on the way, for a
  ///   file that is missing, too large, or no PNG.
  func read(_ path: String, for target: BundlePath) throws -> [UInt8] {
    if let fault = BundlePath.fault(in: path) {
      throw refusal(
        "image.row-path", "the image '\(path)' for '\(target)' is not used: \(fault.words)",
        hint: "give a path below '\(folder)', such as 'photos/ada.png'")
    }
    var walked = folder
    for component in path.split(separator: "/") {
      walked = FilePath.join(walked, String(component))
      if (try? FileStatus(of: walked, followingLinks: false))?.kind == .symbolicLink {
        throw refusal(
          "image.row-path", "the image '\(path)' for '\(target)' goes through a symbolic link",
          hint: "put the file itself below '\(folder)'")
      }
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReader.read(walked, limit: Self.byteLimit, followingLinks: false)
    } catch {
      throw PipelineError.refused([
        Diagnostic(
          .error, "image.row-missing", "the image for '\(target)': \(error.diagnostic.message)",
          at: SourceLocation(file: walked), hints: error.diagnostic.hints)
      ])
    }
    guard bytes.starts(with: Self.signature) else {
      throw refusal("image.not-png", "the image '\(path)' for '\(target)' is no PNG", hint: "save it as PNG")
    }
    return bytes
  }

  private func refusal(_ code: String, _ message: String, hint: String) -> PipelineError {
    .refused([Diagnostic(.error, code, message, hints: [hint])])
  }
}
