/// The `@` of e-mail addresses that are not made links of, because their text has too many of them.
///
/// The parser keeps a copy of the rest of the text for each address in it.
enum MarkdownStrayAddresses {
  /// The greatest sum of those copies in a document, in UTF-8 bytes: of a thousand addresses in a text of 32 kB.
  private static let mostBytes = 16 << 20

  /// Returns the place of each.
  ///
  /// - Complexity: O(n).
  static func places(in source: [UInt8]) -> [Int] {
    var strays: [Int] = []
    var bytes = 0
    /// The places in the text so far.
    var places: [Int] = []
    func endText(at end: Int) {
      for place in places {
        bytes += end - place
        if bytes > mostBytes { strays.append(place) }
      }
      places = []
    }
    for line in Lines(source) {
      places += line.content.indices.lazy.filter { line.content[$0] == 0x40 }
      if MarkdownLine.isBlank(line.content) { endText(at: line.content.startIndex) }
    }
    endText(at: source.count)
    return strays
  }
}
