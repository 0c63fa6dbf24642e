import Foundation
import LecternCLI
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// The text that is being written in a field of a book when the reader leaves it by none of its keys.
@Suite struct UnfinishedFieldTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try home.write(
      "<!DOCTYPE html><html lang=en><title>Form</title><body><p>Top.</p><form><label for=n>Name</label>"
        + "<input id=n><label for=a>About</label><textarea id=a></textarea><label for=p>Secret</label>"
        + "<input id=p type=password></form>", to: "form.html")
  }

  /// Returns the answers in the forms of a book, as a program that is started meanwhile finds them.
  static func answers(_ book: String, _ home: TemporaryFolder) -> String {
    ProgramRun(["notes", book, "--answers"], home: home).output
  }

  func read(_ keyboard: ScriptedInput) -> ProgramRun {
    ProgramRun([book, "--line"], home: home, keyboard: keyboard, isTerminal: true, clock: { keyboard.now })
  }

  func typed(_ text: String) -> [KeyboardInput] { ScriptedInput.keys("\t" + text) }

  @Test func `a program that is ended from outside keeps it`() {
    _ = read(ScriptedInput(typed("hello")))
    #expect(Self.answers(book, home) == "Name: hello\n")
  }

  @Test func `a program that is ended while a dialog or a list lies over the field keeps it`() {
    _ = read(ScriptedInput(typed("hello\u{0F}")))
    #expect(Self.answers(book, home) == "Name: hello\n")
  }

  @Test func `a program that is stopped keeps it, and goes on in the field`() {
    let found = Mutex("")
    let (book, home) = (book, home)
    let keyboard = ScriptedInput(typed("hello") + [.stopped] + ScriptedInput.keys("!\u{1B}")) {
      found.withLock { $0 = Self.answers(book, home) }
    }
    _ = read(keyboard)
    #expect(found.withLock { $0 } == "Name: hello\n")
    #expect(Self.answers(book, home) == "Name: hello!\n")
  }

  @Test func `another book that is opened leaves it kept, and it is there on coming back`() throws {
    let other = try GoldenBooks.small("Y").write(to: home)
    _ = ProgramRun([other, "--line"], home: home, keyboard: TypedKeys("q"))
    let run = read(ScriptedInput(typed("hello\u{0F}\r\u{0F}\r")))
    #expect(Self.answers(book, home) == "Name: hello\n")
    #expect(run.lines.contains("Name. hello. Text field."))
  }

  @Test func `a pause in writing has it kept, so that a crash loses no more`() {
    let found = Mutex("")
    let (book, home) = (book, home)
    let keys = PacedKeys("\thello") { found.withLock { $0 = Self.answers(book, home) } }
    _ = ProgramRun([book, "--line"], home: home, keyboard: keys, clock: { keys.now })
    #expect(found.withLock { $0 } == "Name: hello\n")
    #expect(keys.rests.map(\.milliseconds) == [10, 500])
  }

  @Test func `a script that ends in a field keeps it, as leaving the field would`() {
    _ = ProgramRun(["transcript", book, "--keys", "Tab \"hello\""], home: home)
    #expect(Self.answers(book, home) == "Name: hello\n")
  }

  @Test func `what is taken back after a pause is kept no more`() {
    _ = read(ScriptedInput(typed("hello") + Self.pause + ScriptedInput.keys("\u{1F}\u{1B}") + Self.pause))
    #expect(Self.answers(book, home) == "Name: \n")
  }

  @Test func `what is written in secret is not kept`() {
    _ = read(ScriptedInput(ScriptedInput.keys("\t\t\ts3cret") + Self.pause))
    #expect(Self.answers(book, home).isEmpty)
  }

  @Test func `a text of any length is pasted in one edit`() {
    let text = String(repeating: "0123456789abcde\n", count: 1 << 10)
    _ = read(ScriptedInput(ScriptedInput.keys("\t\t\u{1B}[200~" + text + "\u{1B}[201~")))
    #expect(Self.answers(book, home).filter { $0 == "e" }.count == 1 << 10)
  }

  /// Keys at rest for as long as anything waits for that: what surrounds the place is looked at, the field is kept.
  static let pause: [KeyboardInput] = [.nothing, .nothing]

  /// Text put in by the terminal in one piece.
  static func pasted(_ text: String) -> [KeyboardInput] { ScriptedInput.keys("\u{1B}[200~\(text)\u{1B}[201~") }

  @Test func `no file holds what was written in secret, wherever the program ends`() throws {
    _ = read(ScriptedInput(ScriptedInput.keys("\t\t\ts3cret") + Self.pause))
    _ = read(ScriptedInput(ScriptedInput.keys("\t\t\ts3cret\u{1B}q")))
    let folder = home.path + "/lectern"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.contains("shelf.sqlite"))
    for file in files {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      #expect(bytes.range(of: Data("s3cret".utf8)) == nil, "\(file)")
    }
  }

  @Test func `a field that takes no changes, or no more, takes no pasted text either`() throws {
    let book = try home.write(
      "<!DOCTYPE html><title>F</title><body><p>Top.</p><input aria-label=Old readonly value=Ann>"
        + "<input aria-label=Short maxlength=2>", to: "limits.html")
    let keys = ScriptedInput.keys("\t") + Self.pasted("Eve") + ScriptedInput.keys("\t") + Self.pasted("abc")
    let keyboard = ScriptedInput(keys)
    let run = ProgramRun([book, "--line"], home: home, keyboard: keyboard, isTerminal: true, clock: { keyboard.now })
    #expect(run.lines.contains("Read only.") && run.lines.contains("At most 2 characters."))
    #expect(!run.lines.contains { $0.contains("Eve") || $0.contains("abc") })
    #expect(Self.answers(book, home).isEmpty)
  }

  @Test func `what cannot be kept is said when the field is left`() throws {
    _ = try home.write("no folder", to: "lectern")
    let run = read(ScriptedInput(ScriptedInput.keys("\thello\tmore\u{1B}")))
    #expect(run.lines.filter { $0.hasPrefix("Could not save.") }.count == 2, "\(run.lines)")
  }

  @Test func `a form that cannot be kept is not said to be saved`() throws {
    _ = try home.write("no folder", to: "lectern")
    let book = try home.write(
      "<!DOCTYPE html><title>F</title><body><p>Top.<form><input aria-label=Name value=Ann><button>Send</button></form>",
      to: "whole.html")
    let run = ProgramRun(["transcript", book, "--keys", "Tab Enter Tab Space", "--speech-only"], home: home)
    #expect(run.lines.filter { $0.hasPrefix("Could not save.") }.count == 2)
    #expect(!run.lines.contains("Answers saved."))
  }
}
