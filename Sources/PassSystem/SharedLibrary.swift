import Glibc

/// A library that is loaded when it is asked for, and stays.
public enum SharedLibrary {
  /// Whether there is such a library, and it has the function: a path where it holds a slash, else a name that is looked
  /// for where libraries are.
  public static func provides(_ function: String, at path: String) -> Bool {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return false }
    return dlsym(library, function) != nil
  }
}
