import Markup
import Words

extension Rule {
  /// The rules that the accessibility metadata is there.
  static let metadataPresence: [Rule] = [
    metadata("access-mode", .warning, .accessMode, example: "textual"),
    metadata("access-mode-sufficient", .note, .accessModeSufficient, example: "textual"),
    metadata("accessibility-feature", .warning, .accessibilityFeature, example: "structuralNavigation"),
    metadata("accessibility-hazard", .warning, .accessibilityHazard, example: "none"),
    metadata(
      "accessibility-summary", .note, .accessibilitySummary,
      example: Mending.blank, words: "accessibility-summary.mended"),
  ]

  /// Creates a rule that a property of the accessibility metadata has a value.
  private static func metadata(
    _ id: String, _ severity: Severity, _ property: EPUBAccessibility, example: String, words: Phrase.Key? = nil
  ) -> Rule {
    Rule(
      id, severity, others: ["ace:metadata-\(property.rawValue.lowercased())"],
      publication: { publication in
        guard publication.accessibility(property).isEmpty else { return publication.outcome(.passed) }
        return publication.missing(
          publication.isEPUB3
            ? "<meta property=\"\(property.name)\">\(example)</meta>"
            : "<meta name=\"\(property.name)\" content=\"\(example)\"/>", words: words)
      })
  }
}
