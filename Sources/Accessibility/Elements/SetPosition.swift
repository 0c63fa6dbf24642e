/// The number of an element among its like, and how many there are (aria-posinset, aria-setsize).
public struct SetPosition: Hashable, Codable, Sendable {
  /// The number, from 1.
  public let number: Int
  /// The number of elements in the set.
  public let count: Int

  /// Creates a position; the number counts from 1.
  public init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }
}
