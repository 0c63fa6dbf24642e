import Accessibility
import TextModel

/// The rule for which symbols of running text a voice says by name, at a punctuation level.
///
/// What joins a word is a part of it: the apostrophe of "don't", the full stop of "3.14", the hyphen of
/// "mother-in-law". In program code nothing is. Text without a word has a rule of its own, as a voice would be silent.
public struct RunningSymbols: Sendable {
  private let names: SymbolNames
  private var level: PunctuationLevel
  private let isCode: Bool
  /// The characters of ASCII that have no name here.
  private var unnamed: [Bool]
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
    unnamed = self.names.hasOwnLevels ? Self.words : Self.unnamed[self.level] ?? Self.words
  }

  /// Returns the rule for an utterance without a word, of which a voice would say nothing or next to nothing.
  ///
  /// In the answer to a key every symbol is named. Where text is read through, punctuation is a pause among others, and
  /// symbols are named unless the level is none.
  public func withoutWords(isRead: Bool) -> RunningSymbols {
    var rule = self
    if isRead { rule.namesSymbols = level > .none } else { rule.level = .all }
    rule.unnamed = Self.words
    return rule
  }

  /// Returns a Boolean value that indicates whether a text has something that is spoken without a name: a letter or a
  /// digit.
  public static func hasWords(_ text: Substring) -> Bool {
    // A letter or digit of ASCII is one whatever mark stands on it, and nearly every text has one.
    let letters = words
    return text.utf8.contains { letters[Int($0 & 0x7F)] && $0 < 0x80 && $0 != 0x20 } || text.contains(where: isCore)
  }

  /// Returns a Boolean value that indicates whether a text has words, and neither a symbol that is named nor anything
  /// else that is spoken otherwise than it is written; false where that has to be looked at more closely.
  public func leavesAsWritten(_ text: Substring) -> Bool {
    // Below that level, no letter and no mark of prose beyond ASCII has a name.
    guard level < .all, !names.hasOwnLevels else { return false }
    return text.isPlainProse(of: language == nil ? unnamed : PlainProse.printable) && Self.hasWords(text)
  }

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
    var offset = 0
    while case let plain = plainCount(from: offset, of: text.utf8), offset + plain < text.utf8.count {
      offset += plain
      let start = text.utf8.index(text.startIndex, offsetBy: offset)
      let symbol = text[start]
      let isSymbol = isNamed(symbol) && !symbol.isLetter && !symbol.isWhitespace
      let end = isSymbol ? text[start...].firstIndex { $0 != symbol } ?? text.endIndex : text.index(after: start)
      let run = text[start..<end]
      let length = run.utf8.count
      let after = end < text.endIndex ? text[end] : nil
      let before = start > text.startIndex ? text[text.index(before: start)] : nil
      if isSymbol, isCode || !RunningSymbols.joins(run, before, after) {
        let language = names.isEnglish(symbol) ? "en" : language
        symbols.append(NamedSymbol(offset..<offset + length, name: names.names(of: run), in: language))
      }
      offset += length
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

  /// Returns the number of bytes from an offset on that are ASCII without a name, which is nearly all of most texts; a
  /// mark may stand on the last before another byte, which is not counted.
  private func plainCount(from start: Int, of text: Substring.UTF8View) -> Int {
    text.withContiguousStorageIfAvailable { bytes in
      var end = start
      while end < bytes.count, bytes[end] < 0x80, unnamed[Int(bytes[end])],
        end + 1 == bytes.count || bytes[end + 1] < 0x80
      {
        end += 1
      }
      return end - start
    } ?? 0
  }

  /// The letters, digits and blanks of ASCII, which are no symbols.
  private static let words = (0..<128).map { byte in
    [0x20...0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A].contains { $0.contains(byte) }
  }

  /// The characters of ASCII that each level leaves without a name.
  private static let unnamed = Dictionary(
    uniqueKeysWithValues: PunctuationLevel.allCases.map { level in
      (
        level,
        words.indices.map { words[$0] || 0x21..<0x7F ~= $0 && !level.names(Character(Unicode.Scalar(UInt8($0)))) }
      )
    })

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
