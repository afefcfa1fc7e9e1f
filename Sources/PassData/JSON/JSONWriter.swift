/// Writes a tree as UTF-8 JSON. The same tree gives the same bytes.
public enum JSONWriter {
  public enum Layout: Sendable { case compact, indented }
  public static func write(_ value: JSONValue, layout: Layout = .compact) -> [UInt8] { [] }
  public static func append(_ value: JSONValue, to bytes: inout [UInt8]) {}
}
