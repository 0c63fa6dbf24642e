/// A language tag that is safe to hand to a program: letters, digits and hyphens (BCP 47).
struct LanguageTag: Hashable, Sendable {
  /// The tag.
  let text: String

  /// Creates a tag, or returns nil for a text that cannot be one.
  init?(_ text: String) {
    guard text.utf8.count <= 35, text.first?.isLetter ?? false,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    self.text = text
  }
}
