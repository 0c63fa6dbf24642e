import TestSupport
import Testing

/// The program where little is given: another locale, a poor terminal, no home.
@Suite(.timeLimit(.minutes(10))) struct SurroundingsTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    var book = EPUBFixture("<h1>Übung</h1><p>“Ça va?” — 猫が好き.</p>")
    book.title = "Été"
    self.book = try book.write(to: home)
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "xx_XX.nonesuch"], ["TERM": "dumb"], [:]])
  func `text comes out as the book has it, whatever the locale and the terminal`(given: [String: String]) throws {
    let environment = given.merging(["XDG_DATA_HOME": home.path]) { first, _ in first }
    let run = try FinishedRun(["text", book], environment: environment)
    #expect(run.lines == ["Übung", "“Ça va?” — 猫が好き."])

    let session = try LiveSession(book, home: home, environment: environment)
    let opening = try session.opening()
    #expect(opening[0].hasPrefix("Été."))
    #expect(opening[1] == "Übung. Heading level 1.")
    #expect(try session.answer(to: KeyBytes.down) == "“Ça va?” — 猫が好き.")
    #expect(try session.answer(to: "q").hasPrefix("Closed."))
    #expect(try session.process.change() == .exited(0))
  }

  @Test func `a start loads no library that only some books or a desktop want`() throws {
    let run = try FinishedRun(["--version"], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    #expect(run.output.contains("libicuuc"), "the libraries are listed")
    for library in ["libzip", "libcrypto", "libsystemd", "libicui18n"] {
      #expect(!run.output.contains(library), "\(library)")
    }
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "/proc"], ["HOME": "/dev/null"]])
  func `without a place for notes the book is read, and a note that cannot be kept is told`(
    environment: [String: String]
  ) throws {
    let session = try LiveSession(book, home: home, environment: environment)
    #expect(try session.opening()[1] == "Übung. Heading level 1.")
    let answer = try session.answer(to: "\u{13}")
    #expect(answer.hasPrefix("Could not save. "))
    #expect(environment["HOME"]?.isEmpty == false || answer.contains("set HOME or XDG_DATA_HOME"))
    #expect(try session.answer(to: KeyBytes.down) == "“Ça va?” — 猫が好き.", "reading goes on")
    #expect(try session.answer(to: "q").hasPrefix("Closed."))
    let end = try session.end()
    #expect(end.change == .exited(0))
    #expect(end.rest.hasPrefix("lectern: Could not save. "), "the place is not kept either")
  }
}
