import PassBundle
import PassData
import PassPipeline
import PassSystem

/// What lies at a path, opened as what it is.
enum LintSource {
  /// A pass folder, template or not.
  case folder(TemplateFolder)
  /// A finished file.
  case package(OpenedPass)
  /// A bare pass.json.
  case document(JSONDocument)
  /// What can't be read as any of these; every fault is told.
  case unreadable([Diagnostic], isFolder: Bool)

  init(_ path: String, in context: Context) throws {
    if path != "-", try FileStatus(of: context.path(path)).kind == .directory {
      self = try Self.folder(at: context.path(path))
      return
    }
    let name = path == "-" ? "<stdin>" : path
    let bytes = path == "-" ? try context.readInput() : try FileReader.read(context.path(path))
    if bytes.starts(with: [0x50, 0x4B]) || Self.isFinished(name) {
      self = .package(try Self.package(bytes, name))
      return
    }
    do throws(JSONError) {
      self = .document(try JSONReader.read(bytes, file: name))
    } catch {
      self = .unreadable(error.diagnostics, isFolder: false)
    }
  }

  private static func folder(at path: String) throws -> LintSource {
    do {
      return .folder(try TemplateFolder.examine(at: path))
    } catch BundleError.unusableFolder(let found) {
      return .unreadable(found, isFolder: true)
    }
  }

  private static func package(_ bytes: [UInt8], _ name: String) throws -> OpenedPass {
    let opened = OpenedPass(bytes, file: name)
    if opened.kind == .order { throw PackageError.orderNotPass(name) }
    return opened
  }

  private static func isFinished(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [".pkpass", ".pkpasses", ".order", ".zip"].contains { lower.hasSuffix($0) }
  }
}
