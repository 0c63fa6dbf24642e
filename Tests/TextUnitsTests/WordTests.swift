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
    (
      "«\u{A0}Quoi\u{A0}? Oui\u{A0}!\u{A0}» dit-il\u{A0}: 5\u{A0}% de 10\u{A0}km",
      [
        "«\u{A0}Quoi\u{A0}?", "Oui\u{A0}!\u{A0}»", "dit-il\u{A0}:", "5\u{A0}%", "de", "10", "km",
      ]
    ),
    ("«\u{202F}Quoi\u{202F}?\u{202F}»", ["«\u{202F}Quoi\u{202F}?\u{202F}»"]),
    ("\u{A0}? \u{A0}» a", ["?", "»", "a"]),
    (
      "\u{5D1}\u{5D9}\u{5EA}\u{5BE}\u{5E1}\u{5E4}\u{5E8} \u{5D0}",
      [
        "\u{5D1}\u{5D9}\u{5EA}\u{5BE}\u{5E1}\u{5E4}\u{5E8}", "\u{5D0}",
      ]
    ),
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

  /// Each reference to a note stands between ‹ and ›.
  @Test(arguments: [
    ("It rained.‹3› We left.", ["It", "rained.", "3", "We", "left."]),
    ("word‹³›, and (‹4›) b", ["word", "³,", "and", "(4)", "b"]),
    ("a‹1›‹2› b‹[12]›c", ["a", "1", "2", "b", "[12]", "c"]),
    ("v1.‹2› x-‹*›y 3.‹4›5", ["v1.", "2", "x-", "*", "y", "3.", "4", "5"]),
    ("see‹ note 1–2 ›there ‹›x", ["see", "note", "1–2", "there", "x"]),
  ])
  func `a note reference is a word of its own`(marked: String, words: [String]) throws {
    var text = ""
    var spans: [Span] = []
    for (number, part) in marked.split(separator: "‹", omittingEmptySubsequences: false).enumerated() {
      let start = text.utf8.count
      let pieces = part.split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
      text += pieces.joined()
      guard number > 0 else { continue }
      spans.append(Span(.noteReference(.outside("n")), range: start..<start + pieces[0].utf8.count))
    }
    text += "\n"
    let block = Block(.paragraph, range: 0..<text.utf8.count)
    let book = TextFixture([Section(text: text, blocks: [block], spans: spans)])
    #expect(book.texts(of: .word) == words)
    UnitLaws(book, .word).check()
  }

  @Test func `a note reference that begins inside a grapheme begins behind it`() {
    let spans = [
      Span(.noteReference(.outside("n")), range: 1..<4), Span(.noteReference(.outside("n")), range: 5..<5),
    ]
    let section = Section(text: "e\u{301}fg\n", blocks: [Block(.paragraph, range: 0..<6)], spans: spans)
    #expect(TextFixture([section]).texts(of: .word) == ["e\u{301}", "f", "g"])
  }

  @Test func `the number of a print page is a word of its own, and its core is all of it`() throws {
    let spans = [
      Span(.pageBreak(label: "12"), range: 2..<4), Span(.pageBreak(label: "13"), range: 6..<6),
      Span(.noteReference(.outside("n")), range: 7..<8),
    ]
    let section = Section(text: "we12nt.*\n", blocks: [Block(.paragraph, range: 0..<9)], spans: spans)
    let book = TextFixture([section])
    #expect(book.texts(of: .word) == ["we", "12", "nt.", "*"])
    let note = TextRange(section: 0, 7..<8)
    #expect(UnitTokenizer(text: book).core(of: note) == note)
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
