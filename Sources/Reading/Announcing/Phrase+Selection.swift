import Accessibility
import Words

extension Phrase {
  /// The longest text that is spoken whole where it has come into a selection or out of it, in characters.
  private static let longest = 500

  /// Returns the phrase of text that has come into a selection or gone out of it; of a long one its ends and its
  /// length.
  static func change(of text: String, isSelected: Bool, spoken: (String) -> String) -> Phrase {
    guard text.count > longest else {
      return Phrase(isSelected ? .selected : .unselected, ["text": .text(spoken(text))])
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    return Phrase(
      isSelected ? .longSelected : .longUnselected,
      [
        "first": .text(words.prefix(8).joined(separator: " ")),
        "last": .text(Announcement.open(words.suffix(8).joined(separator: " "))),
        "count": .count(text.count),
      ])
  }

  /// Returns a Boolean value that indicates whether a text is too long to be spoken where it only comes or goes.
  static func isLong(_ text: String) -> Bool { text.count > 100 }

  /// Returns the phrase of text that comes or goes, such as text that is cut: all of it, or its length if it is long.
  package static func passing(
    _ text: String, _ short: Key, _ long: Key, isSecret: Bool = false, spoken: (String) -> String = { $0 }
  ) -> Phrase {
    isLong(text) && !isSecret
      ? Phrase(long, ["count": .count(text.count)]) : Phrase(short, ["text": .text(spoken(text))])
  }
}
