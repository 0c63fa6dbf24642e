import TextModel

/// The identity of a file on the shelf, by which its place and notes are found again.
///
/// Standard input and pipes have none, and nothing is kept for them.
package struct BookIdentity: Hashable, Sendable {
  /// The identifier the publisher gave (`dc:identifier`), never empty.
  package let identifier: String?
  /// The title.
  package let title: String
  /// Authors and other creators, in order.
  package let creators: [String]
  /// The size of the file in bytes.
  package let size: Int
  /// FNV-1a of the first and the last 64 kB of the file.
  package let hash: UInt64
  /// The path of its file, from the root, which tells books apart that name no creator; nil if no file is at hand, as
  /// for what the shelf gives back.
  package let path: String?

  /// Creates an identity from what a book says of itself and from its file's fingerprint.
  package init(_ metadata: BookMetadata, fingerprint: FileFingerprint, path: String? = nil) {
    self.init(
      identifier: metadata.identifier, title: metadata.title, creators: metadata.creators,
      size: fingerprint.size, hash: fingerprint.hash, path: path)
  }

  /// Creates an identity from its parts; an empty identifier counts as none.
  package init(
    identifier: String?, title: String, creators: [String], size: Int, hash: UInt64, path: String? = nil
  ) {
    self.path = path
    self.identifier = identifier.flatMap { $0.isEmpty ? nil : $0 }
    self.title = title
    self.creators = creators
    self.size = size
    self.hash = hash
  }

  /// Returns a Boolean value that indicates whether the other is the very same file by its content, not only another
  /// edition of the book.
  package func isSameEdition(as other: BookIdentity) -> Bool {
    (size, hash, identifier) == (other.size, other.hash, other.identifier)
  }
}
