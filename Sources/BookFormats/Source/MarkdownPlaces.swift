import Markup

/// The lines of a document of Markdown that the blocks of its HTML come from.
package struct MarkdownPlaces: Sendable {
  /// The name of the attribute by which the renderer tells where a block begins.
  package static let attribute = "data-sourcepos"

  /// Returns the HTML of a document, each of its blocks with its place, and what tells the places.
  static func render(_ source: [UInt8]) -> (html: [UInt8], places: MarkdownPlaces) {
    (MarkdownRenderer.renderPlaced(source), MarkdownPlaces())
  }

  /// Returns the line and the column at which the block around an element begins in the Markdown.
  package func place(of node: MarkupNode, in tree: MarkupTree) -> (line: Int, column: Int)? {
    for element in sequence(first: node, next: { tree.parent(of: $0) }) {
      guard let written = tree.attribute(Self.attribute, of: element) else { continue }
      let numbers = written.prefix { $0 != "-" }.split(separator: ":").compactMap { Int($0) }
      if numbers.count == 2 { return (numbers[0], numbers[1]) }
    }
    return nil
  }
}
