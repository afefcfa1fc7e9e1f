import Glibc
import PassSystem
import Testing

/// Exit tests, because a signal meets the whole process.
@Suite struct InterruptionTests {
  @Test func `the first signal is a flag`() async {
    await #expect(processExitsWith: .success) {
      Interruption.watch()
      precondition(!Interruption.isRequested)
      deliver(SIGINT)
      precondition(Interruption.isRequested)
    }
  }

  @Test func `the second signal ends the process`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      Interruption.watch()
      deliver(SIGTERM)
      deliver(SIGTERM)
    }
  }
}

/// Signals are masked on the threads that tests run on.
private func deliver(_ number: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
}
