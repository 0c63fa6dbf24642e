import Accessibility
import Words

/// A text of the program's own in which keys are named: their short names are shown, and names that a voice can
/// pronounce are spoken.
package struct KeyedText: Hashable, Sendable {
  /// A part that is spoken otherwise than it is seen.
  struct Name: Hashable, Sendable {
    /// UTF-8 offsets in what is seen.
    let range: Range<Int>
    let heard: String
  }

  /// The text as it is seen.
  package private(set) var shown = ""
  /// The parts that are spoken otherwise, in order.
  private(set) var names: [Name] = []

  /// Creates a text that is spoken as it is seen.
  package init(_ text: String) { shown = text }

  /// Creates a text that is spoken otherwise than it is seen.
  init(shown: String, heard: String) {
    self.shown = shown
    if shown != heard { names = [Name(range: 0..<shown.utf8.count, heard: heard)] }
  }

  /// Creates the text of a phrase that is filled with others, by the names of their places; words that are spoken at
  /// its beginning open with a capital.
  package init(_ phrase: Phrase, _ texts: [String: KeyedText], in catalogue: Catalogue) {
    let arguments = phrase.arguments.merging(texts.mapValues { .text($0.shown) }) { $1 }
    let filled = Phrase(phrase.key, arguments)
    for piece in catalogue.pieces(of: filled) {
      switch piece {
      case .words(let words): shown += words
      case .text(let place):
        guard case .text(let text)? = arguments[place] else { continue }
        append(texts[place] ?? KeyedText(text))
      }
    }
    if let first = names.first, first.range.lowerBound == 0 {
      names[0] = Name(range: first.range, heard: Announcement.opening(first.heard))
    }
  }

  /// The text as it is spoken.
  package var heard: String {
    var heard = ""
    var next = 0
    for name in names {
      heard += shown.utf8Text(next..<name.range.lowerBound) + name.heard
      next = name.range.upperBound
    }
    return heard + shown.utf8Text(next..<shown.utf8.count)
  }

  /// Adds a text behind this one.
  mutating func append(_ other: KeyedText) {
    let start = shown.utf8.count
    shown += other.shown
    names += other.names.map {
      Name(range: $0.range.lowerBound + start..<$0.range.upperBound + start, heard: $0.heard)
    }
  }

  /// The text as a sentence, with a full stop at its end unless it has one.
  var closed: KeyedText {
    var text = self
    text.shown += Announcement.stop(after: heard)
    return text
  }
}

extension String {
  /// Returns the text between two UTF-8 offsets.
  fileprivate func utf8Text(_ range: Range<Int>) -> Substring {
    self[utf8.index(startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)]
  }
}
