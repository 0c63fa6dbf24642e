import Testing

@testable import BookFormats

@Suite struct RomanNumeralTests {
  private static let letters = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
    (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  @Test func `a numeral of up to twelve letters has its value`() {
    for number in 1...3999 {
      var (rest, numeral) = (number, "")
      for (value, letters) in Self.letters {
        while rest >= value {
          numeral += letters
          rest -= value
        }
      }
      #expect(RomanNumeral.value(numeral[...]) == (numeral.count <= 12 ? number : nil), "\(numeral)")
    }
  }

  @Test(
    arguments: [
      ("IIII", 4), ("XXXX", 40), ("VIIII", 9), ("IIIII", nil), ("VV", nil), ("IXI", nil), ("IVI", nil),
      ("XIIIIV", nil),
      ("IC", nil), ("xiv", nil), ("X.", nil), ("", nil),
    ] as [(String, Int?)])
  func `four letters of a kind are read, and letters in another order are none`(word: String, value: Int?) {
    #expect(RomanNumeral.value(word[...]) == value)
  }
}
