import Markup
import Words

extension Rule {
  /// The rule that a break between scenes can be heard.
  static let sceneBreak = Rule(
    "scene-break", .note, wcag: ["1.3.1"],
    applies: { page in page.sceneBreaks },
    expects: { node, page in
      switch page.element(node) {
      case "hr":
        let role = page.explicitRole(of: node)
        guard page.isARIAHidden(node) || role == "none" else { return .passed }
        return .failed("hidden", mending: .remove(role == "none" ? "role" : "aria-hidden", of: node))
      case "img":
        guard page.name(of: node).isEmpty else { return .passed }
        return .failed("image", mending: .set("alt", to: "* * *", of: node))
      default: return .failed(mending: Mending([.insertBefore(node, "<hr/>")]))
      }
    })

  /// The rule that numbers of pages and running heads do not stand in the text.
  static let pageNumbers = Rule(
    "page-numbers", .note,
    applies: { page in
      // One finding for all of a document.
      page.prose.pageNumbers.isEmpty ? page.prose.numbers : Array(page.prose.pageNumbers.prefix(1))
    },
    expects: { first, page in
      guard page.prose.pageNumbers.first == first else { return .passed }
      return .failed(
        nil, ["text": .text(page.prose.text(of: first)), "count": .count(page.prose.pageNumbers.count)])
    })
}

extension AuditedPage {
  /// The share of paragraphs that are empty above which they are only distances.
  private static let mostEmpty = 5

  /// The breaks between scenes: rules, ornaments, and empty paragraphs between others, in document order.
  fileprivate var sceneBreaks: [MarkupNode] {
    let rules = elements(named: "hr").filter { isShown($0) && isBetweenParagraphs($0) }
    let ornaments = elements(named: "img").filter { image in
      guard isHeard(image), let parent = tree.parent(of: image) else { return false }
      let text = [attribute("src", of: image), attribute("class", of: image), attribute("class", of: parent)]
        .compactMap { $0?.lowercased() }.joined(separator: " ")
      guard Self.ornamentWords.contains(where: text.contains) else { return false }
      let isAlone = ["div", "p"].contains(element(parent)) && shortText(of: parent).trimmed.isEmpty
      return isBetweenParagraphs(isAlone ? parent : image)
    }
    let empty = prose.paragraphs.filter { prose.text(of: $0).isEmpty }
    let breaks = empty.filter { node in
      isBetweenParagraphs(node) && tree.children(of: node).allSatisfy { Self.emptyNames.contains(element($0)) }
        && attribute("id", of: node) == nil
    }
    let count = prose.paragraphs.count
    let isRare = empty.count * Self.mostEmpty <= count && count >= 2 * Self.mostEmpty
    return Array(NodeSet(rules + ornaments + (isRare ? breaks : [])))
  }

  private static let emptyNames: Set<String> = ["b", "br", "em", "i", "span", "strong"]
  private static let ornamentWords = [
    "asterism", "divider", "fleuron", "ornament", "scene-break", "scenebreak", "separator",
  ]

  /// Returns a Boolean value that indicates whether an element stands between two paragraphs of prose.
  private func isBetweenParagraphs(_ node: MarkupNode) -> Bool {
    guard let before = previousElement(before: node), let after = nextElement(behind: node), element(before) == "p",
      element(after) == "p"
    else { return false }
    return prose.text(of: before).hasCharacters(atLeast: 60) && prose.text(of: after).hasCharacters(atLeast: 60)
  }
}
