internal import CPNG

/// Which libpng the loader found.
public enum LibPNGVersion {
  public static var inUse: String { png_get_libpng_ver(nil).map { String(cString: $0) } ?? "" }
}
