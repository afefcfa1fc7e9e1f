/// What a file is that is no archive, by its first bytes.
public enum ForeignFormat: Sendable, Equatable, CaseIterable {
  case empty
  case html
  case json
  case xml
  case png
  case jpeg
  case pdf
  case gzip
  case otherArchive
  case pem
  case base64Archive
  case text
  case unknown

  public init(of bytes: [UInt8]) {
    let withoutMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let start = withoutMark.prefix(512).drop { $0 <= 0x20 }
    func begins(_ text: String) -> Bool {
      start.prefix(text.utf8.count).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }.elementsEqual(
        text.utf8)
    }
    self =
      if bytes.isEmpty {
        .empty
      } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        .png
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        .jpeg
      } else if bytes.starts(with: [0x1F, 0x8B]) {
        .gzip
      } else if bytes.starts(with: [0x37, 0x7A, 0xBC, 0xAF]) || bytes.starts(with: "Rar!".utf8) {
        .otherArchive
      } else if begins("%pdf") {
        .pdf
      } else if begins("<!doctype html") || begins("<html") || begins("<head") || begins("<body") {
        .html
      } else if begins("<") {
        .xml
      } else if begins("{") || begins("[") {
        .json
      } else if begins("-----begin") {
        .pem
      } else if begins("uesdb") {
        // "UEsDB" is how base64 spells the beginning of an archive.
        .base64Archive
      } else if !start.isEmpty, start.allSatisfy({ $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
        .text
      } else {
        .unknown
      }
  }
}
