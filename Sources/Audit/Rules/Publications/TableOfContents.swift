import BookFormats
import Markup
import Words

extension Rule {
  /// The rule that a publication has a table of contents.
  static let tableOfContents = Rule(
    "table-of-contents", .error, wcag: ["2.4.5"], others: ["epubcheck:RSC-005"],
    publication: { publication in
      guard let list = publication.contentsList else {
        guard let page = publication.navigation, let body = page.elements(named: "body").first ?? page.tree.root
        else {
          return publication.outcome(.failed("missing"))
        }
        return [PlacedOutcome(body, in: page, .failed("missing"))]
      }
      return [PlacedOutcome(list.node, in: list.page, list.links.isEmpty ? .failed("empty") : .passed)]
    })

  /// The number of documents with text from which a publication is a long one.
  private static let long = 5

  /// The rule that the table of contents of a long publication has more than one entry.
  static let tableOfContentsShort = Rule(
    "table-of-contents-short", .note, wcag: ["2.4.5"],
    publication: { publication in
      guard let list = publication.contentsList, !list.links.isEmpty else { return [] }
      let count = publication.contents.count { $0.isLinear && $0.hasText }
      guard list.links.count == 1, count >= long else {
        return [PlacedOutcome(list.node, in: list.page, .passed)]
      }
      return [PlacedOutcome(list.node, in: list.page, .failed(nil, ["count": .count(count)]))]
    })

  /// The rule that the table of contents follows the reading order.
  static let tableOfContentsOrder = Rule(
    "table-of-contents-order", .warning, wcag: ["1.3.2"], others: ["ace:epub-toc-order"],
    publication: { publication in
      guard let list = publication.contentsList, !list.links.isEmpty else { return [] }
      return publication.order(of: list)
    })

  /// The rule that the page list follows the reading order.
  static let pageListOrder = Rule(
    "page-list-order", .warning, wcag: ["1.3.2"], others: ["ace:epub-pagelist-order"],
    publication: { publication in
      guard let list = publication.pageList, !list.links.isEmpty else { return [] }
      return publication.order(of: list)
    })

  /// The rule that each entry of the navigation has a label.
  static let navigationLabel = Rule(
    "navigation-label", .error, wcag: ["2.4.4"],
    publication: { publication in
      [publication.contentsList, publication.pageList].compactMap { $0 }.flatMap { list in
        list.entries.map { entry in
          PlacedOutcome(
            entry.node, in: list.page,
            entry.label.isEmpty
              ? .failed(
                mending: Mending([.insertInside(entry.node, Mending.blank)], words: "navigation-label.mended"))
              : .passed)
        }
      }
    })

  /// The rule that each entry of the table of contents leads to a place in the publication.
  static let navigationTarget = Rule(
    "navigation-target", .error, wcag: ["2.4.5"], others: ["ace:epub-toc-order", "epubcheck:RSC-012"],
    publication: { publication in
      guard let list = publication.contentsList else { return [] }
      return list.links.map { PlacedOutcome($0.node, in: list.page, publication.reach(of: $0)) }
    })

  /// The rule that each entry of the page list leads to a page break.
  static let pageListTarget = Rule(
    "page-list-target", .error, wcag: ["2.4.5"], others: ["ace:epub-pagelist-broken", "epubcheck:RSC-012"],
    publication: { publication in
      guard let list = publication.pageList else { return [] }
      return list.links.map { PlacedOutcome($0.node, in: list.page, publication.reach(of: $0)) }
    })
}

extension AuditedPublication {
  /// Returns the outcome of a list that should follow the reading order: its first entry that does not is named.
  func order(of list: NavigationList) -> [PlacedOutcome] {
    let disordered = disordered(list)
    guard let first = disordered.first else { return [PlacedOutcome(list.node, in: list.page, .passed)] }
    let arguments: [String: Phrase.Argument] = ["label": .text(first.label), "count": .count(disordered.count)]
    return [PlacedOutcome(first.node, in: list.page, .failed(nil, arguments))]
  }

  /// Returns the outcome of an entry that should lead to a place in the reading order.
  fileprivate func reach(of entry: NavigationList.Entry) -> Outcome {
    let reference = entry.reference ?? ""
    let arguments: [String: Phrase.Argument] = ["label": .text(entry.label), "reference": .text(reference)]
    if reference.trimmed.isEmpty { return .failed("empty", arguments) }
    guard let target = entry.target else { return .failed("outside", arguments) }
    // A fragment of a package document is a path into one of its documents (EPUB Canonical Fragment Identifiers 1.1).
    if let fragment = target.fragment, fragment.hasPrefix("epubcfi(") { return .passed }
    guard let contents = contents(of: target.path) else {
      return files.contains(target.path) ? .failed("unread", arguments) : .failed("document", arguments)
    }
    guard let fragment = target.fragment, !fragment.isEmpty else { return .passed }
    return contents.identifiers[fragment] == nil ? .failed("fragment", arguments) : .passed
  }
}
