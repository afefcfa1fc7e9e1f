import Testing

@testable import PassLayout

@Suite struct SymbolMatrixTests {
  @Test func `runs are the dark stretches of a row`() throws {
    let matrix = try #require(
      SymbolMatrix(
        columns: 5, rows: 2, rowHeight: 1,
        modules: [true, true, false, false, true] + Array(repeating: false, count: 5)))
    #expect(matrix.darkRuns(inRow: 0).map(\.start) == [0, 4])
    #expect(matrix.darkRuns(inRow: 0).map(\.length) == [2, 1])
    #expect(matrix.darkRuns(inRow: 1).isEmpty)
    #expect(!matrix.isDark(column: 5, row: 0) && !matrix.isDark(column: 0, row: -1))
  }

  @Test func `a matrix has as many modules as it says`() {
    #expect(SymbolMatrix(columns: 2, rows: 2, rowHeight: 1, modules: [true]) == nil)
    #expect(SymbolMatrix(columns: 0, rows: 0, rowHeight: 1, modules: []) == nil)
    #expect(SymbolMatrix(columns: 1, rows: 1, rowHeight: 0, modules: [true]) == nil)
  }
}
