import Accessibility
import Words

/// A number that stands above or below the line right at other words, and what a voice says for it: 10⁶ is no 106.
///
/// Letters above the line end words as in 1st or M^me, and stay part of them; those that are surely an exponent do not.
struct ScriptNumber: Hashable {
  /// The longest number with its signs, in characters; what is longer are words.
  private static let longest = 16

  /// UTF-8 offsets in the text.
  let range: Range<Int>
  private let name: String
  /// The language of the name, where it is more than the number.
  private let language: String?

  /// The number at a range of a text, told to stand above or below the line where there is a catalogue for that; nil
  /// for what nobody takes for a part of what it stands at.
  init?(_ range: Range<Int>, of text: String, isRaised: Bool, _ catalogue: Catalogue?) {
    let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = text.utf8.index(lower, offsetBy: range.count)
    let number = text[lower..<upper]
    let isSum = number.contains(where: Self.operators.contains)
    let isExponent = isRaised && Self.isExponent(number, of: text[..<lower])
    guard number.count <= Self.longest, number.contains(where: \.isNumber) || isExponent else { return nil }
    let before = text[..<lower].last
    let after = text[upper...].first
    let isAt =
      before.map { !$0.isWhitespace && (isRaised ? !Self.opening.contains($0) : $0.isNumber || isSum) } ?? false
    let isBefore = after.map { $0.isNumber || isRaised && $0.isLetter } ?? false
    guard isAt || isBefore else { return nil }
    self.range = range
    // The upper part of a fraction, and the number of a verse, stand for themselves.
    guard isAt, let catalogue, after.map(Self.strokes.contains) != true else {
      name = String(number)
      language = nil
      return
    }
    let phrase = Phrase(isRaised ? .raisedNumber : .loweredNumber, ["number": .text(String(number))])
    name = catalogue.text(phrase)
    language = catalogue.language
  }

  /// Whether letters above the line are an exponent: behind one letter by itself, a number or a bracket, a calculation or
  /// letters that stand for numbers.
  ///
  /// Those of n^o, 2^e and S^t are none of these.
  private static func isExponent(_ letters: Substring, of before: Substring) -> Bool {
    guard let base = before.last,
      base.isNumber || closing.contains(base) || base.isLetter && before.dropLast().last?.isLetter != true
    else { return false }
    let names = letters.filter { !operators.contains($0) }
    guard names.count <= 2, names.allSatisfy(\.isLetter) else { return false }
    if names.count < letters.count { return true }
    return !names.isEmpty
      && (names.allSatisfy(variables.contains) || names.count == 1 && names.allSatisfy(\.isUppercase))
  }

  private static let variables = Set<Character>("xyznkijpqαβγδεθκλμνπρστφχψω")
  private static let operators = Set<Character>("+-−–()=/·")
  private static let closing = Set<Character>(")]}|")
  private static let opening: Set<Character> = ["(", "[", "{", "\"", "'", "“", "‘", "„", "«"]
  private static let strokes: Set<Character> = ["/", "\u{2044}"]

  /// What a voice says for it in text of a language.
  func sign(in language: String?) -> NamedSign {
    let isOwn = self.language.flatMap { language?.isSameLanguage(as: $0) } ?? true
    return NamedSign(range, name: name, in: isOwn ? nil : self.language)
  }
}
