/// A shelf that was damaged and is kept beside the new one.
package struct DamagedShelf: Hashable, Sendable {
  /// The path of its file now.
  package let file: String
  /// The number of its notes that could be read and are in the new shelf.
  package let notes: Int
}
