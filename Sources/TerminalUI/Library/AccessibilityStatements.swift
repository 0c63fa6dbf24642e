import TextModel
import Words

/// A publisher's claims of how a book can be read, in plain words.
///
/// The choice of sentences follows the W3C's Accessibility Metadata Display Guide for Digital Publications 2.0 and its
/// techniques for EPUB. Claims that contradict one another are both told.
package struct AccessibilityStatements: Sendable {
  private let claims: AccessibilityClaims

  /// Words the claims of a book.
  package init(of claims: AccessibilityClaims) {
    self.claims = claims
  }

  /// Returns the ways of reading, conformance, navigation and hazards, a sentence each.
  package func lines(in catalogue: Catalogue) -> [String] {
    var lines = (waysOfReading + navigation + hazards).map { catalogue.text($0) }
    lines += claims.standards.map { catalogue.text(Phrase(.claimStandard, ["name": .text($0)])) }
    lines += claims.certifiers.map { catalogue.text(Phrase(.claimCertified, ["name": .text($0)])) }
    return lines + (claims.summary.map { [$0] } ?? [])
  }

  private var waysOfReading: [Phrase.Key] {
    var ways: [Phrase.Key] = [nonvisualReading]
    if has("alternativeText", "longDescription", "describedMath", "transcript") { ways.append(.claimDescribed) }
    if claims.features.contains("displayTransformability"), !claims.isFixed {
      ways.append(.claimAppearance)
    } else if claims.isFixed {
      ways.append(.claimFixed)
    }
    if has("synchronizedAudioText") {
      ways.append(.claimNarrated)
    } else if claims.modes.contains("auditory") {
      ways.append(.claimAudio)
    }
    return ways
  }

  /// The sentence on reading without sight.
  private var nonvisualReading: Phrase.Key {
    let isTextual = claims.sufficientModes.contains(["textual"]) || claims.modes == ["textual"]
    if isTextual { return .claimReadable }
    let hasText = claims.modes.contains("textual") || claims.sufficientModes.contains { $0.contains("textual") }
    if hasText { return .claimPartlyReadable }
    return claims.modes.isEmpty && claims.sufficientModes.isEmpty ? .claimUnknown : .claimUnreadable
  }

  private var navigation: [Phrase.Key] {
    var ways: [Phrase.Key] = []
    if has("tableOfContents") { ways.append(.claimContents) }
    if has("index") { ways.append(.claimIndex) }
    if has("structuralNavigation") { ways.append(.claimHeadings) }
    if has("pageNavigation", "pageBreakMarkers", "printPageNumbers") { ways.append(.claimPages) }
    return ways
  }

  private var hazards: [Phrase.Key] {
    let named = Set(claims.hazards)
    var hazards: [Phrase.Key] = []
    if named.contains("flashing") { hazards.append(.claimFlashing) }
    if named.contains("motionSimulation") { hazards.append(.claimMotion) }
    if named.contains("sound") { hazards.append(.claimSound) }
    let isSafe =
      named.contains("none")
      || named.isSuperset(of: ["noFlashingHazard", "noMotionSimulationHazard", "noSoundHazard"])
    if isSafe { hazards.append(.claimNoHazards) }
    return hazards
  }

  private func has(_ features: String...) -> Bool { features.contains { claims.features.contains($0) } }
}
