import PassLayout
import PassPreview
import Testing

@Suite struct ContactSheetTests {
  @Test(arguments: [
    (0, 5, [Int]()), (3, 0, []), (1, 5, [0]), (5, 5, [0, 1, 2, 3, 4]), (9, 3, [0, 1, 2]),
    (3, 101, [0, 50, 100]),
    (2, 7, [0, 6]), (4, 10, [0, 3, 6, 9]),
  ])
  func `a sample is spread evenly from the first row to the last`(size: Int, count: Int, rows: [Int]) {
    #expect(ContactSheet.sample(size, of: count) == rows)
  }

  @Test func `a huge table is no trouble`() {
    let rows = ContactSheet.sample(100, of: .max)
    #expect(rows.count == 100 && rows.first == 0 && rows.last == .max - 1)
    #expect(rows == rows.sorted())
  }

  @Test(arguments: [1, 2, 7, 12])
  func `cells stand side by side and never overlap`(count: Int) throws {
    let drawn = try SamplePass.draw(SamplePass.ticket())
    let sheet = ContactSheet.sheet((0..<count).map { .init(drawn, title: "row \($0)") }, appearance: .light)
    #expect(sheet.cards.count == count)
    let boxes = sheet.cards.map { card in
      Rect(
        x: card.origin.x, y: card.origin.y, width: card.face.size.width * card.scale,
        height: card.face.size.height * card.scale)
    }
    for (index, box) in boxes.enumerated() {
      #expect(box.x >= 0 && box.maxX <= sheet.size.width && box.maxY <= sheet.size.height)
      for other in boxes.dropFirst(index + 1) {
        #expect(box.maxX <= other.x || other.maxX <= box.x || box.maxY <= other.y || other.maxY <= box.y)
      }
    }
  }
}
