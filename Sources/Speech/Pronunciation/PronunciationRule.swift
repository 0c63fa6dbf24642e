import Accessibility
import TextModel
import Words

/// An entry of a dictionary of pronunciations: what stands in the text, and what a voice says of it.
///
/// As a line of a file it is `pattern = text`, and behind the text, after commas, what differs from the common case: a
/// kind of match, `case`, `spell` or `skip` in place of a text, `language: TAG`, and last `book: TITLE`.
///
/// `Hermione = her my oh nee`; `Gif = jif, case, language: en`; `NATO = spell`
public struct PronunciationRule: Hashable, Sendable {
  /// The text that a pattern matches.
  public enum Match: String, CaseIterable, Sendable {
    /// Whole words.
    case word
    /// The start of a word.
    case start
    /// Any part of a word.
    case part
    /// Marks between two letters or digits.
    case inside
    /// Text that a regular expression describes.
    case regex
  }

  /// The treatment of the text that is matched.
  public enum Action: Hashable, Sendable {
    /// Says other words.
    case say(String)
    /// Says each character.
    case spell
    /// Says nothing.
    case skip
  }

  /// The pattern.
  public let pattern: String
  /// The action.
  public let action: Action
  /// The text that the pattern matches.
  public let match: Match
  /// A Boolean value that indicates whether capitals are other letters.
  public let isCaseSensitive: Bool
  /// The language of the text that the entry holds for, as the beginning of a BCP 47 tag; nil for all.
  public let language: String?
  /// The title or the identifier of the book that the entry holds for; nil for all.
  public let book: String?

  /// Creates an entry.
  public init(
    _ pattern: String, _ action: Action, match: Match = .word, isCaseSensitive: Bool = false, language: String? = nil,
    book: String? = nil
  ) {
    self.pattern = pattern
    self.action = action
    self.match = match
    self.isCaseSensitive = isCaseSensitive
    self.language = language
    self.book = book
  }

  /// Reads a line; nil for one that is no entry.
  public init?(line: some StringProtocol) {
    // A byte order mark may stand at the start of a file.
    let line = Substring(line).trimmed { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard let (pattern, rest) = Self.halves(of: line), !pattern.isEmpty else { return nil }
    var qualifiers = Qualifiers()
    let text = qualifiers.take(from: rest)
    let action: Action
    switch (qualifiers.action, text.isEmpty) {
    case (let given?, true): action = given
    case (nil, false): action = .say(String(text))
    default: return nil
    }
    self.init(
      String(pattern), action, match: qualifiers.match ?? .word, isCaseSensitive: qualifiers.isCaseSensitive ?? false,
      language: qualifiers.language, book: qualifiers.book)
    guard !line.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return nil }
    if match == .regex, PronunciationRegex(self) == nil { return nil }
  }

  /// The entry as a line of a file.
  public var line: String {
    var parts: [String] = []
    switch action {
    case .say(let text): parts.append(text)
    case .spell: parts.append("spell")
    case .skip: parts.append("skip")
    }
    if match != .word || endsInMatch { parts.append(match.rawValue) }
    if isCaseSensitive { parts.append("case") }
    if let language { parts.append("language: " + language) }
    if let book { parts.append("book: " + book) }
    return pattern + " = " + parts.joined(separator: ", ")
  }

  /// A Boolean value that indicates whether what is said ends in a word for a match, which the line would be read with.
  private var endsInMatch: Bool {
    guard case .say(let text) = action else { return false }
    var qualifiers = Qualifiers()
    _ = qualifiers.take(from: text[...])
    return qualifiers.match != nil
  }

  /// A Boolean value that indicates whether its line is read as the same entry again.
  public var canBeWritten: Bool { !line.hasPrefix("#") && PronunciationRule(line: line) == self }

  /// Returns a Boolean value that indicates whether the entry holds for text in a language.
  func holds(in other: String?) -> Bool {
    guard let language = language?.lowercased() else { return true }
    guard let other = other?.lowercased() else { return false }
    return other == language || other.hasPrefix(language + "-")
  }

  /// Returns what stands before and behind the equals sign: the first one between blanks, else the first one.
  private static func halves(of line: Substring) -> (Substring, Substring)? {
    let spaced = line.indices.dropFirst().first { line[$0] == "=" && isSpaced($0, in: line) }
    guard let equals = spaced ?? line.dropFirst().firstIndex(of: "=") else { return nil }
    return (
      line[..<equals].trimmed(of: \.isWhitespace), line[line.index(after: equals)...].trimmed(of: \.isWhitespace)
    )
  }

  private static func isSpaced(_ place: String.Index, in line: Substring) -> Bool {
    guard line[line.index(before: place)].isWhitespace else { return false }
    let next = line.index(after: place)
    return next == line.endIndex || line[next].isWhitespace
  }
}

/// The qualifiers behind the text of a line, each once: a word that is there a second time is text.
private struct Qualifiers {
  var match: PronunciationRule.Match?
  var action: PronunciationRule.Action?
  var isCaseSensitive: Bool?
  var language: String?
  var book: String?

  /// Takes the qualifiers from the end of a text, and returns the rest.
  mutating func take(from text: Substring) -> Substring {
    var text = text
    if let book = text.range(ofLast: "book:") {
      let title = text[book.upperBound...].trimmed(of: \.isWhitespace)
      let before = text[..<book.lowerBound].trimmed(of: \.isWhitespace)
      if !title.isEmpty, before.last == "," {
        self.book = String(title)
        text = before.dropLast().trimmed(of: \.isWhitespace)
      }
    }
    while !text.isEmpty {
      let comma = text.lastIndex(of: ",")
      let last = text[(comma.map(text.index(after:)) ?? text.startIndex)...].trimmed(of: \.isWhitespace)
      guard take(last, isAlone: comma == nil) else { return text }
      text = comma.map { text[..<$0].trimmed(of: \.isWhitespace) } ?? ""
    }
    return text
  }

  /// Takes a qualifier; false for text.
  ///
  /// Nothing but an action stands without a text before it.
  private mutating func take(_ word: Substring, isAlone: Bool) -> Bool {
    switch word {
    case "spell" where action == nil: action = .spell
    case "skip" where action == nil: action = .skip
    case _ where isAlone: return false
    case "case" where isCaseSensitive == nil: isCaseSensitive = true
    case _ where language == nil && word.hasPrefix("language:"):
      let tag = word.dropFirst("language:".count).trimmed(of: \.isWhitespace)
      guard !tag.isEmpty, tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
        return false
      }
      language = String(tag)
    default:
      guard match == nil, let found = PronunciationRule.Match(rawValue: String(word)) else { return false }
      match = found
    }
    return true
  }
}

extension Substring {
  /// Returns the last place of a text.
  fileprivate func range(ofLast text: String) -> Range<Index>? { ranges(of: text).last }
}
