import Testing
import TextModel

@testable import BookFormats

/// Notes of Markdown: each stands once, whatever refers to it, and none is lost.
@Suite struct MarkdownNoteTests {
  private static let filler = String(
    repeating: String(repeating: "Words and words of a long paragraph. ", count: 20) + "and more.\n", count: 20)

  /// A book of chapters that are sections of their own.
  private func open(_ chapters: [String], end: String = "") throws -> Book {
    let source = chapters.map { $0 + "\n\n" + Self.filler }.joined(separator: "\n") + "\n" + end
    return try Book.open(bytes: Array(source.utf8), name: "a.md")
  }

  private func chapters(_ texts: [Int: String]) -> [String] { (0..<18).map { "# C\($0)\n\n\(texts[$0] ?? "")\n" } }

  private func text(_ book: Book) -> String {
    (0..<book.sectionCount).map { book.section($0).visibleText }.joined()
  }

  /// Returns the references to notes in a section.
  private func notes(_ book: Book, _ section: Int) -> [String] {
    MarkedText.spans(of: book.section(section)).filter { $0.hasPrefix("note ") }
  }

  @Test func `a note that two chapters refer to stands in the first, and what refers to it later leads there`() throws
  {
    let book = try open(
      chapters([2: "one[^a] two[^b]", 5: "three[^b] four[^c]"]),
      end: "[^b]: Bravo.\n[^a]: Alpha.\n[^c]: Charlie.\n")
    #expect(text(book).ranges(of: "Bravo.").count == 1)
    #expect(book.section(2).text.hasSuffix("Alpha.\nBravo.\n"))
    #expect(book.section(5).text.hasSuffix("Charlie.\n"))
    #expect(notes(book, 2) == ["note 2#fn-a: 1", "note 2#fn-b: 2"])
    #expect(notes(book, 5) == ["note 2#fn-b: 2", "note 5#fn-c: 3"])
    #expect(MarkedText.blocks(of: book.section(5)).last == "3.: Charlie.")
    let place = try #require(book.position(of: .place(section: 2, anchor: "fn-b")))
    #expect(book.section(2).text(in: place.offset..<place.offset + 6) == "Bravo.")
  }

  @Test func `a note that stands in a chapter and is referred to before stands with what refers to it first`() throws
  {
    let book = try open(chapters([2: "one[^a]", 5: "two[^a]\n\n[^a]: Alpha.\n\ntext"]))
    #expect(text(book).ranges(of: "Alpha.").count == 1)
    #expect(book.section(2).text.hasSuffix("Alpha.\n"))
    #expect(notes(book, 5) == ["note 2#fn-a: 1"])
  }

  @Test func `a note that a note refers to stands with it, once`() throws {
    let book = try open(
      chapters([2: "one[^a]", 5: "two[^b]", 7: "three[^a]"]), end: "[^a]: Alpha, see[^b].\n[^b]: Bravo.\n")
    #expect(text(book).ranges(of: "Alpha").count == 1 && text(book).ranges(of: "Bravo").count == 1)
    #expect(book.section(2).text.hasSuffix("Alpha, see2.\nBravo.\n"))
    #expect(notes(book, 5) == ["note 2#fn-b: 2"])
    #expect(notes(book, 7) == ["note 2#fn-a: 1"])
  }

  @Test func `a note that is defined in a quotation is a note`() throws {
    let book = try open(chapters([4: "x[^a]\n\n> [^a]: One.\n"]))
    #expect(notes(book, 4).count == 1)
  }

  @Test(arguments: [false, true])
  func `a note that only code names is text where nothing else refers to it`(isReferred: Bool) throws {
    let mentions = [
      "`[^a]` is how notes are written", "```\n[^a]\n```", "``code ` [^a] ` ``", "    [^a]", "<!-- [^a] -->",
      "\\[^a]",
      "<pre>\n[^a]\n</pre>", "nothing",
    ]
    var texts: [Int: String] = [:]
    var end = ""
    for (number, mention) in mentions.enumerated() {
      texts[number] = mention.replacing("^a", with: "^a\(number)")
      if isReferred { texts[10] = (texts[10] ?? "text") + "[^a\(number)]" }
      end += "[^a\(number)]: Alpha\(number).\n\n    More\(number).\n\n"
    }
    let shown = text(try open(chapters(texts), end: end))
    for number in mentions.indices {
      #expect(shown.ranges(of: "Alpha\(number).").count == 1 && shown.ranges(of: "More\(number).").count == 1)
      if !isReferred { #expect(shown.contains("Alpha\(number).\nMore\(number).")) }
    }
  }

  @Test(arguments: [
    "`code [^a]\nand more [^b]` x", "> `code\n> [^b]` x", "# `head\n\n[^c] is` x", "- `a\n- [^c] is` x",
  ])
  func `notes have their numbers however code goes on over lines`(mention: String) throws {
    let book = try open(
      chapters([2: mention, 5: "one[^c] two[^d]"]),
      end: "[^a]: Alpha.\n\n[^b]: Bravo.\n\n[^c]: Charlie.\n\n[^d]: Delta.\n")
    let place = mention.contains("[^c]") ? 2 : 5
    #expect(notes(book, 5) == ["note \(place)#fn-c: 1", "note 5#fn-d: 2"])
    for word in ["Alpha.", "Bravo.", "Charlie.", "Delta."] { #expect(text(book).ranges(of: word).count == 1) }
  }

  @Test func `a note that nothing is found to refer to leaves the others their numbers`() throws {
    let book = try open(
      chapters([5: "one[^a] <!-- x\n\n[^b] --> two[^c]"]), end: "[^a]: Alpha.\n\n[^b]: Bravo.\n\n[^c]: Charlie.\n")
    let numbers = MarkedText.blocks(of: book.section(5)).filter { $0.contains(".: ") }.map { $0.prefix(1) }
    #expect(notes(book, 5).map { $0.suffix(1) } == numbers && numbers.first == "1")
  }

  @Test func `what is escaped takes no note from what refers to it`() throws {
    let book = try open(chapters([2: "\\[^a]", 5: "text[^a]"]), end: "[^a]: Alpha.\n")
    #expect(notes(book, 5) == ["note 5#fn-a: 1"])
    #expect(text(book).ranges(of: "Alpha.").count == 1)
  }

  @Test(arguments: [
    ("x[^a]\n\n[^a]: One.\n\n[^a]: Two.\n\n    More.\n", ["One.", "Two.", "More."]),
    ("> [^a]: One.\n", ["One."]), ("x[^a]\n\n> [^a]: One.\n", ["One."]),
    ("[^a]: See[^b].\n[^b]: Two.\n", ["See", "Two."]),
    ("[^a]: See[^b].\n[^b]: Also[^a].\n", ["See", "Also"]), ("`[^a]`\n\n[^a]: One.\n", ["One."]),
    ("- item\n\n  [^a]: One.\n\n      More.\n", ["One.", "More."]), ("[^a]: One.\n[^a]: Two.\n", ["One.", "Two."]),
  ])
  func `no word of a note is lost, in short documents and in long ones`(source: String, words: [String]) throws {
    let whole = MarkdownOpener.whole(Array(source.utf8)).section.visibleText
    let long = text(try open(chapters([4: source])))
    for word in words {
      #expect(whole.ranges(of: word).count == 1, "\(whole)")
      #expect(long.ranges(of: word).count == 1)
    }
  }
}
