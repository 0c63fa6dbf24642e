import TextModel

extension String {
  /// Returns a text that was pasted, as a field takes it: without what steers a terminal, and in one line where there
  /// can be no more.
  package func pasted(inLines takesLines: Bool) -> String {
    reduce(into: "") { text, character in
      if character.isControl { return }
      text.append(character.isNewline && takesLines ? "\n" : character.isWhitespace ? " " : character)
    }
  }
}

extension Character {
  /// A Boolean value that indicates whether the character is one that steers a terminal, and no text.
  fileprivate var isControl: Bool {
    guard !isWhitespace else { return false }
    // A character that no standard has was not meant.
    return unicodeScalars.contains { $0.isSteering || $0.properties.generalCategory == .unassigned }
  }
}
