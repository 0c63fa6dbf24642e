import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

@Suite struct GutenbergTests {
  private static let source = """
    The Project Gutenberg EBook of A Walk

    This eBook is for the use of anyone anywhere at no cost.

    Title: A Walk
           or, the Harbor

    Author: Ann Other
    Author: Bob Other

    Language: French

    *** START OF THIS PROJECT GUTENBERG EBOOK A WALK ***


    CHAPTER I

    Text of the book.


    End of Project Gutenberg's A Walk, by Ann Other

    *** END OF THIS PROJECT GUTENBERG EBOOK A WALK ***

    CHAPTER OF TERMS

    You may copy it.
    """

  @Test func `the header says what the book is, and the terms are parts of their own`() throws {
    let book = try Book.open(bytes: Array(Self.source.utf8), name: "a.txt")
    #expect(
      book.metadata
        == BookMetadata(title: "A Walk or, the Harbor", creators: ["Ann Other", "Bob Other"], language: "fr"))
    #expect(book.sectionCount == 3 && book.outline.map(\.label) == ["CHAPTER I"])
    #expect(book.section(1).text == "CHAPTER I\nText of the book.\n")
    for index in [0, 2] {
      let section = book.section(index)
      #expect(section.containers == [Container(.region(.terms), range: 0..<section.length)])
      #expect(section.language == "en" && book.isLinear(index))
    }
    #expect(book.section(0).text.hasSuffix("GUTENBERG EBOOK A WALK ***\n"))
    #expect(book.section(2).text.hasPrefix("End of Project Gutenberg's"))
  }

  @Test(arguments: [
    "* * * START OF it", "She said: *** START OF THE PROJECT GUTENBERG",
    "They begin with\n\n*** START OF THE PROJECT GUTENBERG EBOOK X ***",
  ])
  func `other texts have no such parts`(line: String) throws {
    #expect(try Book.open(bytes: Array("\(line)\n\nText.".utf8), name: "a.txt").sectionCount == 1)
  }

  private static let licence = "\nUpdated editions will be named. Project Gutenberg is a trademark.\n\n"

  private static func mark(_ word: String, _ name: String) -> String {
    "*** \(word) OF THE PROJECT GUTENBERG EBOOK \(name) ***\n\n"
  }

  private static func texts(of book: Book) -> (read: [String], skipped: [String]) {
    let sections = (0..<book.sectionCount).map { book.section($0) }
    let isTerms = { (section: Section) in section.containers.first?.kind == .region(.terms) }
    return (sections.filter { !isTerms($0) }.map(\.text), sections.filter(isTerms).map(\.text))
  }

  @Test func `of two books in one text both are read, and the terms between them are none of either`() throws {
    let text = ["ONE", "TWO"].map { name in
      "The Project Gutenberg eBook of \(name)\n\nTitle: \(name)\n\n" + Self.mark("START", name)
        + "CHAPTER I\n\nText of \(name).\n\n" + Self.mark("END", name) + Self.licence
    }
    let book = try Book.open(bytes: Array(text.joined().utf8), name: "a.txt")
    let (read, skipped) = Self.texts(of: book)
    #expect(read == ["CHAPTER I\nText of ONE.\n", "CHAPTER I\nText of TWO.\n"])
    #expect(skipped.count == 3 && skipped[1].contains("trademark") && skipped[1].contains("Title: TWO"))
    #expect(book.metadata.title == "ONE")
    #expect(book.outline.map { "\($0.depth) \($0.label)" } == ["1 ONE", "2 CHAPTER I", "1 TWO", "2 CHAPTER I"])
    let places = [1, 3].flatMap { [($0, nil), ($0, "heading 0")] as [(Int, String?)] }
    #expect(book.outline.map(\.destination) == places.map { .place(section: $0.0, anchor: $0.1) })
  }

  @Test(arguments: [
    ["END"], ["START"], ["START", "END"], ["END", "START"], ["END", "END"],
  ])
  func `marks that a text quotes do not end it`(quoted: [String]) throws {
    let quotes = quoted.map { Self.mark($0, "OTHER") + "More.\n\n" }.joined()
    let text =
      Self.mark("START", "ONE") + "Text.\n\n\(quotes)Last.\n\n" + Self.mark("END", "ONE") + Self.licence
    let (read, skipped) = Self.texts(of: try Book.open(bytes: Array(text.utf8), name: "a.txt"))
    #expect(read.count == 1 && read[0].hasPrefix("Text.\n") && read[0].hasSuffix("Last.\n"))
    #expect(skipped.count == 2 && skipped[1].hasSuffix("trademark.\n"))
  }

  @Test func `what follows the end and does not tell of a licence is read`() throws {
    let text = Self.mark("START", "ONE") + "Text.\n\n" + Self.mark("END", "ONE") + "Transcriber's note.\n"
    let (read, _) = Self.texts(of: try Book.open(bytes: Array(text.utf8), name: "a.txt"))
    #expect(read.joined().contains("Transcriber's note."))
  }

  private struct Facts: Decodable {
    struct Text: Decodable {
      let chars_nospace: Int?
      let words_whitespace: Int?
    }
    let file: String
    let facts: Text
  }

  @Test(.enabled(if: TestPackage.corpus != nil))
  func `texts as they are found are whole, and have their chapters`() throws {
    let corpus = try #require(TestPackage.corpus)
    let list = try #require(FileBytes.read(corpus.path + "/texts/facts.json"))
    let chapters = ["3261.txt": 33, "31894-0.txt": 11, "31894-8.txt": 11]
    for facts in try JSONDecoder().decode([Facts].self, from: Data(list)) where facts.file.hasSuffix(".txt") {
      guard let length = facts.facts.chars_nospace else { continue }
      let book = try Book.open(path: corpus.path + "/" + facts.file)
      let text = (0..<book.sectionCount).map { book.section($0).visibleText }.joined()
      #expect(text.unicodeScalars.count { !$0.properties.isWhitespace } == length, "\(facts.file)")
      // A word that a line end cuts is one.
      let lines = String(decoding: try #require(FileBytes.read(corpus.path + "/" + facts.file)), as: UTF8.self)
        .split(whereSeparator: \.isNewline)
      let cuts = lines.count { $0.last == "-" && $0.dropLast().last?.isLetter == true }
      let words = text.split(whereSeparator: \.isWhitespace).count
      let expected = try #require(facts.facts.words_whitespace)
      #expect((expected - cuts...expected).contains(words), "\(facts.file): \(words) of \(expected)")
      let name = facts.file.split(separator: "/").last.map(String.init) ?? ""
      if let count = chapters[name] { #expect(book.outline.count == count, "\(facts.file)") }
      #expect(!book.metadata.creators.isEmpty && book.metadata.language != nil, "\(facts.file)")
    }
  }
}
