/// The description of a PDF, as pdfinfo prints it.
struct PDFInfo {
  /// The title, or nil if there is none.
  private(set) var title: String?
  /// The author, as one text: pdfinfo does not separate several names.
  private(set) var author: String?
  /// The year of creation.
  private(set) var year: Int?
  /// The number of pages.
  private(set) var pageCount = 0

  /// Parses the output of pdfinfo, lines of `Name: value`.
  init(_ output: [UInt8]) {
    for line in String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = TextFilter.line(String(parts[1]))
      guard !value.isEmpty else { continue }
      switch parts[0] {
      case "Title": title = title ?? value
      case "Author": author = author ?? value
      case "CreationDate": year = year ?? PublicationYear.of(value)
      // The last line counts: pdfinfo prints it after the fields of the document, whose line ends could imitate it.
      case "Pages": pageCount = Int(value) ?? 0
      default: break
      }
    }
  }
}
