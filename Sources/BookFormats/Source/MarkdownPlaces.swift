import Markup
import TextModel

/// The lines of a document of Markdown that the blocks of its HTML come from.
package struct MarkdownPlaces: Sendable {
  /// The name of the attribute by which the renderer tells where a block begins.
  package static let attribute = "data-sourcepos"

  private let source: [UInt8]
  /// The place at which each line begins.
  private let lines: [Int]

  private init(_ source: [UInt8]) {
    self.source = source
    lines = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the HTML of a document, each of its blocks with its place, and what tells the places.
  static func render(_ source: [UInt8]) -> (html: [UInt8], places: MarkdownPlaces) {
    let text = SourceText(source, .text).repaired().bytes
    return (MarkdownRenderer.renderPlaced(text), MarkdownPlaces(text))
  }

  /// Returns the line and the column of an element in the Markdown: where its tag is written there, or else where the
  /// block around it begins.
  package func place(of node: MarkupNode, tag: String, in tree: MarkupTree) -> (line: Int, column: Int)? {
    let block = block(around: node, in: tree)
    let start = block.map { lines[min(max($0.line, 1), lines.count) - 1] } ?? start(behind: node, in: tree)
    // The tag of a block is that of the renderer, and stands nowhere.
    guard tree.attribute(Self.attribute, of: node) == nil, !tag.isEmpty,
      let found = source[min(start, source.count)...].firstRange(ofBytes: tag.utf8)?.lowerBound
    else { return block }
    let line = lines.partitioningIndex { $0 > found } - 1
    return (line + 1, source[lines[line]..<found].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// Returns the place of the closest block around an element that tells it.
  private func block(around node: MarkupNode, in tree: MarkupTree) -> (line: Int, column: Int)? {
    for element in sequence(first: node, next: { tree.parent(of: $0) }).prefix(256) {
      guard let written = tree.attribute(Self.attribute, of: element) else { continue }
      let numbers = written.prefix { $0 != "-" }.split(separator: ":").compactMap { Int($0) }
      if numbers.count == 2 { return (numbers[0], numbers[1]) }
    }
    return nil
  }

  /// Returns the place at which the last block before an element begins that tells it.
  private func start(behind node: MarkupNode, in tree: MarkupTree) -> Int {
    var place = 0
    var outer: MarkupNode? = node
    while let element = outer, place == 0 {
      var before = tree.previousSibling(of: element)
      while let sibling = before, place == 0 {
        if let block = block(around: sibling, in: tree) { place = lines[min(max(block.line, 1), lines.count) - 1] }
        before = tree.previousSibling(of: sibling)
      }
      outer = tree.parent(of: element)
    }
    return place
  }
}
