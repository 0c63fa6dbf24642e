import Foundation
import LecternCLI
import TestSupport
import Testing

@Suite struct CommandLineTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let guide = TestPackage.books.appendingPathComponent("chicago.epub").path

  struct Refusal: CustomTestStringConvertible {
    let arguments: [String]
    let status: LecternCLI.ExitStatus
    let message: String

    init(_ line: String, _ status: LecternCLI.ExitStatus, _ message: String) {
      arguments = line.components(separatedBy: " ").map { $0 == "GUIDE" ? CommandLineTests.guide : $0 }
      self.status = status
      self.message = message
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let refusals = [
    Refusal("read", .usage, "lectern: lectern read needs more than that."),
    Refusal("read a b", .usage, "lectern: lectern read cannot take so much."),
    Refusal("read GUIDE --loud", .usage, "lectern: lectern read has no option --loud."),
    Refusal("read GUIDE --verbosity", .usage, "lectern: --verbosity needs a value: low|medium|high."),
    Refusal(
      "read GUIDE --verbosity loud", .usage, "lectern: --verbosity cannot be loud. It can be low, medium, high."),
    Refusal("read GUIDE --from nowhere", .usage, "lectern: nowhere is no place. Places are page:12, print:xii, 30%,"),
    Refusal("read GUIDE --from page:999", .findings, "lectern: page:999 is not in this book."),
    Refusal("read /nowhere.epub", .noInput, "lectern: /nowhere.epub: no such file; check the name."),
    Refusal("text /tmp", .badData, "lectern: /tmp: is a directory; name a book inside it."),
    Refusal("toc GUIDE --json=yes", .usage, "lectern: --json takes no value."),
    Refusal("units GUIDE", .usage, "lectern: lectern units needs --granularity."),
    Refusal("units - --granularity line --columns 0", .usage, "lectern: --columns needs a number from 1 up."),
    Refusal("units /nowhere --granularity word", .noInput, "lectern: /nowhere: no such file."),
    Refusal("transcript GUIDE --keys Downn", .usage, "lectern: Downn in line 1 of the keys is no key."),
    Refusal("transcript GUIDE --size big", .usage, "lectern: --size big is no size; it is written as 80x24."),
    Refusal("transcript GUIDE --set rate", .usage, "lectern: --set rate needs a value: --set KEY=VALUE."),
    Refusal(
      "transcript GUIDE --set rate=9", .usage, "lectern: rate is 80 to 600 words per minute, not 9."),
    Refusal("read GUIDE --rate 9000", .usage, "lectern: --rate is 80 to 600 words per minute, not 9000."),
    Refusal("transcript GUIDE --set rat=9", .usage, "lectern: There is no setting rat. Did you mean rate?"),
    Refusal("config show", .usage, "lectern: lectern config lists settings; get needs a name, set a name and"),
    Refusal("transcript GUIDE --set hints=no", .usage, "lectern: hints is on or off, not no."),
    Refusal("audit", .usage, "lectern: Name a file to audit, or - for standard input."),
    Refusal("audit --controls", .usage, "lectern: Name a file to audit, or - for standard input."),
    Refusal("audit --controls GUIDE GUIDE", .usage, "lectern: --controls lists the controls of one file. Name one."),
    Refusal("audit /nowhere.html", .noInput, "lectern: /nowhere.html: no such file; check the name."),
    Refusal("audit --controls /nowhere.html", .noInput, "lectern: /nowhere.html: no such file; check the name."),
    Refusal("audit --controls /tmp", .badData, "lectern: /tmp: is a directory; name a book inside it."),
    Refusal("notes -", .usage, "lectern: Standard input keeps no notes. Name a file instead."),
    Refusal("copied", .findings, "lectern: Nothing has been copied yet."),
    Refusal("copied all", .usage, "lectern: lectern copied cannot take so much."),
    Refusal("GUIDE --copy-command=", .usage, "lectern: --copy-command names no program, or has a quote"),
    Refusal("serach GUIDE", .usage, "lectern: There is no command serach. Did you mean lectern search?"),
    Refusal("infoo GUIDE", .usage, "lectern: There is no command infoo. Did you mean lectern info?"),
    Refusal("serach.txt", .noInput, "lectern: serach.txt: no such file; check the name."),
    Refusal("search GUIDE two words", .usage, "lectern: lectern search takes one book and one text. Put a text of"),
    Refusal(
      "read GUIDE --speech loud", .usage,
      "lectern: --speech cannot be loud. It can be print, none, espeak, piper, hibari, speechd, command:CMD."),
    Refusal("keys now", .usage, "lectern: lectern keys cannot take so much."),
  ]

  @Test(arguments: refusals)
  func `what cannot be done is refused with what was wrong and a status`(refusal: Refusal) {
    let run = ProgramRun(refusal.arguments, home: home)
    #expect(run.status == refusal.status)
    #expect(run.errors.hasPrefix(refusal.message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("de", "--rate ist 80 bis 600 Wörter pro Minute, nicht 9."),
    ("pl", "--rate to od 80 do 600 słów na minutę, nie 9."),
  ])
  func `what an option takes is told in the midst of a sentence`(language: String, told: String) {
    let run = ProgramRun(
      ["read", Self.guide, "--rate", "9"], home: home, environment: ["LANG": "\(language)_XX.UTF-8"])
    #expect(run.errors.hasPrefix("lectern: " + told), "\(run.errors)")
  }

  @Test func `control characters of an argument never reach the terminal`() {
    let run = ProgramRun(["read", "/tmp/\u{1B}[31mno\u{7}.epub"], home: home)
    #expect(run.status == .noInput)
    #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `help names every command, the version is the version`() {
    let help = ProgramRun(["--help"], home: home)
    #expect(help.status == .done)
    for command in ["read", "text", "units", "toc", "audit", "notes", "copied", "transcript", "keys"] {
      #expect(help.output.contains("\nlectern \(command)"))
      #expect(ProgramRun([command, "--help"], home: home).output.hasPrefix("lectern \(command)"))
    }
    #expect(ProgramRun(["--version"], home: home).output == "lectern \(Program.version)\n")
  }

  @Test func `standard input is a book`() {
    let run = ProgramRun(["read", "-", "--verbosity", "medium"], home: home, input: "One. Two.\n\n* * *\n\nThree.")
    #expect(run.lines == ["One.", "Two.", "Three."])
    let said = ProgramRun(["transcript", "-", "--keys", "C-s"], home: home, input: "# One\n\nTwo.")
    #expect(said.lines.first == "Standard input. Page 1 of 1.")
    let inGerman = ProgramRun(
      ["transcript", "-", "--keys", "C-s"], home: home, input: "# One\n\nTwo.", environment: ["LANG": "de_DE.UTF-8"])
    #expect(inGerman.lines.first?.hasPrefix("Standardeingabe") == true)
    #expect(said.lines.last == "Could not save. Standard input keeps no notes. Open the book from a file.")
  }

  @Test func `a percentage that falls into a note is the text behind it`() throws {
    let note = String(repeating: "A long note. ", count: 20)
    let book = try EPUBFixture("<p>One.</p><aside epub:type=\"footnote\"><p>\(note)</p></aside>", "<p>Two.</p>")
      .write(to: home)
    #expect(ProgramRun(["read", book, "--from", "50%"], home: home).lines == ["Two."])
  }

  @Test func `reading begins and ends at places`() throws {
    let book = try GoldenBooks.golden.write(to: home)
    let read = { (arguments: [String]) in ProgramRun(["read", book] + arguments, home: self.home).lines }
    #expect(read([]).count == 5)
    #expect(read(["--from", "text:the zoo"]).first == "The zoo had lots of animals.")
    #expect(read(["--from", "21%"]).first?.hasPrefix("Lincoln Park,") == true)
    #expect(read(["--to", "text:Midday"]).last == "The zoo had lots of animals.")
    #expect(read(["--from", "chapter:1", "--to", "50%"]).count == 2)
    #expect(read(["--from", "page:1"]).count == 5)
    #expect(read(["--verbosity", "medium"]).first == "Morning. Heading.")
    #expect(read(["--speech", "none"]).isEmpty)
  }

  @Test func `units are JSON strings, nothing dropped`() {
    let units = { (granularity: String) in
      ProgramRun(
        ["units", "-", "--granularity", granularity, "--json"], home: self.home, input: "Mr. Ray \"ran\".\n- b"
      )
      .output
    }
    #expect(units("sentence") == "[\"Mr. Ray \\\"ran\\\".\",\"- b\"]\n")
    #expect(units("paragraph") == "[\"Mr. Ray \\\"ran\\\".\",\"- b\"]\n")
    #expect(units("word") == "[\"Mr.\",\"Ray\",\"\\\"ran\\\".\",\"-\",\"b\"]\n")
    #expect(units("character").hasPrefix("[\"M\",\"r\",\".\",\" \",\"R\""))
  }

  @Test(arguments: [
    ("ab\n\nc\nd", ["a", "b", "\n", "c", "\n", "d"]), ("a\n- b\n", ["a", "\n", "-", " ", "b", "\n"]),
    ("a\r\nb", ["a", "\r\n", "b"]), ("\n", []), ("", []),
  ])
  func `characters are a text with its line ends and no others`(input: String, characters: [String]) {
    let run = ProgramRun(["units", "-", "--granularity", "character", "--json"], home: home, input: input)
    let quoted = characters.map { character in
      "\"" + character.replacing("\r\n", with: "\\r\\n").replacing("\n", with: "\\n") + "\""
    }
    #expect(run.output == "[" + quoted.joined(separator: ",") + "]\n")
  }
}
