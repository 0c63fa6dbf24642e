import Markup
import Words

extension Rule {
  /// The rule that a claim of conformance is written as the standard has it, and says who made it.
  static let conformanceClaim = Rule(
    "conformance-claim", .note, others: ["ace:metadata-conformsto-invalid"],
    publication: { publication in
      let package = publication.package
      let metas = package.elements(named: "meta").filter { isProperty("dcterms:conformsTo", $0, package) }
      let links = package.elements(named: "link").filter { isProperty("dcterms:conformsTo", $0, package) }
      let certifiers = package.elements(named: "meta").filter { isProperty("a11y:certifiedBy", $0, package) }
      return (metas + links).compactMap { node in
        let value =
          package.attribute("href", of: node) ?? package.attribute("content", of: node)
          ?? package.tree.textContent(of: node)
        guard let claim = ConformanceText(value) else { return nil }
        let outcome: Outcome =
          if !claim.isValid {
            .failed("unknown", ["claim": .text(value.trimmed)])
          } else if certifiers.isEmpty {
            .failed("certifier", ["claim": .text(value.trimmed)])
          } else {
            .passed
          }
        return PlacedOutcome(node, in: package, outcome)
      }
    })

  /// Returns a Boolean value that indicates whether an element of the metadata is about a property.
  private static func isProperty(_ property: String, _ node: MarkupNode, _ package: AuditedPage) -> Bool {
    ["property", "name", "rel"].contains { package.words($0, of: node).contains(property) }
  }
}

/// A claim of conformance with EPUB Accessibility (EPUB Accessibility 1.1, 2.4.2.1).
private struct ConformanceText {
  let isValid: Bool

  /// Reads a claim; nil where it is one of another standard.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let all = words.joined(separator: " ")
    if all.lowercased().contains("idpf.org/epub/a11y") {
      let levels = ["#wcag-a", "#wcag-aa", "#wcag-aaa"]
      isValid = levels.contains { all == "http://www.idpf.org/epub/a11y/accessibility-20170105.html" + $0 }
      return
    }
    guard all.lowercased().hasPrefix("epub accessibility") || all.lowercased().hasPrefix("epub-a11y") else {
      return nil
    }
    let levels = ["A", "AA", "AAA"]
    isValid = ["1.1", "1.2"].contains { version in
      ["2.0", "2.1", "2.2"].contains { wcag in
        levels.contains { "EPUB Accessibility \(version) - WCAG \(wcag) Level \($0)" == all }
      }
    }
  }
}
