import LecternCLI
import TestSupport
import Testing

/// The answers in forms, which stay with the book.
@Suite struct AnswerKeepingTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  static let body = """
    <form><label for=n>Name</label><input id=n><label for=p>Secret</label><input id=p type=password>
    <label><input type=checkbox id=c> I agree</label><button>Send</button><button type=reset>Clear</button></form>
    """

  func notes(_ format: String) throws -> String {
    let path = try form.home.write(
      "<!DOCTYPE html><html lang=en><title>Form</title><body><p>Top.</p>\(Self.body)", to: "form.html")
    let run = ProgramRun(["notes", path, "--answers", "--format", format], home: form.home)
    #expect(run.status == .done)
    return run.output
  }

  @Test func `answers are there at the next opening, passwords are not`() throws {
    _ = try form.heard("Tab \"Ann\" Tab \"s3cret\" Tab Space", Self.body)
    #expect(
      try form.heard("Tab Tab Tab", Self.body, "--resume").filter { !$0.hasPrefix("E:") } == [
        "Name. Ann. Text field.", "Secret. Secure text field.", "I agree. Checkbox. Checked.",
      ])
    #expect(try form.heard("Tab", Self.body).last == "Name. Text field.", "a transcript starts fresh")
  }

  @Test func `answers are printed for ears, for documents and for programs`() throws {
    _ = try form.heard("Tab \"Ann *\" Tab Tab Space Tab Space", Self.body)
    #expect(try notes("text") == "Name: Ann *\nI agree: Checked\n")
    #expect(try notes("markdown") == "# Form\n\n- Name:\n\n  > Ann \\*\n\n- I agree:\n\n  > Checked\n")
    #expect(
      try notes("json").hasPrefix(
        #"""
        [
          {"question":"Name","answer":"Ann *","value":"Ann *","control":"n","section":0,"date":"
        """#))
  }

  @Test func `what was filled in is taken back by a button for that`() throws {
    let said = try form.heard("Tab \"Ann\" Tab Tab Space Tab Tab Space Tab S-Tab S-Tab S-Tab S-Tab", Self.body)
    #expect(said.contains("Answers cleared.") && said.last == "Name. Text field.")
    #expect(try notes("text").isEmpty)
    #expect(try notes("json") == "[]\n")
  }

  @Test func `where answers are kept is said the first time`() throws {
    let said = try form.heard("Tab \"Ann\" Enter Enter", Self.body)
    #expect(said.suffix(3) == ["Answers saved.", "Kept on this computer.", "Answers saved."])
  }

  @Test func `standard input keeps nothing, and says so to whoever hands a form in`() throws {
    let run = ProgramRun(
      ["transcript", "-", "--keys", "Tab \"a\" Tab Space", "--speech-only"], home: form.home,
      input: "<!DOCTYPE html><title>T</title><p>Top.<form><input aria-label=N><button>Send</button></form>")
    #expect(run.lines.last == "Could not save. Standard input keeps no answers. Open the book from a file.")
  }

  @Test func `without a book the answers of every book are printed, each with its title`() throws {
    #expect(ProgramRun(["notes", "--answers"], home: form.home).output.isEmpty)
    _ = try form.heard("Tab \"Ann\" Tab", Self.body)
    let other = try form.home.write(
      "<!DOCTYPE html><html lang=en><title>Why?</title><p>Top.</p><p>More.</p><label>Age <input></label>",
      to: "b.html")
    _ = try form.heard("Tab \"9\" Esc", in: other)
    let run = ProgramRun(["notes", "--answers"], home: form.home)
    #expect(run.status == .done)
    #expect(["Why?\nAge: 9\n\nForm.\nName: Ann\n", "Form.\nName: Ann\n\nWhy?\nAge: 9\n"].contains(run.output))
    let json = ProgramRun(["notes", "--answers", "--format", "json"], home: form.home).output
    #expect(json.contains(#""book":"Why?""#) && json.contains(#""book":"Form""#))
    #expect(ProgramRun(["notes", "--answers", "--format", "w3c"], home: form.home).status == .usage)
  }

  @Test func `what is closed stays closed, and is no answer`() throws {
    let body = "<details open><summary>More</summary><p>Inside.</p></details><label>Name <input></label>"
    #expect(try form.heard("Tab Space Tab \"Ann\" Esc", body).contains("Collapsed."))
    let path = form.home.path + "/form.html"
    #expect(ProgramRun(["notes", path, "--answers"], home: form.home).output == "Name: Ann\n")
    #expect(try form.heard("Tab", body, "--resume").contains("More. Disclosure. Collapsed."))
  }

  @Test func `a form that is handed in is kept whole, with what the book gives`() throws {
    let body = """
      <form><input aria-label=Name value=Ann><select aria-label=Quay><option>North<option selected>South</select>
      <label><input type=checkbox> Dog</label><button>Send</button></form>
      """
    #expect(try form.heard("Tab Tab Tab Tab Space", body).suffix(2) == ["Answers saved.", "Kept on this computer."])
    let path = form.home.path + "/form.html"
    #expect(
      ProgramRun(["notes", path, "--answers"], home: form.home).lines == [
        "Name: Ann", "Quay: South", "Dog: Not checked",
      ])
  }

  @Test func `where answers are kept is said once for a book, however often it is opened`() throws {
    let path = try form.home.write(
      "<!DOCTYPE html><title>F</title><body><p>Top.<form><input aria-label=Name><button>Send</button></form>",
      to: "form.html")
    let lines = {
      ProgramRun([path, "--line"], home: form.home, keyboard: TypedKeys("\u{1B}[1;5H\tA\r\u{1B}q"), isTerminal: true)
        .lines
    }
    #expect(lines().filter { $0 == "Answers saved." || $0 == "Kept on this computer." }.count == 2)
    #expect(lines().filter { $0 == "Answers saved." || $0 == "Kept on this computer." } == ["Answers saved."])
  }
}
