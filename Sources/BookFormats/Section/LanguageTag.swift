/// Language tags as sources write them.
enum LanguageTag {
  /// Returns the tag, nil when it is none: letters, digits and hyphens is all that BCP 47 allows.
  ///
  /// An underscore, as locales are written with, stands for a hyphen.
  static func clean(_ text: String) -> String? {
    let tag = String(text.filter { !$0.isWhitespace }.map { $0 == "_" ? "-" : $0 })
    let isTag = tag.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D }
    return tag.isEmpty || !isTag || tag.utf8.count > 64 ? nil : tag
  }
}
