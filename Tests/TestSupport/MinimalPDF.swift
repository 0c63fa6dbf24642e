/// Writes the smallest PDF that has pages with lines of text (ISO 32000-2, 7.5).
package struct MinimalPDF {
  /// The lines of each page, from the top down.
  package var pages: [[String]]
  package var title: String

  /// Creates a PDF; letters are those of ASCII.
  package init(_ pages: [[String]], title: String = "") {
    self.pages = pages
    self.title = title
  }

  /// The file.
  package var bytes: [UInt8] {
    let kids = pages.indices.map { "\(5 + 2 * $0) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>", "<< /Title (\(title)) >>",
    ]
    for (index, lines) in pages.enumerated() {
      let text = lines.enumerated().map { "1 0 0 1 72 \(720 - 14 * $0.offset) Tm (\($0.element)) Tj\n" }.joined()
      let content = "BT /F1 12 Tf\n\(text)ET"
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> "
          + "/Contents \(6 + 2 * index) 0 R >>")
      objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    }
    var file = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(file.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let trailer = "trailer << /Size \(objects.count + 1) /Root 1 0 R /Info 4 0 R >>\n"
    return Array("\(file)\(table)\(trailer)startxref\n\(file.utf8.count)\n%%EOF\n".utf8)
  }
}
