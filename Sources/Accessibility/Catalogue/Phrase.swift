/// Something the program says, before it is put into words: a key of the catalogue and what fills its template.
public struct Phrase: Hashable, Sendable {
  /// What fills a place in a template.
  public enum Argument: Hashable, Sendable {
    case text(String)
    /// A number, which also chooses the plural forms of the template.
    case count(Int)
  }

  /// The key of the template.
  public let key: Key
  /// What fills the template, by name.
  public let arguments: [String: Argument]

  /// Creates a phrase from a key and what fills its template.
  public init(_ key: Key, _ arguments: [String: Argument] = [:]) {
    self.key = key
    self.arguments = arguments
  }
}
