/// The name that a voice says in place of a symbol, or of several equal ones side by side.
///
/// The text keeps the symbol, for the eye and for the way back to the book; only what a voice is handed has the name.
public struct SymbolName: Hashable, Codable, Sendable {
  /// The name.
  public let name: String
  /// The language of the name as a BCP 47 tag, where it is not that of the text around it.
  public let language: String?
}

/// A symbol of a text with its name.
public typealias NamedSymbol = SpeechRun<SymbolName>

extension SpeechRun<SymbolName> {
  /// The name.
  public var name: String { value.name }
  /// The language of the name as a BCP 47 tag, where it is not that of the text around it.
  public var language: String? { value.language }

  /// Creates a symbol with its name.
  public init(_ range: Range<Int>, name: String, in language: String? = nil) {
    self.init(SymbolName(name: name, language: language), in: range)
  }
}
