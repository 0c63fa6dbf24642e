/// A text as it counts when it is looked for: without case, accents and the like.
package struct FoldedText: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Folds a text.
  package init(_ text: String) {
    let folding = TextFolding(options: [])
    bytes = text.unicodeScalars.flatMap(folding.folded)
  }

  /// Whether another text stands in this one.
  package func contains(_ other: FoldedText) -> Bool {
    other.bytes.isEmpty || bytes.firstRange(of: other.bytes) != nil
  }

  /// Whether this text begins with another one.
  package func begins(with other: FoldedText) -> Bool { bytes.starts(with: other.bytes) }
}
