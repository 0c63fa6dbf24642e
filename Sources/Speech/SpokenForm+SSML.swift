import Accessibility
import TextModel

extension SpokenForm {
  /// Returns an utterance as a document of SSML 1.1 in one line: its words, their languages and stress, and silence.
  ///
  /// Nothing of the text is markup: what would be is written as a reference. `language` is that of words without a
  /// declared language, since a document has to name one.
  ///
  /// Words that are said in other words, or whose sounds are known, are marked so.
  ///
  /// "Two lines, of verse" with a pause of 150 ms -> `Two lines,<break strength="medium" time="150ms"/> of verse`
  public static func ssml(_ utterance: Utterance, otherwiseIn language: String = "und") -> String {
    let speech = utterance.speech
    var markup = "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\""
    markup += (speech.language.flatMap(languageTag) ?? language) + "\">" + silence(utterance.pauseBefore)
    for run in pieces(of: speech, by: speech.languages) {
      let tag = run.value.flatMap(languageTag)
      let words = stressed(speech.slice(run.range))
      markup += tag.map { "<lang xml:lang=\"\($0)\">\(words)</lang>" } ?? words
    }
    return markup + silence(utterance.pauseAfter) + "</speak>"
  }

  /// Returns the words of a text in one language, with what is stressed in them.
  private static func stressed(_ speech: SpeechText) -> String {
    pieces(of: speech, by: speech.emphases).map { run in
      let words = paused(speech.slice(run.range))
      return run.value.map { "<emphasis level=\"\($0.rawValue)\">\(words)</emphasis>" } ?? words
    }.joined()
  }

  /// Returns the words of a text, with the silence between them.
  private static func paused(_ speech: SpeechText) -> String {
    var markup = ""
    var next = 0
    for pause in speech.pauses {
      markup += said(speech.slice(next..<pause.range.lowerBound)) + silence(pause.value)
      next = pause.range.lowerBound
    }
    return markup + said(speech.slice(next..<speech.length))
  }

  /// Returns the words of a text without silence, with the way in which they are said.
  private static func said(_ speech: SpeechText) -> String {
    pieces(of: speech, by: speech.respellings).map { run in
      guard let respelling = run.value else { return sounding(speech.slice(run.range)) }
      let words = escaped(line(speech.words(in: run.range)))
      return "<sub alias=\"\(attribute(respelling.text))\">\(words)</sub>"
    }.joined()
  }

  /// Returns the words of a text, with their sounds where these are known in an alphabet that engines know.
  private static func sounding(_ speech: SpeechText) -> String {
    pieces(of: speech, by: speech.phonemes).map { run in
      let words = escaped(line(speech.words(in: run.range)))
      guard let phonemes = run.value, ["ipa", "x-sampa"].contains(phonemes.alphabet) else { return words }
      return "<phoneme alphabet=\"\(phonemes.alphabet)\" ph=\"\(attribute(phonemes.sounds))\">\(words)</phoneme>"
    }.joined()
  }

  /// Returns the value of an attribute between quotation marks.
  private static func attribute(_ text: String) -> String { escaped(line(text)).replacing("\"", with: "&quot;") }

  private static func silence(_ milliseconds: Int) -> String {
    // At the start of a document some engines pass over a break without a strength.
    milliseconds > 0 ? "<break strength=\"medium\" time=\"\(milliseconds)ms\"/>" : ""
  }

  /// Returns a text taken to pieces, each with the run that covers it, or with nil.
  package static func pieces<Value>(of speech: SpeechText, by runs: [SpeechRun<Value>]) -> [SpeechRun<Value?>] {
    var pieces: [SpeechRun<Value?>] = []
    var next = 0
    for run in runs {
      if next < run.range.lowerBound { pieces.append(SpeechRun(nil, in: next..<run.range.lowerBound)) }
      pieces.append(SpeechRun(run.value, in: run.range))
      next = run.range.upperBound
    }
    if next < speech.length || pieces.isEmpty { pieces.append(SpeechRun(nil, in: next..<speech.length)) }
    return pieces
  }

  /// Returns text in which nothing is markup.
  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Returns a language tag as the book has it; nil for what cannot be one (BCP 47).
  private static func languageTag(_ tag: String) -> String? {
    let isTag =
      !tag.isEmpty && tag.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isTagged }
    return isTag ? tag : nil
  }
}

extension Character {
  /// A Boolean value that indicates whether language tags are written with it.
  fileprivate var isTagged: Bool { isASCII && (isLetter || isNumber) }
}
