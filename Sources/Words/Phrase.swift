/// Something the program says, before it is put into words: a key of the catalogue and the arguments of its template.
public struct Phrase: Hashable, Sendable {
  /// An argument of a template.
  public enum Argument: Hashable, Sendable {
    /// Text that is spoken as it is: a name, or the words of another program.
    case text(String)
    /// A number, which also chooses the plural forms of the template.
    case count(Int)
    /// A language, by its BCP 47 tag, which is called by its name in the language of the catalogue.
    case language(String)
    /// Another phrase, said in the same language.
    case phrase(Phrase)

    /// Returns a complaint, said in the same language.
    public static func complaint(_ complaint: Complaint) -> Argument { .phrase(complaint.phrase) }
  }

  /// The key of the template.
  public let key: Key
  /// The arguments of the template, by name.
  public let arguments: [String: Argument]

  /// Creates a phrase from a key and the arguments of its template.
  public init(_ key: Key, _ arguments: [String: Argument] = [:]) {
    self.key = key
    self.arguments = arguments
  }
}
