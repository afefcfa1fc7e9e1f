public import PassData
import PassSystem

/// The files of a pass as they lie in a folder: Apple's `Name.pass`, Pass Designer's `.pkpasstemplate`, or a
/// template of ours.
///
/// Reading never changes the folder, and drops nothing in silence:
/// - `template.json` and `tooling.json`, an old `manifest.json` and `signature`, and what systems and version
///   control leave behind are left out, each with a note;
/// - private keys, certificates and symbolic links are left out with an error: they must never reach a pass;
/// - everything else is kept, known to Wallet or not. Lint judges the names.
public struct PassFolder: Sendable {
  /// How much a folder may hold. Far above any pass; there to stop at a wrong folder soon.
  public struct Limits: Sendable {
    public var files = 2_000
    public var fileBytes = 64 << 20
    public var totalBytes = 256 << 20
    public var depth = 8
    public init() {}
  }

  /// The folder as the caller named it.
  public let path: String

  /// The bytes of `pass.json` as they lie there.
  public let passJSONBytes: [UInt8]

  /// `pass.json`, read: its tree and where everything in it stands.
  public let passJSON: JSONDocument

  /// Every other file of the pass, `personalization.json` and the localized ones included.
  public let assets: [BundlePath: Asset]

  /// The bytes of `template.json`, which is about the pass and never in it.
  public let templateJSONBytes: [UInt8]?

  /// What was left out and what must not lie there: notes, warnings and errors.
  public let findings: [Diagnostic]

  /// Reads a folder.
  ///
  /// - Throws: ``BundleError`` where the folder can't be read, exceeds the limits, or has no readable `pass.json`.
  ///   Faults that leave a pass to look at are ``findings`` instead.
  public static func read(at path: String, limits: Limits = Limits()) throws(BundleError) -> PassFolder {
    var walk = FolderWalk(root: path, limits: limits)
    do throws(SystemError) {
      guard try FileStatus(of: path).kind == .directory else { throw .notDirectory(path: path) }
      try walk.visit("", depth: 0)
    } catch {
      throw .system(error)
    }
    guard let bytes = walk.passJSON else {
      throw .unusableFolder(
        walk.findings + (walk.overflow.map { [$0] } ?? [FolderFinding.missingPassJSON(in: path)]))
    }
    if let overflow = walk.overflow { throw .unusableFolder(walk.findings + [overflow]) }
    do throws(JSONError) {
      let document = try JSONReader.read(bytes, file: FilePath.join(path, "pass.json"))
      return PassFolder(
        path: path, passJSONBytes: bytes, passJSON: document, assets: walk.assets,
        templateJSONBytes: walk.templateJSON, findings: walk.findings)
    } catch {
      throw .unusableFolder(walk.findings + error.diagnostics)
    }
  }

  /// Where a file of this folder lies, for messages.
  public func file(_ path: BundlePath) -> String { FilePath.join(self.path, path.text) }

  /// The bytes of `pass.json` as a pass holds them that needs no rendering: without a byte order mark.
  public var packedPassJSON: Asset {
    Asset(passJSON.hasByteOrderMark ? Array(passJSONBytes.dropFirst(3)) : passJSONBytes)
  }
}
