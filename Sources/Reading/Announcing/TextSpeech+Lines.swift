import Accessibility
import TextModel

/// The ends of lines in a text, and the runs of the finished text.
extension TextSpeech {
  /// The silence at a hard line break, in milliseconds at the normal rate.
  static let lineBreakPause = 150

  /// Begins the line after a hard line break: a pause, marked by a comma where no punctuation marks it.
  mutating func beginLine() {
    guard let offset = lineBreak else { return }
    lineBreak = nil
    speech.trimEnd()
    let isCode = section.blockIndex(at: offset).map { section.blocks[$0].kind == .code } ?? false
    if !isCode, let last = speech.text.last, last.isLetter || last.isNumber || ")]}\"'”’»%".contains(last) {
      speech.append(Self.comma(after: last))
    }
    speech.append(pause: TextSpeech.lineBreakPause)
    speech.append(" ", standingAt: TextPosition(section: index, offset: offset))
    end = .words
  }

  /// Returns the comma of the script that a character belongs to.
  private static func comma(after character: Character) -> String {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x600...0x8FF, 0xFB50...0xFDFF: "،"
    case 0x3040...0x30FF: "、"
    case 0x3400...0x9FFF, 0x20000...0x3FFFF: "，"
    default: ","
    }
  }

  mutating func finish() {
    speech.trimEnd()
    if lineBreak != nil { speech.append(pause: TextSpeech.lineBreakPause) }
    lineBreak = nil
  }

  /// Marks runs of the text just added that are in another language or stressed.
  ///
  /// The words of the program stay in theirs.
  mutating func markRuns(in offsets: Range<Int>) {
    let own = speech.languages
    let spans = section.spans(touching: offsets).sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    guard !spans.isEmpty else { return }
    let places = SpokenPlaces(speech.places, inSection: index)
    for span in spans {
      switch span.kind {
      case .language(let language):
        if let spoken = places[span.range] {
          speech.mark(spoken, in: style.languages.voiced(language))
        }
      case .emphasis, .strong:
        guard let spoken = places[span.range] else { continue }
        speech.emphasize(spoken, span.kind == .strong ? .strong : .moderate)
      case .pronounced(let phonemes):
        // A part of a word has a part of its sounds, and nobody knows which.
        guard span.range.clamped(to: offsets) == span.range,
          let spoken = places[span.range]
        else { continue }
        speech.mark(spoken, as: phonemes)
      default: continue
      }
    }
    for run in own { speech.mark(run.range, in: run.language) }
  }

  /// Returns text without the marks at its start that close something: marks that may open as well follow such a mark.
  static func afterClosing(_ piece: Substring) -> Substring {
    let rest = piece.drop { closing.contains($0) }
    return rest.startIndex == piece.startIndex ? piece : rest.drop { closing.contains($0) || "\"'".contains($0) }
  }

  private static let closing = Set(".,;:!?…)]}”’»›。、，！？：；）」』】》؟،؛।")
}
