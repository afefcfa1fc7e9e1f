extension FilePath {
  /// Whether a file of this name would lie in `folder`, at any depth, or be the folder itself; told by what is on the
  /// disk, not by spelling. The file need not be there yet.
  public static func lies(_ path: String, within folder: String) -> Bool {
    guard let inside = try? FileStatus(of: folder) else { return false }
    var rest = path
    // A missing part has no link in it, so the first folder that is there decides.
    while (try? FileStatus(of: rest)) == nil, rest != ".", rest != "/" { rest = parent(of: rest) }
    // The name itself may be a link to elsewhere; what is written takes the place of the link.
    if rest == path, (try? FileStatus(of: path, followingLinks: false))?.kind == .symbolicLink,
      lies(parent(of: path), within: folder)
    {
      return true
    }
    guard var place = Program.resolved(rest) else { return false }
    while true {
      if let status = try? FileStatus(of: place), status.isSameFile(as: inside) { return true }
      if place == "/" { return false }
      place = parent(of: place)
    }
  }
}
