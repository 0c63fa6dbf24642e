import CLinux
import FileNames
import Glibc

/// A program that has been started.
package struct ChildProcess: Sendable {
  /// The name it was started by.
  package let name: String
  /// The system's number of it.
  package let id: pid_t
  /// Becomes readable when it has ended.
  package let ending: Descriptor
  /// The input that it reads from: as long as it is held, nobody who writes into a pipe is sent a signal.
  package let input: Descriptor?

  /// The streams that a program is given; in place of a missing one it finds an end, or writes nowhere.
  package struct Streams {
    let input: Descriptor?
    let output: Descriptor?
    let errors: Descriptor?

    /// Takes the streams of a program.
    package init(input: Descriptor?, output: Descriptor?, errors: Descriptor?) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }

  /// The way in which a program has ended, if not well.
  package enum BadEnd: Hashable, Sendable {
    /// With a status other than 0.
    case status(Int32)
    /// By a signal.
    case signal(Int32)
  }

  /// Starts a program in a process group, a new one where none is given, with no signal blocked or ignored.
  ///
  /// No shell reads its words, and the keys of the terminal do not reach its group.
  package static func start(
    _ words: [String], _ streams: Streams, group: pid_t? = nil, _ bounds: ProgramBounds = ProgramBounds()
  ) throws(StartFailure) -> ChildProcess {
    guard let name = words.first else { throw StartFailure(program: "", code: ENOENT) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup(FileName.bytes($0)) } + [nil]
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
      program.ends_with_us = bounds.endsWithStarter
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
    return ChildProcess(name: name, id: id, ending: Descriptor(ending), input: streams.input)
  }

  /// A Boolean value that indicates whether the program has ended; it stays a zombie, so that its number is not given
  /// away.
  package var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
  }

  /// Returns the way in which the program has ended, if not well; it stays a zombie, so that its number is not given
  /// away.
  package func badEnd() -> BadEnd? {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else { return nil }
    }
    let code = exit_status_or_signal(&info)
    guard ended_by_itself(&info) != 0 else { return .signal(code) }
    return code == 0 ? nil : .status(code)
  }

  /// Ends the group that the program leads, all that it has started with it.
  package func killGroup() { kill(-id, SIGKILL) }

  /// Gives the number of a program that has ended back to the system.
  package func reap() {
    while waitid(P_PID, id_t(id), nil, WEXITED) != 0, errno == EINTR {}
  }
}

/// Why a program could not be started.
package struct StartFailure: Error, Hashable {
  /// The name it was looked for by.
  package let program: String
  /// The system's number for the reason.
  package let code: Int32

  /// Takes the name and the number.
  package init(program: String, code: Int32) {
    self.program = program
    self.code = code
  }
}
