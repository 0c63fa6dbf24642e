import Markup
import TextModel

/// Letters that a page sets apart from the rest of the word they begin.
extension HTMLFlattener {
  private static let mostInitials = 3
  /// What opens a word, and stands beside its first letter.
  private static let openers: Set<Character> = [
    "\"", "'", "\u{201C}", "\u{2018}", "\u{AB}", "\u{BB}", "\u{201E}", "\u{201A}", "(", "[", "\u{BF}", "\u{A1}",
  ]
  private static let apostrophes: Set<Character> = ["'", "\u{2019}"]
  /// As many bytes and nodes tell what a word begins with.
  private static let mostBytes = 32
  private static let mostNodes = 64

  /// Whether an element that is set apart is nothing but the letters, or the digits, that a word begins with.
  ///
  /// A letter at the side where rows begin is one, and so are a few that small letters follow; elsewhere only a capital
  /// that these follow.
  func beginsWord(_ node: MarkupNode, _ style: InlineStyle) -> Bool {
    guard !style.isCell, let own = shortText(of: node) else { return false }
    // A picture is a letter or none by what is said of it.
    guard !own.isEmpty else { return style.isFloating }
    guard !style.isFloating || style.floatsLeft else { return false }
    let word = own.drop(while: Self.openers.contains)
    guard let first = word.first, let last = word.last, let next = textAfter(node).first else { return false }
    if style.floatsLeft, last.isNumber, word.allSatisfy({ $0.isNumber || $0.isCurrencySymbol }) {
      return next.isNumber
    }
    guard first.isLetter, word.allSatisfy({ $0.isLetter || Self.apostrophes.contains($0) }) else { return false }
    let count = word.count(where: \.isLetter)
    guard style.floatsLeft else { return count == 1 && first.isUppercase && next.isLowercase }
    return count == 1 ? !(first.isLowercase && next.isUppercase) : count <= Self.mostInitials && next.isLowercase
  }

  /// Whether there is nothing to see in an element, which marks a place: it parts no words.
  func showsNothing(_ top: MarkupNode) -> Bool {
    var next: MarkupNode? = top
    var count = 0
    while let node = next {
      count += 1
      guard count <= Self.mostNodes else { return false }
      if let number = tree.nameNumber(of: node) {
        guard kinds[number].mayStandApart, controls[node] == nil else { return false }
      } else if !TextFilter.line(tree.text(of: node)).isEmpty {
        return false
      }
      next = step(from: node, in: top)
    }
    return true
  }

  /// The text in an element, in one line without blanks; nil where there is more.
  private func shortText(of top: MarkupNode) -> String? {
    var bytes: [UInt8] = []
    var next: MarkupNode? = top
    var count = 0
    while let node = next {
      count += 1
      bytes += tree.text(of: node)
      guard count <= Self.mostNodes, bytes.count <= Self.mostBytes else { return nil }
      next = step(from: node, in: top, skips: tree.isLeftOut(node))
    }
    let line = TextFilter.line(bytes)
    return line.contains(where: \.isWhitespace) ? nil : line
  }

  /// The first of the text that stands behind an element in its block, or of what is no white space of it.
  func textAfter(_ node: MarkupNode, skipsBlanks: Bool = false) -> String {
    guard let root = tree.root else { return "" }
    var next = step(from: node, in: root, skips: true)
    for _ in 0..<Self.mostNodes {
      guard let node = next else { break }
      if let number = tree.nameNumber(of: node) {
        if kinds[number].isBlock { break }
        if case .lineBreak = kinds[number] { break }
      } else if skipsBlanks ? !isBlank(tree.text(of: node)) : !tree.text(of: node).isEmpty {
        return String(decoding: tree.text(of: node).prefix(Self.mostBytes), as: UTF8.self)
      }
      next = step(from: node, in: root, skips: tree.isLeftOut(node))
    }
    return ""
  }

  /// The node behind another in the order of the document, inside an element.
  private func step(from node: MarkupNode, in top: MarkupNode, skips: Bool = false) -> MarkupNode? {
    if !skips, let child = tree.firstChild(of: node) { return child }
    var node = node
    while node != top {
      if let next = tree.nextSibling(of: node) { return next }
      guard let parent = tree.parent(of: node) else { return nil }
      // What follows a block is no part of it.
      if let number = tree.nameNumber(of: parent), kinds[number].isBlock, parent != top { return nil }
      node = parent
    }
    return nil
  }
}
