import Accessibility
import Speech

/// The words of an utterance with a mark before each, as Speech Dispatcher takes them.
struct MarkedText: Hashable, Sendable {
  /// A place in the text whose beginning is reported.
  struct Mark: Hashable, Sendable {
    /// The offset in the text, in UTF-8 bytes.
    let at: Int
    /// The offset of the word in the text of the utterance; nil at a start that is no word.
    let offset: Int?
  }

  /// The marks, in order, the first at the start.
  let marks: [Mark]
  private let speech: SpeechText

  /// Creates the text of an utterance.
  init(_ utterance: Utterance) {
    if let letter = utterance.raised {
      speech = SpeechText(letter, in: utterance.language)
      marks = [Mark(at: 0, offset: nil)]
    } else {
      let voiced = utterance.voiced.speech
      speech = voiced
      let words = utterance.words(in: voiced).map { Mark(at: $0.at, offset: $0.offset) }
      marks = words.first?.at == 0 ? words : [Mark(at: 0, offset: nil)] + words
    }
  }

  /// Returns a document of SSML from a mark on, in which each mark is named by its index.
  ///
  /// A sentence is an element, since a mark behind a full stop is lost otherwise.
  ///
  /// "Good morning." -> `<speak><s><mark name="0"/>Good <mark name="1"/>morning.</s></speak>`
  func ssml(from first: Int = 0) -> String {
    let start = marks.indices.contains(first) ? marks[first].at : 0
    var markup = "<speak><s>"
    var next = first
    for run in SpokenForm.pieces(of: speech, by: speech.languages)
    where run.range.upperBound > start || run.range.isEmpty {
      let tag = run.value.flatMap { LanguageTag($0) }
      if let tag { markup += "<lang xml:lang=\"\(tag.text)\">" }
      var at = max(start, run.range.lowerBound)
      while next < marks.count, marks[next].at < run.range.upperBound || marks[next].at == start {
        markup += words(at..<max(at, marks[next].at)) + "<mark name=\"\(next)\"/>"
        at = max(at, marks[next].at)
        next += 1
      }
      markup += words(at..<max(at, run.range.upperBound))
      if tag != nil { markup += "</lang>" }
    }
    return markup + "</s></speak>"
  }

  /// Returns words in which nothing is markup, nor phonemes to eSpeak NG.
  private func words(_ range: Range<Int>) -> String { SpokenForm.escaped(SpokenForm.espeak(speech.words(in: range))) }
}

extension Utterance {
  /// Returns its words by their offsets in what is voiced and in the utterance.
  func words(in voiced: SpeechText) -> [(at: Int, offset: Int)] {
    var words: [(at: Int, offset: Int)] = []
    for offset in wordOffsets {
      let at = speech.voicedOffset(of: offset)
      guard at >= words.last?.at ?? 0, at <= voiced.length else { continue }
      words.append((at, offset))
    }
    return words
  }
}
