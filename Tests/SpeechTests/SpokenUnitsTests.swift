import Accessibility
import Speech
import Testing
import Words

@Suite struct SpokenUnitsTests {
  let some = SpokenUnits(names: .english, catalogue: .english, level: .some)

  @Test(arguments: [
    ("a", "a"), ("M", "cap m"), ("7", "7"), (" ", "space"), ("\u{A0}", "no-break space"), ("\n", "new line"),
    ("\u{0B}", "new line"), ("—", "em dash"), ("*", "star"), ("👕", "t-shirt"), ("❤️", "red heart"),
    ("é", "é"), ("É", "cap é"), ("漢", "漢"), ("\u{2042}", "asterism"), ("\u{E000}", "U+E000"),
    ("☃", "snowman"), ("🇫🇷", "flag: France"), ("👨‍👩‍👧", "family: man, woman, girl"), ("👍🏽", "thumbs up: medium skin tone"),
    ("👩🏽‍🦰", "woman: medium skin tone, red hair"), ("🫱🏻‍🫲🏿", "handshake: light skin tone, dark skin tone"),
    ("1️⃣", "keycap: 1"), ("½", "½"), ("👩🏽‍❤️‍👨🏽", "couple with heart: woman, man, medium skin tone"),
    ("♞", "black chess knight"),
  ])
  func `a character is said as itself or by its name`(character: String, said: String) {
    #expect(some.character(Character(character)) == said)
  }

  @Test(arguments: ["tr", "az-Latn", "en"])
  func `a capital goes by the small letter of the text's language`(language: String) {
    let units = SpokenUnits(names: .english, catalogue: .english, level: .some, textLanguage: language)
    let said = "IİKi".map(units.character)
    #expect(said == (language == "en" ? ["cap i", "cap i\u{307}", "cap k", "i"] : ["cap ı", "cap i", "cap k", "i"]))
    #expect(units.raised("I") == "I")
  }

  @Test(arguments: [
    ("\"Hello,", "Hello"), ("50%", "50 percent"), ("٥٠٪", "٥٠ percent"),
    ("50％", "50 percent"), ("5‰", "5 per mille"), ("(quietly)", "quietly"), ("👕", "t-shirt"), ("C++", "C plus plus"),
    ("mother-in-law.", "mother-in-law"), ("👕👕👕", "t-shirt, 3 times"), ("\u{2060}…", "ellipsis"), ("\u{200B}so", "so"),
    ("\u{200B}", "zero width space"),
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

  @Test(arguments: [
    ("e\u{301}", "e\u{301}", "e\u{301}"), ("א\u{5B8}", "א", "א qamats"), ("А\u{301}", "cap а", "cap а acute"),
    ("ب\u{651}\u{64E}", "ب", "ب shadda fatha"), ("कि", "कि", "कि"), ("ที่", "ที่", "ที่"), ("ก่", "ก่", "ก่"),
  ])
  func `a letter is said without the marks that are no part of it, until they are asked for`(
    character: String, said: String, asked: String
  ) {
    let all = SpokenUnits(names: .english, catalogue: .english, level: .all)
    #expect(some.character(Character(character)) == said)
    #expect(some.characterInFull(Character(character)) == asked)
    #expect(all.character(Character(character)) == asked)
  }

  @Test func `the symbol of a currency is left to the voice, with its number`() {
    let all = SpokenUnits(names: .english, catalogue: .english, level: .all)
    #expect(["$5,", "(€10)", "100€", "US$5", "$"].map(some.word) == ["$5", "€10", "100€", "US$5", "dollar"])
    #expect(all.word("$5") == "dollar 5")
  }

  @Test func `the picture of a key is named in a word as it is alone`() {
    #expect(some.word("1\u{FE0F}\u{20E3}") == some.character("1\u{FE0F}\u{20E3}"))
    #expect(some.word("1\u{FE0F}\u{20E3}") == "keycap: 1")
  }

  @Test func `the symbol of a number is part of it, and a dash before it is none`() {
    let all = SpokenUnits(names: .english, catalogue: .english, level: .all)
    #expect(
      ["-5", "(\u{2212}3.2)", "-$5", "--5", "x-5", "-a"].map(some.word) == [
        "-5", "\u{2212}3.2", "-$5", "5", "x-5", "a",
      ])
    #expect(all.word("-5") == "hyphen 5")
  }

  @Test func `a capital is said as a small letter where capitals are not told`() {
    let plain = SpokenUnits(names: .english, catalogue: .english, level: .some, capitals: .none)
    #expect(plain.character("M") == "M")
  }

  @Test func `a capital is told by its pitch where that is wanted, and is then said without its word`() {
    #expect(["M", "É", "m", "7", "—", "漢"].map { some.raised(Character($0)) } == ["M", "É", nil, nil, nil, nil])
    for capitals in [Capitals.word, .none] {
      let plain = SpokenUnits(names: .english, catalogue: .english, level: .some, capitals: capitals)
      #expect(plain.raised("M") == nil)
    }
  }
}
