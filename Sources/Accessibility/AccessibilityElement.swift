/// One thing a screen reader stops at, and everything that is said of it.
///
/// The parts are those of the accessibility APIs of the platforms: a label, a value, a role with states, a hint.
public struct AccessibilityElement: Hashable, Sendable {
  /// What kind of thing an element is, as far as a word is said for it.
  public enum Role: Hashable, Sendable {
    /// Text: no word is said for it.
    case text
    /// A heading; the level is nil where the source gives none, or where it is not to be said.
    case heading(level: Int?)
    case link, note, image, separator
  }

  /// The name, spoken first.
  public var label: String
  /// The current value.
  public var value: String?
  /// What kind of thing it is.
  public var role: Role
  /// What happens when it is activated; never anything that must be known.
  public var hint: String?
  /// What it does beyond its role.
  public var traits: Traits
  /// The language of label and value, where it is not the user's.
  public var language: String?

  /// Creates an element.
  public init(
    label: String, value: String? = nil, role: Role = .text, hint: String? = nil, traits: Traits = [],
    language: String? = nil
  ) {
    self.label = label
    self.value = value
    self.role = role
    self.hint = hint
    self.traits = traits
    self.language = language
  }

  /// What an element does beyond its role.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates traits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When reading has come to the end of this element, the page is to be turned.
    public static let causesPageTurn = Traits(rawValue: 1)
    /// The element takes part in selection.
    public static let selectable = Traits(rawValue: 2)
  }
}
