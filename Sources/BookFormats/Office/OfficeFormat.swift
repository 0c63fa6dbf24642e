import Archives
import Words

/// The format of a word processor's document, by the name that pandoc has for it.
enum OfficeFormat: String {
  case docx, odt, rtf

  /// The name of the format in messages.
  var kind: Complaint {
    switch self {
    case .docx: Complaint(.kindWord)
    case .odt: Complaint(.kindOpenDocument)
    case .rtf: Complaint(.kindRTF)
    }
  }

  /// The format of a book that is made of such a document.
  var format: Book.Format {
    switch self {
    case .docx: .docx
    case .odt: .odt
    case .rtf: .rtf
    }
  }

  /// Creates the format of an archive by the media type in it, or returns nil if it is no document of an office
  /// program.
  ///
  /// OpenDocument has its media type in an entry (OpenDocument 1.3, part 2, 3.3), Office Open XML that of its main part
  /// among the content types (ECMA-376, part 2, 7.2.3).
  ///
  /// - Throws: `BookError.unknownFormat` for spreadsheets, slides and drawings.
  init?(_ archive: Archive) throws(BookError) {
    // Most archives are publications, which are recognized without reading an entry.
    if archive.contains("META-INF/container.xml") { return nil }
    let openDocument = "application/vnd.oasis.opendocument."
    let type = Self.text(of: "mimetype", in: archive)
    if type.hasPrefix(openDocument) {
      guard type.dropFirst(openDocument.count).hasPrefix("text") else {
        throw .unknownFormat(file: archive.file, kind: Complaint(.kindOpenDocumentOther))
      }
      self = .odt
      return
    }
    let parts = Self.text(of: "[Content_Types].xml", in: archive)
    if parts.contains("wordprocessingml.") || parts.contains("application/vnd.ms-word.") {
      self = .docx
    } else if parts.contains("spreadsheetml.") || parts.contains("presentationml.") {
      throw .unknownFormat(file: archive.file, kind: Complaint(.kindOfficeOther))
    } else {
      return nil
    }
  }

  private static func text(of entry: String, in archive: Archive) -> String {
    guard archive.contains(entry), let bytes = try? archive.read(entry) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
