import PassBundle
import PassData
public import PassImage
import PassModel
import PassSystem

/// The files of a pass, decoded once: sizes, pictures, texts.
public struct FileFacts: Sendable {
  public struct File: Sendable {
    public let path: String
    public let byteCount: Int
    /// For what is an image by its name.
    public let image: ImageFacts?

    /// `logo.png` of `de.lproj/logo.png`.
    public let name: String
    /// `de.lproj`; nil at the root.
    public let folder: String?
  }

  /// Sorted by the bytes of their paths; pass.json, manifest.json and signature are not among them.
  public let files: [File]

  /// Images by their names, root and translations.
  let images: [(file: File, name: ImageName, facts: ImageFacts)]

  private let positions: [ByteString: Int]

  /// Which images lie at the root.
  let slotsAtRoot: Set<ImageSlot>

  /// Which images there are at all: a logo may lie in the translations alone.
  let slots: Set<ImageSlot>

  /// The translations, sorted by their folders.
  public let languages: [Language]

  /// The keys that some languages have and others lack, with the places of those others in ``languages``.
  let untranslated: [ByteString: [Int]]

  /// Whether there is any text in any language, and a folder for people who speak none of the others.
  let hasTexts: Bool
  let hasEnglish: Bool

  /// personalization.json, if there is one; nil without it.
  let personalization: Result<JSONDocument, JSONError>?

  /// - Parameters:
  ///   - entries: path and bytes of every file.
  public init(_ entries: [(path: String, bytes: [UInt8])]) { self.init(FileDecoding(entries)) }

  /// Waits for the images, and decodes those that nobody has begun.
  public init(_ decoding: FileDecoding) {
    let entries = decoding.entries
    files = decoding.files
    images = files.compactMap { file in
      guard let name = ImageName(file.name), let facts = file.image else { return nil }
      return (file, name, facts)
    }
    var positions: [ByteString: Int] = [:]
    for (index, file) in files.enumerated() { positions[ByteString(file.path)] = index }
    self.positions = positions
    slots = Set(files.compactMap { ImageName($0.name)?.slot })
    languages = Self.languages(of: entries)
    untranslated = Self.untranslated(in: languages)
    hasTexts = languages.contains { !$0.keys.isEmpty }
    hasEnglish = languages.contains { $0.tag.lowercased().hasPrefix("en") }
    personalization = entries.first { $0.path == "personalization.json" }.map { entry in
      do throws(JSONError) {
        return .success(try JSONReader.read(entry.bytes, file: entry.path))
      } catch {
        return .failure(error)
      }
    }
    slotsAtRoot = Set(files.filter { $0.folder == nil }.compactMap { ImageName($0.name)?.slot })
  }

  public subscript(path: String) -> File? { positions[ByteString(path)].map { files[$0] } }

  func contains(_ path: String) -> Bool { positions[ByteString(path)] != nil }

  /// Files at the root, which is where all but translations lie.
  var atRoot: [File] { files.filter { $0.folder == nil } }

  private static func untranslated(in languages: [Language]) -> [ByteString: [Int]] {
    let readable = languages.indices.filter { languages[$0].isReadable }
    guard readable.count > 1 else { return [:] }
    var lacking: [ByteString: [Int]] = [:]
    for key in readable.reduce(into: Set<ByteString>(), { $0.formUnion(languages[$1].keys) }) {
      let without = readable.filter { !languages[$0].keys.contains(key) }
      if !without.isEmpty { lacking[key] = without }
    }
    return lacking
  }

  private static func languages(of entries: [(path: String, bytes: [UInt8])]) -> [Language] {
    var texts: [ByteString: [UInt8]?] = [:]
    for entry in entries {
      guard let slash = entry.path.utf8.firstIndex(of: UInt8(ascii: "/")) else { continue }
      let folder = String(entry.path[..<slash])
      guard folder.lowercased().hasSuffix(".lproj") else { continue }
      let isTexts = entry.path.hasSameBytes(as: "\(folder)/pass.strings")
      if isTexts {
        texts[ByteString(folder)] = .some(entry.bytes)
      } else if texts[ByteString(folder)] == nil {
        texts[ByteString(folder)] = .some(nil)
      }
    }
    return texts.sorted { $0.key < $1.key }.map { Language(folder: $0.key.text, strings: $0.value) }
  }
}

extension FileFacts.File {
  init(_ entry: (path: String, bytes: [UInt8])) {
    path = entry.path
    byteCount = entry.bytes.count
    if let slash = entry.path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      name = String(entry.path[entry.path.utf8.index(after: slash)...])
      folder = String(entry.path[..<slash])
    } else {
      name = entry.path
      folder = nil
    }
    let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isImage = ["png", "pdf", "jpg", "jpeg", "gif", "webp", "heic", "svg"].contains(suffix)
    image = isImage ? ImageFacts(of: entry.bytes) : nil
  }
}
