public import PassData
import PassSystem

/// What came of unpacking an archive into a folder.
public struct Unpacked: Sendable {
  /// The files that were written, in the order of the archive.
  public let files: [BundlePath]

  /// Why others were not.
  public let findings: [Diagnostic]
}

extension OpenedPass {
  /// Writes the files of this archive into a new folder, and nothing outside of it.
  ///
  /// Only entries whose names are a ``BundlePath`` are written, as plain files: no links, no devices, no paths upwards,
  /// no modes from the archive. What can't be written is told, and the rest is there.
  ///
  /// - Parameter folder: made here; one that exists must be empty, so that no link in it can lead elsewhere.
  /// - Throws: ``BundleError/system(_:)`` where the folder is not new, or the disk refuses.
  public func unpack(into folder: String) throws(BundleError) -> Unpacked {
    var files: [BundlePath] = []
    var findings: [Diagnostic] = []
    do throws(SystemError) {
      try Directory.create(folder)
      guard try Directory.entries(of: folder).isEmpty else { throw .exists(path: folder) }
      for entry in entries {
        guard let path = entry.path, let bytes = entry.bytes, entry.isPlainFile else {
          findings.append(
            OpeningFinding.notUnpacked(entry.name, "it is unsafe or unreadable").diagnostic(file: file))
          continue
        }
        do throws(SystemError) {
          let place = FilePath.join(folder, path.text)
          try Directory.create(FilePath.parent(of: place))
          try AtomicFile.write(bytes, to: place, existing: .refuse, syncing: false)
          files.append(path)
        } catch .exists, .isDirectory, .notDirectory {
          // A name twice, or one as a file and as a folder.
          findings.append(
            OpeningFinding.notUnpacked(entry.name, "another file has its place").diagnostic(file: file))
        }
      }
    } catch {
      throw .system(error)
    }
    return Unpacked(files: files, findings: findings)
  }
}
