/// The pages of a PDF, drawn by pdftoppm.
struct PDFPictures: PagePictures {
  private static let limits = ToolLimits(seconds: 20, bytes: 128 << 20, memory: 1 << 30)
  /// The length of the longer side in pixels: a page of A4 at 300 dots an inch.
  private static let longestSide = 3_508

  let pdf: PDFDocument
  let tools: any DocumentTools
  let count: Int
  /// A Boolean value that indicates whether some pages have text, which is read in place of recognition.
  let hasText: Bool

  var name: String { pdf.name }

  func text(ofPage page: Int) -> PrintedPage? {
    guard hasText, let text = try? pdf.pages(page + 1...page + 1).first, !text.blocks.isEmpty else { return nil }
    return text
  }

  func picture(ofPage page: Int) throws(ToolFailure) -> (file: ToolDocument, number: Int) {
    let number = String(page + 1)
    let drawn = try pdf.document.output(
      of: ["pdftoppm", "-gray", "-scale-to", String(Self.longestSide), "-f", number, "-l", number],
      limits: Self.limits)
    return (try ToolDocument.drawn(drawn, name: name, tools), 0)
  }
}
