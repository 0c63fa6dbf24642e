import Accessibility

extension SpokenForm {
  /// An utterance as a document of SSML 1.1 in one line: its words, its pauses, and its languages.
  ///
  /// Nothing of the text is markup: what would be is written as a reference. `language` is that of words whose language
  /// nobody tells, as a document has to name one.
  public static func ssml(_ utterance: Utterance, otherwiseIn language: String = "und") -> String {
    let bytes = Array(utterance.text.utf8)
    func words(_ range: Range<Int>) -> String {
      escaped(line(String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)))
    }
    func pause(_ milliseconds: Int) -> String {
      // At the start of a document some engines pass over a break without a strength.
      milliseconds > 0 ? "<break strength=\"medium\" time=\"\(milliseconds)ms\"/>" : ""
    }
    var markup = "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\""
    markup += (utterance.language.flatMap(languageTag) ?? language) + "\">" + pause(utterance.pauseBefore)
    var next = 0
    for run in utterance.languages {
      guard let tag = languageTag(run.language) else { continue }
      markup += words(next..<max(next, run.range.lowerBound))
      markup += "<lang xml:lang=\"\(tag)\">" + words(run.range) + "</lang>"
      next = run.range.upperBound
    }
    return markup + words(next..<max(next, bytes.count)) + pause(utterance.pauseAfter) + "</speak>"
  }

  /// Text in which nothing is markup.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// A language tag as the book has it; nil for what cannot be one (BCP 47).
  private static func languageTag(_ tag: String) -> String? {
    let isTag =
      !tag.isEmpty && tag.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isTagged }
    return isTag ? tag : nil
  }
}

extension Character {
  /// Whether language tags are written with it.
  fileprivate var isTagged: Bool { isASCII && (isLetter || isNumber) }
}
