import CZip

/// A fault in the bytes of an archive or of an entry.
package struct ArchiveFault: Hashable, Sendable {
  /// The kind of a fault, as far as a user wants to know it.
  package enum Kind: Hashable, Sendable {
    /// It is no archive at all.
    case foreign
    /// Statements of the archive about itself contradict each other.
    case inconsistent
    /// Its end is missing.
    case cut
    /// It is not what was packed, or not packed as it should be.
    case corrupt
    /// Something else, which only the words of the library tell.
    case other
  }

  package let kind: Kind
  /// The words of the library.
  package let words: String

  package init(_ kind: Kind, _ words: String) {
    self.kind = kind
    self.words = words
  }

  init(code: Int32, _ words: String) {
    switch code {
    case ZIP_ER_NOZIP: kind = .foreign
    case ZIP_ER_INCONS, ZIP_ER_MULTIDISK: kind = .inconsistent
    case ZIP_ER_EOF: kind = .cut
    case ZIP_ER_CRC, ZIP_ER_ZLIB, ZIP_ER_COMPRESSED_DATA: kind = .corrupt
    default: kind = .other
    }
    self.words = words
  }
}
