internal import CPCRE2

/// Which PCRE2 the loader found.
public enum PCRE2Version {
  /// Such as `10.42`; the date behind it is left out.
  public static var inUse: String {
    let length = pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), nil)
    guard length > 0 else { return "" }
    let text = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      let written = pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), buffer.baseAddress)
      count = max(0, Int(written) - 1)
    }
    return String(decoding: text.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }
}
