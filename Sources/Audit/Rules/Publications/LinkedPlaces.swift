import BookFormats
import Markup
import Words

extension Rule {
  /// The rule that the links between the documents of a publication lead to places that are there; one finding for each
  /// reference in a document.
  static let linkInBook = Rule(
    "link-in-book", .error, wcag: ["2.4.4"], others: ["epubcheck:RSC-007", "epubcheck:RSC-012"],
    publication: { publication in
      publication.contents.flatMap { contents in
        guard !contents.links.isEmpty else { return [PlacedOutcome]() }
        var seen: Set<String> = []
        let broken = contents.links.compactMap { link -> (node: MarkupNode, reference: String, variant: String)? in
          guard let variant = publication.fault(of: link.reference, in: contents),
            seen.insert(link.reference).inserted
          else { return nil }
          return (link.node, link.reference, variant)
        }
        guard !broken.isEmpty else { return publication.outcome(.passed) }
        // The document is read again: no other is kept.
        guard let bytes = try? publication.files.read(contents.path) else { return [] }
        let page = AuditedPage(bytes, path: contents.path, isInPublication: true)
        return broken.map { link in
          let arguments: [String: Phrase.Argument] = [
            "label": .text(page.name(of: link.node)), "reference": .text(link.reference),
          ]
          return PlacedOutcome(link.node, in: page, .failed(link.variant, arguments))
        }
      }
    })
}

extension AuditedPublication {
  /// Returns the part of a reference that leads nowhere, its document or its fragment; nil for one that leads to a place,
  /// or out of the publication.
  fileprivate func fault(of reference: String, in document: PageContents) -> String? {
    guard let target = files.target(of: reference, from: document.path) else { return nil }
    guard files.contains(target.path) else { return "document" }
    guard let fragment = target.fragment, !fragment.isEmpty, !fragment.contains(where: { "(=:".contains($0) }),
      let contents = contents(of: target.path)
    else { return nil }
    return contents.identifiers[fragment] == nil && !contents.anchors.contains(fragment) ? "fragment" : nil
  }
}

extension AuditedPage {
  /// Returns the links of a document of a publication that lead out of it.
  func linksToDocuments() -> [(node: MarkupNode, reference: String)] {
    guard !hasBase else { return [] }
    return elements(named: ["a", "area"]).compactMap { link in
      guard let reference = attribute("href", of: link)?.trimmed, !reference.isEmpty, !reference.hasPrefix("#"),
        isRendered(link), !isInNavigation(link)
      else { return nil }
      return (link, reference)
    }
  }

  /// Returns a Boolean value that indicates whether a link is an entry of a list that a program shows, as the contents.
  func isInNavigation(_ link: MarkupNode) -> Bool {
    nearest(of: link) { element($0) == "nav" && attribute("epub:type", of: $0) != nil } != nil
  }

  /// A Boolean value that indicates whether references do not lead from the document itself.
  var hasBase: Bool {
    !elements(with: "xml:base").isEmpty || elements(named: "base").contains { attribute("href", of: $0) != nil }
  }
}
