import CZip

/// A fault in the bytes of an archive or of an entry.
package struct ArchiveFault: Hashable, Sendable {
  /// The kind of a fault, in the detail that a user needs.
  package enum Kind: Hashable, Sendable {
    /// The file is no archive.
    case foreign
    /// Records of the archive contradict each other.
    case inconsistent
    /// The end is missing.
    case cut
    /// The data are corrupt, or do not match their checksum.
    case corrupt
    /// Any other fault, described by the message of the library only.
    case other
  }

  package let kind: Kind
  /// The message of the library.
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
