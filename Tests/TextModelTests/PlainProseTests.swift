import Testing

@testable import TextModel

@Suite struct PlainProseTests {
  @Test(arguments: [
    ("It rained.", true), ("“Don’t—no…” she said", true), ("Été à la «mer»", true), ("Где ты?", true), ("", false),
    ("two  blanks", false), (" first", false), ("last ", false), ("a\u{0B}b", false), ("a\nb", false),
    ("a\tb", false),
    ("e\u{301}", false), ("soft\u{AD}hyphen", false), ("2 × 3", false), ("中文", false), ("\u{202E}back", false),
    ("מה שלומך?", true), ("Πού είσαι;", true), ("שָׁלוֹם", false), ("eight at once and a few more", true),
    ("seven  blanks meet where eight bytes end", false), ("a blank is at the end of eight ", false),
    ("sixteen bytes or\u{B}more", false),
    ("\u{7F}", false), ("ﬁn", false), ("no\u{A0}break", true), ("Ha\u{2060}—Ha", true), ("a\u{2028}b", false),
  ])
  func `prose is letters, digits, single blanks and the marks of prose`(text: String, isPlain: Bool) {
    #expect(text[...].isPlainProse() == isPlain)
  }

  @Test func `characters of ASCII may be left out`() {
    var ascii = PlainProse.printable
    ascii[Int(UInt8(ascii: "&"))] = false
    #expect("rain and wind"[...].isPlainProse(of: ascii))
    #expect(!"rain & wind"[...].isPlainProse(of: ascii))
  }

  @Test func `every scalar of prose stands for itself`() {
    for value in 0...0xFFFF {
      guard let scalar = Unicode.Scalar(UInt32(value)), "a\(scalar)a"[...].isPlainProse() else { continue }
      let properties = scalar.properties
      #expect(!scalar.isSteering && "a\(scalar)a".count == 3 && properties.canonicalCombiningClass == .notReordered)
    }
  }
}
