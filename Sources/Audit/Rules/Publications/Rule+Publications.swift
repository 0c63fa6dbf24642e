import Markup
import Words

extension Rule {
  /// The rules for publications as wholes, and for what only their documents have.
  static let publications: [Rule] =
    [.publicationTitle, .publicationLanguage, .packageLanguage] + metadataPresence + metadataValues
    + [
      .accessibilityHazardConflict, .accessibilityFeatureConflict, .accessibilityFeatureClaim, .accessModeClaim,
      .accessModeComplete,
    ]
    + [.conformanceClaim, .pageListClaim, .pageBreakClaim, .pageSource, .pageListTarget, .pageListComplete]
    + [.pageListOrder, .pageBreakName, .tableOfContents, .tableOfContentsShort, .tableOfContentsOrder]
    + [.navigationLabel, .navigationTarget, .linkInBook, .structureRole, .mediaOverlayTarget, .mediaOverlayMetadata]
    + [.mediaOverlayPages]
}

extension AuditedPublication {
  /// The element that holds the metadata, or the outermost element where there is none.
  var metadataElement: MarkupNode? { package.elements(named: "metadata").first ?? package.tree.root }

  /// A Boolean value that indicates whether the package is one of EPUB 3.
  var isEPUB3: Bool {
    package.tree.root.flatMap { package.attribute("version", of: $0) }?.trimmed.hasPrefix("3") ?? false
  }

  /// A Boolean value that indicates whether its pages are laid out once and for all.
  var isFixedLayout: Bool { metadata("rendition:layout").contains { $0.value == "pre-paginated" } }

  /// Returns the elements of Dublin Core of a name, in order, with their text; those of collections are left out.
  func dublinCore(_ name: String) -> [(node: MarkupNode, value: String)] {
    package.elements(named: [name, name.prefix(1).uppercased() + name.dropFirst()]).compactMap { node in
      let parent = package.tree.parent(of: node).map { package.element($0) }
      guard parent == "metadata" || parent == "dc-metadata" else { return nil }
      return (node, package.tree.textContent(of: node).trimmed)
    }
  }

  /// Returns the values of a property of the accessibility metadata that are not empty, with their elements.
  func accessibility(_ property: EPUBAccessibility) -> [(node: MarkupNode, value: String)] {
    metadata(property.name).filter { !$0.value.isEmpty }
  }

  /// Returns the outcome for the metadata as a whole.
  func outcome(_ outcome: Outcome) -> [PlacedOutcome] {
    metadataElement.map { [PlacedOutcome($0, in: package, outcome)] } ?? []
  }

  /// Returns the failure of metadata that is not there, mended by an element of it, which may hold the author's words.
  func missing(_ markup: String, _ variant: String? = nil, words: Phrase.Key? = nil) -> [PlacedOutcome] {
    let mending = metadataElement.map { Mending([.insertInside($0, markup)], words: words.map { Phrase($0) }) }
    return outcome(.failed(variant, mending: mending))
  }
}
