import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct SearchResultsTests {
  /// Four sections: two matches, none, none at all to read, one.
  let book = TextFixture([
    TextFixture((.paragraph, "zoo or zoo")).section(0), TextFixture((.paragraph, "nothing")).section(0), .empty,
    TextFixture((.paragraph, "a zoo")).section(0),
  ])

  func results(_ words: String) throws -> SearchResults {
    try #require(try SearchResults(of: TextSearch(SearchQuery(words)), in: book))
  }

  @Test func `matches are numbered through the book and found from anywhere, either way`() throws {
    let results = try results("zoo")
    #expect(results.count == 3)
    var numbers: [[Int?]] = []
    for (section, offset) in [(-1, 0), (0, 0), (0, 3), (0, 7), (1, 3), (2, 0), (3, 2), (3, 9), (9, 0)] {
      let position = TextPosition(section: section, offset: offset)
      numbers.append([.backward, .forward].map { results.match(next: position, toward: $0)?.number })
    }
    #expect(
      numbers == [
        [nil, 1], [nil, 2], [1, 2], [1, 3], [2, 3], [2, 3], [2, nil], [3, nil], [3, nil],
      ])
    #expect(results.match(next: .start, toward: .forward)?.range == TextRange(section: 0, 7..<10))
    #expect(results.outermost(.backward)?.range == TextRange(section: 0, 0..<3))
    #expect(results.outermost(.forward)?.range == TextRange(section: 3, 2..<5))
  }

  @Test func `a book without a match has results all the same`() throws {
    let results = try results("qqq")
    #expect(results.count == 0 && results.outermost(.forward) == nil)
    #expect(results.match(next: .start, toward: .forward) == nil)
  }

  @Test func `a search that is cancelled has none`() throws {
    var asked = 0
    let results = try SearchResults(of: TextSearch(SearchQuery("zoo")), in: book) {
      asked += 1
      return asked > 2
    }
    #expect(results == nil)
  }

  @Test(arguments: [
    ("over lazy dogs", "over “lazy” dogs"), ("dogs beds", "dogs’ beds"), ("here well", "here — well"),
    ("its the end of it", "it’s the end… of it"), ("it's the end, of it!", "it’s the end… of it"),
    ("well its", "well, it’s"), ("(here) well", "here — well"),
  ])
  func `symbols that are not heard are no difference where nothing else is found`(words: String, found: String) throws
  {
    let book = TextFixture(
      (.paragraph, "Down, over “lazy” dogs’ beds."), (.paragraph, "So here — well, it’s the end… of it."))
    let results = try #require(try SearchResults(of: TextSearch(SearchQuery(words)), in: book))
    #expect(results.match(number: 1).map { book.text(in: $0.range) } == found)
  }

  @Test func `words that are there as they were typed go before others, and symbols alone are symbols`() throws {
    let book = TextFixture((.paragraph, "One - two. One two. One, two?"))
    func count(_ words: String) throws -> Int? {
      try SearchResults(of: TextSearch(SearchQuery(words)), in: book)?.count
    }
    #expect(try count("one two") == 1)
    #expect(try count("one; two") == 3)
    #expect(try count(";") == 0)
    #expect(try count("two one") == 2)
    #expect(try count("one & two") == 0)
  }
}
