import Glibc
import Synchronization

/// Ctrl-C and SIGTERM as a flag that long work looks at between two items.
///
/// The first signal sets the flag; a second one ends the process at once, as it would without us.
public enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// Starts to watch. Call it once, before the work.
  public static func watch() {
    // Touched here, because a handler must not be the one to initialise a global.
    requested.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in Interruption.requested.store(true, ordering: .relaxed) }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
      sigaction(number, &action, nil)
    }
  }

  /// Whether a signal has come since ``watch()``.
  public static var isRequested: Bool { requested.load(ordering: .relaxed) }
}
