import Testing
import TextModel

@testable import LecternCLI

@Suite struct SafeTextTests {
  @Test func `whatever steers a terminal is a blank of a line, each character by itself and between letters`() {
    for value in 0...UInt32(0x2100) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isBlank = scalar == " " || scalar.isSteering
      #expect(SafeText.line("a\(scalar)b") == (isBlank ? "a b" : "a\(scalar)b"), "\(value)")
      #expect(SafeText.line("\(scalar)") == (isBlank ? "" : "\(scalar)"), "\(value)")
    }
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m ", "[31mred [0m"), ("  a \t\n b\u{2028}\u{202E}c  ", "a b c"),
    ("ü\u{85}é\u{2066}漢", "ü é 漢"),
    ("\u{200F}א\u{200E}", "\u{200F}א\u{200E}"), ("", ""), ("\u{9B}", ""), ("👩‍👩‍👧 x", "👩‍👩‍👧 x"),
  ])
  func `blanks and what steers a terminal are one blank, and none at the ends`(text: String, line: String) {
    #expect(SafeText.line(text) == line)
    #expect(SafeText.line("x\(text)"[...].dropFirst()) == line)
  }
}
