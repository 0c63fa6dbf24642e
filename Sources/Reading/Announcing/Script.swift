import Accessibility
import TextModel
import Words

/// Text above or below the line right at other words, and the words that tell it apart: 10⁶ is no 106.
///
/// Nothing in the markup tells a power from the mark of a note; what stands before it does. Letters above the line end
/// words, as in 1st or M^me, and stay part of them, but for those that are surely an exponent.
///
/// `10<sup>6</sup>` -> "10 to the 6"; `in 1920<sup>3</sup>` -> "in 1920, note 3"; `3<sup>1</sup>/<sub>2</sub>` -> "3
/// and 1 half"; `SO<sub>4</sub><sup>2−</sup>` -> "SO 4 2 minus"
struct Script: Hashable {
  /// The words for a script: those before its own text, and those in place of it.
  struct Words: Hashable {
    /// Words of the program before the text; empty where there are none.
    let lead: String
    /// Words in place of the text; nil where it is spoken as it stands.
    var text: String?
    /// A Boolean value that indicates whether a comma sets the words off.
    var isClause = false
  }

  private enum Kind: Hashable {
    case fraction(part: Int, whole: Int, isMixed: Bool)
    case power(String)
    /// The mark of a note; in brackets, without them.
    case note(inBrackets: String? = nil)
    case charge(String, isPlus: Bool)
    case index
    /// Nothing is announced but that it stands by itself.
    case apart
  }

  /// The longest script in characters; what is longer are words.
  private static let longest = 16
  /// Numbers that are taken for years, which are no base of a power.
  private static let years = 1100...2099
  /// Units of length, which are raised to a square or a cube.
  private static let units: Set<String> = ["mm", "cm", "dm", "km", "ft", "in", "yd", "mi"]

  /// UTF-8 offsets in the section of what is spoken for it.
  let range: Range<Int>
  private let kind: Kind

  /// Reads the script of a span; nil for what nobody takes for anything but a part of the word it stands at, and for
  /// the mark of a note.
  init?(_ span: Span, _ inside: Range<Int>, of section: Section, upTo limit: Int) {
    let text = section.substring(in: inside)
    guard text.count <= Self.longest, !inside.isEmpty, span.range.count <= 4 * Self.longest,
      !section.spans(touching: inside).contains(where: \.kind.isNoteReference)
    else { return nil }
    let start = section.blockIndex(at: inside.lowerBound).map { section.blocks[$0].range.lowerBound } ?? 0
    let lead = section.substring(
      in: section.start(ofCharacterAt: max(start, inside.lowerBound - 64))..<inside.lowerBound)
    let before = Base(lead)
    let isBehindScript = section.hasScript(endingAt: inside.lowerBound)
    let after = section.substring(in: inside.upperBound..<min(section.length, inside.upperBound + 16))
    if span.kind == .raised, let fraction = Self.fraction(text, after, isMixed: Self.isMixed(lead)) {
      range = inside.lowerBound..<min(limit, inside.upperBound + fraction.length)
      kind = fraction.kind
      return
    }
    range = inside
    let next = after.first
    let isBeforeScript = section.hasScript(beginningAt: inside.upperBound)
    let found =
      span.kind == .raised
      ? Self.raised(text, before, isBehindScript: isBehindScript, next: next)
      : Self.lowered(text, before, isFollowed: isBeforeScript || next?.isNumber == true)
    guard let found else { return nil }
    kind = found
  }

  /// Returns the words that tell it apart; nil where only blanks do.
  func words(_ catalogue: Catalogue) -> Words? {
    switch kind {
    case .apart: return nil
    case .note(let mark): return Words(lead: catalogue.text(.raisedNote), text: mark, isClause: true)
    case .index: return Words(lead: catalogue.text(.scriptIndex))
    case .power("2"): return Words(lead: "", text: catalogue.text(.formulaSquared))
    case .power("3"): return Words(lead: "", text: catalogue.text(.formulaCubed))
    case .power(let exponent):
      let lead = catalogue.text(.scriptPower)
      guard let symbol = exponent.first, "-−–".contains(symbol) else { return Words(lead: lead) }
      return Words(lead: lead, text: catalogue.text(.signMinus) + " " + exponent.dropFirst())
    case .charge(let number, let isPlus):
      let symbol = catalogue.text(isPlus ? .signPlus : .signMinus)
      return Words(lead: "", text: number.isEmpty ? symbol : number + " " + symbol)
    case .fraction(let part, let whole, let isMixed):
      let keys: [Int: Phrase.Key] = [2: .fractionHalves, 3: .fractionThirds, 4: .fractionQuarters]
      let phrase = Phrase(
        keys[whole] ?? .fractionOver, ["part": .count(part), "whole": .count(whole)])
      return Words(lead: isMixed ? catalogue.text(.fractionAnd) : "", text: catalogue.text(phrase))
    }
  }

  // MARK: Rules

  /// The end of the text before a script.
  private struct Base {
    /// The last character; nil at the start of a block and behind a blank.
    let last: Character?
    /// The letters or the digits that the text ends with.
    let word: Substring

    init(_ text: Substring) {
      last = text.last.flatMap { $0.isWhitespace ? nil : $0 }
      let isLetter = last?.isLetter == true
      word =
        text[
          (text.lastIndex { isLetter ? !$0.isLetter : !$0.isNumber }.map(text.index(after:)) ?? text.startIndex)...]
    }

    var isNumber: Bool { last?.isNumber == true }
    /// A Boolean value that indicates whether the text ends with names of mathematics or a unit of length.
    var isQuantity: Bool {
      last?.isLetter == true && (word.count == 1 || Script.units.contains(String(word)) || isProduct)
    }
    /// A Boolean value that indicates whether the text ends with letters that no word is made of, as in mc and πr.
    private var isProduct: Bool {
      word.count <= 3 && word.allSatisfy { $0.isLowercase && !"aeiouyáéíóúàèäöüåæøœ".contains($0) }
    }
    /// A Boolean value that indicates whether the text ends with a word, or with a mark that closes words.
    var isWords: Bool {
      guard let last else { return false }
      return last.isLetter ? word.count > 1 && word.contains(where: \.isLowercase) : ".,;:!?”’»\"".contains(last)
    }
    var isClosed: Bool { last.map { ")]}|".contains($0) } ?? false }
  }

  private static func raised(_ text: Substring, _ base: Base, isBehindScript: Bool, next: Character?) -> Kind? {
    let isNumber = text.contains(where: \.isNumber)
    guard let last = base.last, !opening.contains(last) else {
      // The number of a verse, or what stands before a letter as in ¹⁴C.
      return isNumber && next.map({ $0.isNumber || $0.isLetter }) == true ? .apart : nil
    }
    if let charge = charge(text), last.isLetter || base.isClosed || isBehindScript { return charge }
    if let mark = mark(text) { return .note(inBrackets: String(mark)) }
    if isExponent(text, base) { return .power(String(text)) }
    guard isNumber else {
      // Those of a trade mark are no ending of a word, nor are the letters that count notes.
      if text.count > 1, text.allSatisfy(\.isUppercase), last.isLowercase { return .apart }
      return base.isWords && text.count == 1 && noteLetters.contains(text) ? .note() : nil
    }
    let isPlain = text.allSatisfy(\.isNumber)
    if base.isNumber {
      let isYear = isPlain && text.count <= 3 && base.word.count == 4 && Int(base.word).map(years.contains) == true
      return isYear ? .note() : .power(String(text))
    }
    if base.isQuantity || base.isClosed && !isPlain { return .power(String(text)) }
    // A letter that stands for the number it ends, as 1st.
    guard text.allSatisfy({ $0.isNumber || ",–-; ".contains($0) }), text.count <= 8 else { return .apart }
    return .note()
  }

  /// Returns the number or the letter of a note in brackets: [3].
  private static func mark(_ text: Substring) -> Substring? {
    guard text.first == "[", text.last == "]", text.count <= 5 else { return nil }
    let mark = text.dropFirst().dropLast()
    return !mark.isEmpty && mark.allSatisfy { $0.isNumber || $0.isLetter } ? mark : nil
  }

  /// Returns a Boolean value that indicates whether a fraction belongs to the whole number that a text ends with: "3",
  /// or "3 ".
  private static func isMixed(_ before: Substring) -> Bool {
    let number = before.last.map { $0 == " " || $0 == "\u{A0}" } == true ? before.dropLast() : before
    return number.last?.isNumber == true
  }

  private static func lowered(_ text: Substring, _ base: Base, isFollowed: Bool) -> Kind? {
    guard let last = base.last else { return nil }
    let isSum = text.contains(where: operators.contains)
    guard text.contains(where: \.isNumber) || isSum else { return nil }
    if last.isNumber || isSum { return .index }
    return isFollowed ? .apart : nil
  }

  /// Returns the charge of an ion: `2+`, `−`.
  private static func charge(_ text: Substring) -> Kind? {
    guard let symbol = text.last, "+-−–".contains(symbol), text.dropLast().allSatisfy(\.isNumber), text.count <= 3
    else {
      return nil
    }
    return .charge(String(text.dropLast()), isPlus: symbol == "+")
  }

  private static func fraction(
    _ text: Substring, _ after: Substring, isMixed: Bool
  ) -> (kind: Kind, length: Int)? {
    guard let part = Int(text), let stroke = after.first, "/\u{2044}".contains(stroke) else { return nil }
    let digits = after.dropFirst().prefix(while: \.isNumber)
    guard let whole = Int(digits), digits.count <= 4 else { return nil }
    return (.fraction(part: part, whole: whole, isMixed: isMixed), stroke.utf8.count + digits.utf8.count)
  }

  /// Returns a Boolean value that indicates whether letters above the line are an exponent: behind one letter by
  /// itself, a number or a bracket, a calculation or letters that stand for numbers.
  ///
  /// Those of n^o, 2^e and S^t are none of these.
  private static func isExponent(_ letters: Substring, _ base: Base) -> Bool {
    guard base.isNumber || base.isClosed || base.last?.isLetter == true && base.word.count == 1 else { return false }
    let names = letters.filter { !operators.contains($0) }
    if names.contains(where: \.isNumber) { return names.count < letters.count || names.contains(where: \.isLetter) }
    guard names.count <= 2, names.allSatisfy(\.isLetter) else { return false }
    if names.count < letters.count { return true }
    return !names.isEmpty
      && (names.allSatisfy(variables.contains) || names.count == 1 && names.allSatisfy(\.isUppercase))
  }

  /// The letters that no abbreviation ends with above the line, as Rev^d, Gen^l and XIX^e do.
  private static let noteLetters = "abcfgijk"
  private static let variables = Set<Character>("xyznkijpqαβγδεθκλμνπρστφχψω")
  private static let operators = Set<Character>("+-−–()=/·")
  private static let opening: Set<Character> = ["(", "[", "{", "\"", "'", "“", "‘", "„", "«", "/", "\u{2044}"]
}

extension Section {
  /// Returns a Boolean value that indicates whether text above or below the line ends at an offset.
  fileprivate func hasScript(endingAt offset: Int) -> Bool {
    offset > 0
      && spans(touching: offset - 1..<offset).contains { $0.kind.isScript && $0.range.upperBound == offset }
  }

  /// Returns a Boolean value that indicates whether text above or below the line begins at an offset.
  fileprivate func hasScript(beginningAt offset: Int) -> Bool {
    spans(touching: offset..<offset + 1).contains { $0.kind.isScript && $0.range.lowerBound == offset }
  }

  /// Returns the start of the character that an offset lies in.
  fileprivate func start(ofCharacterAt offset: Int) -> Int {
    var start = min(offset, length)
    let bytes = text.utf8
    while start > 0, start < length, bytes[bytes.index(bytes.startIndex, offsetBy: start)] & 0xC0 == 0x80 {
      start -= 1
    }
    return start
  }
}

extension Span.Kind {
  fileprivate var isScript: Bool { self == .raised || self == .lowered }
}
