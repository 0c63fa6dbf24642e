import Markup
import Words

extension Rule {
  /// The rule that a chart has a description beside its name.
  static let chartDescription = Rule(
    "chart-description", .note, wcag: ["1.1.1"],
    applies: { page in page.namedImages.filter { page.looksLikeChart($0) } },
    expects: { image, page in
      guard page.attribute("longdesc", of: image) == nil, page.name(of: image).count < 150,
        ["aria-describedby", "aria-details"].allSatisfy({ page.references($0, of: image).isEmpty }),
        !page.hasTextOfFigure(image), !page.hasLinkToDescription(image), !page.isSpokenOf(image)
      else { return .passed }
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

  /// Returns a Boolean value that indicates whether a link around an image, in its caption or right behind it leads to a
  /// description.
  fileprivate func hasLinkToDescription(_ image: MarkupNode) -> Bool {
    let outer = ancestors(of: image).prefix(4).map { $0 }
    if outer.contains(where: { element($0) == "a" && leadsToText($0) }) { return true }
    let figure = outer.last { element($0) == "figure" && isSmall($0) }
    let captions = figure.map { tree.elements(named: ["figcaption"], in: $0) } ?? []
    if captions.contains(where: { tree.elements(named: ["a"], in: $0).contains(where: leadsToText) }) { return true }
    return neighbours(of: image).contains { neighbour in
      element(neighbour) == "details"
        || tree.elements(named: ["a"], in: neighbour).contains { link in
          leadsToText(link) && mentions(name(of: link), Self.descriptionWords)
        }
    }
  }

  /// Returns a Boolean value that indicates whether a link leads to anything but an image.
  private func leadsToText(_ link: MarkupNode) -> Bool {
    guard let reference = attribute("href", of: link)?.lowercased().prefix(while: { $0 != "?" }) else { return false }
    return !Self.imageEndings.contains { reference.hasSuffix($0) }
  }

  /// Returns a Boolean value that indicates whether the text around an image, its caption or the paragraph before or
  /// behind it says what is to be seen: a sentence that speaks of the chart, or stands with it.
  fileprivate func isSpokenOf(_ image: MarkupNode) -> Bool {
    for outer in ancestors(of: image).prefix(4) {
      switch element(outer) {
      case "p", "li", "td", "dd": if shortText(of: outer).inOneLine.count >= Self.sentence { return true }
      case "figure" where isSmall(outer):
        let captions = tree.elements(named: ["figcaption"], in: outer)
        if captions.contains(where: { shortText(of: $0).inOneLine.count >= Self.sentence }) { return true }
      default: break
      }
    }
    return neighbours(of: image).contains { neighbour in
      guard element(neighbour) != "table" else { return true }
      let text = shortText(of: neighbour)
      return element(neighbour) == "p" && text.inOneLine.count >= Self.sentence / 2
        && mentions(text, Self.chartWords.union(Self.descriptionWords))
    }
  }

  /// The number of characters from which a text beside a chart describes it.
  private static let sentence = 80

  private static let descriptionWords: Set<String> = [
    "data", "describe", "described", "description", "figure", "shown", "shows", "table", "abbildung", "beschreibung",
    "daten", "tabelle", "zeigt", "dane", "opis", "pokazuje", "przedstawia", "rysunek", "tabela",
  ]

  private func mentions(_ text: String, _ words: Set<String>) -> Bool {
    text.plainWords.split(separator: " ").contains { words.contains(String($0)) }
  }

  /// Returns the small elements before and behind an image, or those around the element that holds nothing else.
  private func neighbours(of image: MarkupNode) -> [MarkupNode] {
    var top = image
    for outer in ancestors(of: image).prefix(4) {
      guard ["a", "div", "figure", "p", "picture"].contains(element(outer)), isSmall(outer) else { break }
      let isFigure = element(outer) == "figure"
      guard isFigure || !holdsMore(outer, than: top), tree.elements(named: ["img"], in: outer).count == 1 else {
        break
      }
      top = outer
    }
    return [previousElement(before: top), nextElement(behind: top)].compactMap(\.self).filter { isSmall($0) }
  }

  private func holdsOnlyImage(_ node: MarkupNode) -> Bool { shortText(of: node).trimmed.isEmpty }
}
