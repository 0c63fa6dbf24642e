import Bookshelf
import TestSupport
import Testing
import TextModel

/// Passages found again in other editions.
@Suite struct TextQuoteTests {
  static let old = TextFixture(
    [
      "It rained. We left the house and went to the park. It rained.",
      "The park was empty. It rained. Then it did not.",
    ]
    .flatMap { TextFixture((.paragraph, $0)).sections })

  static func quote(_ text: String, _ section: Int, from start: Int) -> TextQuote {
    let range = TextRange(section: section, start..<start + text.utf8.count)
    precondition(old.text(in: range) == text)
    return TextQuote(text, TextContext(around: range, in: old))
  }

  func found(_ quote: TextQuote, near section: Int = 0, in texts: [String]) -> String? {
    let book = TextFixture(texts.flatMap { TextFixture((.paragraph, $0)).sections })
    return quote.range(in: book, near: section).map { range in
      "\(range.lower.section).\(range.lower.offset) " + book.text(in: range)
    }
  }

  @Test func `the same words in other surroundings are told apart by what is around them`() {
    let second = Self.quote("It rained.", 0, from: 51)
    #expect(
      found(second, in: ["New. It rained. We left the house and went to the park. It rained. End."])?.hasPrefix(
        "0.56") == true)
    let first = Self.quote("It rained.", 0, from: 0)
    #expect(
      found(first, in: ["New. It rained. We left the house and went to the park. It rained."])?.hasPrefix("0.5 ")
        == true)
    let third = Self.quote("It rained.", 1, from: 20)
    #expect(
      found(third, near: 1, in: ["It rained. We left.", "So.", "The park was empty. It rained. Then it did not."])?
        .hasPrefix("2.20") == true)
  }

  @Test func `rows and sections that are cut elsewhere are no difference`() {
    let passage = Self.quote("the house and went to the park", 0, from: 19)
    #expect(found(passage, in: ["It rained. We left the\\u{B}house and\\u{B}went to the park. It"]) == nil)
    #expect(
      found(passage, in: ["It rained. We left the\u{B}house and\u{B}went to the park. It"])?.hasPrefix("0.19 the")
        == true)
    #expect(
      found(passage, in: ["It rained. We left the house and", "went to the park. It rained."])
        == "0.19 the house and\nwent to the park")
  }

  @Test func `words that are gone are found nowhere, and words that say little only where they were`() {
    #expect(found(Self.quote("We left the house", 0, from: 11), in: ["It rained. We left our house."]) == nil)
    #expect(found(Self.quote("the", 0, from: 19), in: ["In the beginning was the word."]) == nil)
    #expect(
      found(Self.quote("the", 0, from: 19), in: ["Yes. We left the house and went to the park."])?.hasPrefix("0.13")
        == true)
  }

  @Test func `a place is found by what stands around it`() {
    let place = TextRange(section: 1, 20..<20)
    let quote = TextQuote("", TextContext(around: place, in: Self.old))
    #expect(found(quote, near: 1, in: ["Before it all. The park was empty. It rained. Then it did not."]) == "0.35 ")
    let end = TextRange(section: 1, Self.old.sections[1].length..<Self.old.sections[1].length)
    let atEnd = TextQuote("", TextContext(around: end, in: Self.old))
    #expect(found(atEnd, near: 1, in: ["It rained. Then it did not. So."]) == "0.27 ")
  }

  @Test func `any passage of any text is found where it was moved to`() {
    var random = RandomText(seed: Seed("quotes"))
    for _ in 0..<300 {
      let text = "a" + random.text(40) + "b"
      let characters = Array(text)
      let from = Int.random(in: 0..<characters.count, using: &random.seed)
      let to = Int.random(in: from..<characters.count, using: &random.seed)
      let book = TextFixture((.paragraph, text))
      let lower = String(characters[..<from]).utf8.count
      let range = TextRange(section: 0, lower..<lower + String(characters[from...to]).utf8.count)
      let quote = TextQuote(book.text(in: range), TextContext(around: range, in: book))
      let moved = TextFixture(TextFixture((.paragraph, "Moved.")).sections + book.sections)
      guard let found = quote.range(in: moved, near: 0) else {
        let isBlank = book.text(in: range).allSatisfy { $0.isWhitespace }
        #expect(isBlank, "\(text) \(range)")
        continue
      }
      let wanted = book.text(in: range).unicodeScalars.filter { !$0.properties.isWhitespace }
      let words = moved.text(in: found).unicodeScalars.filter { !$0.properties.isWhitespace }
      if !wanted.isEmpty { #expect(String(words) == String(wanted), "\(text) \(range)") }
    }
  }
}
