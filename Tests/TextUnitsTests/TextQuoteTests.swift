import TestSupport
import Testing
import TextModel
import TextUnits

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
    return quote(of: range, in: old)
  }

  /// A passage with what stands around it in its sections.
  static func quote(of range: TextRange, in book: TextFixture) -> TextQuote {
    let before = book.text(in: TextRange(section: range.lower.section, 0..<range.lower.offset))
    let last = book.section(range.upper.section)
    let after = last.text(in: range.upper.offset..<last.length)
    return TextQuote(book.text(in: range), before: String(before.suffix(32)), after: String(after.prefix(32)))
  }

  func found(_ quote: TextQuote, near section: Int = 0, in texts: [String]) -> String? {
    let book = TextFixture(texts.flatMap { TextFixture((.paragraph, $0)).sections })
    return quote.range(in: book, near: section).map { range in
      "\(range.lower.section).\(range.lower.offset) " + book.text(in: range)
    }
  }

  @Test func `of places that are equal the one nearest to where it was is it`() throws {
    let book = TextFixture(paragraphs: (0..<5).map { _ in "He laughed, and went on his way." })
    let length = book.section(0).length / 5
    for number in 0..<5 {
      let position = TextPosition(section: 0, offset: number * length + 3)
      let found = TextQuote("", before: "", after: "He laughed, and went on his way.").range(in: book, near: position)
      #expect(found?.lower.offset == number * length)
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
    let quote = Self.quote(of: place, in: Self.old)
    #expect(found(quote, near: 1, in: ["Before it all. The park was empty. It rained. Then it did not."]) == "0.35 ")
    let end = TextRange(section: 1, Self.old.sections[1].length..<Self.old.sections[1].length)
    let atEnd = Self.quote(of: end, in: Self.old)
    #expect(found(atEnd, near: 1, in: ["It rained. Then it did not. So."]) == "0.27 ")
  }

  /// A passage of some thousand bytes in numbered sentences, and a book that has changes in them.
  static func long(_ change: (inout [String]) -> Void) -> (book: TextFixture, quote: TextQuote) {
    let sentences = (0..<90).map {
      "Sentence \($0) tells of \(["rain", "wind", "snow"][$0 % 3]) and of the \($0 * 37 % 91) houses."
    }
    let old = TextFixture(paragraphs: [sentences.joined(separator: " ")])
    let start = sentences[..<10].joined(separator: " ").utf8.count + 1
    let end = sentences[..<70].joined(separator: " ").utf8.count
    let quote = quote(of: TextRange(section: 0, start..<end), in: old)
    var new = sentences
    change(&new)
    let parts = [new[..<30], new[30..<60], new[60...]].map { $0.joined(separator: " ") }
    return (TextFixture(parts.flatMap { TextFixture((.paragraph, $0)).sections }), quote)
  }

  /// The first and the last sentence of where a long passage was found, and whether it was told as changed.
  static func ends(_ change: (inout [String]) -> Void) -> [String]? {
    let (book, quote) = long(change)
    guard let finding = quote.finding(in: book, near: 0) else { return nil }
    let words = book.text(in: finding.range).split { $0 == "." || $0 == "\n" }.map { $0.drop { $0 == " " } }
    return [String(words.first ?? ""), String(words.last ?? ""), finding.isChanged ? "changed" : "same"]
  }

  @Test func `a long passage of which one end was rewritten is found by the other and its middle`() {
    let (first, last) = (
      "Sentence 10 tells of wind and of the 6 houses", "Sentence 69 tells of rain and of the 5 houses"
    )
    #expect(Self.ends { _ in } == [first, last, "same"])
    #expect(Self.ends { $0[40] = "A new one." } == [first, last, "changed"])
    #expect(
      Self.ends { $0[10] = "Sentence 10 speaks of wind and of the 6 houses." }
        == ["Sentence 10 speaks of wind and of the 6 houses", last, "changed"])
    #expect(
      Self.ends { $0[69] = "Sentence 69 tells of rain, and of the 5 huts." }
        == [first, "Sentence 69 tells of rain, and of the 5 huts", "changed"])
    // The text around the passage tells where it begins, and where it ends, when all of the words there have changed.
    #expect(
      Self.ends { $0[10] = "Nothing here is as it ever was before." }
        == ["Nothing here is as it ever was before", last, "changed"])
    #expect(
      Self.ends { $0[69] = "Nothing here is as it ever was before." }
        == [first, "Nothing here is as it ever was before", "changed"])
    #expect(
      Self.ends {
        $0[10] = "The first of them is quite another."
        $0[69] = "Nothing here is as it ever was before."
      } == ["The first of them is quite another", "Nothing here is as it ever was before", "changed"])
    // If that text is gone too, the passage is the part that is left.
    #expect(
      Self.ends { for index in 0..<12 { $0[index] = "No word of \(index * 7) was left standing in this place." } }
        == ["Sentence 12 tells of rain and of the 80 houses", last, "changed"])
    #expect(
      Self.ends { for index in 68..<90 { $0[index] = "No word of \(index * 7) was left standing in this place." } }?
        .dropFirst().first == "Sentence 67 tells of wind and of the 22 houses")
  }

  @Test func `a long passage of which too much is gone is found nowhere, and so is one that stands twice`() {
    #expect(
      Self.ends { for index in 10..<50 { $0[index] = "No word of \(index * 7) is left in this place." } } == nil)
    #expect(
      Self.ends {
        $0[10] = "Another."
        $0[0] = (["X."] + $0[11..<70]).joined(separator: " ")
      } == nil)
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
      let quote = Self.quote(of: range, in: book)
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

  /// A book with a section for each text.
  static func book(_ texts: [String]) -> TextFixture {
    TextFixture(texts.flatMap { TextFixture((.paragraph, $0)).sections })
  }

  @Test func `a passage over many sections is found, however they are cut`() {
    let book = Self.book(["One one one. Two two two.", "Three three three.", "Four four four. Five five."])
    let range = TextRange(TextPosition(section: 0, offset: 13), TextPosition(section: 2, offset: 15))
    let quote = Self.quote(of: range, in: book)
    #expect(quote.range(in: book, near: 0) == range)
    #expect(
      found(
        quote, in: ["New.", "One one one. Two two", "two.", "Three", "three three. Four four", "four. Five five."])
        == "1.13 Two two\ntwo.\nThree\nthree three. Four four\nfour.")
  }

  @Test func `all of a long book is found by how it begins, how it ends and how long it is`() {
    let chapters = (0..<40).map { chapter in
      (0..<60).map { "Sentence \($0) of chapter \(chapter) says \(($0 * 7 + chapter) % 13)." }.joined(separator: " ")
    }
    let book = Self.book(chapters)
    let whole = TextRange(
      TextPosition(section: 0, offset: 0), TextPosition(section: 39, offset: book.section(39).length - 1))
    let quote = Self.quote(of: whole, in: book)
    #expect(quote.range(in: book, near: 0) == whole)
    // Another edition: a foreword, chapters joined in pairs, a word here and there.
    let joined = (0..<20).map { chapters[$0 * 2] + " " + chapters[$0 * 2 + 1].replacing("says 5", with: "says five") }
    let other = Self.book(["A foreword. Sentence 0 of chapter 0 says nothing."] + joined + ["The end."])
    #expect(
      quote.range(in: other, near: 0)
        == TextRange(
          TextPosition(section: 1, offset: 0), TextPosition(section: 20, offset: other.section(20).length - 1)))
    // Its beginning and its end with half of the rest between them are another text.
    #expect(quote.range(in: Self.book(Array(chapters[..<10] + chapters[30...])), near: 0) == nil)
  }

  @Test(arguments: [
    ("He said: “it’s a test” and left.", "He said: \"it's a test\" and left."),
    ("She stood—so still—by the door.", "She stood -- so still -- by the door."),
    ("She had a ﬁne day at the oﬃce.", "She had a fine day at the office."),
    ("The naïve café was closed then.", "The naive cafe\u{301} was clo\u{AD}sed then."),
  ])
  func `words are the same in other symbols`(old: String, new: String) {
    for (old, new) in [(old, new), (new, old)] {
      let book = Self.book(["Before it all. " + old + " Then nothing."])
      let quote = Self.quote(of: TextRange(section: 0, 15..<15 + old.utf8.count), in: book)
      #expect(found(quote, in: ["New.", "Before it all. " + new + " Then nothing."]) == "1.15 " + new)
    }
  }

  @Test func `the very symbols go before those that are like them`() {
    let book = Self.book(["It was resume then. It was résumé then."])
    let second = Self.quote(of: TextRange(section: 0, 27..<35), in: book)
    #expect(found(second, in: ["It was resume then.", "It was résumé then."]) == "1.7 résumé")
  }

  @Test func `words go on over references to notes, page numbers and the notes between`() {
    let book = Self.book(["The first sentence stands here. It has more words. And it ends."])
    let text = "The first sentence3 stands here. It 12has more words.\nA note.\nAnd it ends.\n"
    let note =
      (text.firstRange(of: "A note.\n")?.lowerBound).map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
    let other = TextFixture([
      Section(
        text: text,
        blocks: [0..<note, note..<note + 8, note + 8..<text.utf8.count].map { Block(.paragraph, range: $0) },
        containers: [Container(.region(.footnote), range: note..<note + 8)],
        spans: [
          Span(.noteReference(.place(section: 0, anchor: "n")), range: 18..<19),
          Span(.pageBreak(label: "12"), range: 36..<38),
        ])
    ])
    let whole = Self.quote(of: TextRange(section: 0, 4..<63), in: book)
    #expect(whole.range(in: other, near: 0) == TextRange(section: 0, 4..<text.utf8.count - 1))
    let behind = Self.quote(of: TextRange(section: 0, 19..<31), in: book)
    #expect(behind.range(in: other, near: 0).map { other.text(in: $0) } == "stands here.")
  }

  /// A passage of two sentences, and what of it is another word later.
  static let changes = [
    ("The subtle", "A slight"), ("his deportment", "his bearing"), ("the house.", "the manor house."),
    ("subtle reserve of his", "reserve in his"), ("deportment. It told", "deportment; it told"),
    ("Before it all.", "New words."), ("So it went on.", "And that was it."),
  ]

  @Test(arguments: changes)
  func `a passage in which a word is another one is found, and that is told`(old: String, new: String) throws {
    let passage = "The subtle reserve of his deportment. It told us nothing of the house."
    let text = "Before it all. " + passage + " So it went on."
    let quote = Self.quote(of: TextRange(section: 0, 15..<15 + passage.utf8.count), in: Self.book([text]))
    let other = Self.book(["New.", "One more. " + text.replacing(old, with: new) + " The end."])
    let found = try #require(quote.finding(in: other, near: 0))
    #expect(found.isChanged == passage.contains(old))
    #expect(other.text(in: found.range) == passage.replacing(old, with: new))
  }

  @Test func `a passage that is like several others, or of which little is left, is not found`() {
    func sentence(_ number: Int) -> String {
      "Sentence \(number) of this long chapter says no more than \(number * 7 % 13)."
    }
    let book = Self.book([(0..<30).map(sentence).joined(separator: " ")])
    let passage = sentence(12)
    let start = (0..<12).map { sentence($0).utf8.count + 1 }.reduce(0, +)
    let quote = Self.quote(of: TextRange(section: 0, start..<start + passage.utf8.count), in: book)
    let without = Self.book([(0..<30).filter { $0 != 12 }.map(sentence).joined(separator: " ")])
    #expect(quote.finding(in: without, near: 0) == nil)
    let other = Self.book(["The subtle reserve of his deportment told us nothing."])
    let gone = Self.quote(of: TextRange(section: 0, 0..<52), in: other)
    #expect(gone.finding(in: Self.book(["The subtle reserve of others, and a word about nothing."]), near: 0) == nil)
  }

  @Test func `three words that stand once in a book are it, whatever is around them`() {
    let book = Self.book(["We saw the quick brown fox go over it."])
    let quote = Self.quote(of: TextRange(section: 0, 11..<26), in: book)
    #expect(found(quote, in: ["New.", "Nobody met a quick brown fox that day."]) == "1.13 quick brown fox")
    #expect(found(quote, in: ["A quick brown fox. No quick brown fox that day."]) == nil)
  }

  @Test func `words of any book are found where they tell enough`() {
    let telling = TextQuote("The subtle reserve of his", before: "", after: "")
    let short = TextQuote("the", before: "", after: "")
    let book = Self.book(["In the house. The subtle reserve of his deportment."])
    #expect(telling.range(inAnyBook: book) == TextRange(section: 0, 14..<39))
    #expect(short.range(inAnyBook: book) == nil)
  }
}
