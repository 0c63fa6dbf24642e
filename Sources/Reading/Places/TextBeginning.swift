import Accessibility
import TextModel

extension ReadingWorld.Places {
  /// Returns as much of a text as identifies it, in one line, without markers of what is no text.
  ///
  /// It is given as it is spoken: without the numbers of notes, and formulas in words. A longer text is cut between two
  /// words, and ends in an ellipsis.
  func beginning(of offsets: Range<Int>, inSection number: Int) -> String {
    let section = text.section(number)
    let raw = section.substring(in: offsets)
    // Skipped text does not count, so more is looked at than is spoken.
    let end = offsets.lowerBound + raw.prefix(4 * Self.longestBeginning).utf8.count
    let heard = TextSpeech.speech(
      of: offsets.lowerBound..<end, in: section, at: number, world.style(for: .move(from: nil))
    )
    .text
    return Self.beginning(of: heard.allSatisfy(\.isWhitespace) ? raw : heard[...])
  }

  /// Returns the same of a text that need not be in the book.
  static func beginning(of text: Substring) -> String {
    let kept = text.prefix(longestBeginning)
    let isBlank = { (character: Character) in character.isWhitespace || character == Section.objectReplacement }
    var words = kept.split(whereSeparator: isBlank).map(String.init)
    guard kept.endIndex < text.endIndex, text[kept.endIndex...].contains(where: { !isBlank($0) }) else {
      return words.joined(separator: " ")
    }
    // The last word may be cut; a text without blanks is nothing but one.
    if words.count > 1, !isBlank(text[kept.endIndex]), let last = kept.last, !isBlank(last) { words.removeLast() }
    return words.joined(separator: " ") + "\u{2026}"
  }

  /// Returns a text of the book as it is read through: words without what is seen and not heard, formulas in words;
  /// empty where nothing of it is spoken.
  package func heard(of offsets: Range<Int>, inSection number: Int) -> String {
    TextSpeech.speech(of: offsets, in: text.section(number), at: number, world.style(for: .reading)).text
  }

  /// The most of a text that tells which it is, in characters.
  private static var longestBeginning: Int { 120 }
}
