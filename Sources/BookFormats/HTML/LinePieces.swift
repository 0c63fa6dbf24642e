import Markup
import TextModel

/// The pieces that a page is put together of, each in its place, as in pages of fixed layout.
///
/// If the pieces hold the blanks between words, their places do not separate words.
struct LinePieces {
  /// The elements whose children are known.
  fileprivate var parents: NodeSet = []
  /// The pieces that stand directly behind another, and those directly before one.
  fileprivate(set) var followers: NodeSet = []
  fileprivate(set) var followed: NodeSet = []
}

extension HTMLFlattener {
  /// As many elements stand around the text of a piece.
  private static let deepestPiece = 4

  /// Finds the pieces that an element is one of.
  ///
  /// - Complexity: O(n) in the number of elements beside it, once for all of them.
  mutating func findPieces(beside node: MarkupNode) {
    guard let parent = tree.parent(of: node), pieces.parents.insert(parent) else { return }
    var pairs: [(MarkupNode, MarkupNode)] = []
    var hasBlanks = false
    var last: MarkupNode?
    var next = tree.firstChild(of: parent)
    while let child = next {
      next = tree.nextSibling(of: child)
      guard isBeside(child) else {
        last = nil
        continue
      }
      if let last { pairs.append((last, child)) }
      last = child
      hasBlanks = hasBlanks || beginsInBlank(child) || endsInBlank(child)
    }
    guard hasBlanks else { return }
    for (before, after) in pairs {
      pieces.followed.insert(before)
      pieces.followers.insert(after)
    }
  }

  private mutating func isBeside(_ node: MarkupNode) -> Bool {
    guard let number = tree.nameNumber(of: node), kinds[number].mayStandApart else { return false }
    var attributes = attributes(of: node)
    addStyle(kinds[number], &attributes, node)
    return attributes.style?.isBeside ?? false
  }

  private func beginsInBlank(_ node: MarkupNode) -> Bool {
    var first: MarkupNode? = node
    for _ in 0..<Self.deepestPiece {
      first = first.flatMap { tree.firstChild(of: $0) }
      guard let first, tree.nameNumber(of: first) == nil else { continue }
      return tree.text(of: first).first.map(Self.isBlank) ?? false
    }
    return false
  }

  private func endsInBlank(_ node: MarkupNode) -> Bool {
    var last: MarkupNode? = node
    for _ in 0..<Self.deepestPiece {
      var child = last.flatMap { tree.firstChild(of: $0) }
      while let next = child.flatMap({ tree.nextSibling(of: $0) }) { child = next }
      last = child
      guard let last, tree.nameNumber(of: last) == nil else { continue }
      return tree.text(of: last).last.map(Self.isBlank) ?? false
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
