import LecternCLI
import TestSupport
import Testing

/// Options of the rotor that change a setting, and the one that moves by language.
@Suite struct RotorSettingTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func heard(_ keys: String, rotor: String, _ body: String = "<h1>A</h1><p>“So,” x — y.</p>") throws -> [String] {
    let path = try EPUBFixture(body).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only", "--set", "rotor=" + rotor], home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2)).filter { $0 != "Kept." }
  }

  @Test func `punctuation is turned up and down, and holds for the next word`() throws {
    #expect(
      try heard("] Up Up Down Down Down", rotor: "lines, punctuation") == [
        "Punctuation.", "Punctuation all.", "E:boundary", "Punctuation all.", "Punctuation some.",
        "Punctuation none.",
        "E:boundary", "Punctuation none.",
      ])
    #expect(
      try heard("] Up ] Down", rotor: "lines, punctuation, words").last == "left quote So comma right quote")
  }

  @Test func `verbosity is turned up and down, while reading too, which goes on`() throws {
    #expect(
      try heard("] Up ] C-Home", rotor: "lines, verbosity") == [
        "Verbosity.", "Verbosity high.", "Lines.", "A. Heading level 1.",
      ])
    let reading = try heard("] Down a Down @end", rotor: "lines, verbosity")
    #expect(reading.prefix(2) == ["Verbosity.", "Verbosity low."] && reading.contains("“So,” x — y."))
  }

  @Test func `what else there is to hear is heard when it is asked for`() throws {
    let body = """
      <p>It <a href='https://e.org/?a'>rained</a>.<a epub:type='noteref' href='#n3'>3</a> Never <i lang='fr'>si fort</i>.</p>
      <p>So.</p><aside epub:type='footnote' id='n3'><p>All day.</p></aside>
      """
    #expect(
      try heard("F8 Down F8", rotor: "paragraphs", body) == [
        "E:link", "E:note", "rained, https://e.org/?a.", "Note 3, All day.",
        "si fort, French.",
        "So.", "E:boundary", "Nothing more.",
      ])
    #expect(try heard("] Up C-Home", rotor: "lines, verbosity", body).contains("More content available."))
    #expect(
      try heard("] Down Down Down Down Up", rotor: "lines, more-content", body) == [
        "E:link", "E:note", "More content.", "rained, https://e.org/?a.",
        "Note 3, All day.",
        "si fort, French.", "rained, https://e.org/?a.", "si fort, French.",
      ])
    #expect(try heard("] Up", rotor: "lines, more-content", body).last == "si fort, French.")
  }

  @Test func `an option for what else there is to hear is there where there is more, and comes back with it`() throws
  {
    let body = "<p>So.</p><p>It <a href='https://e.org/'>rained</a>.</p><p>On.</p>"
    #expect(
      try heard("] ] p ] ] Down ]", rotor: "lines, words, more-content", body) == [
        "Words.", "Lines.", "It rained.", "E:link", "Words.", "More content.", "rained, https://e.org/.", "Lines.",
      ])
    #expect(
      try heard("p [ Down P Down Down", rotor: "lines, words, more-content", body) == [
        "It rained.", "E:link", "More content.", "rained, https://e.org/.", "So.", "It rained.", "E:link",
        "rained, https://e.org/.",
      ])
  }

  @Test func `punctuation and verbosity have keys that go through their levels, around and around`() throws {
    #expect(
      try heard("C-p C-p C-p C-v C-v C-v", rotor: "lines") == [
        "Punctuation all.", "Punctuation none.", "Punctuation some.", "Verbosity high.", "Verbosity low.",
        "Verbosity medium.",
      ])
  }

  @Test func `volume has keys, and limits`() throws {
    #expect(
      try heard("0 9 9", rotor: "lines") == ["Volume 110 percent.", "Volume 100 percent.", "Volume 90 percent."])
    #expect(
      try heard(": \"set volume 200\" Enter 0", rotor: "lines").suffix(2) == ["E:boundary", "Volume 200 percent."])
  }

  @Test func `a list that is read aloud goes on in the new way like a book`() throws {
    #expect(
      try heard("F1 Down Down a C-v", rotor: "lines").suffix(2) == [
        "Down arrow: next by the rotor.", "Down arrow: next by the rotor.",
      ])
  }

  @Test func `what is read goes on at its word when its level changes, which is its own answer`() throws {
    let body = "<p>One, two, three, four.</p>"
    #expect(
      try heard("a @words:2 C-p @end", rotor: "lines", body).prefix(2) == [
        "One, two, three, four.", "three comma four period",
      ])
    #expect(
      try heard("] a @words:2 Up Up @end", rotor: "lines, punctuation", body).prefix(4) == [
        "Punctuation.", "One, two, three, four.", "three comma four period", "E:boundary",
      ])
  }

  @Test func `a change of language is met with the name of the language`() throws {
    let body = "<p>He said <i lang='fr'>bon jour</i>.</p><p lang='de-AT'>Ja.</p>"
    #expect(
      try heard("] Down Down Down", rotor: "lines, languages", body) == [
        "Languages.", "French.", "bon jour", "German.", "Ja.", "E:boundary", "No next change of language.",
      ])
  }
}
