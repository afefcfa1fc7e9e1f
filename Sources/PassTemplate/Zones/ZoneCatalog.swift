import PassData
public import PassSystem

/// The time zones of the system: files below `TZDIR`, else below `/usr/share/zoneinfo`.
public struct ZoneCatalog: Sendable {
  private let folder: String

  /// - Parameter environment: where `TZDIR` is looked up.
  public init(_ environment: Environment) {
    self.init(folder: environment["TZDIR"] ?? "/usr/share/zoneinfo")
  }

  public init(folder: String) { self.folder = folder }

  /// The rules of a zone by its IANA name, such as `Europe/Berlin`.
  ///
  /// - Throws: ``ZoneError``.
  public func zone(_ name: String) throws(ZoneError) -> ZoneRules {
    guard Self.isName(name) else { throw .unknown(name: name, nearest: nearest(name)) }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReader.read(FilePath.join(folder, name), limit: 1 << 20)
    } catch {
      guard FileStatus.exists(folder) else { throw .noCatalog(folder: folder) }
      throw .unknown(name: name, nearest: nearest(name))
    }
    guard let rules = ZoneFile.read(bytes, name: name) else { throw .unreadable(name: name, folder: folder) }
    return rules
  }

  /// Names are relative paths of plain words, so none leads out of the folder.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy {
          Identifier.isPart($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
        }
    }
  }

  /// The catalog lists its names in `zone1970.tab`, third column.
  private func nearest(_ name: String) -> String? {
    guard let bytes = try? FileReader.read(FilePath.join(folder, "zone1970.tab"), limit: 1 << 20) else {
      return nil
    }
    let names = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
      let columns = line.split(separator: UInt8(ascii: "\t"))
      guard columns.count >= 3, columns[0].first != UInt8(ascii: "#") else { return nil }
      return String(decoding: columns[2], as: UTF8.self)
    }
    let cities = names.filter { $0.split(separator: "/").last.map(String.init) == name }
    return cities.first ?? NearestName.to(name, among: names + ["UTC"])
  }
}
