/// The running heads and feet of a document: lines alone at the top or the bottom of a page that the pages around
/// repeat.
///
/// The first of the repeated lines is kept apart from the text, so that its words are read once. Page numbers are
/// always dropped, since pages are announced by their numbers in the document.
struct PrintedMargins {
  /// The number of pages on either side of a page that determine its running heads and feet.
  static let reach = 2

  /// A line alone at the top or the bottom of a page, in the forms in which another page can repeat it.
  private struct Edge {
    let block: Int
    let isTop: Bool
    let top: Double
    let line: String
    /// The line without one of its numbers, with the distance of that number from the number of the page.
    ///
    /// There is one form for each number, and one of the whole line without a distance.
    let forms: [(rest: String, distance: Int?)]
    /// The distance of the number that the line begins or ends with from the number of the page, or nil if it has none.
    let number: Int?
    /// The size of its letters beside most of the page.
    let size: Size

    enum Size { case small, usual, large }

    /// Returns a Boolean value that indicates whether a line of another page repeats this one.
    func isRepeated(by other: Edge) -> Bool { isShared(with: other) { _ in true } }

    /// Returns a Boolean value that indicates whether the line is a page number, as a line of another page is.
    func isNumbered(like other: Edge) -> Bool { isShared(with: other, where: \.isEmpty) }

    /// Returns a Boolean value that indicates whether the line and one of the page beside are heads of left and right
    /// pages, whose words differ: both begin or end with the number of the page, or are at the top in small letters.
    func alternates(with other: Edge) -> Bool {
      guard isTop == other.isTop, abs(top - other.top) <= 3, size != .large, other.size != .large else {
        return false
      }
      if let number, number == other.number { return true }
      return isTop && size == .small && other.size == .small
    }

    /// Returns a Boolean value that indicates whether both lines have a form in common and are at the same height, to
    /// within three points.
    private func isShared(with other: Edge, where isMeant: (String) -> Bool) -> Bool {
      guard isTop == other.isTop, abs(top - other.top) <= 3 else { return false }
      return forms.contains { form in isMeant(form.rest) && other.forms.contains { $0 == form } }
    }
  }

  /// Removes running heads and feet from the text of consecutive pages.
  ///
  /// The heads of left and right pages may differ, so that two pages on either side are needed. With fewer pages, a line
  /// with the number of its page is kept apart if it is `alternating` with a line of the page beside.
  static func remove(from pages: inout [PrintedPage], alternating: Bool = false) {
    let edges = pages.map(edges)
    for index in pages.indices {
      let before = edges[max(0, index - 2)..<index].joined()
      let after = edges[(index + 1)...].prefix(2).joined()
      for edge in edges[index].reversed() {
        let isNumber = before.contains(where: edge.isNumbered) || after.contains(where: edge.isNumbered)
        let isRepeated = before.contains(where: edge.isRepeated)
        let beside = [index - 1, index + 1].filter(edges.indices.contains).flatMap { edges[$0] }
        let isAlternating = alternating && beside.contains(where: edge.alternates)
        guard isNumber || isRepeated || isAlternating || after.contains(where: edge.isRepeated) else { continue }
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

  /// Returns the lines alone at the top and the bottom of a page, or an empty array if there are too many for running
  /// heads.
  private static func edges(of page: PrintedPage) -> [Edge] {
    let lines = page.blocks.joined()
    guard let top = lines.min(by: { $0.top < $1.top }), let foot = lines.max(by: { $0.bottom < $1.bottom })
    else { return [] }
    let heights = lines.map(\.height).sorted()
    let usual = heights[heights.count / 2]
    let edges: [Edge] = page.blocks.enumerated().compactMap { index, block in
      guard block.count == 1, let line = block.first, line.panel == nil, line.text.utf8.count <= 200 else {
        return nil
      }
      let isTop = line.top < top.bottom
      guard isTop || line.bottom > foot.top else { return nil }
      let words = line.text.split(separator: " ")
      let number = [words.first, words.last].compactMap { $0 }.compactMap(PageNumber.value).first
      return Edge(
        block: index, isTop: isTop, top: line.top, line: line.text, forms: forms(of: line.text, on: page.number),
        number: words.count > 1 ? number.map { $0 - page.number } : nil,
        size: line.height > usual * 1.3 ? .large : line.height < usual * 0.9 ? .small : .usual)
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
