import Foundation
import LecternCLI
import TestSupport
import Testing

/// The announcements of the keys for questions and marks.
@Suite struct QueryKeyTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func heard(_ keys: String, _ body: String, _ options: String...) throws -> [String] {
    let path = try EPUBFixture(body).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only"] + options, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  static let text = "<h1>Day</h1><p>Old McDonald’s dog, x2.</p><blockquote><p>Woof.</p></blockquote><p>End.</p>"

  @Test func `a word is told whole, by its letters, and by a word for each`() throws {
    #expect(
      try heard("Down C-Right z z z z @wait:1100 z", Self.text).suffix(5) == [
        "McDonald’s", "cap m, c, cap d, o, n, a, l, d, right single quote, s",
        "Mike, Charlie, Delta, Oscar, November, Alfa, Lima, Delta, right single quote, Sierra", "McDonald’s",
        "McDonald’s",
      ])
    #expect(try heard("Down z z z", "<p>One.</p><p>2</p>").suffix(3) == ["2", "2", "2"])
  }

  @Test func `a selection that was begun with a mark follows every move, and tells its words`() throws {
    #expect(
      try heard("Down v C-Right C-Right v C-s", Self.text) == [
        "Old McDonald’s dog, x2.", "Selection start set.", "McDonald’s", "dog", "2 words selected.", "Text saved.",
      ])
    #expect(
      try heard("Down v a @words:3 v @end", Self.text).contains("3 words selected."))
    #expect(try heard("v v", Self.text) == ["Selection start set.", "No selection."])
  }

  @Test(arguments: [
    ("<p><img src=a.png alt='Plan' aria-describedby='d'/></p><p id='d' hidden=''>Three rooms.</p>", "Three rooms."),
    (
      "<p>See <img src=a.png alt='Plan' aria-details='d'/>.</p><aside id='d'><p>Three</p><p>rooms.</p></aside>",
      "Three rooms."
    ),
    (
      "<p><img src=a.png alt='' role='img' aria-label='Plan' aria-describedby='d e'/></p><p id='d'>One.</p><p id='e'>Two.</p>",
      "One. Two."
    ),
    ("<p><img src=a.png aria-describedby='d'/></p><p id='d' hidden=''>Three rooms.</p>", "Three rooms."),
    ("<p><img src=a.png alt='Plan' aria-description='Three rooms.'/></p>", "Three rooms."),
    ("<p><img src=a.png alt='Plan' title='Three rooms.'/></p>", "Three rooms."),
    ("<p><svg><title>Plan</title><desc>Three rooms.</desc></svg></p>", "Three rooms."),
  ])
  func `the longer description of an image is more that is heard of it`(body: String, words: String) throws {
    let said = try heard("g F8", "<p>Start.</p>" + body.replacing("src=a.png", with: "src='a.png'"))
    #expect(said.last == "Description, \(words)")
  }

  @Test func `how the text at the cursor is set off is told`() throws {
    let body = """
      <h2>Day</h2><p>So <b>bold, <i>both</i></b> <a href='#x'><code>x</code></a><sup>2</sup> <i lang='fr'>oui</i>.</p>
      """
    #expect(
      try heard("F6 ] p F6 Down F6 Down F6 Down F6 Down F6 Down F6", body).filter { !$0.contains("So bold") } == [
        "Heading level 2.", "Words.", "E:link", "Plain text.", "bold", "Bold.", "both", "Bold. Italic.",
        "x squared. Link.",
        "Link. Code.",
        "oui", "Italic. French.", "E:boundary", "End of book.", "Italic. French.",
      ])
  }

  @Test(arguments: ["i", "em", "cite", "dfn", "var"])
  func `what is set in italics is told to be`(element: String) throws {
    #expect(try heard("] Down F6", "<p>Now</p><p><\(element)>so</\(element)> on.</p>").last == "Italic.")
  }

  @Test(arguments: ["s", "del", "strike"])
  func `text that has been struck through is told to be`(element: String) throws {
    let body = "<p><\(element)>9.99</\(element)> <b><\(element)>8</\(element)></b> 7.</p>"
    #expect(
      try heard("] Down F6 Down F6 Down F6", "<p>Now</p>" + body).dropFirst() == [
        "9.99. Struck through.", "Struck through.", "8. Struck through.", "Bold. Struck through.", "7", "Plain text.",
      ])
  }

  @Test func `pictures and formulas, whose text does not tell what they are, are told to be such`() throws {
    let picture = "<p>See <img src='a.png' alt='a whale'/>.</p>"
    let formula = "<p><math xmlns='http://www.w3.org/1998/Math/MathML'><msup><mi>x</mi><mn>2</mn></msup></math></p>"
    #expect(try heard("g F6", "<p>Now</p>" + picture).last == "Image.")
    #expect(try heard("p F6", "<p>Now</p>" + formula).last == "Formula.")
  }

  @Test func `the jumps that can be gone back are listed, the last one first, and Enter goes to where one began`()
    throws
  {
    let text = "<h1 id='a'>Day</h1><p>One <a href='#b'>two</a>.</p><h1 id='b'>Night</h1><p>Dark.</p>"
    #expect(try heard(": \"jumps\" Enter", text).last == "Nowhere to go back to.")
    let said = try heard("Down / \"dark\" Enter C-Home / \"night\" Enter : \"jumps\" Enter Down Enter", text)
    #expect(
      said.suffix(5) == [
        "Jumps. 2 items. Dialog.", "Items. List box. Page 1 of 1. Day, selected, 1 of 2.",
        "Page 1 of 1. One two. 2 of 2.", "One two.", "E:link",
      ])
    let typed = try heard("Down / \"dark\" Enter C-Home / \"night\" Enter : \"jumps\" Enter \"two\" Enter", text)
    #expect(typed.suffix(3) == ["Page 1 of 1. One two. 1 of 1.", "One two.", "E:link"])
  }

  @Test(arguments: ["$", "100%"]) func `the end of the book is gone to by its name, and says its row`(name: String)
    throws
  {
    #expect(try heard(": \"\(name)\" Enter", Self.text).last == "End.")
  }

  @Test(arguments: [
    ("ru", "Ёж", "Ёлка, Женя"), ("", "Щи", "Щука, Иван"), ("el", "Ἀθήνας", "Αστήρ, Θεά, Ηρώ, Ναός, Αστήρ, Σοφός"),
    ("ja", "ちょっと", "千鳥のチ, 小さいよ, 小さいつ, 東京のト"),
    ("ja", "パー", "はがきのハに半濁点, 長音"), ("he", "שם", "שִׁין, מֵם סוֹפִית"),
    ("ar", "باء", "beh, alef, hamza"), ("uk", "ґа", "ґе, а"), ("ko", "한", "한"),
    ("en", "ax", "Alfa, X-ray"), ("fr", "çà", "Charlie cedilla, Alfa grave"), ("vi", "ấ", "Alfa circumflex acute"),
    ("pl", "łś", "Lima stroke, Sierra acute"), ("hu", "ő", "Oscar double acute"), ("da", "æ", "æ"),
    ("he", "שּׁ", "שִׁין דגש ימנית"),
  ])
  func `a letter that the reader's own alphabet does not have is told by that of its language, else by its name`(
    language: String, word: String, said: String
  ) throws {
    #expect(try heard("z z z", "<p lang='\(language)'>\(word)</p>").last == said)
  }

  @Test func `a place in a list is told as it is heard, without the numbers of notes`() throws {
    let text =
      "<p>It was fine<a epub:type='noteref' href='#n'>1</a>, all day.</p><p>On.</p>"
      + "<aside epub:type='footnote' id='n'><p>Once.</p></aside>"
    #expect(
      try heard("/ \"day\" Enter C-End : \"jumps\" Enter", text).last
        == "Items. List box. Page 1 of 1. It was fine, all day, selected, 1 of 1.")
    #expect(try heard("F7 \"foot\" Enter", text).last == "Items. List box. Note 1, selected, 1 of 2.")
  }

  @Test func `a list of actions is left by the key that opens it`() throws {
    for key in ["F10", ";"] {
      #expect(try heard("Down \(key) \(key)", Self.text).last == "Old McDonald’s dog, x2.")
      #expect(try heard("Down \(key) Tab \(key)", Self.text).last == "Old McDonald’s dog, x2.")
    }
    #expect(try heard("; \"qq;\"", Self.text).last == "No matches for qq;.", "what is typed is text")
  }

  @Test(arguments: ["F7", "C-r", "C-o", "C-g"]) func `a list is left by the key that opens it`(key: String) throws {
    #expect(try heard("Down \(key) \(key)", Self.text).last == "Old McDonald’s dog, x2.")
  }

  @Test func `a letter that opens a list finds its lines in it`() throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    _ = try home.write("contents = j\n", to: "lectern/keys")
    let book = try home.write("<h1>Jug</h1><p>Old.</p>", to: "book.html")
    func last(_ keys: String) -> String? {
      ProgramRun(["transcript", book, "--keys", keys, "--speech-only"], home: home).lines.withoutListHints.last
    }
    #expect(last("Down j j") == "Jug. 1 of 1.")
    #expect(last("Down j Tab j") == "Old.")
    #expect(last("Down j") == "Chapters. List box. Jug. Page 1, you are here, selected, 1 of 1.")
  }

  @Test func `in a list of actions a key tells what keys do there`() throws {
    #expect(try heard("F6 : \"problems\" Enter", Self.text).last == "No problems found.")
    #expect(try heard("; F1", Self.text).suffix(3).first?.hasPrefix("Up and Down go through the list") == true)
  }

  @Test func `a quote is left at either end, and elsewhere there is nothing to leave`() throws {
    #expect(
      try heard("Down > Down > < Up", Self.text) == [
        "Old McDonald’s dog, x2.", "E:boundary", "Not in a list, table, quote or figure.", "Quote.", "Woof.", "End.",
        "E:boundary", "Not in a list, table, quote or figure.", "Quote.", "Woof.",
      ])
  }

  @Test func `what was said last is said again, while reading the sentence`() throws {
    let day = "<h1>Day</h1><p>It rained all day. We left.</p>"
    #expect(try heard("w C-l", day).suffix(2) == ["Page 1 of 1. Day. 0 percent.", "Page 1 of 1. Day. 0 percent."])
    #expect(
      try heard("w Down a @words:2 C-l @sentence", day).suffix(3) == [
        "It rained all day.", "It rained all day.", "We left.",
      ])
  }

  @Test func `where one is in the printed edition follows where one is`() throws {
    let printed = "<h1>Day</h1><p>One.</p><p><span epub:type='pagebreak' title='38'/>Two.</p><p>Three.</p>"
    #expect(try heard("w", printed).last == "Page 1 of 1. Day. 0 percent.")
    #expect(try heard("Right Right Right w", printed).last == "Page 1 of 1. Day. 66 percent. Print page 38.")
  }

  @Test func `where one is, in detail, is page, chapters, percentage and the time that is left`() throws {
    #expect(
      try heard("W", Self.text) == [
        "Page 1 of 1. Day. 0 percent. 0 minutes left in the chapter. 0 minutes left in the book."
      ])
    let long = "<h1>Day</h1><p>" + String(repeating: "words ", count: 14_100) + "</p>"
    #expect(
      try heard("W", long, "--size", "200x200").last?.hasSuffix("1 hour 10 minutes left in the book.") == true)
  }
}
