import LecternCLI
import TestSupport
import Testing

/// A quotation from the first key to the day after, judged by what is heard alone.
@Suite struct QuotationTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    var fixture = GoldenBooks.straddle
    fixture.extraMetadata = "<dc:date>1987</dc:date>"
    book = try fixture.write(to: home)
  }

  func hear(_ keys: String, _ size: String, _ more: String...) -> [String] {
    ProgramRun(
      ["transcript", book, "--keys", keys, "--size", size, "--speech-only", "--set", "paragraphs=spaced"] + more,
      home: home
    ).lines
  }

  static let quotation = "This sentence begins on the last row of the first page, and ends on the second."

  @Test func `a quotation over two pages is selected, corrected, saved, cited and found again at another width`() {
    let right = Array(repeating: "Right", count: 17).joined(separator: " ")
    let words = [
      "This", "sentence", "begins", "on", "the", "last", "row", "of", "the", "first", "page", "and", "ends", "on",
      "the", "second", "After",
    ]
    #expect(
      hear(". . . [ \(right) Up Left Left Left Left Left V ] ] ] ] Down Enter Down Down Enter", "80x8")
        == [
          "Straddle. Page 1 of 2.", "One.", "Two.",
          "A first sentence fills the first row of the paragraph, and some of the second.", Self.quotation,
          "Text selection. Right arrow expands selection. Left arrow shrinks selection. Word selection.",
        ] + words.map { "\($0) selected." } + [
          "Character selection.", "r unselected.", "e unselected.", "t unselected.", "f unselected.",
          "cap a unselected.",
          "Selected: \(Self.quotation)", "Lines.", "Words.", "Characters.",
          "Edit.", "Save selection.", "Text saved.", "Copy.", "Copy with citation.", "Kept in copied text.",
        ])
    #expect(
      ProgramRun(["copied"], home: home).output
        == "“\(Self.quotation)”\nA. Writer, Straddle (1987), 49 percent")
    // The day after, at half the width.
    #expect(
      hear(": \"notes\" Enter Enter w", "40x8").dropFirst(2) == [
        "Command. Text field.", "Notes. 1 item. Dialog.",
        "Items. List box. \(Self.quotation.dropLast()). Page 2, selected, 1 of 1.",
        "Delete removes a line, Control Z restores it, F2 changes its words.", Self.quotation,
        "Page 2 of 2. 49 percent.",
      ])
    let pages = hear(": \"notes\" Enter Enter", "80x8", "--json").last
    #expect(pages == #"{"say":"\#(Self.quotation)","page":1,"cursor":[0,89]}"#)
  }

  @Test func `the page turns under a selection that grows over its end`() {
    let right = Array(repeating: "Right", count: 16).joined(separator: " ")
    let last = hear(". . . [ \(right)", "80x8", "--json").last
    #expect(last == #"{"say":"second selected.","page":2,"cursor":[0,168]}"#)
  }

  @Test func `what a mark has selected is given back from its last word on`() {
    #expect(
      hear(". . v . v S-Left C-S-Left", "80x8").suffix(3) == [
        "15 words selected.", "period unselected.", "second unselected.",
      ])
  }
}
