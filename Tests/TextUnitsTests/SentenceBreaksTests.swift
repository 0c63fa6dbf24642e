import TestSupport
import Testing

@testable import TextUnits

/// The ends of sentences of UAX #29, held against those of ICU's iterator.
@Suite struct SentenceBreaksTests {
  private static let breaker = TextBreaker()
  /// Two scalars of each property, of one to four bytes.
  private static let scalars: [Unicode.Scalar] = [
    "*", "\u{2026}", ".", "\u{2024}", ")", "\u{201D}", "\u{200B}", "\u{AD}", "a", "ß", "7",
    "\u{0663}", "\u{5D0}", "\u{4E00}", "\u{85}", "\u{2029}", " ", "\u{A0}", "!", "\u{3002}", "\u{1F1F}", "A", "Ä",
    "\r", "\n",
    "\u{301}", "\u{1F3FB}", ",", "\u{2014}", "\u{B}", "\u{10FFFF}", "\u{1D7CE}",
  ]

  @Test func `every scalar ends and joins what it does in ICU`() {
    // Han, Hangul and what is not assigned in the middle are left out.
    for first in stride(from: UInt32(0), to: 0x1_2000, by: 64)
    where !(0x3400..<0xA000).contains(first) && !(0xAC00..<0xF900).contains(first) {
      // Each stands before a full stop, behind one, and where it may be the end itself.
      let text = (first..<first + 64).compactMap(Unicode.Scalar.init).map { "A\($0). \($0) B\($0) C" }.joined()
      if !Self.agrees(text) { Issue.record("one of 64 from \(String(first, radix: 16, uppercase: true))") }
    }
  }

  @Test func `all texts of three scalars are ended as in ICU`() {
    for first in Self.scalars {
      for second in Self.scalars {
        for third in Self.scalars where !Self.agrees("x\(first)\(second)\(third)y") {
          Issue.record("\([first, second, third].map(\.value))")
        }
      }
    }
  }

  @Test func `random texts are ended as in ICU`() {
    var random = Seed("Ends of sentences")
    for _ in 0..<20_000 {
      let text = String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 0..<24, using: &random)).map { _ in Self.scalars.randomElement(using: &random)! }))
      if !Self.agrees(text) { Issue.record("\(text.unicodeScalars.map(\.value))") }
    }
  }

  private static func agrees(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return SentenceBreaks.ends(in: bytes, at: bytes.indices.filter { SentenceBreaks.mayEnd(at: $0, in: bytes) })
      == breaker.boundaries(.sentence, of: text[...], language: "en").map(\.offset)
  }
}
