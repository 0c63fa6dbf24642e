import Glibc
import Processes
import Testing

/// Programs started while the terminal stops the group of their starter, as Control Z does.
///
/// Each in a process of its own, which leads a group and does not stop itself.
@Suite(.timeLimit(.minutes(10))) struct StoppedStartTests {
  /// Starts a program again and again while another thread stops the group.
  private static func start(_ words: [String], inOurGroup: Bool) throws {
    try #require(setpgid(0, 0) == 0)
    signal(SIGTSTP) { _ in }
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in while true { kill(0, SIGTSTP) } }, nil)
    let nothing = ChildProcess.Streams(input: nil, output: nil, errors: nil)
    for _ in 0..<200 {
      let process = try ChildProcess.start(words, nothing, group: inOurGroup ? getpgrp() : nil)
      kill(process.id, SIGKILL)
      process.reap()
    }
  }

  @Test func `a program is started whenever the terminal stops its starter`() async {
    await #expect(processExitsWith: .success) { try Self.start(["true"], inOurGroup: false) }
  }

  @Test func `a program in the group of its starter may be stopped before it is there, and holds nobody up`() async {
    await #expect(processExitsWith: .success) { try Self.start(["true"], inOurGroup: true) }
  }

  @Test func `a program that cannot be started says why, in either group`() throws {
    let nothing = ChildProcess.Streams(input: nil, output: nil, errors: nil)
    for group in [nil, getpgrp()] {
      #expect(throws: StartFailure(program: "no-such-program-here", code: ENOENT)) {
        try ChildProcess.start(["no-such-program-here"], nothing, group: group)
      }
    }
  }
}
