/// A text as it counts when it is looked for: without case, accents and the like.
package struct FoldedText: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  /// Folds a text.
  package init(_ text: String) {
    let folding = TextFolding(options: [])
    bytes = text.unicodeScalars.flatMap(folding.folded)
  }

  /// Returns a Boolean value that indicates whether another text stands in this one.
  package func contains(_ other: FoldedText) -> Bool {
    other.bytes.isEmpty || bytes.firstRange(of: other.bytes) != nil
  }

  /// Returns the likeness of this text to one that is typed to find it.
  ///
  /// 3 is the same text, 2 a text that begins with it, 1 a text that holds a word that does, 0 any other.
  package func likeness(to typed: FoldedText) -> Int {
    guard !typed.bytes.isEmpty else { return 0 }
    if bytes == typed.bytes { return 3 }
    if begins(with: typed) { return 2 }
    return bytes.firstRange(of: [0x20] + typed.bytes) == nil ? 0 : 1
  }

  /// Orders texts by their letters.
  package static func < (one: FoldedText, other: FoldedText) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  /// Returns a Boolean value that indicates whether each word of another text stands in this one.
  package func containsWords(of other: FoldedText) -> Bool {
    other.bytes.split(separator: 0x20).allSatisfy { bytes.firstRange(of: $0) != nil }
  }

  /// Returns a Boolean value that indicates whether this text begins with another one.
  package func begins(with other: FoldedText) -> Bool { bytes.starts(with: other.bytes) }
}
