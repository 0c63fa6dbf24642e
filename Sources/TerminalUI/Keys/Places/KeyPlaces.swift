/// The places of the letters on a keyboard that is not Latin, so that a command stays on its key whatever is printed
/// there.
package struct KeyPlaces: Sendable {
  /// The letter of a Latin keyboard in the place of another letter.
  private let latin: [Character: Character]

  /// Creates the places for a reader of a language, as a locale names it: where two boards have a letter in different
  /// places, that of the reader's language is meant, else the first of ``boards``.
  package init(language: String = "") {
    let own = KeyPlaces.boards.filter { $0.language == language.prefix(2).lowercased() }
    latin = (own + KeyPlaces.boards).reduce(into: [:]) { latin, board in
      for (row, letters) in zip(KeyPlaces.rows, board.rows) {
        for (place, letter) in zip(row, letters) where latin[letter] == nil && !letter.isASCII {
          latin[letter] = place
        }
      }
    }
  }

  /// Returns the key of a Latin keyboard in the place of another; nil for a key that is on a Latin keyboard itself.
  func key(inPlaceOf key: Key) -> Key? {
    guard case .character(let character) = key.base, !character.isASCII else { return nil }
    if let letter = latin[character] { return Key(.character(letter), key.modifiers) }
    guard let small = character.lowercased().first, small != character, let letter = latin[small],
      let capital = letter.uppercased().first
    else { return nil }
    return Key(.character(capital), key.modifiers)
  }

  /// The rows of letters of a Latin keyboard, as they are in ISO/IEC 9995 with the layout of the United States.
  private static let rows = ["qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"]
}
