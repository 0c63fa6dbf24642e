import TextModel
import Words

extension Annotation {
  /// A name that highlights are told apart by: a word of the reader's, in small letters.
  ///
  /// A few usual names have a colour and a symbol of their own, and words in every language.
  public struct Category: Hashable, Codable, Sendable {
    /// The longest name, in characters.
    private static let longestName = 40

    /// The name as it is kept and written out.
    public let name: String

    /// Creates a category from what somebody has written: `  Question ` -> `question`.
    ///
    /// The result is nil where nothing is left that could be shown.
    public init?(_ written: String) {
      let line = written.unicodeScalars.split { $0.properties.isWhitespace || $0.isSteering }.map(String.init)
      name = String(line.joined(separator: " ").lowercased().prefix(Self.longestName))
      if name.isEmpty { return nil }
    }

    /// Creates a usual category.
    public init(_ usual: Usual) { name = usual.rawValue }

    /// The usual category whose colour it has, by its name or by that of the colour; nil for any other.
    public var look: Usual? { Usual(rawValue: name) ?? Usual.allCases.first { $0.colour == name } }

    /// Returns the name as it is spoken.
    public func text(in catalogue: Catalogue) -> String {
      Usual(rawValue: name).map { catalogue.text($0.phrase) } ?? name
    }

    /// Returns the category as it is kept: the words of a usual one are known in the reader's language.
    ///
    /// In German, `frage` -> `question`.
    public func known(in catalogue: Catalogue) -> Category {
      Usual.allCases.first { catalogue.text($0.phrase).lowercased() == name }.map { Category($0) } ?? self
    }
  }
}

extension Annotation.Category {
  /// A category that most readers use.
  public enum Usual: String, CaseIterable, Hashable, Sendable {
    /// A question.
    case question
    /// Something important.
    case important
    /// A definition.
    case definition
    /// An idea.
    case idea

    /// The colour that other programs know it by.
    public var colour: String {
      switch self {
      case .question: "blue"
      case .important: "pink"
      case .definition: "green"
      case .idea: "purple"
      }
    }

    /// The symbol that stands beside its passages.
    public var symbol: String {
      switch self {
      case .question: "?"
      case .important: "!"
      case .definition: "="
      case .idea: "*"
      }
    }

    fileprivate var phrase: Phrase.Key {
      switch self {
      case .question: .categoryQuestion
      case .important: .categoryImportant
      case .definition: .categoryDefinition
      case .idea: .categoryIdea
      }
    }
  }

  /// The symbol beside its passages: that of a usual one, else its first letter where every terminal has that; nil for
  /// other names.
  public var symbol: String? {
    Usual(rawValue: name)?.symbol
      ?? name.first.flatMap { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0.uppercased() : nil }
  }
}

extension Annotation {
  /// Returns the words after its text: that it is a highlight, with its category, and what was written on it.
  func phrases(in catalogue: Catalogue) -> [Phrase] {
    [kindPhrase(in: catalogue)].compactMap(\.self)
      + (words.isEmpty ? [] : [Phrase(.writtenNote, ["text": .text(line)])])
  }

  /// Returns the name of its kind, where that is spoken of it: a highlight with its category; nil for a bookmark and a
  /// note.
  public func kindPhrase(in catalogue: Catalogue) -> Phrase? {
    guard kind == .highlight else { return nil }
    return category.map { Phrase(.highlightOf, ["category": .text($0.text(in: catalogue))]) }
      ?? Phrase(.highlightKept)
  }
}
