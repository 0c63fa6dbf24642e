import TextModel

/// Something an application lets its reader move by, beside the units of the text.
public struct CustomRotor: Sendable {
  /// A thing that the rotor stops at.
  public struct Entry: Hashable, Sendable {
    /// The text of the entry.
    public let range: TextRange
    /// A Boolean value that indicates whether the entry can be moved to as it is; what is not loaded yet must be
    /// prepared first.
    public let isReady: Bool

    /// Creates an entry.
    public init(range: TextRange, isReady: Bool = true) {
      self.range = range
      self.isReady = isReady
    }
  }

  /// The name, in the plural and without a full stop: "Scenes".
  public let name: String
  /// The name of one entry, as used if there is none: "scene".
  public let entryName: String
  /// The next entry from a position; nil at the edge.
  public let next: @Sendable (TextPosition, Direction) -> Entry?

  /// Creates a rotor from its names and its search.
  public init(
    name: String, entryName: String, next: @escaping @Sendable (TextPosition, Direction) -> Entry?
  ) {
    self.name = name
    self.entryName = entryName
    self.next = next
  }
}
