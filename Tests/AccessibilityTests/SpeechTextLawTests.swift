import Accessibility
import TestSupport
import Testing
import TextModel

/// Laws of speech texts, tried on random ones.
@Suite struct SpeechTextLawTests {
  private static let words = ["so ", "дом", "e\u{301}", "👩‍👧 ", "—", "10", "الماء", " ", "x. "]

  /// A text that was put together in random steps, as the composer puts texts together.
  private func text(using random: inout Seed) -> SpeechText {
    var text = SpeechText(in: Bool.random(using: &random) ? "en" : nil)
    for step in 0..<Int.random(in: 0...12, using: &random) {
      let word = Self.words.randomElement(using: &random) ?? ""
      let place = TextPosition(section: 0, offset: 100 * step)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: text.append(word, in: ["de", "pl", "en"].randomElement(using: &random))
      case 1: text.append(word, as: [.role, .number, .header].randomElement(using: &random))
      case 2, 3: text.append(word, standingAt: place)
      case 4: text.append(word, standingFor: TextRange(section: 0, place.offset..<place.offset + 7))
      case 5: text.append([Earcon.link, .note, .quote].randomElement(using: &random) ?? .link)
      case 6: text.append(pause: [150, 300].randomElement(using: &random) ?? 0)
      case 7:
        let start = text.length
        text.append(word)
        text.emphasize(start..<text.length, Bool.random(using: &random) ? .strong : .moderate)
      default:
        let start = text.length
        text.append("—", standingAt: place)
        // No name is followed by itself: several equal symbols side by side have one name.
        text.name([NamedSymbol(start..<text.length, name: "dash \(step)")])
      }
    }
    return text
  }

  /// The offsets of a text where it can be cut: between characters, and not in words that stand for others as a whole.
  private func cuts(of text: SpeechText) -> [Int] {
    var offsets = [0]
    for scalar in text.text.unicodeScalars { offsets.append(offsets[offsets.count - 1] + scalar.utf8.count) }
    let wholes = text.places.runs.filter { !$0.isVerbatim }.map(\.spoken)
    return offsets.filter { offset in !wholes.contains { $0.lowerBound < offset && offset < $0.upperBound } }
  }

  private func expectOrder(of text: SpeechText, _ comment: Comment) {
    func expectOrder(_ ranges: [Range<Int>]) {
      #expect(ranges.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= text.length }, comment)
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, comment)
    }
    expectOrder(text.places.runs.map(\.spoken))
    expectOrder(text.languages.map(\.range))
    expectOrder(text.symbols.map(\.range))
    expectOrder(text.roles.map(\.range))
    expectOrder(text.emphases.map(\.range))
    expectOrder(text.earcons.map(\.range))
    expectOrder(text.pauses.map(\.range))
    #expect(Set(text.pauses.map(\.range.lowerBound)).count == text.pauses.count, comment)
  }

  @Test func `a text that is cut anywhere and joined again is the same text`() {
    var random = Seed("Speech texts cut and joined")
    for round in 0..<500 {
      let text = text(using: &random)
      for cut in text.isEmpty ? [] : cuts(of: text) {
        var joined = text.slice(0..<cut)
        joined.append(text.slice(cut..<text.length))
        #expect(joined == text, "round \(round), cut at \(cut) of \(text.text)")
      }
    }
  }

  @Test func `a slice of a slice is a slice`() throws {
    var random = Seed("Slices of slices of speech texts")
    for round in 0..<500 {
      let text = text(using: &random)
      let cuts = cuts(of: text)
      let four = try (0..<4).map { _ in try #require(cuts.randomElement(using: &random)) }.sorted()
      let outer = text.slice(four[0]..<four[3])
      #expect(
        outer.slice(four[1] - four[0]..<four[2] - four[0]) == text.slice(four[1]..<four[2]),
        "round \(round), \(four) of \(text.text)")
    }
  }

  @Test func `a text whose end is taken away is the part before it, with the sounds and the silence of both`() throws
  {
    var random = Seed("Ends taken away from speech texts")
    for round in 0..<500 {
      let text = text(using: &random)
      let cut = try #require(cuts(of: text).randomElement(using: &random))
      let slice = text.slice(0..<cut)
      var rest = text
      rest.removeLast(text.length - cut)
      let comment = Comment("round \(round), cut at \(cut) of \(text.text)")
      #expect(rest.text == slice.text && rest.places == slice.places && rest.languages == slice.languages, comment)
      #expect(rest.symbols == slice.symbols && rest.roles == slice.roles, comment)
      #expect(rest.emphases == slice.emphases, comment)
      #expect(rest.earcons.map(\.earcon) == text.earcons.map(\.earcon), comment)
      #expect(rest.pauses.map(\.value).max() == text.pauses.map(\.value).max(), comment)
      expectOrder(of: rest, comment)
    }
  }

  @Test func `texts that are joined, cut and trimmed keep their runs in order and inside of them`() {
    var random = Seed("Runs of speech texts")
    for round in 0..<500 {
      var text = text(using: &random)
      let other = self.text(using: &random)
      let first = text.length
      text.append(other)
      expectOrder(of: text, "round \(round), \(text.text)")
      #expect(text.slice(first..<text.length).text == other.text)
      text.close()
      expectOrder(of: text, "round \(round), closed")
      if text.text.hasSuffix(".") { text.removeLast() }
      text.trimEnd()
      expectOrder(of: text, "round \(round), trimmed")
      expectOrder(of: .joined([text, other, text]), "round \(round), joined")
      expectOrder(of: text.with(language: "fr"), "round \(round), in another language")
    }
  }
}
