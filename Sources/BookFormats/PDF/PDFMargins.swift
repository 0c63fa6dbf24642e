/// The running heads and feet of a PDF's pages: lines alone at the top or the foot that the next pages have too.
///
/// Where such a line stands first it is kept apart from the text, so that none of its words is lost; a page number is left
/// out everywhere, as the pages are told by their own.
struct PDFMargins {
  /// The number of pages on either side of a page that decide on its lines.
  static let reach = 2

  /// A line alone at an edge of a page, in every way that it can be said again on another.
  private struct Edge {
    let block: Int
    let isTop: Bool
    let top: Double
    let line: String
    /// The line without one of its numbers, and how far that is from the number of the page; as it is for none.
    let forms: [(rest: String, distance: Int?)]

    /// Returns a Boolean value that indicates whether a line of another page is this one again.
    func isRepeated(by other: Edge) -> Bool { isShared(with: other) { _ in true } }

    /// Returns a Boolean value that indicates whether the line is a page number, as that of another page is.
    func isNumbered(like other: Edge) -> Bool { isShared(with: other, where: \.isEmpty) }

    /// Returns a Boolean value that indicates whether both stand at the same place, give or take three points, and can
    /// be said in the same way.
    private func isShared(with other: Edge, where isMeant: (String) -> Bool) -> Bool {
      guard isTop == other.isTop, abs(top - other.top) <= 3 else { return false }
      return forms.contains { form in isMeant(form.rest) && other.forms.contains { $0 == form } }
    }
  }

  /// Takes running heads and feet out of the text of consecutive pages.
  static func remove(from pages: inout [PDFPage]) {
    let edges = pages.map(edges)
    for index in pages.indices {
      let before = edges[max(0, index - 2)..<index].joined()
      let after = edges[(index + 1)...].prefix(2).joined()
      for edge in edges[index].reversed() {
        let isNumber = before.contains(where: edge.isNumbered) || after.contains(where: edge.isNumbered)
        let isRepeated = before.contains(where: edge.isRepeated)
        guard isNumber || isRepeated || after.contains(where: edge.isRepeated) else { continue }
        let line = pages[index].blocks.remove(at: edge.block)
        if isNumber || isRepeated { continue }
        if edge.isTop {
          pages[index].heads.insert(contentsOf: line, at: 0)
        } else {
          pages[index].feet.insert(contentsOf: line, at: 0)
        }
      }
    }
  }

  /// The lines of a page that stand alone at its top and its foot; where there are many, they are none of a head.
  private static func edges(of page: PDFPage) -> [Edge] {
    let lines = page.blocks.joined()
    guard let top = lines.min(by: { $0.top < $1.top }), let foot = lines.max(by: { $0.bottom < $1.bottom })
    else { return [] }
    let edges: [Edge] = page.blocks.enumerated().compactMap { index, block in
      guard block.count == 1, let line = block.first, line.text.utf8.count <= 200 else { return nil }
      let isTop = line.top < top.bottom
      guard isTop || line.bottom > foot.top else { return nil }
      return Edge(
        block: index, isTop: isTop, top: line.top, line: line.text, forms: forms(of: line.text, on: page.number))
    }
    return edges.count <= 8 ? edges : []
  }

  private static func forms(of text: String, on page: Int) -> [(rest: String, distance: Int?)] {
    let words = text.split(separator: " ")
    var forms: [(rest: String, distance: Int?)] = [(text, nil)]
    for (index, word) in words.enumerated() {
      guard let number = PageNumber.value(of: word) else { continue }
      let rest = words[..<index] + words[(index + 1)...]
      forms.append((rest.filter { $0.contains { $0.isLetter || $0.isNumber } }.joined(separator: " "), number - page))
    }
    return forms
  }
}
