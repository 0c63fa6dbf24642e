/// The text that a reader looks for in a book.
public struct SearchQuery: Hashable, Codable, Sendable {
  /// The differences that a search minds, or the way it reads its text.
  public struct Options: OptionSet, Hashable, Codable, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Capital and small letters are different.
    public static let capitals = Options(rawValue: 1)
    /// Letters with different marks, and different forms of a letter, are different.
    public static let accents = Options(rawValue: 2)
    /// The text is a regular expression as ICU has them; accents and marks always count in one.
    public static let pattern = Options(rawValue: 4)
  }

  /// Some words, or a regular expression.
  public let text: String
  /// The options of the search; none in most cases.
  public let options: Options

  /// Creates a query.
  public init(_ text: String, _ options: Options = []) {
    self.text = text
    self.options = options
  }
}
