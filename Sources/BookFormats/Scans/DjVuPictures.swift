import Words

/// The pages of a DjVu document, with the text that it holds of them.
struct DjVuPictures: PagePictures {
  private static let limits = ToolLimits(seconds: 20, bytes: 128 << 20, memory: 1 << 30)

  private let document: ToolDocument
  private let tools: any DocumentTools
  let count: Int

  /// Asks for the number of pages.
  init(_ document: ToolDocument, _ tools: any DocumentTools) throws(ToolFailure) {
    self.document = document
    self.tools = tools
    let output = try document.output(of: ["djvused"], then: ["-e", "n"], limits: Self.limits)
    count = min(max(0, Int(String(decoding: output, as: UTF8.self).filter(\.isNumber)) ?? 0), 50_000)
  }

  var name: String { document.name }

  func picture(ofPage page: Int) throws(ToolFailure) -> (file: ToolDocument, number: Int) {
    let drawn = try document.output(
      of: ["ddjvu", "-format=pgm", "-page=\(page + 1)"], then: ["-"], limits: Self.limits)
    return (try ToolDocument.drawn(drawn, name: name, tools), 0)
  }

  func text(ofPage page: Int) -> PrintedPage? {
    let words = ["djvutxt", "-page=\(page + 1)", "-detail=line"]
    guard let output = try? document.output(of: words, limits: Self.limits) else { return nil }
    let text = PrintedPage(djvu: output, number: page + 1)
    return text.blocks.isEmpty ? nil : text
  }
}
