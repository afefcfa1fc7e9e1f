import TestSupport
import Testing

@testable import PassModel

@Suite struct KeysDocumentTests {
  /// Written anew with `PASSFORGE_RECORD=1 swift test --filter KeysDocumentTests`.
  @Test func thePageIsFresh() throws {
    try FreshPage.check("keys.md", KeysDocument.text(), filter: "KeysDocumentTests")
  }
}
