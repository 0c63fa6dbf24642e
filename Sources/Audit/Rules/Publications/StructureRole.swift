import BookFormats
import Markup
import Words

extension Rule {
  /// The rule that elements with a structure of EPUB have the role for it as well; one finding for each structure.
  static let structureRole = Rule(
    "structure-role", .note, wcag: ["1.3.1"], others: ["ace:epub-type-has-matching-role"],
    publication: { publication in
      var first: [String: PageContents] = [:]
      var counts: [String: Int] = [:]
      for contents in publication.contents {
        for (type, structure) in contents.structures {
          if first[type] == nil { first[type] = contents }
          counts[type, default: 0] += structure.count
        }
      }
      guard !first.isEmpty else { return publication.outcome(.passed) }
      // The documents that a finding stands in are read again: no other is kept.
      let documents = Dictionary(grouping: first, by: \.value.path).sorted { one, other in
        publication.numbers[one.key] ?? 0 < publication.numbers[other.key] ?? 0
      }
      return documents.flatMap { path, types in
        guard let bytes = try? publication.files.read(path) else { return [PlacedOutcome]() }
        let page = AuditedPage(bytes, path: path, isInPublication: true)
        return types.sorted { $0.key < $1.key }.compactMap { type, contents in
          guard let structure = contents.structures[type] else { return nil }
          let arguments: [String: Phrase.Argument] = [
            "type": .text(type), "role": .text(structure.role), "count": .count(counts[type] ?? 1),
          ]
          let outcome = Outcome.failed(nil, arguments, mending: .set("role", to: structure.role, of: structure.node))
          return PlacedOutcome(structure.node, in: page, outcome)
        }
      }
    })
}

extension AuditedPage {
  /// Returns the structures of EPUB whose elements have no role, with the first of those elements and their number.
  func structuresWithoutRole() -> [String: (node: MarkupNode, role: String, count: Int)] {
    var found: [String: (node: MarkupNode, role: String, count: Int)] = [:]
    for node in elements(with: "epub:type") where isRendered(node) && !isARIAHidden(node) {
      // A role that was chosen instead is not put aside.
      guard attribute("role", of: node) == nil, let (type, role) = structure(of: node) else { continue }
      found[type] = (found[type]?.node ?? node, role, (found[type]?.count ?? 0) + 1)
    }
    return found
  }

  /// Returns the structure of an element that has a role of DPUB-ARIA, where HTML lets the element have that role.
  private func structure(of node: MarkupNode) -> (type: String, role: String)? {
    let name = element(node)
    for type in words("epub:type", of: node) {
      guard let term = EPUBType(named: type), let role = term.role, role.hasPrefix("doc-"), !term.hasDeprecatedRole
      else {
        continue
      }
      let isAllowed =
        switch name {
        case "a": ["backlink", "biblioref", "glossref", "noteref", "referrer", "pagebreak"].contains(type)
        case "aside": ["dedication", "footnote", "glossary", "pullquote", "tip", "help"].contains(type)
        case "nav": ["toc", "page-list", "index"].contains(type)
        case "section", "div":
          !["toc", "page-list", "backlink", "biblioref", "glossref", "noteref", "referrer"].contains(type)
        case "hr": type == "pagebreak"
        case "p", "span": ["pagebreak", "subtitle", "footnote", "pullquote", "epigraph", "tip"].contains(type)
        default: false
        }
      if isAllowed { return (type, role) }
    }
    return nil
  }
}
