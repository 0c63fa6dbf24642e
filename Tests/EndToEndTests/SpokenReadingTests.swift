import Foundation
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

  @Test func `a kind of speech that is not known is named`() throws {
    #expect(try run("loud").errors.hasPrefix("lectern: --speech cannot be loud."))
  }
}
