import Markup

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an element is rendered and visible, as far as its style tells.
  package func isShown(_ node: MarkupNode) -> Bool { visibility[node].isDisjoint(with: [.gone, .invisible]) }

  /// Returns a Boolean value that indicates whether an element has a box, visible or not.
  package func isRendered(_ node: MarkupNode) -> Bool { !visibility[node].contains(.gone) }

  /// Returns a Boolean value that indicates whether an element or one around it has `aria-hidden`.
  package func isARIAHidden(_ node: MarkupNode) -> Bool { visibility[node].contains(.ariaHidden) }

  /// Returns a Boolean value that indicates whether those who listen meet an element: it is shown and not hidden by
  /// `aria-hidden`.
  ///
  /// An element whose role is presentational is met by what it holds alone; see `isExposed`.
  package func isHeard(_ node: MarkupNode) -> Bool { visibility[node].isEmpty }

  /// Returns a Boolean value that indicates whether an element is in the accessibility tree by itself: it is heard, and
  /// its role is not presentational.
  package func isExposed(_ node: MarkupNode) -> Bool {
    guard isHeard(node) else { return false }
    let role = role(of: node)
    return role != "none" && role != "presentation"
  }

  /// Returns the text in an element that is shown, as it stands, with what is hidden by `aria-hidden` where it is asked
  /// for.
  package func shownText(of top: MarkupNode, withHidden: Bool = true) -> String {
    var bytes: [UInt8] = []
    eachShownRun(of: top, withHidden: withHidden) {
      bytes += $0
    } divide: {
      bytes.append(0x20)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the number of words in an element that are heard.
  func heardWordCount(of top: MarkupNode) -> Int {
    var counter = WordCounter()
    eachShownRun(of: top, withHidden: false) {
      counter.add($0)
    } divide: {
      counter.divide()
    }
    return counter.count
  }

  /// Returns a Boolean value that indicates whether an element holds text that is shown.
  func holdsShownText(_ node: MarkupNode) -> Bool { shownTextHolders[node] != nil }

  /// Returns the elements that hold text that is shown, in one pass.
  func makeShownTextHolders() -> NodeTable<Void> {
    var holders = NodeTable<Void>(tree)
    guard let root = tree.root else { return holders }
    var holds: [Bool] = []
    tree.walk(root) { _ in
      holds.append(false)
      return .children
    } leave: { node in
      let isHolder = tree.name(of: node) == nil ? isShown(node) && !isBlank(tree.text(of: node)) : holds.last == true
      holds.removeLast()
      guard isHolder else { return }
      if !holds.isEmpty { holds[holds.count - 1] = true }
      if tree.name(of: node) != nil { holders[node] = () }
    }
    return holders
  }

  private func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    !text.contains { $0 > 0x20 && $0 < 0x80 } && String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace)
  }

  /// Calls a closure with each run of text in an element that is shown, and another between two that do not touch.
  private func eachShownRun(
    of top: MarkupNode, withHidden: Bool, _ take: (ArraySlice<UInt8>) throws -> Void, divide: () -> Void
  ) rethrows {
    try tree.walk(top) { node in
      guard tree.name(of: node) == nil else {
        return isRendered(node) && (withHidden || !isARIAHidden(node)) ? .children : .skip
      }
      if isShown(node) { try take(tree.text(of: node)) }
      return .skip
    } leave: { node in
      // Letters in two blocks are two words.
      if let name = tree.name(of: node), node != top, !Self.phrasing.contains(name) { divide() }
    }
  }

  /// Returns the words that are heard in the page.
  func makeHeardText() -> String {
    let body = elements(named: "body").first
    return " \(body.map { shownText(of: $0, withHidden: false) }?.plainWords ?? "") "
  }

  private static let phrasing: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins", "kbd", "label",
    "mark", "q", "rb", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
  ]
}
