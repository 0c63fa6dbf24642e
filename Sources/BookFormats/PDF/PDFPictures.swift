/// The pages of a PDF without text, drawn by pdftoppm.
struct PDFPictures: PagePictures {
  private static let limits = ToolLimits(seconds: 20, bytes: 128 << 20, memory: 1 << 30)
  /// The length of the longer side in pixels: a page of A4 at 300 dots an inch.
  private static let longestSide = 3_508

  let document: ToolDocument
  let tools: any DocumentTools
  let count: Int

  var name: String { document.name }

  func picture(ofPage page: Int) throws(ToolFailure) -> (file: ToolDocument, number: Int) {
    let number = String(page + 1)
    let drawn = try document.output(
      of: ["pdftoppm", "-gray", "-scale-to", String(Self.longestSide), "-f", number, "-l", number],
      limits: Self.limits)
    return (try ToolDocument.drawn(drawn, name: name, tools), 0)
  }
}
