import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct HugeBlockTests {
  /// Sentences of many lengths, some of them longer than any is let be.
  static func text(_ seed: inout Seed) -> String {
    var text = ""
    while text.utf8.count < 200_000 {
      let words = Int.random(in: 0...9, using: &seed) == 0 ? 3000 : Int.random(in: 1...60, using: &seed)
      text += (0..<words).map { $0 % 11 == 10 ? "été, " : "word " }.joined() + "end. "
    }
    return text
  }

  @Test func `units of a huge block tile it`() {
    var seed = Seed("huge")
    let book = TextFixture((.paragraph, Self.text(&seed)), (.paragraph, "After."))
    UnitLaws(book, .word).check()
    UnitLaws(book, .sentence).check()
    #expect(book.starts(of: .sentence).allSatisfy { ($0.offsets?.count ?? .max) <= 8192 })
  }

  @Test func `the words and sentences of a section are as many as its units`() {
    var seed = Seed("counts")
    let book = TextFixture(
      (.paragraph, Self.text(&seed)), (.heading(level: 1), "A. B. C."), (.paragraph, ""), (.code, "a.\u{0B}b c."),
      (.paragraph, "So it was. And so on"))
    let counts = UnitTokenizer(text: book).counts(in: book.section(0), 0)
    #expect(counts.words == book.starts(of: .word).count)
    #expect(counts.sentences == book.starts(of: .sentence).count)
  }

  @Test func `a unit of a huge block is the same wherever reading began`() {
    var seed = Seed("huge, from anywhere")
    let book = TextFixture((.paragraph, Self.text(&seed)))
    for granularity in [Granularity.word, .sentence] {
      let units = Set(book.starts(of: granularity))
      for _ in 0..<30 {
        let position = TextPosition(section: 0, offset: Int.random(in: 0..<200_000, using: &seed))
        // A tokenizer that has seen nothing else.
        for direction in Direction.allCases {
          guard let unit = UnitTokenizer(text: book).unit(granularity, next: position, toward: direction) else {
            continue
          }
          #expect(units.contains(unit), "\(granularity) \(direction) of \(position)")
        }
      }
    }
  }

  @Test func `a sentence that never ends is cut after a clause`() {
    let book = TextFixture((.paragraph, String(repeating: "so it went, and on; ", count: 5000)))
    let sentences = book.starts(of: .sentence).map { book.text(in: $0) }
    #expect(sentences.dropLast().allSatisfy { $0.hasSuffix(",") || $0.hasSuffix(";") })
  }

  @Test(arguments: ["x", "猫", "e\u{301}", "👕", "🇫🇷"])
  func `a huge block without a space is cut between graphemes`(piece: String) {
    let book = TextFixture((.paragraph, String(repeating: piece, count: 70_000 / piece.utf8.count + 20_000)))
    UnitLaws(book, .sentence).check()
    UnitLaws(book, .word).check()
    #expect(book.starts(of: .sentence).count > 3)
  }

  @Test func `a huge block of one grapheme is one unit`() {
    let book = TextFixture((.paragraph, "e" + String(repeating: "\u{301}", count: 33_000)))
    #expect(book.starts(of: .sentence).count == 1)
    #expect(book.starts(of: .word).count == 1)
  }

  // This takes far longer where each look passes all the blocks without text.
  @Test func `the text around each of many empty blocks is found in linear time`() {
    let count = 15_000
    let book = TextFixture(
      blocks: [(.paragraph, "One.")] + (0..<count).map { _ in (.paragraph, "") } + [(.paragraph, "Two.")])
    let tokenizer = UnitTokenizer(text: book)
    let found = (5..<5 + count).count { offset in
      let place = TextPosition(section: 0, offset: offset)
      let units = Direction.allCases.compactMap { tokenizer.unit(.sentence, next: place, toward: $0) }
      return Set(units.map { book.text(in: $0) }) == ["One.", "Two."]
    }
    #expect(found == count)
  }

  @Test func `lines of a huge block of code are units`() {
    let book = TextFixture((.code, String(repeating: "let value = 1. Then\u{B}", count: 8000)))
    #expect(book.starts(of: .sentence).count == 8000)
  }
}
