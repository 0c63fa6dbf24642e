/// The signs between words that a voice does not name: it pauses, or changes its tone.
enum SilentSigns {
  /// Signs that are words where they are read: "and", "at", "percent".
  private static let spoken: Set<Unicode.Scalar> = [
    "&", "@", "%", "#", "*", "/", "\\", "§", "¶", "†", "‡", "‰", "‱", "٪", "※",
  ]

  /// Returns a Boolean value that indicates whether a sign is one of them.
  static func hold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: true
    case .otherPunctuation: !spoken.contains(scalar)
    default: false
    }
  }
}
