import Markup

extension PrintedPage {
  /// Parses the output of `pdftotext -bbox-layout`, for pages from a number on.
  static func pages(of tree: MarkupTree, from first: Int) -> [PrintedPage] {
    guard let root = tree.root else { return [] }
    var pages: [PrintedPage] = []
    for page in tree.elements(named: ["page"], in: root) {
      let blocks = tree.elements(named: ["block"], in: page).map { block in
        tree.elements(named: ["line"], in: block).map { line($0, in: tree) }.filter { !$0.text.isEmpty }
      }
      let shown = blocks.filter { !$0.isEmpty }
      let ordered = PrintedColumns.order(of: shown).map { shown[$0] }
      pages.append(PrintedPage(number: first + pages.count, blocks: ordered))
    }
    return pages
  }

  private static func line(_ node: MarkupNode, in tree: MarkupTree) -> Line {
    let nodes = tree.elements(named: ["word"], in: node)
    let sources = nodes.map { tree.textContent(of: $0) }
    let words = sources.map { TextFilter.line($0) }.filter { !$0.isEmpty }
    // A soft hyphen is no text, but shows that a word is cut.
    let hyphen = sources.last?.unicodeScalars.last == "\u{AD}" ? "\u{AD}" : ""
    // A document that is not well-formed was parsed as HTML, in which the names are in lower case.
    func number(_ name: String, of node: MarkupNode) -> Double {
      let value = tree.attribute(name, of: node) ?? tree.attribute(name.lowercased(), of: node)
      let number = value.flatMap(Double.init) ?? 0
      return number.isFinite ? number : 0
    }
    return Line(
      text: words.isEmpty ? "" : words.joined(separator: " ") + hyphen, left: number("xMin", of: node),
      top: number("yMin", of: node), right: number("xMax", of: node), bottom: number("yMax", of: node),
      firstWord: nodes.first.map { number("xMax", of: $0) - number("xMin", of: $0) } ?? 0)
  }
}
