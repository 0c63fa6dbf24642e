import Markup
import Words

extension Rule {
  /// The rule that a page has one main part.
  static let mainOnce = Rule(
    "main-once", .warning, wcag: ["1.3.1"], others: ["axe:landmark-no-duplicate-main"],
    applies: { page in page.elements(role: "main").filter { page.isExposed($0) } },
    expects: { main, page in
      let first = page.elements(role: "main").first { page.isExposed($0) }
      guard let first, first != main else { return .passed }
      return .failed(nil, ["line": .count(page.place(of: first).line)], related: [first])
    })

  /// The rule that parts of a page that are listed by their roles have names that tell them apart.
  static let landmarkName = Rule(
    "landmark-name", .note, wcag: ["1.3.1"], others: ["axe:landmark-unique"],
    applies: { page in
      let regions = page.elements(with: "role").filter { page.explicitRole(of: $0) == "region" }
      let all = (regions + page.navigations).filter { page.isExposed($0) && page.isElementOfHTML($0) }
      return Array(NodeSet(all))
    },
    expects: { landmark, page in
      let name = page.name(of: landmark).trimmed
      let mending = Mending.set("aria-label", toWordsOf: "landmark-name.mended", of: landmark)
      guard page.role(of: landmark) == "navigation" else {
        return name.isEmpty ? .failed("region", mending: mending) : .passed
      }
      guard let before = page.firstNavigations[name.plainWords], before != landmark,
        page.targets(in: before) != page.targets(in: landmark)
      else {
        return .passed
      }
      let line: [String: Phrase.Argument] = ["line": .count(page.place(of: before).line), "name": .text(name)]
      return name.isEmpty
        ? .failed(nil, line, mending: mending, related: [before]) : .failed("alike", line, related: [before])
    })
}

extension AuditedPage {
  /// The parts that hold links, but for the lists of a publication, which are shown by who reads it.
  fileprivate var navigations: [MarkupNode] {
    elements(role: "navigation").filter { attribute("epub:type", of: $0) == nil }
  }

  /// Returns the first part that holds links of each name, by the words of the name.
  func makeFirstNavigations() -> [String: MarkupNode] {
    let named = navigations.filter(isExposed).map { (name(of: $0).trimmed.plainWords, $0) }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the targets of the links in a part: two with the same are one, shown in two places or on two screens.
  fileprivate func targets(in part: MarkupNode) -> Set<String> {
    Set(tree.elements(named: ["a"], in: part).compactMap { attribute("href", of: $0) })
  }
}
