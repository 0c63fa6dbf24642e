import Accessibility
import Speech
import Testing

@Suite struct SpokenUnitsTests {
  let some = SpokenUnits(names: .english, catalogue: .english, level: .some)

  @Test(arguments: [
    ("a", "a"), ("M", "cap m"), ("7", "7"), (" ", "space"), ("\u{A0}", "no-break space"), ("\n", "new line"),
    ("\u{0B}", "new line"), ("—", "em dash"), ("*", "star"), ("👕", "t-shirt"), ("❤️", "heavy black heart"),
    ("é", "é"), ("É", "cap é"), ("漢", "漢"), ("\u{2042}", "asterism"), ("\u{E000}", "U+E000"),
  ])
  func `a character is said as itself or by its name`(character: String, said: String) {
    #expect(some.character(Character(character)) == said)
  }

  @Test(arguments: [
    ("\"Hello,", "Hello"), ("50%", "50 percent"), ("(quietly)", "quietly"), ("👕", "t-shirt"), ("C++", "C plus plus"),
    ("mother-in-law.", "mother-in-law"), ("👕👕👕", "t-shirt, 3 times"),
  ])
  func `a word is its core and what the level names of the marks at it`(word: String, said: String) {
    #expect(some.word(word) == said)
  }

  @Test(arguments: [
    ("—", "em dash"), ("***", "3 stars"), ("====", "4 equals"), ("--", "hyphen hyphen"), ("...", "3 periods"),
  ])
  func `a word of marks alone is named at every level, and runs are counted`(word: String, said: String) {
    for level in PunctuationLevel.allCases {
      #expect(SpokenUnits(names: .english, catalogue: .english, level: level).word(word) == said)
    }
  }
}
