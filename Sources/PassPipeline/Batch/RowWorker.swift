import PassBundle
import PassCrypto
import PassData
import PassLint
import PassSystem
import PassTemplate

/// Does with a few rows all that needs no other row: type, judge, render, sign, pack, begin to write.
///
/// An immutable value, used by many tasks at once.
struct RowWorker: Sendable {
  /// What a row came to before its turn in the order of rows.
  struct Work: Sendable {
    let row: DataRow
    var name: OutputName?
    var uniques: [RowUnique] = []
    /// What is to be held against all other passes; nil where the row could not be rendered.
    var facts: BatchLint.Facts?
    /// What judging told of the row that is no error.
    var findings: [Diagnostic] = []
    var inputDigest = ""
    var result: Result

    enum Result: Sendable {
      case rejected([Diagnostic])
      case judged
      /// A row of another shard; its names count, and that is all.
      case elsewhere
      /// An earlier run made it; whether it is still there is asked when its turn comes.
      case known(KnownPasses.Entry)
      case forged(ForgedPass, PendingFile?)
      /// Not the row's fault: the disk is full, the key fails. The run ends when this row's turn comes.
      case failed(any Error)
    }
  }

  let forge: Forge
  let rows: RowReading
  let shard: Shard
  /// The rows that judging rejected; the others need no judging again. Nil where nothing has been judged.
  let rejected: RowSet?
  let writer: (any PassWriting)?
  let lanes: SigningLanes
  let sampling: Sampling
  /// Whether what an earlier run made can still be kept.
  let mayKeep: @Sendable () -> Bool
  /// Where the pass of a row lies; a value of the sink's, asked on any thread.
  let place: @Sendable (Int, OutputName) -> String

  /// Judges rows, and signs nothing.
  func judge(_ rows: [DataRow]) -> [Work] { rows.map { prepare($0, using: nil).work } }

  /// Makes the passes of rows.
  func forge(_ rows: [DataRow], from known: KnownPasses?) async -> [Work] {
    var prepared = rows.map { prepare($0, using: known) }
    guard let identity = forge.identity, prepared.contains(where: { $0.pass != nil }) else {
      return prepared.map { $0.work }
    }
    let signed = await signed(prepared.map { $0.pass }, by: identity)
    for index in prepared.indices {
      guard let result = signed[index],
        let bundle = prepared[index].attempt({ _ in try result.get() })
      else { continue }
      let forged = prepared[index].attempt { pass in
        let forged = ForgedPass(archive: try PassArchive(sealing: bundle), prepared: pass)
        if sampling.takes(row: rows[index].number) { try forge.check(forged) }
        return forged
      }
      guard let forged, let name = prepared[index].work.name else { continue }
      let file = place(rows[index].number, name)
      let pending = prepared[index].attempt { _ in try writer?.begin(forged.archive, as: file) }
      if case .some(let pending) = pending { prepared[index].work.result = .forged(forged, pending) }
    }
    return prepared.map { $0.work }
  }

  private typealias Signed = Result<SignedBundle, any Error>

  /// Signs in a lane; with a key elsewhere on a thread that may wait for it.
  private func signed(_ passes: [PreparedPass?], by identity: SigningIdentity) async -> [Signed?] {
    do {
      try await lanes.enter()
    } catch {
      return passes.map { $0.map { _ in .failure(error) } }
    }
    let signed =
      identity.keySessions == nil
      ? sign(passes, by: identity) : await BlockingWork.run { sign(passes, by: identity) }
    var failure: (any Error)?
    for case .failure(let error)? in signed { failure = failure ?? error }
    await lanes.leave(failure: failure)
    return signed
  }

  /// After one failure the key is asked no more.
  private func sign(_ passes: [PreparedPass?], by identity: SigningIdentity) -> [Signed?] {
    let signer = identity.makeSigner()
    var failure: (any Error)?
    return passes.map { pass in
      guard let pass else { return nil }
      if let failure { return .failure(failure) }
      do {
        return .success(try forge.sign(pass, with: signer))
      } catch {
        failure = error
        return .failure(error)
      }
    }
  }

  private struct Prepared {
    var work: Work
    var pass: PreparedPass?

    /// Does a step after judging. What fails here is no fault of the row.
    mutating func attempt<Value>(_ step: (PreparedPass) throws -> Value) -> Value? {
      guard let pass else { return nil }
      do {
        return try step(pass)
      } catch {
        work.result = .failed(error)
        self.pass = nil
        return nil
      }
    }
  }

  private func prepare(_ row: DataRow, using known: KnownPasses?) -> Prepared {
    var work = Work(row: row, result: .judged)
    do {
      let typed = try rows.typed(row)
      work.uniques = rows.uniques(of: typed)
      let context = forge.context(for: typed)
      let name = try forge.name(in: context)
      work.name = name
      let tree = try forge.render(typed, in: context)
      work.facts = BatchLint.Facts(tree)
      guard shard.contains(row: row.number) else {
        work.result = .elsewhere
        return Prepared(work: work, pass: nil)
      }
      if forge.identity != nil, let known, mayKeep() {
        work.inputDigest = try forge.inputDigest(of: typed, in: context)
        if let entry = try known.entry(for: place(row.number, name)),
          entry.pass.inputDigest == work.inputDigest
        {
          work.result = .known(entry)
          return Prepared(work: work, pass: nil)
        }
      }
      let pass = try forge.prepare(
        tree, in: context, name: name, judging: rejected?.contains(row.number) ?? true)
      work.findings = pass.findings
      if work.inputDigest.isEmpty { work.inputDigest = try forge.inputDigest(of: typed, in: context) }
      return Prepared(work: work, pass: pass)
    } catch let error as any DiagnosableError where !(error is SystemError) {
      // What is wrong with a row is told by its own shard.
      work.result = shard.contains(row: row.number) ? .rejected(error.diagnostics) : .elsewhere
      return Prepared(work: work, pass: nil)
    } catch {
      work.result = .failed(error)
      return Prepared(work: work, pass: nil)
    }
  }
}
