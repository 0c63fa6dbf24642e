/// A line that Project Gutenberg sets between a text and its header or its licence.
enum GutenbergMark {
  case start, end

  /// The greatest length of terms, in bytes: the licence has less than 20,000, and the header of another text may
  /// follow it.
  private static let longest = 64 << 10

  /// Creates the mark of a line, or returns nil for any other line, which takes almost no time.
  init?(_ line: ArraySlice<UInt8>) {
    // Most of a text has no line that begins with a star or with "End of".
    switch line.first {
    case 0x2A where line.count < 400:
      let text = TextFilter.line(line.drop { $0 == 0x2A }).uppercased()
      guard text.contains("PROJECT GUTENBERG") else { return nil }
      if text.hasPrefix("START OF ") {
        self = .start
      } else if text.hasPrefix("END OF ") {
        self = .end
      } else {
        return nil
      }
    case 0x45 where Self.farewells.contains { line.starts(with: $0.utf8) }: self = .end
    default: return nil
    }
  }

  /// The last words of old texts, before the mark or without one.
  private static let farewells = ["End of the Project Gutenberg", "End of Project Gutenberg"]

  /// Returns a Boolean value that indicates whether the bytes behind the end of a text do not belong to it: they are
  /// blank, or a licence, which names its project.
  static func areTerms(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count <= longest else { return false }
    if Lines.isBlank(bytes[range]) { return true }
    return String(decoding: bytes[range], as: UTF8.self).lowercased().contains("gutenberg")
  }
}
