/// The symbols between words that a voice does not name: it pauses, or changes its tone.
enum SilentSymbols {
  /// Symbols that are words where they are read: "and", "at", "percent".
  private static let spoken: Set<Unicode.Scalar> = [
    "&", "@", "%", "#", "*", "/", "\\", "§", "¶", "†", "‡", "‰", "‱", "٪", "※",
  ]

  /// Returns a Boolean value that indicates whether a symbol is one of them.
  static func hold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: true
    case .otherPunctuation: !spoken.contains(scalar)
    default: false
    }
  }
}
