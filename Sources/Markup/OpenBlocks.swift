/// The elements of a page that are open where its source has come to, as far as the parser needs their ends.
///
/// The end tag of a block ends what is open in it, and that of an element inside of a line never ends a block (HTML
/// standard, 13.2.6.4.7). libxml2 lets no end tag but that of a table or a page end a `div`, lets that of a `font` end
/// a `p`, and ends headings and addresses where blocks begin in them. Nothing is told of elements that began before a
/// part of a table and end behind it.
struct OpenBlocks {
  private struct Element {
    let name: String
    let kind: PageElement
    /// A Boolean value that indicates whether its end tag has come while a block was open in it, which it ends with.
    var isEnded = false
    /// A Boolean value that indicates whether a block has begun in it.
    var holdsBlocks = false
  }

  /// Most is looked for no farther.
  private static let deepest = 256
  /// Those that the parser ends only by their own end tags and by those of tables.
  private static let steady: Set<String> = [
    "article", "aside", "blockquote", "center", "details", "dialog", "div", "fieldset", "figcaption", "figure",
    "footer", "header", "hgroup", "main", "nav", "search", "section", "summary",
  ]
  /// Those that the parser may end where a block begins in them.
  private static let frail: Set<String> = ["address", "dir", "listing", "menu", "pre"]
  private static let lists: Set<String> = ["li", "ol", "ul"]

  private var open: [Element] = []
  /// The lists and items among them: an item cannot be ended from a list inside of it.
  private var openLists: [String] = []
  /// The number of each that are open, so that nothing is looked for that is not there.
  private var counts: [String: Int] = [:]

  /// Returns the end tags that stand before an element that begins.
  mutating func begin(_ name: String) -> String {
    guard let kind = PageElement(name) else { return "" }
    var ends = ""
    switch kind {
    case .tablePart:
      if name == "table" { ends = endParagraph(before: name) }
      self = OpenBlocks()
      return ends
    case .phrase: break
    case .heading:
      ends = endParagraph(before: name)
      if let last = open.last, last.kind == .heading { ends += "</\(last.name)>" + endLast() }
    case .block, .paragraph:
      ends = endParagraph(before: name)
      if name == "li", open.last?.name == "li" { ends += endLast() }
    case .rule: return endParagraph(before: name)
    }
    if kind != .phrase, let around = lastIndex(where: { $0.kind != .phrase }) { open[around].holdsBlocks = true }
    open.append(Element(name: name, kind: kind))
    counts[name, default: 0] += 1
    if Self.lists.contains(name) { openLists.append(name) }
    return ends
  }

  /// Returns the tag that an end tag stands for, or nil if that is itself.
  mutating func end(_ name: String) -> String? {
    guard let kind = PageElement(name) else { return nil }
    switch kind {
    case .tablePart:
      self = OpenBlocks()
      return nil
    case .heading:
      return lastIndex { $0.kind == .heading }.flatMap { endBlock(at: $0, by: name) }
    case .rule: return nil
    case .phrase, .block, .paragraph:
      guard counts[name, default: 0] > 0, name != "li" || openLists.last == "li" else { return nil }
      if kind == .phrase { return endPhrase(name) }
      if kind == .paragraph { return endParagraph() }
      return open.lastIndex { $0.name == name }.flatMap { endBlock(at: $0, by: name) }
    }
  }

  /// Returns a Boolean value that indicates whether an element of that name is open.
  func isOpen(_ name: String) -> Bool { counts[name, default: 0] > 0 }

  /// Returns the end tags of a block and of the elements open in it.
  private mutating func endBlock(at index: Int, by name: String) -> String? {
    let block = open[index]
    var ends = ""
    while open.count > index + 1 {
      if let last = removeLast(), Self.steady.contains(last.name) { ends += "</\(last.name)>" }
    }
    // A block that the parser has ended before still has its contents parted from what follows. The parser looks through
    // all that is open for a paragraph.
    if block.holdsBlocks, index < Self.deepest, block.kind == .heading || Self.frail.contains(block.name) {
      ends += "</p>"
    }
    ends += "</\(block.name)>" + endLast()
    return ends == "</\(name)>" ? nil : ends
  }

  /// Ends a paragraph; where a block has begun in it, which ended it before, the tag is one that holds nothing.
  private mutating func endParagraph() -> String? {
    guard let index = lastIndex(where: { $0.kind == .paragraph }) else { return nil }
    return holdsBlock(index) ? "<p></p>" : endBlock(at: index, by: "p")
  }

  /// Ends an element inside of a line: not at all where a block is open in it.
  private mutating func endPhrase(_ name: String) -> String? {
    guard let index = lastIndex(where: { $0.name == name && !$0.isEnded }) else { return nil }
    guard !holdsBlock(index) else {
      open[index].isEnded = true
      return ""
    }
    while open.count > index { removeLast() }
    return nil
  }

  /// Ends the paragraph that a block ends by beginning, where the parser does not or has more to end.
  private mutating func endParagraph(before name: String) -> String {
    guard open.last?.kind == .paragraph else { return "" }
    let ends = endLast()
    return ends.isEmpty && !Self.steady.contains(name) ? "" : "</p>" + ends
  }

  /// Takes the innermost element for ended: the end tags of what ends with it.
  private mutating func endLast() -> String {
    var ends = ""
    removeLast()
    while open.last?.isEnded == true, let last = removeLast() { ends += "</\(last.name)>" }
    return ends
  }

  /// Returns a Boolean value that indicates whether a block is open in an element.
  private func holdsBlock(_ index: Int) -> Bool {
    open[index...].dropFirst().contains { $0.kind != .phrase }
  }

  /// Returns the place of the innermost element that meets a predicate, if not too far off.
  private func lastIndex(where holds: (Element) -> Bool) -> Int? {
    open.indices.suffix(Self.deepest).last { holds(open[$0]) }
  }

  @discardableResult
  private mutating func removeLast() -> Element? {
    guard let last = open.popLast() else { return nil }
    counts[last.name, default: 0] -= 1
    if Self.lists.contains(last.name) { openLists.removeLast() }
    return last
  }
}
