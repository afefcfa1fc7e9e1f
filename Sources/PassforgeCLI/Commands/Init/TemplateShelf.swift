import PassData
import PassSystem

/// The folder that templates are taken from.
struct TemplateShelf: Sendable {
  let folder: String

  /// `PASSFORGE_TEMPLATES`, then `../share/passforge/templates` beside the executable, then `Templates` of the package
  /// that it was built in.
  static func find(in context: Context) throws -> TemplateShelf {
    if let named = context.environment["PASSFORGE_TEMPLATES"] {
      let path = context.path(named)
      guard try FileStatus(of: path).kind == .directory else { throw SystemError.notDirectory(path: named) }
      return TemplateShelf(folder: path)
    }
    let beside = FilePath.parent(of: Program.resolved(context.executable) ?? context.executable)
    var candidates = [FilePath.join(beside, "../share/passforge/templates")]
    // .build/x86_64-unknown-linux-gnu/release/passforge
    var above = beside
    while above != "/", above != "." {
      above = FilePath.parent(of: above)
      if FileStatus.exists(FilePath.join(above, "Package.swift")) {
        candidates.append(FilePath.join(above, "Templates"))
      }
    }
    guard let found = candidates.first(where: FileStatus.exists) else {
      throw UsageError.noTemplates(lookedIn: candidates[0])
    }
    return TemplateShelf(folder: found)
  }

  /// Those that are there, in the order of their names.
  var templates: [ShippedTemplate] {
    PassTemplateName.allCases.compactMap { name in
      let path = FilePath.join(folder, name.folderName)
      return FileStatus.exists(FilePath.join(path, "pass.json"))
        ? ShippedTemplate(name: name, folder: path) : nil
    }
  }

  func template(_ name: PassTemplateName) throws -> ShippedTemplate {
    let path = FilePath.join(folder, name.folderName)
    guard FileStatus.exists(path) else { throw SystemError.notFound(path: path) }
    return ShippedTemplate(name: name, folder: path)
  }
}

/// One template of the shelf.
struct ShippedTemplate: Sendable {
  let name: PassTemplateName
  let folder: String

  /// What a row of it is, by its own schema.
  var title: String {
    let path = FilePath.join(folder, "template.json")
    let document = (try? FileReader.read(path)).flatMap { try? JSONReader.read($0, file: path) }
    return document?.value["row"]?["title"]?.stringValue ?? name.rawValue
  }

  func files() throws -> TemplateFiles { TemplateFiles(all: try Self.read(folder, below: "")) }

  private static func read(_ root: String, below prefix: String) throws -> [TemplateFiles.File] {
    var files: [TemplateFiles.File] = []
    for entry in try Directory.entries(of: FilePath.join(root, prefix)) {
      let name = prefix.isEmpty ? entry.name : FilePath.join(prefix, entry.name)
      switch entry.status.kind {
      case .directory: files += try read(root, below: name)
      case .regular: files.append(.init(name: name, bytes: try FileReader.read(FilePath.join(root, name))))
      case .symbolicLink, .other: continue
      }
    }
    return files
  }
}

/// The files of a template on their way into a new folder.
struct TemplateFiles: Sendable {
  struct File: Sendable {
    let name: String
    var bytes: [UInt8]
  }

  private(set) var all: [File]

  init(all: [File]) { self.all = all }

  /// Gives a member at the top of pass.json another text; its layout stays as its author made it.
  mutating func set(_ key: String, to value: String) throws {
    guard let index = all.firstIndex(where: { $0.name == "pass.json" }) else { return }
    let document = try JSONReader.read(all[index].bytes, file: "pass.json")
    guard let old = document.value[key]?.stringValue else { return }
    var found: [UInt8] = []
    var replaced: [UInt8] = []
    JSONWriter.appendString(old, to: &found)
    JSONWriter.appendString(value, to: &replaced)
    let offset = document.byteOffset(of: JSONPointer([.key(key)]))
    let range = offset..<(offset + found.count)
    guard range.upperBound <= all[index].bytes.count, all[index].bytes[range].elementsEqual(found) else {
      return
    }
    all[index].bytes.replaceSubrange(range, with: replaced)
  }
}
