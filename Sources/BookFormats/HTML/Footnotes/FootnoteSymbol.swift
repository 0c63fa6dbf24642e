/// The part of a note that the text of a link may be: its mark, or the way back from it.
enum FootnoteSymbol: Equatable {
  /// The number, letter or symbol of a note, without the brackets around it.
  case mark(String, isBracketed: Bool)
  /// An arrow or a word that leads back to the text.
  case back(isArrow: Bool)

  /// The longest text that is looked at, in bytes.
  static let longest = 24

  /// Creates the symbol in the text of a link; nil for words.
  init?(_ text: String) {
    let text = text.trimmed
    guard !text.isEmpty, text.utf8.count <= Self.longest else { return nil }
    // Nearly all are numbers alone.
    if text.utf8.count <= 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .mark(text, isBracketed: false)
      return
    }
    let isArrow = Self.isArrow(text)
    if isArrow || Self.backWords.contains(text.lowercased()) {
      self = .back(isArrow: isArrow)
      return
    }
    var rest = text.drop { Self.opening.contains($0) || Self.arrows.contains($0) }
    while let last = rest.last, Self.closing.contains(last) { rest.removeLast() }
    let inner = String(rest).trimmed
    guard Self.isMark(inner) else { return nil }
    self = .mark(inner, isBracketed: text.first.map(Self.opening.contains) ?? false)
  }

  /// The mark; nil for a way back.
  var mark: String? { if case .mark(let mark, _) = self { mark } else { nil } }

  /// The number in the mark: that of "note 1"; nil for a way back.
  var number: String? { mark?.split(separator: " ").last.map(String.init) }

  /// A Boolean value that indicates whether it leads back, and is no mark.
  var isBack: Bool { mark == nil }

  /// Returns a Boolean value that indicates whether a text is the number, letter or symbol of a note.
  private static func isMark(_ text: String) -> Bool {
    guard let first = text.first, text.count <= 8 else { return false }
    if symbols.contains(first) {
      // "*7" is the number of a note, too.
      let rest = text.dropFirst()
      return text.count <= 4 && (rest.allSatisfy(symbols.contains) || rest.allSatisfy(\.isWholeNumber))
    }
    if first.isNumber {
      // A number with a letter after it is one of several of the same place.
      let digits = text.prefix { $0.isNumber }
      let rest = text.dropFirst(digits.count)
      return digits.count <= 4 && (rest.isEmpty || (rest.count == 1 && rest.allSatisfy { $0.isLetter }))
    }
    // Those of Wikipedia beside the numbers of its sources: "[note 1]".
    if let name = noteNames.first(where: { text.lowercased().hasPrefix($0 + " ") }) {
      let number = text.dropFirst(name.count + 1)
      return !number.isEmpty && number.count <= 3
        && number.allSatisfy { $0.isNumber || $0.isLetter && number.count == 1 }
    }
    guard first.isLetter, text.allSatisfy({ $0.isLetter && $0.isASCII }) else { return false }
    if text.count <= 2, text.allSatisfy({ $0 == first }) { return true }
    return text.lowercased().allSatisfy("ivxlc".contains)
  }

  private static func isArrow(_ text: String) -> Bool {
    text.count <= 3 && text.contains(where: arrows.contains)
      && text.allSatisfy { arrows.contains($0) || $0.isWhitespace || brackets.contains($0) }
  }

  /// Returns a Boolean value that indicates whether a character before the number of a note is no text of its own.
  static func isBeside(_ character: Character) -> Bool {
    character.isWhitespace || brackets.contains(character) || arrows.contains(character)
  }

  static let opening: Set<Character> = ["[", "(", "{", "<"]
  private static let closing: Set<Character> = ["]", ")", "}", ">", ".", ":", ",", ";", " "]
  private static let brackets: Set<Character> = ["[", "(", "{", "]", ")", "}"]
  private static let noteNames = ["note", "nb", "fn", "n", "anm."]
  private static let symbols: Set<Character> = ["*", "†", "‡", "§", "‖", "¶", "#", "⁂", "※", "∗", "+"]
  private static let arrows: Set<Character> = [
    "↩", "↩\u{FE0E}", "↩\u{FE0F}", "↑", "^", "⤴", "⤴\u{FE0F}", "↵", "↲", "⏎", "←", "«", "‹", "⬆", "⬆\u{FE0F}", "▲",
    "△",
    "⇑", "⇧",
  ]
  private static let backWords: Set<String> = [
    "back", "return", "return to text", "back to text", "(back)", "[back]", "(return)", "[return]", "zurück",
    "powrót", "wróć", "retour", "volver", "voltar", "indietro",
  ]
}
