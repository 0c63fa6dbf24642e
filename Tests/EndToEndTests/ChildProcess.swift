import CChildProcess
import Foundation
import Glibc
import TestSupport

/// A process in a session of its own, for which the first terminal it is given becomes the one it belongs to.
final class ChildProcess {
  /// The destination of a standard stream of the process.
  enum Stream {
    case file(String)
    case descriptor(Int32)
    case terminal(PseudoTerminal)
    case closed
  }

  /// The program as it was built, into the folder of the tests.
  static let lectern = program("lectern")

  /// A program of the package, as it was built.
  static func program(_ name: String) -> String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The options of sanitizers, which hold for the programs under test too.
  private static let sanitizing = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  let id: pid_t
  private let watch: ChildWatch

  /// Starts a program; a terminal that is none of its streams can be given all the same.
  init(
    _ command: [String], environment: [String: String], streams: [Stream], terminal: PseudoTerminal? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminal { posix_spawn_file_actions_addopen(&actions, 3, terminal.path, O_RDWR, 0) }
    for (number, stream) in streams.enumerated() {
      let file = Int32(number)
      switch stream {
      case .file(let path):
        posix_spawn_file_actions_addopen(&actions, file, path, file == STDIN_FILENO ? O_RDONLY : O_WRONLY, 0)
      case .terminal(let terminal): posix_spawn_file_actions_addopen(&actions, file, terminal.path, O_RDWR, 0)
      case .descriptor(let other): posix_spawn_file_actions_adddup2(&actions, other, file)
      case .closed: posix_spawn_file_actions_addclose(&actions, file)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, lectern_spawn_new_session | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)

    let words = command.map { strdup($0) } + [nil]
    let variables = environment.merging(Self.sanitizing) { given, _ in given }.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id: pid_t = 0
    let status = posix_spawn(&id, command.first ?? "", &actions, &attributes, words, variables)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
    self.id = id
    watch = try ChildWatch(of: id)
  }

  deinit {
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Sends a signal.
  func signal(_ number: Int32) { kill(id, number) }

  /// Waits for the next change.
  func change() throws -> ChildWatch.Change { try watch.next() }
}
