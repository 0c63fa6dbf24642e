import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct WordTests {
  @Test(arguments: [
    ("Hello, world.", ["Hello,", "world."]),
    ("mother-in-law e.g. 3.14 user@ex.com", ["mother-in-law", "e.g.", "3.14", "user@ex.com"]),
    ("don’t don't 'n' rock'n'roll", ["don’t", "don't", "'n'", "rock'n'roll"]),
    ("man—which 1914–18 a/b wait…what", ["man—", "which", "1914–", "18", "a/", "b", "wait…", "what"]),
    ("wait...what no--yes", ["wait...", "what", "no--", "yes"]),
    ("man—which *** \"Hello,", ["man—", "which", "***", "\"Hello,"]),
    ("said—\"Hello\" (quietly)", ["said—", "\"Hello\"", "(quietly)"]),
    ("one(two) «a»«b»", ["one", "(two)", "«a»", "«b»"]),
    ("— … *** \u{B} —\u{B}x", ["—", "…", "***", "—", "x"]),
    ("x 👕 👩‍👩‍👧‍👦👍🏽 C++ 🇫🇷", ["x", "👕", "👩‍👩‍👧‍👦👍🏽", "C", "++", "🇫🇷"]),
    ("$5.00 5€ a=b 50%", ["$5.00", "5€", "a", "=", "b", "50%"]),
    ("吾輩は猫である。「猫」は", ["吾輩", "は", "猫", "で", "ある。", "「猫」", "は"]),
    ("Привет, мир! नमस्ते दुनिया", ["Привет,", "мир!", "नमस्ते", "दुनिया"]),
    ("  \u{A0} ", []),
    ("", []),
  ])
  func `words tile their text up to white space`(text: String, words: [String]) {
    let found = WordSegmenter(breaker: TextBreaker()).words(of: text[...], language: "en")
    #expect(found.map { text.text(in: $0.range) } == words)
  }

  @Test(arguments: [
    ("\"Hello,", "Hello"), ("man—", "man"), ("(quietly)", "quietly"), ("“don’t!”", "don’t"), ("👕.", "👕"),
    ("***", nil), ("—", nil), ("mother-in-law’s.", "mother-in-law’s"),
  ])
  func `the core of a word is what is spoken of it`(word: String, core: String?) throws {
    let book = TextFixture((.paragraph, "Then " + word + " now"))
    let tokenizer = UnitTokenizer(text: book)
    let start = TextPosition(section: 0, offset: 5)
    let range = try #require(tokenizer.unit(.word, enclosing: start, toward: .forward))
    #expect(book.text(in: range) == word)
    #expect(tokenizer.core(of: range).map { book.text(in: $0) } == core)
  }

  @Test func `word moves stop at the starts of man, which, three stars and Hello`() {
    let book = TextFixture((.heading(level: 1), "X"), (.paragraph, "man—which *** \"Hello,"))
    let starts = book.starts(of: .word)
    #expect(starts.map { book.text(in: $0) } == ["X", "man—", "which", "***", "\"Hello,"])
  }

  @Test func `character moves stop at the end of a block, at a shirt and at a hard break`() {
    let book = TextFixture((.heading(level: 1), "X"), (.paragraph, "Mr—x 👕"), (.paragraph, "a\u{B}e\u{301}"))
    let characters = book.starts(of: .character).map { book.text(in: $0) }
    #expect(
      characters == ["X", "\n", "M", "r", "—", "x", " ", "👕", "\n", "a", "\u{B}", "e\u{301}", "\n"])
  }
}
