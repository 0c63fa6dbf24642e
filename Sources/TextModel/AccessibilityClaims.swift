/// A publisher's claims of how a book can be read (EPUB Accessibility 1.1), in the terms of schema.org as they are
/// written.
public struct AccessibilityClaims: Hashable, Sendable {
  /// The senses that the content speaks to: `textual`, `visual`, `auditory`, `tactile`.
  public var modes: [String] = []
  /// The sets of senses that are enough to take all of it in, each its terms in order.
  public var sufficientModes: [[String]] = []
  /// The features that help, such as `alternativeText`.
  public var features: [String] = []
  /// The hazards, such as `flashing`, and those that there are not, such as `noFlashingHazard`.
  public var hazards: [String] = []
  /// The standards that it keeps to.
  public var standards: [String] = []
  /// The certifiers of that.
  public var certifiers: [String] = []
  /// A Boolean value that indicates whether its pages are laid out once and for all.
  public var isFixed = false
  /// The publisher's own words.
  public var summary: String?

  /// Creates claims of nothing.
  public init() {}

  /// A Boolean value that indicates whether nothing is spoken.
  public var isEmpty: Bool { self == AccessibilityClaims() }

  /// Takes a property of a package document in, by its name.
  package mutating func take(_ property: String, _ value: String) {
    guard !value.isEmpty else { return }
    switch property {
    case "schema:accessMode": modes.append(value)
    case "schema:accessModeSufficient":
      sufficientModes.append(value.split { $0 == "," || $0 == " " }.map(String.init).sorted())
    case "schema:accessibilityFeature": features.append(value)
    case "schema:accessibilityHazard": hazards.append(value)
    case "dcterms:conformsTo": standards.append(value)
    case "a11y:certifiedBy": certifiers.append(value)
    case "schema:accessibilitySummary": summary = summary ?? value
    default: break
    }
  }
}
