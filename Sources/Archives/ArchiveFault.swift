import CZip

/// What is wrong with the bytes of an archive or of an entry.
package struct ArchiveFault: Hashable, Sendable {
  /// What it is, as far as anybody but a programmer wants to know.
  package enum Kind: Hashable, Sendable {
    /// It is no archive at all.
    case foreign
    /// What the archive says of itself does not agree.
    case inconsistent
    /// Its end is missing.
    case cut
    /// It is not what was packed, or not packed as it should be.
    case corrupt
    /// Something else, which only the words of the library tell.
    case other
  }

  package let kind: Kind
  /// What the library says of it.
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
