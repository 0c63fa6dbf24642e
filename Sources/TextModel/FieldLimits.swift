/// The limits of a field, as its author has written them (HTML standard 4.10.5.3).
///
/// Numbers and dates are text, because that is what a document gives and what is spoken of them.
public struct FieldLimits: Hashable, Codable, Sendable {
  /// The least value.
  public var least: String?
  /// The greatest value.
  public var greatest: String?
  /// The distance of one value from the next.
  public var step: String?
  /// The least number of characters.
  public var leastLength: Int?
  /// The greatest number of characters.
  public var greatestLength: Int?
  /// The form that the value is to be written in, in words: "Year, month, day", or the title of a pattern.
  public var format: String?

  /// Creates limits; what is not named is not limited.
  public init(
    least: String? = nil, greatest: String? = nil, step: String? = nil, leastLength: Int? = nil,
    greatestLength: Int? = nil, format: String? = nil
  ) {
    self.least = least
    self.greatest = greatest
    self.step = step
    self.leastLength = leastLength
    self.greatestLength = greatestLength
    self.format = format
  }
}
