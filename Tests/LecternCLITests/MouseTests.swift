import LecternCLI
import TestSupport
import Testing

/// The mouse, by ear: on the text of a book and beside it.
@Suite struct MouseTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Returns the lines of speech that keys lead to, after the opening.
  func heard(_ keys: String, _ book: EPUBFixture = GoldenBooks.golden, _ options: String...) throws -> [String] {
    let run = ProgramRun(
      ["transcript", try book.write(to: home), "--keys", keys, "--size", "80x12", "--speech-only"] + options,
      home: home)
    #expect(run.status == .done)
    return run.lines.dropFirst(2).map(\.self).withoutListHints
  }

  static let line = "the views of the Chicago skyline. The zoo had lots of animals."

  static let paragraph =
    "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline. "
    + "The zoo had lots of animals."

  @Test func `a click speaks the line it touches, and goes there`() throws {
    #expect(try heard("@click:6,5 ] Down") == [Self.line, "Words.", "views"])
  }

  @Test(arguments: [
    ("character", "i"), ("word", "views"), ("line", line),
    ("sentence", "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline."),
    ("paragraph", paragraph),
  ])
  func `a click speaks as much as the reader wants of what it touches`(unit: String, said: String) throws {
    #expect(try heard("@click:9,5", GoldenBooks.golden, "--set", "touch-unit=\(unit)") == [said])
  }

  @Test func `a click beside the text tells the title above it, and the place below it`() throws {
    #expect(try heard("@click:6,0 @click:6,11") == ["Travel Guide.", "Page 1 of 1. Morning. 0 percent."])
  }

  @Test func `two clicks of one place within half a second follow the link that is there`() throws {
    let book = EPUBFixture(
      "<h1>X</h1><p>Read <a href=\"#b\">the end</a> first.</p><p>Then</p><p id=\"b\">This is it.</p>")
    let line = ["Read the end first.", "E:link"]
    #expect(try heard("@click:11,4 @click:11,4 Backspace", book) == line + ["This is it.", "the end. Link."])
    #expect(try heard("@click:11,4 @wait:500 @click:11,4", book) == line + ["This is it."])
    #expect(try heard("@click:11,4 @wait:501 @click:11,4", book) == line + line)
    #expect(try heard("@click:11,4 @click:12,4", book) == line + line)
    #expect(try heard("@click:11,4 @click:11,4 @click:5,4", book).count == 5, "a third click is a click of its own")
  }

  @Test func `two clicks on a word that leads nowhere select it, a third the paragraph, and a fourth is a click`()
    throws
  {
    let clicks = "@click:9,5 @click:9,5"
    let paragraph =
      "We started out our morning in Lincoln Park, admiring the views of the Chicago skyline. "
      + "The zoo had lots of animals selected."
    #expect(try heard(clicks) == [Self.line, "views selected."])
    #expect(try heard(clicks + " @click:9,5") == [Self.line, "views selected.", paragraph])
    #expect(try heard(clicks + " @click:9,5 @click:9,5") == [Self.line, "views selected.", paragraph, Self.line])
    #expect(try heard(clicks + " @wait:501 @click:9,5") == [Self.line, "views selected.", Self.line])
    #expect(try heard(clicks + " @click:12,5").last == Self.line, "another cell is touched")
    #expect(try heard(clicks + " y") == [Self.line, "views selected.", "Kept in copied text."])
  }

  @Test func `a drag selects the text it goes over, and says it once it is over`() throws {
    #expect(
      try heard("@drag:8,5,12,5 y Esc") == [
        Self.line, "views selected.", "Kept in copied text.", "Selection cleared.",
      ])
    #expect(try heard("@drag:12,5,8,5") == [Self.line, "views selected."])
    #expect(try heard("@drag:8,5,12,5 S-Right").suffix(2) == ["views selected.", "space selected."])
    #expect(try heard("@drag:8,4,12,5").last?.hasSuffix("admiring the views selected.") == true)
  }

  @Test func `what lies over the book is clicked on like it`() throws {
    let said = try heard("Down [ Right ; @click:6,4 @click:6,4")
    #expect(said.suffix(2) == ["Copy. 2 of 11.", "Kept in copied text."])
  }

  @Test func `a list is gone through and left by the mouse alone`() throws {
    var book = EPUBFixture("<h1 id=\"a\">One</h1><p>Here.</p><h1 id=\"b\">Two</h1><p>There.</p>")
    book.contents = [.init("One", "c1.xhtml#a"), .init("Two", "c1.xhtml#b")]
    let opening = ["Contents. Dialog.", "Chapters. List box. One. Page 1, you are here, selected, 1 of 2."]
    #expect(
      try heard("C-t @click:3,4 @click:3,4", book) == opening + ["Two. Page 1. 2 of 2.", "Two. Heading level 1."])
    #expect(
      try heard("C-t WheelDown WheelDown WheelUp", book)
        == opening + ["Two. Page 1. 2 of 2.", "E:boundary", "End of list.", "One. Page 1, you are here. 1 of 2."])
    #expect(
      try heard("C-t @click:3,6 @click:3,6", book) == opening + ["Cancel. Button.", "One. Heading level 1."])
    #expect(
      try heard("C-t @click:3,0 @click:3,2 @click:3,9", book)
        == opening + [
          "Contents. Dialog.", "Chapters. List box. One. Page 1, you are here, selected, 1 of 2.", "E:boundary",
        ])
  }

  @Test func `a page is gone to by the mouse alone`() throws {
    let said = try heard("C-g Backspace \"1\" @click:3,3 @click:3,3")
    #expect(said.suffix(3) == ["OK. Button.", "Page 1 of 1.", "Morning. Heading level 1."])
    #expect(try heard("/ \"zoo\" @click:3,11 @wait:600 @click:3,11 @click:3,11").contains("Match 1 of 1."))
  }
}
