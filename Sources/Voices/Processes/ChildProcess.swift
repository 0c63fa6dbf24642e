import CLinux
import Glibc

/// A program that has been started, and the pipe it reads from.
struct ChildProcess: Sendable {
  /// The name it was started by.
  let name: String
  /// The system's number of it.
  let id: pid_t
  /// Becomes readable when it has ended.
  let ending: Descriptor
  /// The reading end of its input: as long as it is held, nobody who writes into the pipe is sent a signal.
  let input: Descriptor

  /// What a program is given to read from and write to.
  struct Streams {
    let input: Descriptor
    /// Nil when what it writes goes nowhere.
    let output: Descriptor?
    let errors: Descriptor
  }

  /// Starts a program in a process group, a new one where none is given, with no signal blocked or ignored.
  static func start(_ words: [String], _ streams: Streams, group: pid_t?) throws(StartFailure) -> ChildProcess {
    let name = words.first ?? ""
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, streams.input.number, STDIN_FILENO)
    if let output = streams.output {
      posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, streams.errors.number, STDERR_FILENO)
    _ = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, group ?? 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { (word: String) in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, name, &actions, &attributes, &arguments, current_environment())
    guard code == 0 else { throw StartFailure(program: name, code: code) }
    let ending = pidfd_open(id, 0)
    guard ending >= 0 else {
      let code = errno
      kill(id, SIGKILL)
      waitid(P_PID, id_t(id), nil, WEXITED)
      throw StartFailure(program: name, code: code)
    }
    return ChildProcess(name: name, id: id, ending: Descriptor(ending), input: streams.input)
  }

  /// How the program has ended, if not with status 0; it stays a zombie, so that its number is not given away.
  func fault() -> ChildFault.Reason? {
    var info = siginfo_t()
    guard waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == 0 else { return nil }
    let code = exit_status_or_signal(&info)
    guard ended_by_itself(&info) != 0 else { return .signal(code) }
    return code == 0 ? nil : .status(code)
  }

  /// Gives the number of a program that has ended back to the system.
  func reap() {
    while waitid(P_PID, id_t(id), nil, WEXITED) != 0, errno == EINTR {}
  }
}

/// Why a program could not be started.
struct StartFailure: Error, Hashable {
  /// The name it was looked for by.
  let program: String
  /// The system's number for the reason.
  let code: Int32
}
