import Accessibility

extension Phrase {
  /// The longest text that is spoken whole where it has come into a selection or out of it, in characters.
  private static let longest = 500

  /// What is said of text that has come into a selection or gone out of it; a long one by its ends and its length.
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
}
