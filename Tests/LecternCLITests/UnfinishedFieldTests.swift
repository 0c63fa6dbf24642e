import LecternCLI
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// What is being written in a field of a book when the reader leaves it by none of its keys.
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

  /// What was filled in, as a program that is started meanwhile finds it.
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
    #expect(keys.rests.count == 1)
  }

  @Test func `a script that ends in a field keeps it, as leaving the field would`() {
    _ = ProgramRun(["transcript", book, "--keys", "Tab \"hello\""], home: home)
    #expect(Self.answers(book, home) == "Name: hello\n")
  }

  @Test func `what is taken back after a pause is kept no more`() {
    _ = read(ScriptedInput(typed("hello") + [.nothing] + ScriptedInput.keys("\u{1F}\u{1B}") + [.nothing]))
    #expect(Self.answers(book, home) == "Name: \n")
  }

  @Test func `what is written in secret is not kept`() {
    _ = read(ScriptedInput(ScriptedInput.keys("\t\t\ts3cret") + [.nothing]))
    #expect(Self.answers(book, home).isEmpty)
  }

  @Test func `a text of any length is pasted in one edit`() {
    let text = String(repeating: "0123456789abcde\n", count: 4 << 10)
    _ = read(ScriptedInput(ScriptedInput.keys("\t\t\u{1B}[200~" + text + "\u{1B}[201~")))
    #expect(Self.answers(book, home).filter { $0 == "e" }.count == 4 << 10)
  }
}
