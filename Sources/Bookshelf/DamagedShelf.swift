/// A shelf that was damaged and is kept beside the new one.
package struct DamagedShelf: Hashable, Sendable {
  /// The new path of the damaged file.
  package let file: String
  /// The number of notes that could be read and copied to the new shelf.
  package let notes: Int
}
