import PassBundle
import PassSystem

/// Where finished passes go, one after the other in the order of the rows.
protocol PassSink: AnyObject {
  /// Where the pass of a row lies, relative to the destination. Asked on any thread.
  var place: @Sendable (_ row: Int, OutputName) -> String { get }

  /// What writes a pass on any thread and in any order, with nothing to be seen of it yet; nil where nothing can be
  /// done before its turn comes.
  var writer: (any PassWriting)? { get }

  /// Whether the pass of an earlier run is where it should be. Called in the order of the rows.
  func keep(_ known: KnownPasses.Entry) throws -> Bool

  /// Whether ``keep(_:)`` can still say yes to anything; asked on any thread, so that passes which must be made again
  /// are made by all of them.
  var mayKeep: @Sendable () -> Bool { get }

  /// Makes a pass appear. Called in the order of the rows.
  func put(_ archive: PassArchive, as file: String, begun: PendingFile?) throws

  /// Waits until everything put so far is on the disk; may be called on any thread.
  var syncer: @Sendable () throws(SystemError) -> Void { get }

  /// The last row has been put.
  func finish() throws
}

extension PassSink {
  func sync() throws(SystemError) { try syncer() }
}

/// The part of a sink that works beside the others.
protocol PassWriting: Sendable {
  func begin(_ archive: PassArchive, as file: String) throws(SystemError) -> PendingFile
}

/// A file that is written and waits for its name.
final class PendingFile: Sendable {
  private let part: OnceBox<PartFile>

  init(_ part: consuming PartFile) { self.part = OnceBox(part) }

  func publish(existing: PartFile.Existing) throws(SystemError) {
    if let part = self.part.take() { try part.publish(existing: existing) }
  }
}
