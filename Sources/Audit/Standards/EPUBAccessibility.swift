/// A property of schema.org with which a book says how accessible it is (EPUB Accessibility 1.1, 2.2).
package enum EPUBAccessibility: String, Hashable, Sendable, CaseIterable {
  case accessMode, accessModeSufficient, accessibilityFeature, accessibilityHazard, accessibilitySummary
  case accessibilityControl, accessibilityAPI

  /// The weight that EPUB Accessibility gives a property.
  package enum Need: Hashable, Sendable { case required, recommended, discouraged }

  /// The name in a package document, such as `schema:accessMode`.
  package var name: String { "schema:" + rawValue }

  /// The weight of the property.
  package var need: Need {
    switch self {
    case .accessMode, .accessibilityFeature, .accessibilityHazard: .required
    case .accessModeSufficient, .accessibilitySummary: .recommended
    case .accessibilityControl, .accessibilityAPI: .discouraged
    }
  }

  /// The terms that a value may be made of, in the letter case of the vocabulary; nil where any text is a value.
  package var terms: Set<String>? {
    switch self {
    case .accessMode, .accessModeSufficient: Self.modes
    case .accessibilityFeature: Self.features
    case .accessibilityHazard: Self.hazards
    case .accessibilitySummary: nil
    case .accessibilityControl: Self.controls
    case .accessibilityAPI: ["ARIA"]
    }
  }

  /// Returns the terms of a value: of `accessModeSufficient` the ones between commas, of others all of it.
  package func terms(of value: String) -> [String] {
    let parts = self == .accessModeSufficient ? value.split(separator: ",") : [Substring(value)]
    return parts.map { part in
      let start = part.drop(while: \.isWhitespace)
      return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }.filter { !$0.isEmpty }
  }

  /// Returns the terms of a value that the vocabulary does not have; letter case counts.
  package func unknownTerms(of value: String) -> [String] {
    guard let known = terms else { return [] }
    return terms(of: value).filter { !known.contains($0) }
  }

  /// Returns the term that replaces a deprecated one; nil for a term that is not deprecated.
  package func replacement(for term: String) -> String? {
    self == .accessibilityFeature ? Self.replacements[term] : nil
  }

  private static let replacements = ["bookmarks": "annotations", "printPageNumbers": "pageBreakMarkers"]

  private static let modes = words(
    """
    auditory chartOnVisual chemOnVisual colorDependent diagramOnVisual mathOnVisual musicOnVisual tactile textOnVisual \
    textual visual
    """)

  /// The terms of the Schema.org Accessibility Properties for Discoverability Vocabulary, deprecated ones among them.
  private static let features = words(
    """
    annotations ARIA bookmarks index pageBreakMarkers pageNavigation printPageNumbers readingOrder \
    structuralNavigation tableOfContents taggedPDF \
    alternativeText audioDescription captions closedCaptions describedMath longDescription openCaptions signLanguage \
    transcript \
    displayTransformability displayTransformability/background-color displayTransformability/color \
    displayTransformability/font-family displayTransformability/font-size displayTransformability/letter-spacing \
    displayTransformability/line-height displayTransformability/word-spacing synchronizedAudioText timingControl \
    unlocked \
    ChemML latex latex-chemistry MathML MathML-chemistry ttsMarkup \
    highContrastAudio highContrastAudio/noBackground highContrastAudio/reducedBackground \
    highContrastAudio/switchableBackground highContrastDisplay largePrint \
    braille tactileGraphic tactileObject \
    fullRubyAnnotations horizontalWriting rubyAnnotations verticalWriting withAdditionalWordSegmentation \
    withoutAdditionalWordSegmentation \
    none unknown
    """)

  private static let hazards = words(
    """
    flashing noFlashingHazard unknownFlashingHazard motionSimulation noMotionSimulationHazard \
    unknownMotionSimulationHazard sound noSoundHazard unknownSoundHazard none unknown
    """)

  private static let controls = words(
    """
    fullAudioControl fullKeyboardControl fullMouseControl fullSwitchControl fullTouchControl fullVideoControl \
    fullVoiceControl
    """)

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
