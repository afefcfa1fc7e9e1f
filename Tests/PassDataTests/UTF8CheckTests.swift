import PassData
import Testing

/// Seen through the JSON reader, which asks it for the fault of a string.
@Suite struct UTF8CheckTests {
  /// Every pair of bytes, and three- and four-byte sequences around every limit, against the standard library.
  @Test func agreesWithTheStandardLibrary() {
    var checked = 0
    func check(_ bytes: [UInt8]) {
      checked += 1
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      guard isRead(bytes) != isValid else { return }
      Issue.record("\(bytes)")
    }
    for first in UInt8(0x80)...0xFF {
      check([first])
      for second in stride(from: UInt8(0x20), through: 0xFF, by: 1) where second != 0x22 && second != 0x5C {
        check([first, second])
      }
    }
    let limits: [UInt8] = [0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xED, 0xFF]
    for first in UInt8(0xE0)...0xF8 {
      for second in limits {
        for third in limits {
          check([first, second, third])
          for fourth in limits { check([first, second, third, fourth]) }
        }
      }
    }
    #expect(checked > 30_000)
  }

  private func isRead(_ content: [UInt8]) -> Bool {
    do throws(JSONError) {
      _ = try JSONReader.read([0x22] + content + [0x22])
      return true
    } catch {
      guard case .invalidUTF8(_, let byte) = error.fault else {
        Issue.record("\(error.fault)")
        return false
      }
      #expect(content.contains(byte))
      return false
    }
  }
}
