import Accessibility
import LecternCLI
import TestSupport
import Testing

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
    #expect(said.contains("~ hat keinen Befehl. Fragezeichen: Hilfe."))
    #expect(run("transcript", book, "--speech-only", "--keys", "]", locale: "C").lines.last == "Words.")
  }

  @Test func `what a program is told of the program's own words is in the language of the locale`() throws {
    let book = try EPUBFixture("<ul><li>One</li></ul>").write(to: home)
    let lines = run("read", book, "--format", "jsonl", "--verbosity", "medium", locale: "pl_PL.UTF-8").lines
    #expect(lines.first == #"{"text":"Lista, 1 element.","lang":"pl","kind":"phrase","section":null,"range":null}"#)
    #expect(lines.last?.contains(#""lang":"en""#) == true)
  }

  @Test(arguments: [("de_DE.UTF-8", "q\tbeenden"), ("pl_PL", "q\tzakończ"), ("", "q\tquit"), ("xx_YY", "q\tquit")])
  func `the keys are told in the language of the locale`(locale: String, line: String) {
    #expect(run("keys", locale: locale).lines.contains { $0.hasPrefix("q") && $0.hasSuffix(line.dropFirst()) })
  }

  @Test func `a session in lines is spoken in the language of the locale, and so is its greeting`() throws {
    let book = try EPUBFixture("<h1>Morning</h1>").write(to: home)
    let run = ProgramRun(
      [book, "--line"], home: home, keyboard: TypedKeys("q"), environment: ["LC_MESSAGES": "de_DE.UTF-8"])
    #expect(run.lines.contains { $0.hasPrefix("Leertaste liest vor.") })
    #expect(run.lines.contains("Geschlossen. 0 Prozent."))
  }

  @Test func `signs are named in the language of the locale`() throws {
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
