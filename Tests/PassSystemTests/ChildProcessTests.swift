import Foundation
import TestSupport
import Testing

@testable import PassSystem

@Suite struct ChildProcessTests {
  private func run(
    _ line: String, environment: [String: String] = [:], in folder: String = "", input: String = "",
    milliseconds: Int = 20_000, outputBytes: Int = 100_000, errorBytes: Int = 1000
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.run(
      "/bin/sh", ["-c", line], environment: environment, in: folder, input: Array(input.utf8),
      limits: .init(milliseconds: milliseconds, outputBytes: outputBytes, errorBytes: errorBytes))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `input goes in, both outputs come out, and so does the status`() throws {
    let outcome = try run("cat; echo two >&2; exit 3", input: "one")
    #expect(text(outcome.output) == "one")
    #expect(text(outcome.errors) == "two\n")
    #expect(outcome.end == .exited(3))
  }

  @Test func `the largest input needs no reader`() throws {
    let input = String(repeating: "x", count: ChildProcess.largestInput)
    #expect(try run("exit 0", input: input).end == .exited(0))
    #expect(text(try run("cat", input: input).output) == input)
  }

  @Test func `words reach it as they are`() throws {
    let words = ["", "a b", "$HOME", "*", "'", "\"", "\\", "-n", "é", "\n"]
    let outcome = try ChildProcess.run(
      "/usr/bin/printf", ["<%s>"] + words, environment: [:], input: [],
      limits: .init(milliseconds: 20_000, outputBytes: 1000, errorBytes: 1000))
    #expect(text(outcome.output) == words.map { "<\($0)>" }.joined())
  }

  @Test func `it gets the variables that it is given and no others`() throws {
    setenv("PASSFORGE_TEST_OF_CHILDREN", "leaked", 1)
    let outcome = try run("/usr/bin/env", environment: ["A": "1", "B": "x=y z"])
    let lines = Set(text(outcome.output).split(separator: "\n").map(String.init))
    #expect(lines.isSuperset(of: ["A=1", "B=x=y z"]))
    #expect(!text(outcome.output).contains("leaked"))
    // The shell adds these itself.
    #expect(lines.count { !$0.hasPrefix("PWD=") && !$0.hasPrefix("_=") && !$0.hasPrefix("OLDPWD=") } == 2)
  }

  /// A password on an inherited descriptor, such as 3 of `--password-fd 3`, stays with us.
  @Test func `it gets none of our descriptors`() throws {
    let folder = TemporaryFolder()
    try Data("secret".utf8).write(to: URL(fileURLWithPath: folder.file("secret")))
    let open = Glibc.open(folder.file("secret"), O_RDONLY)
    #expect(open > 2 && fcntl(open, F_GETFD) & FD_CLOEXEC == 0)
    defer { close(open) }
    let outcome = try run("ls -l /proc/self/fd")
    #expect(!text(outcome.output).contains("secret"))
    #expect(text(outcome.output).contains("pipe:"))
  }

  @Test func `it stands where it is told to`() throws {
    let folder = TemporaryFolder()
    #expect(text(try run("pwd -P", in: folder.path).output).contains("passforge-test-"))
  }

  @Test func `ignored and blocked signals are as usual in it`() throws {
    signal(SIGPIPE, SIG_IGN)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGUSR1)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    defer { pthread_sigmask(SIG_UNBLOCK, &set, nil) }
    let outcome = try run("grep -E '^Sig(Blk|Ign)' /proc/self/status")
    let sets = text(outcome.output).split(separator: "\n").compactMap {
      UInt64($0.split(separator: "\t").last ?? "", radix: 16)
    }
    // glibc ignores two signals of its own, 32 and 33, in every process that it starts.
    #expect(sets.map { $0 & 0x7FFF_FFFF } == [0, 0])
  }

  @Test func `a signal that ended it is told`() throws {
    #expect(try run("kill -SEGV $$").end == .signalled(11))
  }

  /// What it has started ends with it, and nobody waits longer.
  @Test func `too long is ended with all that it started`() throws {
    let folder = TemporaryFolder()
    let start = ContinuousClock.now
    let outcome = try run(
      "sleep 60 & echo $! > pid; echo begun >&2; wait", environment: ["PATH": "/usr/bin:/bin"],
      in: folder.path, milliseconds: 500)
    #expect(outcome.end == .timedOut)
    #expect(text(outcome.errors) == "begun\n")
    #expect(ContinuousClock.now - start < .seconds(10))
    let number = try String(contentsOfFile: folder.file("pid"), encoding: .utf8).filter(\.isNumber)
    let process = try #require(Int32(number))
    // Gone, or a zombie that nobody has buried yet; on a loaded machine a killed process dies when its turn comes.
    func hasEnded() -> Bool {
      (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains("Z") ?? true
    }
    while !hasEnded(), ContinuousClock.now - start < .seconds(20) { usleep(20_000) }
    #expect(hasEnded())
  }

  /// An agent that a signer leaves behind keeps its streams open; its end is not waited for.
  @Test func `what it leaves behind is not waited for`() throws {
    let start = ContinuousClock.now
    let outcome = try run("sleep 30 & echo done", environment: ["PATH": "/usr/bin:/bin"])
    #expect(outcome.end == .exited(0) && text(outcome.output) == "done\n")
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `too much is ended at once`() throws {
    let outcome = try run("yes", environment: ["PATH": "/usr/bin:/bin"])
    #expect(outcome.end == .tooMuchOutput)
    #expect(outcome.output.count <= 100_000 + (1 << 12))
  }

  @Test func `of long complaints the end is kept`() throws {
    let outcome = try run(
      "seq 1 20000 >&2; echo last >&2", environment: ["PATH": "/usr/bin:/bin"], errorBytes: 100)
    #expect(outcome.end == .exited(0))
    #expect(outcome.errors.count == 100 && text(outcome.errors).hasSuffix("20000\nlast\n"))
  }

  @Test func `what cannot be started is an error`() throws {
    let folder = TemporaryFolder()
    try AtomicFile.write(
      Array("echo\n".utf8), to: folder.file("script"), existing: .refuse, permissions: 0o755)
    let limits = ChildProcess.Limits(milliseconds: 1000, outputBytes: 10, errorBytes: 10)
    for path in ["/no/such/program", folder.path, folder.file("script")] {
      #expect(throws: SystemError.self) {
        try ChildProcess.run(path, [], environment: [:], input: [], limits: limits)
      }
    }
    #expect(throws: SystemError.self) {
      try ChildProcess.run("/bin/sh", ["-c", "a\0b"], environment: [:], input: [], limits: limits)
    }
  }

  @Test func `no descriptor is left open`() throws {
    func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    // Other tests open files meanwhile, but not hundreds.
    let before = try open()
    for _ in 0..<200 { _ = try run("exit 0") }
    #expect(try open() < before + 200)
  }
}
