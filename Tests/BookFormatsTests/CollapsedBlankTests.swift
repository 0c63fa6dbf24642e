import BookFormats
import TestSupport
import Testing
import TextModel

/// White space of a source, which is one blank wherever it stands between words (CSS Text 3, 4.1.1).
@Suite struct CollapsedBlankTests {
  @Test func `words of any length and script are kept, whatever white space stands between them`() throws {
    var random = Seed("Words and white space")
    let letters = Array("abcdefghijABC.,;!?~\u{2019}éЖक👩")
    let blanks = [" ", " ", " ", " ", "  ", "\t", "\n", " \r\n", "\u{C}", "\u{2028} "]
    for _ in 0..<400 {
      let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        // Most words are of letters that are looked at many at a time.
        let kinds = Bool.random(using: &random) ? letters.prefix(10) : letters[...]
        return String((0..<Int.random(in: 1...24, using: &random)).map { _ in kinds.randomElement(using: &random)! })
      }
      let text = words.reduce(into: "") { $0 += (blanks.randomElement(using: &random) ?? " ") + $1 }
      let html = "<!DOCTYPE html><meta charset='utf-8'><p lang='en'>\(text)</p>"
      let section = try Book.open(bytes: Array(html.utf8), name: "a.html").section(0)
      #expect(section.text == words.joined(separator: " ") + "\n")
    }
  }

  @Test(arguments: 0..<40)
  func `what is no text is dropped and double blanks are one at every place of a text`(place: Int) throws {
    let word = String(repeating: "ab c", count: 10)
    for (symbol, shown) in [("  ", " "), ("\u{7F}", ""), ("\u{AD}", "")] {
      let text = word.prefix(place) + symbol + word.dropFirst(place)
      let section = try Book.open(bytes: Array("<!DOCTYPE html><p>\(text)</p>".utf8), name: "a.html").section(0)
      let expected = (word.prefix(place) + shown + word.dropFirst(place)).split(separator: " ").joined(separator: " ")
      #expect(section.text == expected + "\n")
    }
  }
}
