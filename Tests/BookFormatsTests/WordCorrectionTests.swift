import TestSupport
import Testing
import TextModel

@testable import BookFormats

/// Recognised words that their reader reads otherwise.
@Suite struct WordCorrectionTests {
  private func book(_ pages: [[ScannedPaper.Line]]) throws -> Book {
    try Book.open(
      bytes: [0x49, 0x49, 0x2A, 0] + Array(repeating: 0, count: 60), name: "scan.tiff", tools: ScannedPaper(pages))
  }

  private func word(_ text: String, in book: Book, section index: Int = 0) throws -> RecognisedWord {
    let section = book.section(index)
    let start = try #require(section.text.utf8.firstRange(of: text.utf8)?.lowerBound)
    let offset = section.text.utf8.distance(from: section.text.startIndex, to: start)
    return try #require(book.recognisedWord(at: TextPosition(section: index, offset: offset)))
  }

  private let page = [
    ScannedPaper.Line(
      text: "We saw tlie light-", top: 100, uncertain: ["tlie", "light-"], alternatives: ["tlie": ["tle"]]),
    ScannedPaper.Line(text: "house by the shore,", top: 130, uncertain: ["house"]),
    ScannedPaper.Line(text: "the old one.", top: 160),
  ]

  @Test func `a corrected word is text of the book, certain, and in its place`() throws {
    let book = try book([page])
    let word = try word("tlie", in: book)
    #expect(word.text == "tlie")
    book.correct(by: word.corrections(to: "the"))
    let section = book.section(0)
    #expect(section.text == "We saw the lighthouse by the shore, the old one.\n")
    #expect(section.elementRanges(.uncertainWord).map { section.text(in: $0) } == ["lighthouse"])
    let geometry = try #require(book.geometry(ofSection: 0))
    #expect(geometry.lines[0].words.map { section.text(in: $0.range) } == ["We", "saw", "the", "light"])
    #expect(geometry.lines[0].words[2].rect == TextRect(x: 200, y: 100, width: 40, height: 20))
    // The word as it was recognised is offered again, before all others.
    #expect(try self.word("the lighthouse", in: book).alternatives.first == "tlie")
    book.correct(by: [])
    #expect(book.section(0).text.hasPrefix("We saw tlie"))
  }

  @Test func `a word that was divided at the end of a line is corrected as one`() throws {
    let book = try book([page])
    let word = try word("lighthouse", in: book)
    #expect(word.text == "lighthouse")
    book.correct(by: word.corrections(to: "lightship"))
    #expect(book.section(0).text == "We saw tlie lightship by the shore, the old one.\n")
  }

  @Test func `a word may become several, and a line without words is none`() throws {
    let book = try book([[ScannedPaper.Line(text: "ofthe", top: 100, uncertain: ["ofthe"])], page])
    book.correct(by: try word("ofthe", in: book).corrections(to: "of\u{7}  the"))
    #expect(book.section(0).text == "of the\n")
    book.correct(by: try word("of", in: book).corrections(to: ""))
    #expect(book.section(0).text.contains("without text"))
  }

  @Test func `other readings are those of the recognition, then the likest and most frequent words of the book`()
    throws
  {
    let book = try book([page])
    #expect(try word("tlie", in: book).alternatives == ["tle", "the"])
    #expect(try word("shore", in: book).alternatives.isEmpty)
  }

  @Test(arguments: [
    ("Tlie,", ["Tie,", "The,"]), ("(tlie)", ["(tie)", "(the)"]), ("1,000", []), ("—", []),
    ("lighthuse", ["lighthouse"]),
    ("the", ["tie"]),
  ])
  func `words of the book keep the punctuation and the capital of the word`(word: String, likely: [String]) throws {
    let text = "the tie the lighthouse"
    let book = try book([[ScannedPaper.Line(text: text, top: 100)]])
    var known = KnownWords()
    known.add(book.section(0), try #require(book.geometry(ofSection: 0)))
    #expect(known.words(like: word) == likely)
  }

  @Test func `text that was not recognised has no words to correct`() throws {
    let book = try Book.open(bytes: Array("Plain words.".utf8), name: "a.txt")
    #expect(book.recognisedWord(at: .start) == nil)
    let scan = try self.book([page])
    #expect(scan.recognisedWord(at: TextPosition(section: 0, offset: 2)) == nil)
    #expect(scan.recognisedWord(at: TextPosition(section: 9, offset: 0)) == nil)
  }
}
