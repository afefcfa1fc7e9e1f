import CLibZip

/// Which libzip the loader found.
public enum LibZipVersion {
  public static var inUse: String { String(cString: zip_libzip_version()) }
}
