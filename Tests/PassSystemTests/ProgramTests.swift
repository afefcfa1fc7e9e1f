import PassSystem
import TestSupport
import Testing

@Suite struct ProgramTests {
  @Test func `only regular files with the right to run are programs`() throws {
    let folder = TemporaryFolder()
    try AtomicFile.write([], to: folder.file("run"), existing: .refuse, permissions: 0o755)
    try AtomicFile.write([], to: folder.file("text"), existing: .refuse, permissions: 0o644)
    #expect(Program.isExecutable(folder.file("run")))
    #expect(!Program.isExecutable(folder.path) && !Program.isExecutable(folder.file("none")))
    // Root may run nothing that has no execute bit at all.
    #expect(!Program.isExecutable(folder.file("text")))
  }

  @Test func `links are followed`() {
    #expect(Program.resolved("/proc/self/exe")?.hasPrefix("/") == true)
    #expect(Program.resolved("/no/such/file") == nil)
  }

  @Test func `what is no program can't be become`() {
    #expect(throws: SystemError.self) { try Program.become("/no/such/file", arguments: []) }
  }
}
