/// The description of a PDF, as pdfinfo prints it.
struct PDFInfo {
  /// The title; nil where none is given.
  private(set) var title: String?
  /// Its author, as one text: nothing tells where one name ends.
  private(set) var author: String?
  /// The year it was made in.
  private(set) var year: Int?
  /// The number of pages.
  private(set) var pageCount = 0

  /// Reads the lines that pdfinfo prints, `Name: value`.
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
      // The document's own words come before what pdfinfo counts, and one with a line end in it could look like this.
      case "Pages": pageCount = Int(value) ?? 0
      default: break
      }
    }
  }
}
