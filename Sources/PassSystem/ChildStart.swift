import CPosix
import Glibc

/// How a child is started: `posix_spawn`, which needs no copy of our memory, with everything of ours taken from it.
struct ChildStart {
  let path: String
  let arguments: [String]
  let environment: [String: String]
  let folder: String

  /// - Parameter streams: what becomes its descriptors 0, 1 and 2.
  func start(streams: [Int32]) throws(SystemError) -> pid_t {
    try requireNoNUL(path, operation: "run")
    for word in arguments + environment.map({ "\($0.key)=\($0.value)" }) {
      try requireNoNUL(word, operation: "run")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    if !folder.isEmpty { posix_spawn_file_actions_addchdir_np(&actions, folder) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process ignores or holds back would stay so in the child.
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    var process: pid_t = 0
    var reason = spawn(&process, &actions, &attributes)
    // "Text file busy": somebody is just writing the program, or a process that is about to start another one still
    // holds it open.
    var tries = 1
    while reason == ETXTBSY, tries < 20 {
      usleep(10_000)
      reason = spawn(&process, &actions, &attributes)
      tries += 1
    }
    guard reason == 0 else { throw SystemError(errorNumber: reason, operation: "run", path: path) }
    return process
  }

  private func spawn(
    _ process: inout pid_t, _ actions: inout posix_spawn_file_actions_t, _ attributes: inout posix_spawnattr_t
  ) -> Int32 {
    let words = CWords([path] + arguments)
    let variables = CWords(environment.map { "\($0.key)=\($0.value)" }.sorted())
    return posix_spawn(&process, path, &actions, &attributes, words.pointers, variables.pointers)
  }
}

/// Texts as C wants them, freed with it.
private final class CWords {
  private(set) var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ words: [String]) { pointers = words.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}
