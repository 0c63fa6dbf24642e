import Glibc
import TestSupport
import Testing

/// The end of the program when its output goes nowhere.
@Suite(.timeLimit(.minutes(10))) struct OutputTests {
  let home: TemporaryFolder
  let long: String

  init() throws {
    home = try TemporaryFolder()
    long = try Books.long.write(to: home)
  }

  private var environment: [String: String] { ["XDG_DATA_HOME": home.path] }

  static let commands: [[String]] = [
    ["read"], ["text"], ["toc"], ["transcript", "--keys", "Down Down Down Down a @end", "--set", "hints=off"],
  ]

  /// The command with the book after its name.
  private func arguments(_ command: [String]) -> [String] { [command[0], long] + command.dropFirst() }

  @Test(arguments: commands)
  func `a reader who has seen enough ends the program quietly`(command: [String]) throws {
    let (output, errors) = (try Pipe(), try Pipe())
    let process = try ChildProcess(
      [ChildProcess.lectern] + arguments(command), environment: environment,
      streams: [.file("/dev/null"), .descriptor(output.writing), .descriptor(errors.writing)])
    output.closeWriting()
    errors.closeWriting()
    var lines = HeardLines(from: output.reading)
    #expect(try !lines.next().isEmpty)
    output.closeReading()
    #expect(try process.change() == .killed(by: SIGPIPE))
    var complaints = HeardLines(from: errors.reading)
    #expect(try complaints.rest().isEmpty)
  }

  @Test(arguments: commands + [["--line"]])
  func `a full disk is told, and is a failure of output`(command: [String]) throws {
    let arguments = command[0].hasPrefix("-") ? [long] + command : arguments(command)
    let run = try FinishedRun(arguments, environment: environment, output: .file("/dev/full"))
    #expect(run.change == .exited(74))
    #expect(
      run.errors
        == "lectern: Standard output cannot be written (No space left on device): check where it goes, and try again.\n"
    )
  }

  @Test func `an output that was closed before is a failure and not some other file`() throws {
    let run = try FinishedRun(["text", long], environment: environment, output: .closed)
    #expect(run.change == .exited(74))
    #expect(
      run.errors
        == "lectern: Standard output cannot be written (Bad file descriptor): check where it goes, and try again.\n")
  }
}
