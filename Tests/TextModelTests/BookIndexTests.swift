import TestSupport
import Testing
import TextModel

@Suite struct BookIndexTests {
  let book = TextFixture(
    TextFixture((.heading(level: 1), "Morning"), (.paragraph, "We left.")).sections + [.empty]
      + TextFixture((.paragraph, "Later.")).sections)

  @Test func `an index counts lengths, headings and links of each section`() throws {
    let index = try #require(BookIndex(of: book))
    #expect(index.sections.map(\.length) == [17, 0, 7])
    #expect(index.sections.map { $0.elements[.heading] ?? 0 } == [1, 0, 0])
    #expect(index.length == 24)
  }

  @Test func `what lies before a position counts the main flow only`() {
    let facts = [(10, true), (100, false), (20, true)].map {
      BookIndex.SectionFacts(length: $0, characters: $0 / 2, elements: [:], isLinear: $1)
    }
    let index = BookIndex(sections: facts)
    let places = [(0, 4, 4), (0, 99, 10), (1, 50, 10), (2, 0, 10), (2, 5, 15), (3, 0, 30), (-1, 0, 0)]
    for (section, offset, length) in places {
      #expect(index.length(before: TextPosition(section: section, offset: offset)) == length)
    }
    #expect(index.length == 30)
    #expect(index.characters == 15)
  }

  @Test(arguments: [
    ("naïve “café”", 13), ("e\u{301}e\u{301}", 3), ("👩‍👩‍👧‍👦👍🏽🇫🇷🇩🇪", 5), ("क्षि한국어각猫ไทย", 10), ("a\u{200D}b\u{FEFF}\u{600}7", 5),
    ("", 1),
  ])
  func `a section has as many characters as a reader can stop at`(text: String, count: Int) throws {
    let book = TextFixture((.paragraph, text), (.separator, ""))
    #expect(try #require(BookIndex(of: book)).sections.map(\.characters) == [count + 1])
  }

  @Test func `counting stops when cancelled`() {
    var asked = 0
    let index = BookIndex(of: book) {
      asked += 1
      return asked > 1
    }
    #expect(index == nil)
    #expect(asked == 2)
  }
}
