import TextModel
import Words

/// Another way to move through elements: by the entries of a list (accessibilityRotor).
public struct ElementRotor: Hashable, Sendable {
  /// The kind of entries that the rotor moves by; a kind that the engine has is replaced by it.
  public enum Kind: Hashable, Sendable {
    /// Headings.
    case headings
    /// Links.
    case links
    /// Form controls.
    case formControls
    /// Controls whose value is not accepted.
    case errors
    /// Something of the application's own, named in the plural: "Scenes".
    case custom(String)
  }

  /// Something that the rotor stops at.
  public struct Entry: Hashable, Sendable {
    /// The name, spoken where the target has none.
    public let label: String
    /// The element to go to.
    public let target: AccessibilityElement.Identifier
    /// The text to go to inside the element, if not all of it.
    public let range: TextRange?
    /// A Boolean value that indicates whether the target must be brought about before it can be gone to.
    public let needsPreparing: Bool

    /// Creates an entry.
    public init(
      _ label: String, target: AccessibilityElement.Identifier, range: TextRange? = nil, needsPreparing: Bool = false
    ) {
      self.label = label
      self.target = target
      self.range = range
      self.needsPreparing = needsPreparing
    }
  }

  /// The kind of entries that the rotor moves by.
  public let kind: Kind
  /// The entries that the rotor stops at, in order.
  public let entries: [Entry]

  /// Creates a rotor.
  public init(_ kind: Kind, entries: [Entry]) {
    self.kind = kind
    self.entries = entries
  }

  /// Returns the entry after or before another one, or the first or last where there is none yet; nil at the edge.
  public func entry(_ direction: Direction, from current: AccessibilityElement.Identifier?) -> Entry? {
    guard let current, let at = entries.firstIndex(where: { $0.target == current }) else {
      return direction == .forward ? entries.first : entries.last
    }
    let next = direction == .forward ? at + 1 : at - 1
    return entries.indices.contains(next) ? entries[next] : nil
  }

  /// Returns the name, as it is spoken on turning to the rotor.
  public func name(in catalogue: Catalogue) -> String {
    switch kind {
    case .headings: catalogue.text(.headings)
    case .links: catalogue.text(.links)
    case .formControls: catalogue.text(.formControls)
    case .errors: catalogue.text(.errorsRotor)
    case .custom(let name): Announcement.closed(name)
    }
  }
}
