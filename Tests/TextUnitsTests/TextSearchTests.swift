import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct TextSearchTests {
  /// Returns the matches in paragraphs, as they are written there, with bars for ends of blocks and hard line breaks.
  func found(_ text: String, _ options: SearchQuery.Options = [], in paragraphs: String...) throws -> [String] {
    let section = TextFixture(paragraphs: paragraphs).section(0)
    return try TextSearch(SearchQuery(text, options)).matches(in: section).map { range in
      #expect(section.isCharacterBoundary(range.lowerBound) && section.isCharacterBoundary(range.upperBound))
      return String(section.text(in: range).map { $0 == "\n" || $0 == "\u{B}" ? "|" : $0 })
    }
  }

  /// Texts that are found by words, with what is found in them.
  static let equal: [(words: String, text: String, found: String)] = [
    ("zoo", "The ZOO.", "ZOO"), ("ZOO", "the zoo", "zoo"),
    ("cafe", "Un CAFÉ, s'il vous plaît", "CAFÉ"), ("café", "cafe", "cafe"),
    ("cafe", "cafe\u{301} noir", "cafe\u{301}"),
    ("s'il vous plait", "s’il\u{A0}vous   plaît", "s’il\u{A0}vous   plaît"),
    ("\"no\"", "“No” - «no»", "“No”"), ("well-known - so", "well‑known — so", "well‑known — so"),
    ("wait...", "Wait… what?", "Wait…"), ("Wait…", "wait... what?", "wait..."),
    ("office", "the oﬃce", "oﬃce"), ("off", "the oﬃce", "oﬃ"), ("fice", "the oﬃce", "ﬃce"),
    ("strasse", "Die Straße", "Straße"), ("Straße", "STRASSE", "STRASSE"), ("STRAẞE", "strasse", "strasse"),
    ("encyclopaedia", "Encyclopædia", "Encyclopædia"), ("smorrebrod", "Smørrebrød", "Smørrebrød"),
    ("istanbul", "İstanbul", "İstanbul"), ("ΟΔΟΣ", "οδός", "οδός"), ("елка", "Ёлка", "Ёлка"),
    ("readable", "read\u{AD}able", "read\u{AD}able"), ("read\u{AD}able", "readable", "readable"),
    ("lectern", "Ｌｅｃｔｅｒｎ", "Ｌｅｃｔｅｒｎ"), ("カナ", "ｶﾅ", "ｶﾅ"),
    ("كتاب", "كِتَـــاب", "كِتَـــاب"), ("احمد", "أحمد", "أحمد"), ("آمال", "امال", "امال"),
    ("می روم", "می روم", "می روم"),
    ("کتاب", "كتاب", "كتاب"), ("שלום", "שָׁלוֹם", "שָׁלוֹם"),
    ("हिन्दी", "हिन्दी में", "हिन्दी"), ("한글", "한글날", "한글"), ("👍", "good 👍🏽", "👍🏽"),
    ("new york", "New\u{B}York", "New|York"),
  ]

  @Test(arguments: equal)
  func `words are found as they are heard`(words: String, text: String, found: String) throws {
    #expect(try self.found(words, in: text).first == found)
  }

  @Test func `several words are found in any order near one another where they stand nowhere as they are written`()
    throws
  {
    let far = String(repeating: "far and away ", count: 60)
    let texts = ["We saw 25 ships in the harbour.", "In a harbour \(far) ships.", "Ships.", "The harbour."]
    let section = TextFixture(paragraphs: texts).section(0)
    let found = { (words: String) throws in
      for attempt in try TextSearch(SearchQuery(words)).attempts {
        let matches = try attempt.matches(in: section)
        if !matches.isEmpty { return matches.map { String(section.text(in: $0)) } }
      }
      return []
    }
    #expect(try found("harbour ships saw") == ["saw 25 ships in the harbour"])
    #expect(try found("Harbour, 25") == ["25 ships in the harbour"])
    #expect(try found("harbour whales").isEmpty && found("harbours").isEmpty)
    #expect(try found("Saw saw").isEmpty, "one word, however often it is asked for, is none beside itself")
    #expect(try found("Harbour, saw HARBOUR") == ["saw 25 ships in the harbour"])
    #expect(try found("ships in") == ["ships in"], "what is written so comes first")
    #expect(try found("harbour ships").count == 1, "far from one another, or in two blocks, they are no sentence")
  }

  @Test(arguments: [
    ("self-evident", "a selfevident truth", "selfevident"), ("selfevident", "a self-evident truth", "self-evident"),
    ("self-evident", "a self evident truth", "self evident"),
    ("truth selfevident", "self-evident truth", "self-evident truth"),
    ("re-sign", "to resign or to re-sign", "re-sign"),
  ])
  func `compounds are found with a hyphen, without one and in two words, as they are written first`(
    words: String, text: String, found: String
  ) throws {
    let section = TextFixture(paragraphs: [text]).section(0)
    let matches = try TextSearch(SearchQuery(words)).attempts.map { try $0.matches(in: section) }
    #expect(matches.first { !$0.isEmpty }?.map { String(section.text(in: $0)) } == [found])
  }

  @Test func `what sounds different is not found`() throws {
    #expect(try found("का", in: "कि").isEmpty)
    #expect(try found("が", in: "か").isEmpty)
    #expect(try found("하", in: "한글").isEmpty, "half a syllable")
    #expect(try found("👩", in: "👩‍👧").isEmpty, "half a family")
    #expect(try found("new york", in: "newyork").isEmpty)
  }

  @Test func `white space in the words is any white space in the text, ends of blocks included`() throws {
    #expect(try found(" one\ttwo ", in: "one", "two") == ["one|two"])
    #expect(try found("one two", in: "one  \u{3000}two") == ["one  \u{3000}two"])
    #expect(try found("one two", in: "onetwo", "one-two").isEmpty)
  }

  @Test func `capitals count where they are asked for, and accents too`() throws {
    #expect(try found("Zoo", .capitals, in: "zoo ZOO Zoó") == ["Zoó"])
    #expect(try found("cafe", .accents, in: "CAFÉ cafe\u{301} Cafe") == ["Cafe"])
    #expect(try found("café", .accents, in: "cafe CAFE\u{301}") == ["CAFE\u{301}"])
    #expect(try found("أحمد", .accents, in: "احمد أحمد") == ["أحمد"])
    #expect(try found("Straße", [.accents], in: "STRASSE") == ["STRASSE"], "capitals of ß are SS")
    #expect(try found("“oﬃce”", [.accents, .capitals], in: "\"office\"") == ["\"office\""])
  }

  @Test func `matches are in order and none lies over another`() throws {
    #expect(try found("aa", in: "aaaaa") == ["aa", "aa"])
    #expect(try found("s", in: "Maß") == ["ß"], "one sign is found once")
    #expect(try found("abab", in: "abaabababab") == ["abab", "abab"])
  }

  @Test func `a grapheme without end is looked at once`() throws {
    let marks = "e" + String(repeating: "\u{301}", count: 200_000)
    #expect(try found("e", in: marks).map(\.unicodeScalars.count) == [200_001])
    #expect(try found("e", .accents, in: marks).isEmpty)
    #expect(try found("\u{301}", .accents, in: marks).isEmpty)
    #expect(try found("\\u0301", .pattern, in: marks).count == 1)
    let family = String(repeating: "👩\u{200D}", count: 100_000) + "👧"
    #expect(try found("👩", in: family).isEmpty)
    #expect(try found("👩", .pattern, in: family).count == 1)
  }

  @Test func `a match goes on over a reference to a note`() throws {
    let text = "It rained.3 We left.\n"
    let section = Section(
      text: text, blocks: [Block(.paragraph, range: 0..<text.utf8.count)],
      spans: [Span(.noteReference(.place(section: 0, anchor: nil)), range: 10..<11)])
    #expect(try TextSearch(SearchQuery("rained. we")).matches(in: section) == [3..<14])
    #expect(try TextSearch(SearchQuery("3")).matches(in: section).isEmpty)
  }

  @Test(
    arguments: [
      ("_so_ far", [0..<1, 3..<4], "so far", "so_ far"), ("_so_ far", [0..<1, 3..<4], "so", "so"),
      ("漢(かん)字(じ)だ", [3..<11, 14..<19], "漢字だ", "漢(かん)字(じ)だ"), ("漢(かん)字(じ)だ", [3..<11, 14..<19], "漢字", "漢(かん)字"),
      ("漢(かん)字(じ)だ", [3..<11, 14..<19], "かん", nil), ("one two three", [4..<8, 5..<6], "one three", "one two three"),
    ] as [(String, [Range<Int>], String, String?)])
  func `a match goes on over what is seen and not heard`(
    text: String, unspoken: [Range<Int>], words: String, found: String?
  ) throws {
    let section = Section(
      text: text + "\n", blocks: [Block(.paragraph, range: 0..<text.utf8.count + 1)],
      spans: unspoken.map { Span(.unspoken, range: $0) })
    #expect(
      try TextSearch(SearchQuery(words)).matches(in: section).map { section.text(in: $0) }
        == (found.map { [$0] } ?? []))
  }

  @Test(arguments: ["", "  \n", "\u{AD}", "\u{301}"]) func `words without a sound are refused`(words: String) {
    #expect(throws: SearchError.nothingToFind) { try TextSearch(SearchQuery(words)) }
  }

  @Test func `a plain search finds what a slow one finds`() throws {
    var seed = Seed("words in random text")
    let letters = ["a", "b", "A", "á", " ", "-", "—", "ß", "s", "\u{AD}", "ab"]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...40, using: &seed)).map { _ in letters.randomElement(using: &seed) ?? "" }
        .joined()
      let words = (0..<Int.random(in: 1...4, using: &seed)).map { _ in
        ["a", "b", "s"].randomElement(using: &seed) ?? ""
      }
      .joined()
      let found = try self.found(words, in: text)
      let plain = text.lowercased().replacing("á", with: "a").replacing("ß", with: "ss").replacing("\u{AD}", with: "")
      #expect(found.isEmpty == !plain.contains(words), "\(words) in \(text)")
    }
  }
}
