import Markup
import Words

extension Rule {
  /// The rules that the values of the accessibility metadata are those of its vocabulary.
  static let metadataValues: [Rule] = [
    vocabulary("access-mode-value", .note, .accessMode),
    vocabulary("access-mode-sufficient-value", .note, .accessModeSufficient),
    vocabulary("accessibility-feature-value", .warning, .accessibilityFeature),
    vocabulary("accessibility-hazard-value", .warning, .accessibilityHazard),
  ]

  /// Creates a rule that a property of the accessibility metadata has values of its vocabulary, in its letter case.
  private static func vocabulary(_ id: String, _ severity: Severity, _ property: EPUBAccessibility) -> Rule {
    let spellings = Dictionary((property.terms ?? []).map { ($0.lowercased(), $0) }) { first, _ in first }
    return Rule(
      id, severity, others: ["ace:metadata-\(property.rawValue.lowercased())-invalid"],
      publication: { publication in
        publication.accessibility(property).map { node, value in
          guard let wrong = property.unknownTerms(of: value).first else {
            return PlacedOutcome(node, in: publication.package, .passed)
          }
          guard let right = spellings[wrong.lowercased().filter { !$0.isWhitespace }] else {
            return PlacedOutcome(node, in: publication.package, .failed("unknown", ["value": .text(wrong)]))
          }
          let isWhole = wrong == value && publication.package.attribute("content", of: node) != nil
          let outcome = Outcome.failed(
            "spelling", ["value": .text(wrong), "term": .text(right)],
            mending: isWhole ? .set("content", to: right, of: node) : nil)
          return PlacedOutcome(node, in: publication.package, outcome)
        }
      })
  }

  /// The rule that hazards do not contradict one another.
  static let accessibilityHazardConflict = Rule(
    "accessibility-hazard-conflict", .warning, others: ["ace:metadata-accessibilityhazard-invalid"],
    publication: { publication in
      let hazards = publication.accessibility(.accessibilityHazard)
      guard !hazards.isEmpty else { return [] }
      let values = Set(hazards.map(\.value))
      let pairs = [
        ("flashing", "noFlashingHazard"), ("motionSimulation", "noMotionSimulationHazard"),
        ("sound", "noSoundHazard"),
      ]
      let both = pairs.first { values.contains($0.0) && values.contains($0.1) }
      let some = ["flashing", "motionSimulation", "sound"].first(where: values.contains)
      let conflict = both ?? (values.contains("none") ? some.map { ($0, "none") } : nil)
      guard let conflict else { return publication.outcome(.passed) }
      let node = hazards.first { $0.value == conflict.1 }?.node ?? hazards[0].node
      let outcome = Outcome.failed(nil, ["hazard": .text(conflict.0), "other": .text(conflict.1)])
      return [PlacedOutcome(node, in: publication.package, outcome)]
    })

  /// The rule that a publication which has features does not say that it has none.
  static let accessibilityFeatureConflict = Rule(
    "accessibility-feature-conflict", .warning,
    publication: { publication in
      let features = publication.accessibility(.accessibilityFeature)
      guard let none = features.first(where: { $0.value == "none" }) else { return [] }
      guard let other = features.first(where: { $0.value != "none" && $0.value != "unknown" }) else {
        return publication.outcome(.passed)
      }
      return [
        PlacedOutcome(none.node, in: publication.package, .failed(nil, ["feature": .text(other.value)]))
      ]
    })
}
