import Accessibility
import LecternCLI
import Reading
import TerminalUI
import TestSupport
import Testing
import Words

@Suite struct LanguageTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ arguments: String..., locale: String) -> ProgramRun {
    ProgramRun(arguments, home: home, environment: ["LANG": locale])
  }

  @Test func `a session is spoken in the language of the locale, the book in its own`() throws {
    let book = try EPUBFixture("<h1>Morning</h1><p>We left.</p><ul><li>One</li><li>Two</li></ul>").write(to: home)
    let said = run("transcript", book, "--speech-only", "--keys", "Down Down w ] ~", locale: "de_AT.UTF-8").lines
    #expect(said.contains("Morning. Überschrift Ebene 1."))
    #expect(said.contains("We left."))
    #expect(said.contains("Liste, 2 Einträge."))
    #expect(said.contains("Wörter."))
    #expect(said.contains("Tilde hat keinen Befehl. Fragezeichen: Hilfe."))
    #expect(run("transcript", book, "--speech-only", "--keys", "]", locale: "C").lines.last == "Words.")
  }

  @Test func `what a program is told of the program's own words is in the language of the locale`() throws {
    let book = try EPUBFixture("<ul><li>One</li></ul>").write(to: home)
    let lines = run("read", book, "--format", "jsonl", "--verbosity", "medium", locale: "pl_PL.UTF-8").lines
    #expect(
      lines.first
        == #"{"text":"Lista, 1 element.","lang":"pl","kind":"phrase","section":null,"range":null,"roles":[[0,17,"role"]]}"#
    )
    #expect(lines.last?.contains(#""lang":"en""#) == true)
  }

  @Test(arguments: [("de_DE.UTF-8", "q\tbeenden"), ("pl_PL", "q\tzakończ"), ("", "q\tquit"), ("xx_YY", "q\tquit")])
  func `the keys are told in the language of the locale`(locale: String, line: String) {
    #expect(run("keys", locale: locale).lines.contains { $0.hasPrefix("q") && $0.hasSuffix(line.dropFirst()) })
  }

  @Test func `keys are named in the language of the locale wherever the reader is told of them`() throws {
    let book = try EPUBFixture("<p>One.</p>").write(to: home)
    func heard(_ keys: String, _ locale: String) -> [String] {
      run("transcript", book, "--speech-only", "--keys", keys, locale: locale).lines
    }
    #expect(heard("F1 Down Down Down", "de").last == "Pfeil auf: zurück, wie der Rotor steht.")
    #expect(heard("F1 F1 C-S-Down", "de").last?.hasPrefix("Steuerung Umschalt Pfeil ab: ") == true)
    #expect(heard("F1 F1 PgDn", "pl").last == "Page Down: następna strona.")
    #expect(heard("C-A-Delete", "pl").last == "Control Alt Delete nie ma polecenia. Znak zapytania: pomoc.")
    #expect(heard(": Insert", "de").last == "Einfügen hat keinen Befehl. F1: Hilfe.")
    let lesson = run("practice", "rotor", "--keys", "r", "--speech-only", locale: "de").lines
    #expect(lesson.last?.hasSuffix("Pfeil ab.") == true, "\(lesson)")
  }

  @Test func `a button without words of its author is called by what it does in the language of the locale`() throws {
    let body = "<form><input type='submit'/><input type='reset'/><input type='submit' value='Submit'/></form>"
    let book = try EPUBFixture(body).write(to: home)
    let said = run("transcript", book, "--speech-only", "--keys", "Tab Tab Tab", locale: "de").lines
    #expect(
      said.filter { $0.hasSuffix("Schaltfläche.") }.suffix(3) == [
        "Absenden. Schaltfläche.", "Zurücksetzen. Schaltfläche.", "Submit. Schaltfläche.",
      ], "\(said)")
  }

  @Test func `the options of the rotor are told and written by their names in the language of the locale`() throws {
    let book = try EPUBFixture("<p>One.</p>").write(to: home)
    let keys = ": \"settings\" Enter" + String(repeating: " Tab", count: 60)
    let said = run("transcript", book, "--speech-only", "--keys", keys, locale: "de").lines
    #expect(said.contains { $0.contains("Textauswahl, Tabellenzeilen, Tabellenspalten") }, "\(said)")
    #expect(!said.contains { $0.contains("text-selection") }, "\(said)")
    let told = run("transcript", book, "--speech-only", "--keys", ": \"set rotor\" Enter", locale: "pl").lines
    #expect(told.contains { $0.contains("Wiersze, Słowa, Znaki") }, "\(told)")
  }

  @Test(arguments: Catalogue.all.map(\.language))
  func `no two options of the rotor have the same name`(language: String) throws {
    let catalogue = try #require(Catalogue.all.first { $0.language == language })
    let names = RotorOption.all.map { $0.name(in: catalogue).lowercased() }
    #expect(Set(names).count == names.count, "\(names)")
  }

  /// The number of the setting of the rotor among all, from 0.
  static let rotor = Setting.all.firstIndex { $0.name == "rotor" } ?? 0

  @Test func `a dial that is written by names is kept as files have it`() throws {
    let book = try EPUBFixture("<p>One.</p>").write(to: home)
    let dialog = ": \"settings\" Enter" + String(repeating: " Tab", count: Self.rotor)
    let keys = dialog + " C-u \"wörter, Zeilen, characters\" Enter ]"
    let said = run("transcript", book, "--speech-only", "--keys", keys, locale: "de").lines
    #expect(said.last == "Zeichen.", "\(said)")
    let wrong = dialog + " C-u \"Worte\" Enter"
    let refused = run("transcript", book, "--speech-only", "--keys", wrong, locale: "de").lines
    #expect(
      refused.contains { $0.hasPrefix("Rotor. Worte. Fehler: rotor ist einige von Textauswahl, ") }, "\(refused)")
  }

  @Test func `a session in lines is spoken in the language of the locale, and so is its greeting`() throws {
    let book = try EPUBFixture("<h1>Morning</h1>").write(to: home)
    let run = ProgramRun(
      [book, "--line"], home: home, keyboard: TypedKeys("q"), environment: ["LC_MESSAGES": "de_DE.UTF-8"])
    #expect(run.lines.contains { $0.hasPrefix("Leertaste liest vor.") })
    #expect(run.lines.contains("Geschlossen. 0 Prozent."))
  }

  @Test func `symbols are named in the language of the locale`() throws {
    let book = try EPUBFixture("<p>*** a</p>").write(to: home)
    let keys = "] C-Home ] C-Home"
    #expect(
      run("transcript", book, "--speech-only", "--keys", keys, locale: "de").lines.suffix(3) == [
        "3 mal Stern", "Zeichen.", "Stern",
      ])
    #expect(run("transcript", book, "--speech-only", "--keys", keys, locale: "pl").lines.last == "gwiazdka")
  }

  @Test func `matches are told in the language of the locale, and why there can be none`() throws {
    let book = try EPUBFixture("<h1>Morning</h1><p>The zoo.</p>").write(to: home)
    #expect(run("search", book, "zoo", locale: "de_DE.UTF-8").lines == ["Seite 1.\tMorning.\tThe zoo."])
    let wrong = run("search", book, "a(b", "--regex", locale: "pl_PL.UTF-8")
    #expect(wrong.errors == "lectern: Wzorzec a(b jest błędny przy znaku 3: nawias nie ma pary.\n")
    #expect(run("search", book, " ", locale: "de").errors.hasPrefix("lectern: Es gibt nichts zu suchen;"))
    #expect(
      run("read", book, "--from", "text: ", locale: "de").errors.hasPrefix("lectern: Es gibt nichts zu suchen;"))
  }

  @Test func `problems are counted in the language of the locale`() throws {
    let sound = try EPUBFixture("<p>One.</p>").write(to: home)
    #expect(run("check", sound, locale: "de").lines == ["Keine Probleme gefunden."])
    let faulty = try EPUBFixture("<p>one <b>two</p>", "<p>six <b>seven</p>").write(to: home)
    let lines = run("check", faulty, locale: "de").lines
    #expect(lines.first?.hasSuffix("Und 1 weitere dieser Art.") == true && lines.last == "2 Probleme.")
    #expect(
      lines.first?.contains(": EPUB/c1.xhtml: Zeile 5: ein Teil des Textes endet nicht, wo er sollte (") == true)
    // A program that takes problems apart finds the same words wherever it runs.
    #expect(run("check", faulty, "--json", locale: "de").output.contains("a part of the text does not end"))
  }

  @Test func `what cannot be kept is told in the language of the locale, and why`() throws {
    let book = try EPUBFixture("<p>One two three.</p>").write(to: home)
    // The shelf's folder is none.
    let blocker = try home.write("no folder", to: "lectern")
    let said = ProgramRun(
      ["transcript", book, "--speech-only", "--keys", "Down C-s"], home: home,
      environment: ["LANG": "de_DE.UTF-8"]
    ).lines
    #expect(
      said.last
        == "Konnte nicht gesichert werden. Das Bücherregal \(blocker)/shelf.sqlite kann nicht geöffnet werden "
        + "(Kein Verzeichnis): prüfen, ob sein Ordner benutzt werden kann.", "\(said)")
  }

  @Test(arguments: [
    ("de", "keine solche Datei; den Namen prüfen."), ("pl", "nie ma takiego pliku; sprawdź nazwę."),
    ("en", "no such file; check the name."),
  ])
  func `a book that cannot be opened is told of in the language of the locale`(locale: String, words: String) {
    for command in [["text"], ["read"], []] {
      let run = ProgramRun(command + ["/none.epub"], home: home, environment: ["LANG": locale])
      #expect(run.status == .noInput && run.errors == "lectern: /none.epub: \(words)\n")
    }
  }

  @Test func `a command line that cannot be is told of in the language of the locale`() {
    #expect(
      run("read", locale: "de").errors
        == "lectern: lectern read braucht mehr als das.\nAufruf: lectern read BOOK [OPTIONS]\n"
        + "lectern --help zählt die Optionen auf.\n")
    #expect(
      run("transcript", "x", "--keys", "Downn", locale: "pl").errors.hasPrefix(
        "lectern: Downn w wierszu 1 klawiszy to nie klawisz."))
  }

  @Test(arguments: [("en", "began"), ("de", "Suche"), ("pl", "szukać")])
  func `going back leads to where a search began as well, in every language`(locale: String, word: String) {
    let line = run("keys", locale: locale).lines.first { $0.hasPrefix("u, ") }
    #expect(line?.contains(word) == true, "\(line ?? "")")
  }

  @Test(arguments: [
    ("de", "Error: Wrong", "Email. Error: Wrong. Textfeld."), ("pl", "Fehler: Falsch", "Email. Fehler: Falsch. Pole"),
    ("en", "Błąd: źle", "Email. Błąd: źle. Text field."),
    ("de", "Fehlerhaft", "Email. Fehler: Fehlerhaft. Textfeld."),
  ])
  func `what calls itself an error is not called one again in another language`(
    locale: String, message: String, said: String
  ) throws {
    for source in ["aria-errormessage", "aria-describedby"] {
      let field = "<input aria-label=Email aria-invalid=true \(source)=e><p id=e>\(message)"
      let page = try home.write("<!DOCTYPE html><title>F</title><p>Top.</p>\(field)", to: "f.html")
      let lines = run("transcript", page, "--keys", "Tab", "--speech-only", locale: locale).lines
      guard source == "aria-errormessage" || !message.hasPrefix("Fehlerhaft") else { continue }
      #expect(lines.contains { $0.hasPrefix(said) }, "\(lines)")
    }
  }

  @Test func `notes are cited in the language of the locale`() {
    let list = NoteList([Sample.note("One.")], in: .german)
    #expect(list.rendered(as: .text).contains("12 Prozent."))
  }
}
