import Glibc

/// Whether a name may be given to another file.
///
/// A rename takes the name of whatever has it: as root even that of `/dev/null`, which the whole machine then misses.
enum Replacement {
  /// - Throws: ``SystemError/notAFile(path:)`` for a device, a pipe or a socket, and for the links to open files that
  ///   `/dev/stdout` and its kind are.
  static func check(_ path: String) throws(SystemError) {
    guard let own = try? FileStatus(of: path, followingLinks: false) else { return }
    let leadsTo = own.kind == .symbolicLink ? (try? FileStatus(of: path))?.kind : own.kind
    if leadsTo == .other || leadsToOpenFile(path) { throw .notAFile(path: path) }
  }

  private static func leadsToOpenFile(_ path: String) -> Bool {
    let prefix = Array("/proc/".utf8)
    let target = [CChar](unsafeUninitializedCapacity: prefix.count) { buffer, filled in
      filled = buffer.baseAddress.map { max(readlink(path, $0, prefix.count), 0) } ?? 0
    }
    return target.map(UInt8.init(bitPattern:)) == prefix
  }
}
