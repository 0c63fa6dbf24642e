extension Settings {
  /// The silences of read-all, in milliseconds at the normal rate, beside those that a voice makes itself.
  public struct Pauses: Hashable, Sendable {
    /// The shortest and the longest.
    public static let range = 0...3000

    /// After a sentence that its paragraph goes on from.
    public var sentence = 0
    /// After a paragraph, and whatever is read as one.
    public var paragraph = 250
    /// Before and after a heading.
    public var heading = 400
    /// After an item of a list.
    public var item = 150
    /// After a stanza.
    public var verse = 400

    /// The pauses of a new reader.
    public init() {}
  }
}
