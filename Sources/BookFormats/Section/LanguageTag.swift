/// Language tags as sources write them.
enum LanguageTag {
  /// The tag, nil when it is none: letters, digits and hyphens is all that BCP 47 allows.
  static func clean(_ text: String) -> String? {
    let tag = text.filter { !$0.isWhitespace }
    let isTag = tag.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D }
    return tag.isEmpty || !isTag || tag.utf8.count > 64 ? nil : tag
  }
}
