import Accessibility
import Speech
import Testing

@Suite struct SpokenFormTests {
  @Test(arguments: [
    ("Plain text — “quoted”, [1] <b> & 2².", "Plain text — “quoted”, [1] <b> & 2²."),
    ("before\0after", "before after"),
    ("one\ntwo\tthree\r\nfour\u{B}five\u{85}six\u{2028}seven", "one two three  four five six seven"),
    ("\u{1}300S \u{1B}[2J \u{9F} \u{FFFE}", " 300S  [2J    "),
    ("", ""),
  ])
  func `a text becomes one line of characters`(text: String, line: String) {
    #expect(SpokenForm.line(text).unicodeScalars.elementsEqual(line.unicodeScalars))
  }

  @Test(arguments: [
    ("array[[1]] and [[h@l'oU]]", "array[ [1]] and [ [h@l'oU]]"),
    ("[[[[x", "[ [ [ [x"), ("[\u{200C}[x", "[\u{200C} [x"), ("[\u{200D}\u{FE0E}[x", "[\u{200D}\u{FE0E} [x"),
    ("[\u{E0001}[\u{34F}[x", "[\u{E0001} [\u{34F} [x"),
    ("[\u{200B}[x [\u{AD}[\u{301}", "[ [x [ [\u{301}"),
    ("caf\u{65}\u{301} e\u{301}te\u{301} A\u{30A}", "caf\u{E9} \u{E9}t\u{E9} \u{C5}"),
    ("x\u{301}", "x\u{301}"),
    ("o\u{FB03}ce \u{FB01}re", "office fire"),
    ("hy\u{AD}phen ze\u{200B}ro \u{FEFF}\u{202E}abc\u{2069}\u{61C}\u{200F}", "hyphen zero abc"),
    ("red ❤\u{FE0F} 👩‍👧", "red ❤ 👩‍👧"),
    ("a\u{A0}b\u{2009}\u{3000}c\n d", "a b c d"),
  ])
  func `for eSpeak NG what it would take for something else is spelt plainly`(text: String, spoken: String) {
    #expect(SpokenForm.espeak(text).unicodeScalars.elementsEqual(spoken.unicodeScalars))
  }

  @Test(arguments: [
    ("array[[1]] and [[h@l'oU]]", "array[ [1]] and [ [h@l'oU]]"),
    ("[\u{2060}[x [\u{200C}[x [\u{34F}[\u{301}", "[ [x [\u{200C} [x [\u{34F} [\u{301}"),
    ("men\u{2060}tioned hy\u{AD}phen ze\u{200B}ro \u{FEFF}\u{202E}abc\u{2069}", "mentioned hyphen zero abc"),
    ("cafe\u{301} o\u{FB03}ce 👩‍👧 a\u{A0}b", "cafe\u{301} o\u{FB03}ce 👩‍👧 a\u{A0}b"),
  ])
  func `for any program neither a word is cut by a mark without width nor are two brackets joined by one`(
    text: String, spoken: String
  ) {
    #expect(SpokenForm.plain(text).unicodeScalars.elementsEqual(spoken.unicodeScalars))
  }

  @Test func `no letter or digit is lost or added, whatever stands between`() {
    let pieces = [
      "word", "3.14", "e\u{301}", "ß", "猫", "नमस्ते", "กำ", "각", "👩‍👩‍👧‍👦", "[", "[[", "\0", "\n", " ", "\u{A0}", "\u{200B}",
      "\u{202E}", "\u{AD}", "<", "-w", "&", "Ж", "ᾳ\u{342}", "\u{1}", "x²",
    ]
    let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let text = first + second + third
          #expect(letters(SpokenForm.line(text)) == letters(text))
          #expect(letters(SpokenForm.espeak(text)) == letters(text))
          #expect(letters(SpokenForm.plain(text)) == letters(text))
          for spoken in [SpokenForm.espeak(text), SpokenForm.plain(text)] {
            let scalars = Array(spoken.unicodeScalars)
            #expect(!zip(scalars, scalars.dropFirst()).contains { $0 == "[" && $1 == "[" })
          }
        }
      }
    }
  }

  @Test(arguments: [500, 5_000])
  func `a character that is longer than a line is cut between its parts, and nothing of it is lost`(marks: Int) {
    let text = "Zalgo a" + String(repeating: "\u{301}", count: marks) + " end"
    let lines = SpokenForm.lines(SpeechText(text), cutAtBreaks: false)
    #expect(lines.allSatisfy { !$0.isEmpty && $0.utf8.count <= SpokenForm.longestLine })
    #expect(lines.joined().unicodeScalars.count { $0 == "\u{301}" } == marks)
  }
}
