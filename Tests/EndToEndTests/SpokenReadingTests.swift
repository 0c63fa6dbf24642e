import Foundation
import Glibc
import TestSupport
import Testing

/// `lectern read` through a command for each utterance.
@Suite struct SpokenReadingTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func run(_ speech: String) throws -> FinishedRun {
    let book = try home.write("One here. Two here.\n\nThree.", to: "book.txt")
    return try FinishedRun(["read", book, "--speech", speech], environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test func `a command is handed every utterance, one after the other, before the program ends`() throws {
    let heard = home.path + "/heard"
    let read = try run("command:tee -a \(heard)")
    #expect(read.change == .exited(0))
    #expect(read.errors.isEmpty && read.lines.isEmpty)
    #expect(try String(contentsOfFile: heard, encoding: .utf8) == "One here.\nTwo here.\nThree.\n")
  }

  @Test func `a command is told the rate that is asked for`() throws {
    let heard = home.path + "/heard"
    let book = try home.write("One here.", to: "book.txt")
    let read = try FinishedRun(
      ["read", book, "--rate", "300", "--speech", "command:sh -c 'cat >> \(heard); echo $0 >> \(heard)' {rate}"],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(read.change == .exited(0), "\(read.errors)")
    #expect(try String(contentsOfFile: heard, encoding: .utf8) == "One here.\n300\n")
  }

  @Test(arguments: ["command:false", "command:/no/such/voice", "command:"])
  func `a command that cannot speak ends the program with the reason`(speech: String) throws {
    let read = try run(speech)
    #expect(read.change == .exited(speech == "command:" ? 64 : 74))
    #expect(read.errors.hasPrefix("lectern: ") && read.errors.count > 20)
  }

  @Test(arguments: [["read"], []])
  func `a book that is not there is told by the command too`(command: [String]) throws {
    let heard = home.path + "/heard"
    let run = try FinishedRun(
      command + [home.path + "/none.epub", "--speech", "command:tee \(heard)"], environment: ["PATH": "/usr/bin:/bin"]
    )
    #expect(run.change == .exited(66))
    let told = try String(contentsOfFile: heard, encoding: .utf8)
    #expect(told == "\(home.path)/none.epub: no such file; check the name.\n")
    #expect(run.errors == "lectern: " + told)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal that ends the program ends the voice with it`(signal: Int32) throws {
    let book = try home.write("One here. Two here.", to: "book.txt")
    let pipe = home.path + "/pipe"
    mkfifo(pipe, 0o600)
    let command = "sh -c 'exec 9>\(pipe); echo begun >&9; sleep 20; echo survived >&9'"
    let reader = try ChildProcess(
      [ChildProcess.lectern, "read", book, "--speech", "command:" + command], environment: ["PATH": "/usr/bin:/bin"],
      streams: [.file("/dev/null"), .file("/dev/null"), .file("/dev/null")])
    let heard = open(pipe, O_RDONLY | O_CLOEXEC)
    defer { close(heard) }
    var lines = HeardLines(from: heard)
    #expect(try lines.next() == "begun")
    reader.signal(signal)
    #expect(try lines.rest().isEmpty)
    #expect(try reader.change() == .killed(by: signal))
  }

  @Test func `a kind of speech that is not known is named`() throws {
    #expect(try run("loud").errors.hasPrefix("lectern: --speech cannot be loud."))
  }
}
