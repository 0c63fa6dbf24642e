import Synchronization
import TextModel

/// A search for words as they are spoken, in one pass over the text and without a copy of it (Knuth, Morris and Pratt).
final class FoldedSearch: Sendable {
  /// The text that is looked for, folded; never empty, no blank at its ends.
  let needle: [UInt8]
  /// The number of bytes of the needle that still match when the byte behind so many of them is another one.
  let fallbacks: [Int]
  private let folding: TextFolding
  /// The folded forms of scalars, lent to the search that is at work.
  private let scalars = Mutex<FoldedScalars?>(nil)

  /// Makes a search ready.
  init(_ query: SearchQuery, symbols: TextFolding.Symbols = .count) throws(SearchError) {
    folding = TextFolding(options: query.options, symbols: symbols)
    var needle: [UInt8] = []
    for byte in query.text.unicodeScalars.flatMap(folding.folded) where byte != 0x20 || needle.last ?? 0x20 != 0x20 {
      needle.append(byte)
    }
    if needle.last == 0x20 { needle.removeLast() }
    guard !needle.isEmpty else { throw .nothingToFind }
    self.needle = needle
    fallbacks = Self.fallbacks(of: needle)
  }

  static func fallbacks(of needle: [UInt8]) -> [Int] {
    var fallbacks = [0]
    var length = 0
    for byte in needle.dropFirst() {
      while length > 0, needle[length] != byte { length = fallbacks[length - 1] }
      if needle[length] == byte { length += 1 }
      fallbacks.append(length)
    }
    return fallbacks
  }

  /// Returns the matches in a section.
  func matches(in section: Section) -> [Range<Int>] {
    let lent = scalars.withLock { scalars in
      defer { scalars = nil }
      return scalars
    }
    var scan = FoldedScan(self, section, lent ?? FoldedScalars(folding))
    scan.run()
    scalars.withLock { [kept = scan.scalars] in $0 = kept }
    return scan.matches
  }
}
