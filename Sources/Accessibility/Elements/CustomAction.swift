/// Something an application lets its reader do, beside what the engine offers.
///
/// Actions of the edit category stand in the Edit rotor, before the engine's own; the category is for what is done
/// to selected text.
public struct CustomAction: Hashable, Codable, Sendable {
  /// The rotor that offers an action.
  public enum Category: String, Codable, Sendable {
    /// The Edit rotor: what is done to selected text.
    case edit
    /// The Actions rotor.
    case general
  }

  /// The name that is spoken, without a full stop.
  public let name: String
  /// The rotor that offers the action.
  public let category: Category

  /// A name that is not spoken and tells apart actions of the same name; nil where the name does.
  public let identifier: String?

  /// Creates an action.
  public init(name: String, category: Category, identifier: String? = nil) {
    self.name = name
    self.category = category
    self.identifier = identifier
  }
}
