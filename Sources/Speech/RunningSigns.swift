import Accessibility

/// Which signs of running text are said by name, at a punctuation level.
///
/// What joins a word is a part of it: the apostrophe of "don't", the full stop of "3.14", the hyphen of
/// "mother-in-law". In program code nothing is. Text without a word has a rule of its own, as a voice would be silent.
public struct RunningSigns: Sendable {
  private let names: SymbolNames
  private var level: PunctuationLevel
  private let isCode: Bool
  /// Whether symbols are named whatever the level, and punctuation is not.
  private var namesSymbols = false
  /// The language of the names, where it is not that of the text.
  private let language: String?

  /// Creates the rule for text in a language; code has all its signs named, whatever the level.
  ///
  /// The names are those of the text's language. Where it has none, a sign is left to the voice, which knows its own
  /// language, unless the level wants every sign named: then it is named in the reader's language.
  ///
  /// - Parameters:
  ///   - names: The names in the reader's language, with what the reader has written down.
  ///   - level: The punctuation level.
  ///   - isCode: Whether the text is program code.
  ///   - language: The language of the text as a BCP 47 tag; nil where nobody says, which is the reader's.
  public init(names: SymbolNames, level: PunctuationLevel, isCode: Bool = false, language: String?) {
    self.isCode = isCode
    self.level = isCode ? .all : level
    if let own = names.inLanguage(of: language) {
      self.names = own
      self.language = nil
    } else {
      self.names = names
      self.language = names.language
    }
  }

  /// The rule for an utterance without a word, of which a voice would say nothing or next to nothing.
  ///
  /// In the answer to a key every sign is named. Where text is read through, punctuation is a pause among others, and
  /// symbols are named unless the level is none.
  public func withoutWords(isRead: Bool) -> RunningSigns {
    var rule = self
    if isRead { rule.namesSymbols = level > .none } else { rule.level = .all }
    return rule
  }

  /// Whether a text has something that is said without a name: a letter or a digit.
  public static func hasWords(_ text: Substring) -> Bool { text.contains(where: isCore) }

  /// The signs of what something is called, which is heard by itself: where that is signs alone, all of them.
  public func signs(inName name: Substring) -> [NamedSign] {
    (Self.hasWords(name) ? self : withoutWords(isRead: false)).signs(in: name)
  }

  /// The signs of a text that are named, in order.
  ///
  /// - Complexity: O(n) in the length of the text.
  public func signs(in text: Substring) -> [NamedSign] {
    guard language == nil || level == .all || namesSymbols else { return [] }
    var signs: [NamedSign] = []
    var start = text.startIndex
    var offset = 0
    var before: Character?
    while start < text.endIndex {
      if let word = RunningSigns.plainCharacter(at: start, of: text.utf8) {
        before = word
        offset += 1
        start = text.utf8.index(after: start)
        continue
      }
      let sign = text[start]
      // Letters and blanks are no signs, and are by far the most of a text.
      let isSign = !sign.isLetter && !sign.isWhitespace && isNamed(sign)
      let end = isSign ? text[start...].firstIndex { $0 != sign } ?? text.endIndex : text.index(after: start)
      let run = text[start..<end]
      let length = run.utf8.count
      let after = end < text.endIndex ? text[end] : nil
      if isSign, isCode || !RunningSigns.joins(run, before, after) {
        let language = names.isEnglish(sign) ? "en" : language
        signs.append(NamedSign(offset..<offset + length, name: names.names(of: run), in: language))
      }
      offset += length
      before = sign
      start = end
    }
    return signs.filter { !$0.name.isEmpty }
  }

  private func isNamed(_ sign: Character) -> Bool {
    names.names(sign, at: level)
      || namesSymbols && !RunningSigns.isPunctuation(sign) && names.names(sign, at: .all)
  }

  /// Whether a sign shapes how a sentence is said: it opens, closes, ends or parts.
  private static func isPunctuation(_ sign: Character) -> Bool {
    guard let properties = sign.unicodeScalars.first?.properties else { return false }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation: return true
    default: return properties.isTerminalPunctuation || properties.isQuotationMark || "…¿¡·".contains(sign)
    }
  }

  /// The letter, digit or blank of ASCII at a place, which is no sign and nearly all of most texts; nil for anything else,
  /// and where a mark may stand on it.
  private static func plainCharacter(at place: String.Index, of text: Substring.UTF8View) -> Character? {
    let byte = text[place]
    switch byte {
    case 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: break
    default: return nil
    }
    let next = text.index(after: place)
    guard next == text.endIndex || text[next] < 0x80 else { return nil }
    return Character(Unicode.Scalar(byte))
  }

  /// Whether a sign stands inside a word or a number and is a part of it (UAX #29, WB6 to WB12; a hyphen and an at sign
  /// join words of a book, too).
  private static func joins(_ run: Substring, _ before: Character?, _ after: Character?) -> Bool {
    guard let before, let after, run.count == 1, let sign = run.first else { return false }
    if before.isNumber, after.isNumber { return inWords.contains(sign) || inNumbers.contains(sign) }
    return isCore(before) && isCore(after) && inWords.contains(sign)
  }

  private static func isCore(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static let inWords: Set<Character> = ["'", "’", "-", "\u{2010}", "\u{2011}", ".", "@"]
  private static let inNumbers: Set<Character> = [",", ":"]
}
