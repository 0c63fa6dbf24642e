import CLinux
import FileNames
import Glibc

/// A program that this program has started.
package struct ChildProcess: Sendable {
  /// The name that the program was started by.
  package let name: String
  /// The process identifier.
  package let id: pid_t
  /// The descriptor that becomes readable when the program has ended.
  package let ending: Descriptor
  /// The input of the program.
  ///
  /// While this descriptor is open, a write into the pipe raises no signal.
  package let input: Descriptor?
  /// The pipe whose end tells the supervisor of the program to end it, or nil without a supervisor.
  private let life: Descriptor?

  /// The standard streams of a program; a missing input is empty, and a missing output is discarded.
  package struct Streams {
    let input: Descriptor?
    let output: Descriptor?
    let errors: Descriptor?

    /// Creates the streams of a program.
    package init(input: Descriptor?, output: Descriptor?, errors: Descriptor?) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }

  /// The end of a program that failed.
  package enum BadEnd: Hashable, Sendable {
    /// The program ended with a status other than 0.
    case status(Int32)
    /// A signal ended the program.
    case signal(Int32)
  }

  /// Starts a program in a process group, or in a new one if the group is nil, with no signal blocked or ignored.
  ///
  /// No shell interprets the words, and the keys of the terminal send no signals to a new group. The process of a
  /// supervised program is that of its supervisor, which ends as the program does.
  package static func start(
    _ words: [String], _ streams: Streams, group: pid_t? = nil, _ bounds: ProgramBounds = ProgramBounds(),
    by supervisor: Supervisor? = nil
  ) throws(StartFailure) -> ChildProcess {
    guard let name = words.first else { throw StartFailure(program: "", code: ENOENT) }
    let life = supervisor == nil ? nil : Descriptor.pipe()
    guard supervisor == nil || life != nil else { throw StartFailure(program: name, code: EMFILE) }
    let started = supervisor?.words(words, reach: bounds.reach) ?? words
    var arguments: [UnsafeMutablePointer<CChar>?] = started.map { strdup(FileName.bytes($0)) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let id = arguments.withUnsafeMutableBufferPointer { arguments in
      var program = program()
      program.words = UnsafePointer(arguments.baseAddress)
      program.environment = UnsafePointer(current_environment())
      program.input = streams.input?.number ?? -1
      program.output = streams.output?.number ?? -1
      program.errors = streams.errors?.number ?? -1
      program.group = group ?? 0
      program.memory = rlim_t(bounds.memory ?? 0)
      program.seconds = rlim_t(bounds.seconds ?? 0)
      program.file = rlim_t(bounds.file ?? 0)
      program.life = life?.reading.number ?? -1
      program.ends_with_us = bounds.endsWithStarter && supervisor == nil
      return start_program(&program)
    }
    guard id > 0 else { throw StartFailure(program: name, code: -id) }
    let ending = pidfd_open(id, 0)
    guard ending >= 0 else {
      let code = errno
      kill(id, SIGKILL)
      waitid(P_PID, id_t(id), nil, WEXITED)
      throw StartFailure(program: name, code: code)
    }
    return ChildProcess(name: name, id: id, ending: Descriptor(ending), input: streams.input, life: life?.writing)
  }

  /// A Boolean value that indicates whether the program has ended; it stays a zombie, so that its identifier is not
  /// reused.
  package var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
  }

  /// Waits for the program and returns its end, or nil for success; it stays a zombie, so that its identifier is not
  /// reused.
  package func badEnd() -> BadEnd? { Self.badEnd(of: id) }

  /// Waits for a process that this one has started, which stays a zombie, and returns its end, or nil for success.
  package static func badEnd(of id: pid_t) -> BadEnd? {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else { return nil }
    }
    let code = exit_status_or_signal(&info)
    guard ended_by_itself(&info) != 0 else { return .signal(code) }
    return code == 0 ? nil : .status(code)
  }

  /// The time that a supervisor has to end its programs, in milliseconds, before it is killed, too.
  private static let patience: Int32 = 1_000

  /// Kills the process group that the program leads, with all programs in it; those that have left it end as well if
  /// there is a supervisor.
  package func killGroup() {
    if let life {
      life.close()
      // A supervisor that is stopped does not see it.
      kill(-id, SIGCONT)
      var polled = pollfd(fd: ending.number, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, Self.patience)
    }
    kill(-id, SIGKILL)
  }

  /// Reaps a program that has ended, so that the system can reuse its identifier.
  package func reap() { Self.reap(id) }

  /// Reaps a process that has ended; its time and memory then count as those of this one's children.
  package static func reap(_ id: pid_t) {
    while waitid(P_PID, id_t(id), nil, WEXITED) != 0, errno == EINTR {}
  }
}

/// The reason why a program could not be started.
package struct StartFailure: Error, Hashable {
  /// The name of the program.
  package let program: String
  /// The error number of the system.
  package let code: Int32

  /// Creates a failure.
  package init(program: String, code: Int32) {
    self.program = program
    self.code = code
  }
}
