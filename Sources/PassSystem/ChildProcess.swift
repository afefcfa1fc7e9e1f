import CPosix
import Glibc

/// A program that is given a few bytes and gives a few back, watched from its start to its end.
///
/// It is started without a shell. It gets the variables that it is given and no others, and none of our descriptors
/// but its three streams, so nothing that was opened for a secret is open in it. It runs in a process group of its own,
/// so that ending it ends what it has started too, and so that Ctrl-C on the terminal lets it finish.
public enum ChildProcess {
  public struct Limits: Sendable {
    /// From its start until it has ended.
    public var milliseconds: Int
    /// Of standard output. More ends it.
    public var outputBytes: Int
    /// Of standard error, the last ones. What came before is dropped.
    public var errorBytes: Int

    public init(milliseconds: Int, outputBytes: Int, errorBytes: Int) {
      self.milliseconds = milliseconds
      self.outputBytes = outputBytes
      self.errorBytes = errorBytes
    }
  }

  public enum End: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case tooMuchOutput
  }

  public struct Outcome: Sendable {
    public let end: End
    public let output: [UInt8]
    public let errors: [UInt8]
  }

  /// What a pipe takes without a reader (POSIX promises as much), so that nobody has to wait while writing.
  public static let largestInput = 512

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - path: of the program; it is not looked for.
  ///   - environment: all of its variables.
  ///   - folder: where it stands; empty for where we stand.
  ///   - input: at most ``largestInput`` bytes.
  /// - Throws: ``SystemError`` where it cannot be started. How it ended is in the outcome.
  public static func run(
    _ path: String, _ arguments: [String], environment: [String: String], in folder: String = "",
    input: [UInt8], limits: Limits
  ) throws(SystemError) -> Outcome {
    precondition(input.count <= largestInput, "the pipe takes it without a reader")
    let given = try PipeEnds(path)
    let output = try PipeEnds(path)
    let errors = try PipeEnds(path)
    try writeAll(input, to: given.writing.raw, path: path)
    let streams = [given.reading.raw, output.writing.raw, errors.writing.raw]
    let process = try ChildStart(path: path, arguments: arguments, environment: environment, folder: folder)
      .start(streams: streams)
    // Ours of these must be closed, or their ends never come.
    given.closeBoth()
    output.closeWriting()
    errors.closeWriting()
    var watch = ChildWatch(
      process, path: path, output: output.reading.raw, errors: errors.reading.raw, limits: limits)
    return try watch.run()
  }
}

/// Both ends of a pipe, each closed at the latest when this one goes.
private final class PipeEnds {
  private(set) var reading: Descriptor
  private(set) var writing: Descriptor

  init(_ path: String) throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else {
      throw SystemError(errorNumber: errno, operation: "run", path: path)
    }
    reading = try Self.aboveStreams(Descriptor(taking: ends[0]), path)
    writing = try Self.aboveStreams(Descriptor(taking: ends[1]), path)
  }

  /// A process that was started with closed streams gets their numbers for its pipes, and the child's streams would
  /// be laid over each other.
  private static func aboveStreams(
    _ end: consuming Descriptor, _ path: String
  ) throws(SystemError) -> Descriptor {
    guard end.raw <= 2 else { return end }
    let raised = fcntl(end.raw, F_DUPFD_CLOEXEC, 3)
    guard raised >= 0 else { throw SystemError(errorNumber: errno, operation: "run", path: path) }
    return Descriptor(taking: raised)
  }

  func closeWriting() { writing = Descriptor(taking: -1) }

  func closeBoth() {
    reading = Descriptor(taking: -1)
    writing = Descriptor(taking: -1)
  }
}
