import BookFormats
import Testing
import TextModel

/// Numbered titles with little room around them are headings where the whole text or its contents say so; lists are
/// not.
@Suite struct NumberedHeadingTests {
  private static let prose =
    "It was a long winter, and the people of the valley had grown used to the sound of the wind,\nwhich came down from the "
    + "mountains.\n\nHe went in."

  private func outline(_ text: String) throws -> [String] {
    try Book.open(bytes: Array(text.utf8), name: "a.txt").outline.map { "\($0.depth) \($0.label)" }
  }

  /// Titles, each with what stands below it.
  private func titled(_ titles: [String], text: String = prose) -> String {
    titles.map { "\($0)\n\n\(text)\n\n" }.joined()
  }

  @Test(arguments: [
    (["1. The Wind", "2. The Fire", "3. The End"], ["1 1. The Wind", "1 2. The Fire", "1 3. The End"]),
    (
      ["1. Start", "1.1 Terms", "1.2. Names", "1.2.1 Short ones", "2. End"],
      ["1 1. Start", "2 1.1 Terms", "2 1.2. Names", "3 1.2.1 Short ones", "1 2. End"]
    ),
    // Too few, not from 1, not in order, sentences, in small letters.
    (["1. The Wind", "2. The Fire"], []), (["2. The Wind", "3. The Fire", "4. The End"], []),
    (["1. The Wind", "3. The Fire", "2. The End"], []), (["1. Beat it.", "2. Wait.", "3. Eat."], []),
    (["1. flour", "2. milk", "3. eggs"], []), (["1 Egg", "2 Onions", "3 Carrots"], []),
  ])
  func `titles that count from one over text are headings, with parts below them`(
    titles: [String], expected: [String]
  ) throws {
    #expect(try outline("By Ann.\n\n" + titled(titles)) == expected)
  }

  @Test func `numbers without a full stop are those of titles where they have steps, or much text between`() throws {
    #expect(
      try outline("Manual\n\n" + titled(["1 Start", "1.1 Terms", "2 End"])) == [
        "1 1 Start", "2 1.1 Terms", "1 2 End",
      ])
    let long =
      (Self.prose + "\n\n") + Self.prose.replacing("He went in.", with: "") + Self.prose + "\n\n" + Self.prose
    #expect(try outline("Manual\n\n" + titled(["1 Start", "2 Middle", "3 End"], text: long + long)).count == 3)
  }

  @Test func `a title that the contents have belongs to the chapter it stands below`() throws {
    let contents = "1  The Road . . . . . . 1\n2  The Market . . . . . 7\n\n\n"
    let text = "Chapter 1\n\nThe Road\n\n\(Self.prose)\n\nChapter 2\n\nThe Market\n\n\(Self.prose)\n"
    #expect(try outline("A Book\n\n" + contents + text) == ["1 Chapter 1 The Road", "1 Chapter 2 The Market"])
  }

  @Test func `items of lists are none, with blank lines between and with text set in below them`() throws {
    let items = ["1. Salt", "2. Flour", "3. Water"]
    #expect(try outline("You need:\n\n" + items.joined(separator: "\n\n") + "\n\n" + Self.prose) == [])
    #expect(
      try outline(
        titled(
          items, text: "   It is bought\n   in the market of the town, and in no other place there.\n\n   Take much.")
      ) == [])
    // A list that begins anew.
    #expect(try outline(titled(items + items)) == [])
  }

  @Test func `titles that a table of contents has with pages are headings where they come again`() throws {
    let contents = "CONTENTS\n\n   1.  Start . . . . . 2\n     1.1.  Terms . . . . . 3\n   The End ........ 4\n\n"
    let text = "1.  Start\n\n   Text set in.\n\n1.1.  Terms\n\n   More of it.\n\nThe End\n\n   Last.\n"
    #expect(try outline(contents + text) == ["1 CONTENTS", "1 1. Start", "2 1.1. Terms", "1 The End"])
    // One alone may be a line of the text.
    #expect(try outline("CONTENTS\n\nThe End ........ 4\n\n\n\nThe End\n\nLast.\n") == ["1 CONTENTS"])
  }

  @Test func `titles that a list at the front has are headings where they stand alone again, each once and in order`()
    throws
  {
    let names = ["The Book of the Wind", "The Book of the Fire", "The Book of the End"]
    let list = "The Three Books\n\n" + names.joined(separator: "\n\n") + "\n\n\n\n"
    let text = { (names: [String]) in names.map { "\($0)\n\n\(Self.prose)\n\n\n" }.joined() }
    #expect(try outline(list + text(names)) == names.map { "1 \($0)" })
    #expect(try outline("- " + names.joined(separator: "\n- ") + "\n\n\n" + text(names)) == names.map { "1 \($0)" })
    #expect(try outline(list + text(names.reversed())) == [], "another order")
    #expect(try outline(list + text(names + names)) == [], "a refrain")
    #expect(try outline(list + text(Array(names.dropLast()))) == [], "two")
  }
}
