import BookFormats
import Markup
import Words

extension Rule {
  /// The rule that a publication which promises a list of pages has one.
  static let pageListClaim = Rule(
    "page-list-claim", .warning, others: ["ace:metadata-accessibilityFeature-printPageNumbers-nopagelist"],
    publication: { publication in
      let hasList = publication.pageList.map { !$0.links.isEmpty } ?? false
      let claims = publication.accessibility(.accessibilityFeature).filter { $0.value == "pageNavigation" }
      return claims.map { PlacedOutcome($0.node, in: publication.package, hasList ? .passed : .failed()) }
    })

  /// The rule that a publication which promises page breaks has some.
  static let pageBreakClaim = Rule(
    "page-break-claim", .warning, others: ["ace:metadata-accessibilityFeature-printPageNumbers-nopagebreaks"],
    publication: { publication in
      let claims = publication.accessibility(.accessibilityFeature).filter {
        $0.value == "pageBreakMarkers" || $0.value == "printPageNumbers"
      }
      // Each document of a fixed layout is a page.
      let hasBreaks = publication.isFixedLayout || publication.contents.contains { !$0.pageBreaks.isEmpty }
      return claims.map { node, value in
        PlacedOutcome(
          node, in: publication.package, hasBreaks ? .passed : .failed(nil, ["feature": .text(value)]))
      }
    })

  /// The rule that a publication with pages of a print edition says which.
  static let pageSource = Rule(
    "page-source", .warning, others: ["ace:epub-pagesource"],
    publication: { publication in
      guard !publication.isFixedLayout, let list = publication.pageList, !list.links.isEmpty else { return [] }
      let sources =
        publication.metadata("a11y:pageBreakSource") + publication.metadata("pageBreakSource")
        + publication.dublinCore("source")
      guard sources.allSatisfy({ $0.value.isEmpty }) else { return publication.outcome(.passed) }
      return publication.missing(
        publication.isEPUB3
          ? "<meta property=\"a11y:pageBreakSource\">The ISBN of the print edition</meta>"
          : "<dc:source>The ISBN of the print edition</dc:source>")
    })

  /// The rule that the list of pages has every page break.
  static let pageListComplete = Rule(
    "page-list-complete", .warning, wcag: ["2.4.5"], others: ["ace:epub-pagelist-missing-pagebreak"],
    publication: { publication in
      guard !publication.isFixedLayout else { return [] }
      let breaks = publication.contents.flatMap { contents in
        contents.path == publication.files.navigation
          ? [] : contents.pageBreaks.map { (path: contents.path, id: $0.id, name: $0.name) }
      }
      guard !breaks.isEmpty else { return [] }
      guard let list = publication.pageList, !list.links.isEmpty else {
        return publication.outcome(.failed("missing", ["count": .count(breaks.count)]))
      }
      var listed: Set<String> = []
      for link in list.links {
        guard let target = link.target, let fragment = target.fragment else { continue }
        listed.insert(target.path + "#" + fragment)
      }
      // A whole document may be the target of its first page.
      let whole = Set(list.links.compactMap { $0.target.flatMap { $0.fragment == nil ? $0.path : nil } })
      let absent = breaks.filter { !listed.contains($0.path + "#" + $0.id) && !whole.contains($0.path) }
      guard let first = absent.first else { return [PlacedOutcome(list.node, in: list.page, .passed)] }
      let outcome = Outcome.failed(
        "absent", ["count": .count(absent.count), "page": .text(first.name), "document": .text(first.path)])
      return [PlacedOutcome(list.node, in: list.page, outcome)]
    })

  /// The rule that page breaks have names: the numbers of their pages.
  static let pageBreakName = Rule(
    "page-break-name", .warning, wcag: ["1.1.1"], others: ["ace:pagebreak-label"],
    applies: { page in
      let types = page.elements(with: "epub:type").filter { page.words("epub:type", of: $0).contains("pagebreak") }
      let roles = page.elements(with: "role").filter { page.words("role", of: $0).contains("doc-pagebreak") }
      return NodeSet(types + roles).filter { page.isRendered($0) && !page.isARIAHidden($0) }
    },
    expects: { node, page in
      guard page.pageBreakName(node).isEmpty else { return .passed }
      let digits = page.attribute("id", of: node).map { id in
        String(id.reversed().prefix(while: \.isNumber).reversed())
      }
      let number = digits.flatMap { $0.isEmpty ? nil : $0 } ?? "The number of the page"
      return .failed(mending: .set("aria-label", to: number, of: node))
    })
}
