import Accessibility
import Speech
import Testing
import Words

@Suite struct SymbolFileTests {
  let file = SymbolFile(
    """
    # How I want symbols to be called.
    — = long dash, some
    = = equal sign
    # = hash
    U+00A0 = hard space
    ♥ = heart
    , = , none
    + = , all
    ( = open, or so
    """)

  @Test func `a reader's names come before all others`() {
    let names = SymbolNames.english.with(file)
    let said = [("—", "long dash"), ("=", "equal sign"), ("#", "hash"), ("\u{A0}", "hard space"), ("♥", "heart")]
    for (symbol, name) in said { #expect(names.name(of: Character(symbol)) == name) }
    #expect(names.name(of: "(") == "open, or so")
    #expect(names.name(of: ")") == "right paren")
    #expect(names.names(of: "——— ♥♥♥") == "3 long dashes space 3 hearts")
    #expect(file.faults.isEmpty)
  }

  @Test(arguments: [
    ("a—", ["a", "a long dash", "a long dash"]), ("a,", ["a comma", "a comma", "a comma"]),
    ("C+", ["C", "C", "C plus"]), ("a&", ["a", "a and", "a and"]),
  ])
  func `a symbol is named from its own level on`(word: String, said: [String]) {
    let names = SymbolNames.english.with(file)
    for (level, expected) in zip(PunctuationLevel.allCases, said) {
      #expect(SpokenUnits(names: names, catalogue: .english, level: level).word(word) == expected)
    }
  }

  @Test func `a line that is no entry is told by its number`() {
    let file = SymbolFile(
      "ab = two letters\r\n\n* =\n* = star, often\nU+110000 = beyond\n! = \u{1B}[31m\n?: question")
    #expect(file.faults.map(\.line) == [1, 3, 5, 6, 7])
    #expect(file.names == ["*": "star, often"])
  }
}
