import CLinux
import Glibc
import Speech

/// A small program that is given text and waited for: no shell reads its command line.
package enum ToolRun {
  /// How long a program may take, in milliseconds; a key waits for it.
  private static let patience: Int32 = 2_000

  /// Runs a program with bytes as its standard input, and tells whether it has ended well in time.
  ///
  /// The bytes are in a file in memory, so that a program that does not read them holds nobody up.
  package static func succeeds(_ words: [String], input: [UInt8]) -> Bool {
    let file = memory_file()
    guard file >= 0 else { return false }
    defer { close(file) }
    guard FileBytes.write(input[...], to: file), lseek(file, 0, SEEK_SET) == 0, let id = start(words, input: file)
    else { return false }
    if !hasEnded(id) { kill(-id, SIGKILL) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  /// Starts a program in a process group of its own, so that the keys of the terminal do not end it.
  private static func start(_ words: [String], input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    // What it says would be drawn over the book.
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    _ = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, words.first ?? "", &actions, &attributes, &arguments, current_environment())
    return code == 0 ? id : nil
  }

  /// Waits for a program, as long as there is patience for it.
  private static func hasEnded(_ id: pid_t) -> Bool {
    let ending = pidfd_open(id, 0)
    guard ending >= 0 else { return false }
    defer { close(ending) }
    let deadline = SystemClock.now().milliseconds + Int(patience)
    while true {
      var polled = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
      let ready = poll(&polled, 1, Int32(clamping: max(0, deadline - SystemClock.now().milliseconds)))
      if ready > 0 { return true }
      if ready == 0 || errno != EINTR { return false }
    }
  }
}
