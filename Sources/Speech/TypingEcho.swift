import Accessibility

/// The feedback on text while it is written.
public enum TypingEcho: String, CaseIterable, Codable, Sendable {
  /// Nothing.
  case none
  /// Each character.
  case characters
  /// Each word, at its end.
  case words
  /// Each character, and each word at its end.
  case both

  /// Returns the announcements of a character that was written after a word, which is empty if it was announced before.
  public func announcements(
    of character: Character, after word: String, _ units: SpokenUnits
  ) -> [Announcement] {
    var heard: [Announcement] = []
    if self == .characters || self == .both {
      heard.append(Announcement([units.character(character)], isVerbatim: true))
    }
    if !TypingEcho.isOfWord(character) { heard += announcements(ofWord: word, units) }
    return heard
  }

  /// Returns the announcements of a word that has been written to its end, or none for an empty word.
  public func announcements(ofWord word: String, _ units: SpokenUnits) -> [Announcement] {
    guard !word.isEmpty, self == .words || self == .both else { return [] }
    return [Announcement([units.word(word)], isVerbatim: true)]
  }

  /// Returns a Boolean value that indicates whether a character goes on with a word while it is written: what may join
  /// a word is a part of it, as nobody knows yet what follows.
  public static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || joiners.contains(character)
  }

  private static let joiners: Set<Character> = ["'", "’", "-", "\u{2010}", "\u{2011}", ".", "@", "_"]
}
