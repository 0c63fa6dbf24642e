import LecternCLI
import TestSupport
import Testing

/// The speech of ruby, images in the flow, tasks and languages, and the parts that are not spoken.
@Suite struct FlowSpeechTests {
  private func heard(_ keys: String, _ body: String, _ options: String...) throws -> [String] {
    try BodyFixture().heard(keys, body, options)
  }

  @Test func `a heading of several rows is told whole where a book or a page begins with it`() throws {
    let body = "<h1>1<br/>The Start</h1><p>x</p>"
    let home = try TemporaryFolder()
    let path = try EPUBFixture(body).write(to: home)
    let opened = ProgramRun(["transcript", path, "--keys", "", "--speech-only"], home: home)
    #expect(opened.lines.last == "1, The Start. Heading level 1.")
    #expect(try heard("C-g \"1\" Enter", body).suffix(2) == ["Page 1 of 1.", "1, The Start. Heading level 1."])
    #expect(try heard("Down", body) == ["The Start"], "rows are still gone to one by one")
  }

  private static let ruby = """
    <h1>Top</h1><p>See <ruby>漢字<rp>[</rp><rt>かんじ</rt><rp>]</rp></ruby>を<ruby>読<rt>よ</rt></ruby>む。</p>
    """

  @Test(arguments: [
    ("p ] Down Down Down", ["漢字", "を", "読む"]),
    ("p ] ] Down Down Down Down Down Down Down", ["e", "e", "space", "漢", "字", "を", "読"]),
    ("p ] ] Down Down Down Down Down Down Down Up Up", ["を", "字"]),
    ("p", ["See 漢字を読む。"]),
  ])
  func `the reading of a ruby base is seen, and neither words nor characters say it again`(
    keys: String, said: [String]
  ) throws {
    #expect(try heard(keys, Self.ruby).filter { !$0.hasSuffix("Lines.") }.suffix(said.count) == said[...])
  }

  private static let images = """
    <h1>Top</h1><p>Press <img src='a' alt='Dog'/>Glued and<img src='b' alt='cat'/>. See <img src='c'/>now.</p>
    <p><img src='d' alt='O'/>nce upon <a href='#x'><img src='e' alt='Home'/></a> a time.</p>
    """

  @Test func `an image in the flow is a piece of its own, and a first letter is none`() throws {
    #expect(
      try heard("p p", Self.images) == [
        "Press Dog. Image. Glued and cat. Image. See Image, no description. now.", "Once upon Home. Image. a time.",
        "E:link",
      ])
    #expect(
      try heard("p a @end", Self.images).filter { !$0.hasPrefix("E:") }.dropFirst() == [
        "Press Dog. Image. Glued and cat. Image.", "See Image, no description. now.",
        "Once upon Home. Image. a time.", "End of book.",
      ])
    #expect(try heard("p", Self.images, "--set", "verbosity=low") == ["Press Dog Glued and cat. See now."])
    #expect(try heard("p ] Down Down Down", Self.images).suffix(3) == ["Dog", "Glued", "and"])
    #expect(try heard("g g k", Self.images) == ["Dog. Image.", "cat. Image.", "Home. Image. Link."])
  }

  @Test func `an image whose description was cut goes on with the rest of it`() throws {
    let body = "<p>One.</p><p><img src='a' alt='A lady in the room of the Duchess'/></p><p>Two.</p>"
    #expect(
      try heard("a @sentence @words:3 Space Space @end", body).filter { !$0.hasPrefix("E:") } == [
        "One.", "A lady in the room of the Duchess. Image.", "the room of the Duchess. Image.", "Two.",
        "End of book.",
      ])
  }

  @Test func `a first letter in quotation marks is none either`() throws {
    let page = "<h1>Top</h1><p>“<img src='d' alt='I'/>t was night.</p>"
    #expect(try heard("p", page) == ["“It was night."])
  }

  private static let tongues = """
    <h1>Top</h1><p>He said <i lang='fr'>bonjour madame</i>, and left. <i lang='de'>Guten Tag</i>.</p>
    <p lang='fr'>Une phrase.</p><p>Back again.</p>
    """

  @Test func `moving by languages stops where the language around comes back`() throws {
    #expect(
      try heard("] Down Down Down Down Down Down Up", Self.tongues, "--set", "rotor=lines,languages").dropFirst() == [
        "French.", "bonjour madame", "English.", "and left.", "German.", "Guten Tag", "French.", "Une phrase.",
        "English.", "Back again.", "E:boundary", "No next change of language.", "French.", "Une phrase.",
      ])
  }

  @Test func `a bookmark in the middle of a sentence is told by its sentence`() throws {
    let body = "<p>One two three four. Five six seven.</p><p>Last.</p>"
    #expect(try heard("] Down Down m p B", body).suffix(2) == ["Last.", "One two three four."])
  }

  @Test func `going back from one link after another says of each that it is one`() throws {
    let body = """
      <h1>Top</h1><p>a <a href='#x'>one</a> b</p><h2 id='x'>Two</h2><p>c <a href='#y'>two</a> d</p><h2 id='y'>End</h2>
      """
    #expect(try heard("k Enter k Enter u u", body).suffix(2) == ["two. Link.", "one. Link."])
    #expect(try heard("k k m H H b u", body).suffix(1) == ["Top. Heading level 1."])
    #expect(try heard("k m k B u", body).last == "two. Link.")
  }

  @Test func `headings of one level can be put on the dial`() throws {
    let body = "<h1>Top</h1><h2>One</h2><h3>In</h3><h2>Two</h2>"
    #expect(
      try heard("] ] Down Down Down Up ]", body, "--set", "rotor=lines,headings-1,headings-2,headings-4") == [
        "Level 1 headings.", "Level 2 headings.", "One. Heading level 2.", "Two. Heading level 2.", "E:boundary",
        "No next heading of level 2.", "One. Heading level 2.", "Lines.",
      ])
  }

  @Test func `of a text of megabytes a move says as much as anyone listens to`() throws {
    let body = "<h1>Top</h1><p>" + String(repeating: "So it went on and on. ", count: 50_000) + "</p><p>End.</p>"
    let said = try heard("p p P", body).filter { $0 != "Searching." }
    #expect(said.count == 5 && said[2] == "End.")
    #expect(said[0].hasPrefix("So it went on and on. So") && said[0].utf8.count < 10_000)
    #expect(said[1] == "The text goes on." && said[0] == said[3] && said[1] == said[4])
  }
}
