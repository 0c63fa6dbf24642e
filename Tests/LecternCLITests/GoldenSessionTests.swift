import LecternCLI
import TestSupport
import Testing

/// Keys in, what is heard out: whole sessions over the real program.
@Suite struct GoldenSessionTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Returns the lines of a session after its opening.
  func heard(_ keys: String, in book: EPUBFixture, _ more: String...) throws -> [String] {
    let path = try book.write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x8", "--speech-only"] + more, home: home)
    #expect(run.errors.isEmpty)
    let opening = more.contains("--json") ? [] : Array(run.lines.prefix(2))
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(opening.count))
  }

  @Test func `opening says the title, the page and the first row; lines go on over the end of a page`() throws {
    let path = try GoldenBooks.golden.write(to: home)
    let run = ProgramRun(["transcript", path, "--keys", "Down Down Down", "--size", "80x8"], home: home)
    #expect(
      run.lines == [
        "Travel Guide. Page 1 of 2.", "Morning. Heading level 1.",
        "> Down", "We started out our morning in Lincoln Park, admiring",
        "> Down", "the views of the Chicago skyline. The zoo had lots of animals.",
        "> Down", "Midday. Heading level 1.",
      ])
  }

  @Test func `the page turns for the row after it, and nobody says so`() throws {
    let said = try heard("Down Down Down", in: GoldenBooks.golden, "--json")
    #expect(said.last == #"{"say":"Midday. Heading level 1.","page":2,"cursor":[0,124]}"#)
  }

  @Test func `an edge is heard, said once, and moves nothing`() throws {
    #expect(
      try heard("C-Home Up Up", in: GoldenBooks.golden) == [
        "Morning. Heading level 1.", "E:boundary", "Start of book.", "E:boundary",
      ])
  }

  @Test func `words are selected by ear and saved from the Edit rotor`() throws {
    #expect(
      try heard("Down [ Right Right Right Left ] ] ] ] Down Enter Enter", in: GoldenBooks.golden) == [
        "We started out our morning in Lincoln Park, admiring",
        "Text selection. Right arrow expands selection. Left arrow shrinks selection. Word selection.",
        "We selected.", "started selected.", "out selected.", "out unselected.",
        "Lines.", "Words.", "Characters.", "Edit.", "Save selection.", "Text saved.", "Already saved.",
      ])
    let notes = ProgramRun(["notes"], home: home)
    #expect(
      notes.lines == ["We started", "Travel Guide, A. Writer. Morning. 4 percent. 2026-11-20."])
  }

  @Test func `a row is selected without the stop at its end`() throws {
    #expect(
      try heard("Down Down [ Down Right", in: GoldenBooks.golden).suffix(2) == [
        "Line selection.", "the views of the Chicago skyline. The zoo had lots of animals selected.",
      ])
  }

  @Test func `a selection shrinks to its anchor, stops there, and grows the other way`() throws {
    #expect(
      try heard("Down [ Right Left Left Left", in: GoldenBooks.golden).suffix(6) == [
        "We selected.", "We unselected.", "No selection.", "Morning selected.", "E:boundary", "Start of book.",
      ])
  }

  static let wholeBook = [
    "Morning. Heading.",
    "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline.",
    "The zoo had lots of animals.", "Midday. Heading.", "At lunchtime, we walked along the Chicago river.",
    "E:complete", "End of book.",
  ]

  @Test func `read-all reads by the sentence to the end of the book`() throws {
    #expect(try heard("a @end", in: GoldenBooks.golden) == Self.wholeBook)
  }

  @Test func `the page is said between sentences where the reader wants it`() throws {
    var expected = Self.wholeBook
    expected.insert("Page 2 of 2.", at: 3)
    #expect(try heard("a @end", in: GoldenBooks.golden, "--set", "page-announcements=sentence-end") == expected)
  }

  @Test func `a pause is silent, and reading goes on at the word, or after a while at the sentence`() throws {
    let whole = Self.wholeBook[1]
    #expect(
      try heard("a @words:7 Space w Space", in: GoldenBooks.golden) == [
        Self.wholeBook[0], whole, "Page 1 of 2. Morning. 21 percent.",
        "Lincoln Park, admiring, the views of the Chicago skyline.",
      ])
    #expect(try heard("a @words:7 Space @wait:6000 Space", in: GoldenBooks.golden).last == whole)
  }

  @Test func `reading goes on from the next sentence, and from the one before`() throws {
    let sentences = Self.wholeBook
    #expect(
      try heard("a @words:4 . @words:2 ,", in: GoldenBooks.golden) == [
        sentences[0], sentences[1], sentences[2], sentences[1],
      ])
  }

  @Test func `a sentence over the end of a page is read whole, and the page turns at its first word there`() throws {
    let straddling = "This sentence begins on the last row of the first page, and ends on the second."
    #expect(
      try heard("a @end", in: GoldenBooks.straddle, "--set", "verbosity=low").dropFirst(3) == [
        straddling, "After it.", "E:complete", "End of book.",
      ])
    let secondPage = try #require(heard("PgDn", in: GoldenBooks.straddle, "--set", "paragraphs=spaced").last)
    let turn = try #require(
      (1...50).first {
        try heard("a @words:\($0) Space w", in: GoldenBooks.straddle, "--set", "paragraphs=spaced").last?.hasPrefix(
          "Page 2") == true
      })
    let rest = try #require(
      heard("a @words:\(turn) Space Space", in: GoldenBooks.straddle, "--set", "paragraphs=spaced").last)
    #expect(straddling.hasSuffix(rest))
    #expect(secondPage.hasPrefix(rest), "the page turned at the first word of its row, \(secondPage)")
  }

  @Test func `characters are said by their names, ends of blocks among them`() throws {
    let said = try heard(
      "C-Home ] ] Down Down Down Down Down Down Down Down", in: GoldenBooks.small("Mr—x 👕"))
    #expect(
      said.dropFirst(1) == [
        "Words.", "Characters.", "new line", "cap m", "r", "em dash", "x", "space", "t-shirt", "new line",
      ])
  }

  @Test func `words are said without the marks at them, and marks alone by their names`() throws {
    let said = try heard("C-Home ] Down Down Down Down", in: GoldenBooks.small("man—which *** \"Hello,"))
    #expect(said.dropFirst(1) == ["Words.", "man", "which", "3 stars", "Hello"])
  }
}
