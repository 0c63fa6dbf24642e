import Testing
import TextUnits

@Suite struct TextBreakerTests {
  @Test func `boundaries are offsets in UTF-8, the end of the text the last`() {
    let breaker = TextBreaker()
    #expect(breaker.boundaries(.word, of: "été 猫", language: "en").map(\.offset) == [5, 6, 9])
    #expect(breaker.boundaries(.line, of: "to go\u{B}on", language: "en").map(\.status) == [0, 100, 0])
    #expect(breaker.boundaries(.sentence, of: "One. Two.", language: "en").map(\.offset) == [5, 9])
    #expect(breaker.boundaries(.word, of: "", language: "en").isEmpty)
  }

  @Test func `a text with a boundary behind every byte needs more room than prose`() {
    let text = String(repeating: ".", count: 5000)
    #expect(TextBreaker().boundaries(.word, of: text[...], language: "en").map(\.offset) == Array(1...5000))
  }

  @Test(arguments: [
    "", "en-US", "zh-Hant-TW", "x-y-z", "../../etc", "en@ss=standard;ss=x", "日本語", String(repeating: "a", count: 999),
  ])
  func `any language tag breaks words`(language: String) {
    #expect(TextBreaker().boundaries(.word, of: "one two", language: language).map(\.offset) == [3, 4, 7])
  }

  @Test func `more languages than are kept open break alike`() {
    let breaker = TextBreaker()
    for index in 0..<200 {
      let language = String(UnicodeScalar(UInt8(97 + index % 26))) + String(UnicodeScalar(UInt8(97 + index / 26)))
      #expect(breaker.boundaries(.word, of: "one two", language: language).count == 3)
    }
  }

  @Test func `threads share a breaker`() async {
    let breaker = TextBreaker()
    let texts = (1...64).map { String(repeating: "word ", count: $0) }
    let counts = await withTaskGroup(of: (Int, Int).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, breaker.boundaries(.word, of: text[...], language: "en").count) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(counts == Dictionary(uniqueKeysWithValues: (0..<64).map { ($0, 2 * ($0 + 1)) }))
  }
}
