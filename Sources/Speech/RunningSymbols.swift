import Accessibility

/// The rule for which symbols of running text a voice says by name, at a punctuation level.
///
/// What joins a word is a part of it: the apostrophe of "don't", the full stop of "3.14", the hyphen of
/// "mother-in-law". In program code nothing is. Text without a word has a rule of its own, as a voice would be silent.
public struct RunningSymbols: Sendable {
  private let names: SymbolNames
  private var level: PunctuationLevel
  private let isCode: Bool
  /// A Boolean value that indicates whether symbols are named whatever the level, and punctuation is not.
  private var namesSymbols = false
  /// The language of the names, where it is not that of the text.
  private let language: String?

  /// Creates the rule for text in a language; code has all its symbols named, whatever the level.
  ///
  /// The names are those of the text's language. Where it has none, a symbol is left to the voice, which knows its own
  /// language, unless the level wants every symbol named: then it is named in the reader's language.
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

  /// Returns the rule for an utterance without a word, of which a voice would say nothing or next to nothing.
  ///
  /// In the answer to a key every symbol is named. Where text is read through, punctuation is a pause among others, and
  /// symbols are named unless the level is none.
  public func withoutWords(isRead: Bool) -> RunningSymbols {
    var rule = self
    if isRead { rule.namesSymbols = level > .none } else { rule.level = .all }
    return rule
  }

  /// Returns a Boolean value that indicates whether a text has something that is spoken without a name: a letter or a
  /// digit.
  public static func hasWords(_ text: Substring) -> Bool { text.contains(where: isCore) }

  /// Returns the symbols of what something is called, which is heard by itself: where that is symbols alone, all of
  /// them.
  public func symbols(inName name: Substring) -> [NamedSymbol] {
    (Self.hasWords(name) ? self : withoutWords(isRead: false)).symbols(in: name)
  }

  /// Returns the symbols of a text that are named, in order.
  ///
  /// - Complexity: O(n) in the length of the text.
  public func symbols(in text: Substring) -> [NamedSymbol] {
    guard language == nil || level == .all || namesSymbols else { return [] }
    var symbols: [NamedSymbol] = []
    var start = text.startIndex
    var offset = 0
    var before: Character?
    while start < text.endIndex {
      if let word = RunningSymbols.plainCharacter(at: start, of: text.utf8) {
        before = word
        offset += 1
        start = text.utf8.index(after: start)
        continue
      }
      let symbol = text[start]
      // Letters and blanks are no symbols, and are by far the most of a text.
      let isSymbol = !symbol.isLetter && !symbol.isWhitespace && isNamed(symbol)
      let end = isSymbol ? text[start...].firstIndex { $0 != symbol } ?? text.endIndex : text.index(after: start)
      let run = text[start..<end]
      let length = run.utf8.count
      let after = end < text.endIndex ? text[end] : nil
      if isSymbol, isCode || !RunningSymbols.joins(run, before, after) {
        let language = names.isEnglish(symbol) ? "en" : language
        symbols.append(NamedSymbol(offset..<offset + length, name: names.names(of: run), in: language))
      }
      offset += length
      before = symbol
      start = end
    }
    return symbols.filter { !$0.name.isEmpty }
  }

  private func isNamed(_ symbol: Character) -> Bool {
    names.names(symbol, at: level)
      || namesSymbols && !RunningSymbols.isPunctuation(symbol) && names.names(symbol, at: .all)
  }

  /// Returns a Boolean value that indicates whether a symbol shapes how a sentence is spoken: it opens, closes, ends or
  /// parts.
  private static func isPunctuation(_ symbol: Character) -> Bool {
    guard let properties = symbol.unicodeScalars.first?.properties else { return false }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation: return true
    default: return properties.isTerminalPunctuation || properties.isQuotationMark || "…¿¡·".contains(symbol)
    }
  }

  /// Returns the letter, digit or blank of ASCII at a place, which is no symbol and nearly all of most texts; nil for
  /// anything else, and where a mark may stand on it.
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

  /// Returns a Boolean value that indicates whether a symbol stands inside a word or a number and is a part of it (UAX
  /// #29, WB6 to WB12; a hyphen and an at symbol join words of a book, too).
  private static func joins(_ run: Substring, _ before: Character?, _ after: Character?) -> Bool {
    guard let before, let after, run.count == 1, let symbol = run.first else { return false }
    if before.isNumber, after.isNumber { return inWords.contains(symbol) || inNumbers.contains(symbol) }
    return isCore(before) && isCore(after) && inWords.contains(symbol)
  }

  private static func isCore(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static let inWords: Set<Character> = ["'", "’", "-", "\u{2010}", "\u{2011}", ".", "@"]
  private static let inNumbers: Set<Character> = [",", ":"]
}
