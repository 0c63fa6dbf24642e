extension Phrase {
  /// The name of a phrase; the file of each language has a template for it.
  ///
  /// A target declares the keys that it says, each as `static let endOfBook: Self = "endOfBook"`. A key that several
  /// targets say is declared by the lowest of them.
  public struct Key: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The name, as it stands in the files of the languages.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key from its name.
    public init(stringLiteral name: String) { rawValue = name }
  }
}
