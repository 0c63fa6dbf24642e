import Accessibility

/// What is heard of text while it is written.
public enum TypingEcho: String, CaseIterable, Codable, Sendable {
  case none, characters, words, both

  /// What is heard of a character that was written after a word.
  public func announcements(
    of character: Character, after word: String, _ units: SpokenUnits
  ) -> [Announcement] {
    var heard: [Announcement] = []
    if self == .characters || self == .both {
      heard.append(Announcement([units.character(character)], isVerbatim: true))
    }
    let endsWord = !character.isLetter && !character.isNumber && !word.isEmpty
    if endsWord, self == .words || self == .both {
      heard.append(Announcement([units.word(word)], isVerbatim: true))
    }
    return heard
  }
}
