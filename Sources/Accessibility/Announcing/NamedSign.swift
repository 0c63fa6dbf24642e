/// A sign in running text, or several equal ones side by side, that a voice says by its name.
///
/// The text keeps the sign, for the eye and for the way back to the book; only what a voice is handed has the name.
public struct NamedSign: Hashable, Codable, Sendable {
  /// UTF-8 offsets in the text.
  public let range: Range<Int>
  /// What is said for it.
  public let name: String
  /// The language of the name as a BCP 47 tag, where it is not that of the text around it.
  public let language: String?

  /// Creates a sign with its name.
  public init(_ range: Range<Int>, name: String, in language: String? = nil) {
    self.range = range
    self.name = name
    self.language = language
  }

  /// The same sign, so many bytes further on.
  public func moved(by bytes: Int) -> NamedSign {
    NamedSign(range.lowerBound + bytes..<range.upperBound + bytes, name: name, in: language)
  }
}
