import TextModel

/// The identity of a file on the shelf, by which its place and notes are found again.
///
/// Standard input and pipes have no identity, and nothing is stored for them.
package struct BookIdentity: Hashable, Sendable {
  /// The identifier that the publisher gave (`dc:identifier`); never empty.
  package let identifier: String?
  /// The title.
  package let title: String
  /// The authors and other creators, in order.
  package let creators: [String]
  /// The size of the file in bytes.
  package let size: Int
  /// The hash of the first and the last 64 KB of the file (FNV-1a).
  package let hash: UInt64
  /// The absolute path of the file, which distinguishes books without a creator, or nil if there is no file, as in
  /// results of the shelf.
  package let path: String?

  /// Creates an identity from the metadata of a book and the fingerprint of its file.
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

  /// Returns a Boolean value that indicates whether both files have the same content, and are not only editions of
  /// the same book.
  package func isSameEdition(as other: BookIdentity) -> Bool {
    (size, hash, identifier) == (other.size, other.hash, other.identifier)
  }
}
