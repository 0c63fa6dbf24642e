import Markup
import Words

extension Rule {
  /// The rule that a chart has a description beside its name.
  static let chartDescription = Rule(
    "chart-description", .note, wcag: ["1.1.1"],
    applies: { page in page.namedImages.filter { page.looksLikeChart($0) } },
    expects: { image, page in
      let references = ["aria-describedby", "aria-details"].flatMap { page.references($0, of: image) }
      let hasLink = page.attribute("longdesc", of: image) != nil
      guard references.isEmpty, !hasLink, page.name(of: image).count < 150, !page.hasTextOfFigure(image) else {
        return .passed
      }
      return .failed(nil, ["name": .text(page.name(of: image))])
    })
}

extension AuditedPage {
  fileprivate func looksLikeChart(_ image: MarkupNode) -> Bool {
    let words = name(of: image).plainWords.split(separator: " ").map(String.init)
    // A single word names a picture on a button.
    return words.count > 2 && words.prefix(4).contains { Self.chartWords.contains($0) } && words[0] != "cover"
  }

  private static let chartWords: Set<String> = [
    "chart", "charts", "diagram", "flowchart", "graph", "graphs", "histogram", "infographic", "scatterplot",
    "schaubild",
    "diagramm", "flussdiagramm", "wykres", "schemat",
  ]

  /// Returns a Boolean value that indicates whether the figure around an image holds a text or a table that can describe
  /// it.
  fileprivate func hasTextOfFigure(_ image: MarkupNode) -> Bool {
    guard
      let figure = ancestors(of: image).prefix(8).first(where: { element($0) == "figure" || element($0) == "details" }
      ),
      isSmall(figure)
    else { return false }
    return !tree.elements(named: ["details", "ol", "p", "table", "ul"], in: figure).allSatisfy { holdsOnlyImage($0) }
      || shortText(of: figure).count >= 150
  }

  private func holdsOnlyImage(_ node: MarkupNode) -> Bool { shortText(of: node).trimmed.isEmpty }
}
