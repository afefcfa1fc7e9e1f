import Glibc

/// The error numbers that are told apart, by name.
enum POSIXCode {
  static let noEntry = ENOENT
  static let isDirectory = EISDIR
  static let notDirectory = ENOTDIR
  static let noAccess = EACCES
  static let notPermitted = EPERM
  static let readOnly = EROFS
  static let exists = EEXIST
  static let noSpace = ENOSPC
  static let quota = EDQUOT

  /// The C library's words, in the C locale.
  static func text(_ number: Int32) -> String {
    guard let words = strerror(number) else { return "error \(number)" }
    return String(cString: words)
  }
}
