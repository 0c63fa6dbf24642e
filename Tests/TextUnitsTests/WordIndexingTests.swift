import TestSupport
import Testing
import TextModel

@testable import TextUnits

/// The words of texts and of searches, as an index of books keeps them and is asked for them.
@Suite struct WordIndexingTests {
  private func entries(_ text: String) -> Set<String> {
    var indexing = WordIndexing()
    let pieces = indexing.pieces(of: TextFixture(paragraphs: [text]).section(0))
    return Set(pieces.joined(separator: " ").split(separator: " ").map(String.init))
  }

  /// Returns a Boolean value that indicates whether a search asks an index for words that are in a text.
  private func finds(_ words: String, in text: String) -> Bool {
    var indexing = WordIndexing()
    let entries = entries(text)
    return indexing.words(of: SearchQuery(words)).allSatisfy { ways in
      ways.contains { way in way.allSatisfy { word in entries.contains { $0.hasPrefix(word) } } }
    }
  }

  @Test(arguments: [
    ("The Zoó, ﬁnally: Łódź—STRASSE", ["the", "zoo", "finally", "lodz", "strasse"]),
    ("l’homme", ["l", "homme", "lhomme"]),
    ("well-known", ["well", "known", "wellknown"]),
    ("mother-in-law’s", ["mother", "in", "law", "s", "laws", "motherinlaws"]),
    ("one--two 'quoted'", ["one", "two", "quoted"]),
    ("東京都", ["東京", "京都", "都"]),
    ("so\u{AD}ft 3.14 №5", ["soft", "3", "14", "no5"]),
  ])
  func `a text is known by its words, folded`(text: String, words: [String]) {
    #expect(entries(text) == Set(words))
  }

  @Test(arguments: [
    ("white whale", "A whale, white as snow."), ("WHIT", "white"), ("dont", "I don't."), ("don't", "I dont."),
    ("homme", "L’homme rit."), ("wellknown", "a well-known zoo"), ("well-known", "a wellknown zoo"),
    ("well known", "well-known"), ("laws", "my mother-in-law's"), ("京", "東京都"), ("京都", "東京都"), ("zoé", "ZOE"),
  ])
  func `what a search finds from the beginning of a word is asked for`(words: String, text: String) throws {
    let section = TextFixture(paragraphs: [text]).section(0)
    let found = try TextSearch(SearchQuery(words)).attempts.contains { try !$0.matches(in: section).isEmpty }
    #expect(found || words == "white whale")
    #expect(finds(words, in: text))
  }

  @Test func `what is not there is not found, and short words are left out beside longer ones`() {
    #expect(!finds("whales", in: "A whale."))
    var indexing = WordIndexing()
    #expect(indexing.words(of: SearchQuery("a whale, a whale")) == [[["whale"]]])
    #expect(indexing.words(of: SearchQuery("a")) == [[["a"]]])
  }

  @Test func `a pattern and symbols alone ask for nothing`() {
    var indexing = WordIndexing()
    #expect(indexing.words(of: SearchQuery("a.c", .pattern)).isEmpty)
    #expect(indexing.words(of: SearchQuery("&")).isEmpty)
  }

  @Test func `a long text is several pieces, and neighbours are in one of them`() {
    let words = (0..<9_000).map { "word\($0)" }
    var indexing = WordIndexing()
    let pieces = indexing.pieces(of: TextFixture(paragraphs: [words.joined(separator: " ")]).section(0))
      .map { Set($0.split(separator: " ").map(String.init)) }
    #expect(pieces.count > 3)
    for (one, next) in zip(words, words.dropFirst()) {
      #expect(pieces.contains { $0.contains(one) && $0.contains(next) }, "\(one)")
    }
  }

  @Test func `a word without end is cut where a search for it is cut`() {
    let long = String(repeating: "ä", count: 5_000)
    #expect(finds(long, in: long))
    #expect(finds(String(long.prefix(100)), in: long))
    #expect(entries(long).allSatisfy { $0.utf8.count <= 60 })
  }
}
