import Markup

/// The elements of a page that its own styles make look like titles of sections: bold and larger than what is around
/// them, or bold and of a class that is named after headings.
struct WrittenTitles {
  /// The titles, in document order.
  let nodes: [MarkupNode]
  let all: NodeSet

  init(_ page: AuditedPage) {
    nodes = TitleSearch(page).nodes
    all = NodeSet(nodes)
  }
}

/// The search for those elements.
struct TitleSearch {
  /// The declarations of fonts for an element.
  fileprivate struct Look {
    var isBold: Bool?
    var size: String?
    var isNamed = false
  }

  /// The size of a font beside the one around it from which on it is larger.
  private static let larger = 1.1
  /// The number of characters of the longest title.
  private static let longest = 60
  /// The number of elements that are looked at.
  private static let most = 20_000

  /// The titles, in document order.
  private(set) var nodes: [MarkupNode] = []
  let page: AuditedPage
  private let blocks: [WrittenSheet.Block]
  private var looks: [String: Look] = [:]

  init(_ page: AuditedPage) {
    self.page = page
    blocks = page.writtenSheet.titles
    let styled = page.elements(with: "style").contains { page.attribute("style", of: $0)?.contains("font") ?? false }
    let hasNamed = page.elements(with: "class").prefix(Self.most).contains { Self.isNamed($0, page) }
    guard styled || hasNamed || !blocks.isEmpty else { return }
    var found: [MarkupNode] = []
    for node in page.elements(named: ["div", "p", "span"]).prefix(Self.most) {
      if let top = node.index > 0 ? page.tree.parent(of: node) : nil, found.last == top { continue }
      if isTitle(node) { found.append(node) }
    }
    // A text that comes again and again is a name, a price or a button.
    let counts = Dictionary(grouping: found) { page.shortText(of: $0).plainWords }
    let likes = Dictionary(grouping: found) { Self.key(of: $0, page) }
    let every = NodeSet(found)
    nodes = found.filter { node in
      // Of two lines one behind the other, only their author knows which is the title.
      let sides = [page.previousElement(before: node), page.nextElement(behind: node)]
      guard !sides.contains(where: { $0.map(every.contains) ?? false }) else { return false }
      return counts[page.shortText(of: node).plainWords]?.count == 1
        && (!isBehindHeading(node) || likes[Self.key(of: node, page)]?.count ?? 0 > 1)
    }
  }

  private mutating func isTitle(_ node: MarkupNode) -> Bool {
    guard let chain = chain(of: node), looksLikeTitle(chain) else { return false }
    let text = page.shortText(of: node).inOneLine
    guard Self.isTitle(text), page.isHeard(node), page.isInSight(node) else { return false }
    return !isOther(chain) && standsAlone(node) && isBeforeContent(node)
  }

  /// Returns an element with the one in it that holds all of its text, and so on; nil where it holds more than words.
  private func chain(of node: MarkupNode) -> [MarkupNode]? {
    var chain = [node]
    while let last = chain.last, chain.count < 6 {
      let inner = page.tree.children(of: last)
      guard inner.allSatisfy({ Self.phrasing.contains(page.element($0)) }) else { return nil }
      guard inner.count == 1, page.isFirstNode(inner[0]), page.isLastNode(inner[0]), page.element(inner[0]) != "br"
      else {
        return inner.allSatisfy { page.tree.children(of: $0).isEmpty } ? chain : nil
      }
      chain.append(inner[0])
    }
    return nil
  }

  private mutating func looksLikeTitle(_ chain: [MarkupNode]) -> Bool {
    var isBold = false
    var isNamed = false
    var ratio = 1.0
    for node in chain {
      let look = look(of: node)
      isBold = look.isBold ?? isBold
      isNamed = isNamed || look.isNamed
      if let size = look.size { ratio = self.ratio(size, in: node, given: ratio) }
    }
    return isBold && (isNamed || ratio >= Self.larger)
  }

  private mutating func look(of node: MarkupNode) -> Look {
    let key = Self.key(of: node, page) + "#" + (page.attribute("id", of: node) ?? "")
    if let known = looks[key] { return known }
    var look = Look(isNamed: Self.isNamed(node, page))
    if ["b", "strong"].contains(page.element(node)) { look.isBold = true }
    if page.element(node) == "big" { look.size = "larger" }
    for block in blocks where WrittenSheet.matches(block.selector, node, page) == true { look.take(block.style) }
    if let style = page.attribute("style", of: node) { look.take(WrittenStyle(style)) }
    looks[key] = look
    return look
  }

  /// Returns what the elements of one look have in common.
  private static func key(of node: MarkupNode, _ page: AuditedPage) -> String {
    [page.element(node), page.attribute("class", of: node) ?? "", page.attribute("style", of: node) ?? ""]
      .joined(separator: "|")
  }

  /// Returns the size of a font beside that of the text around an element.
  private func ratio(_ size: String, in node: MarkupNode, given ratio: Double) -> Double {
    if let pixels = WrittenStyle.pixels(size) {
      let around = page.tree.parent(of: node).flatMap { page.fontSize(of: $0) }
      return pixels / (around ?? 18)
    }
    if let (number, unit) = WrittenStyle.length(size) {
      return unit == "em" ? ratio * number : unit == "%" ? ratio * number / 100 : ratio
    }
    switch size {
    case "larger", "large", "x-large", "xx-large", "xxx-large": return 1.2
    case "smaller", "small", "x-small", "xx-small", "medium": return 0.8
    default: return ratio
    }
  }

  /// Returns a Boolean value that indicates whether a text is short, mostly letters and no sentence.
  private static func isTitle(_ text: String) -> Bool {
    let words = text.drop { $0.isNumber || $0 == "." || $0 == ")" || $0 == " " }
    guard (3...longest).contains(text.count), let last = text.last,
      last.isLetter || last.isNumber || last == ")" || last == "?"
    else { return false }
    return !words.dropLast().contains { ".!;".contains($0) } && words.filter(\.isLetter).count * 2 > text.count
  }

  private static func isNamed(_ node: MarkupNode, _ page: AuditedPage) -> Bool {
    page.words("class", of: node).contains { name in
      let words = name.lowercased().split { $0 == "-" || $0 == "_" }
      return words.last.map { headingWords.contains(String($0)) } ?? false
    }
  }

  private static let headingWords: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6", "heading", "headline", "title"]

  private static let phrasing: Set<String> = [
    "abbr", "b", "big", "br", "cite", "em", "font", "i", "q", "small", "span", "strong", "sub", "sup", "u", "wbr",
  ]
}

extension TitleSearch.Look {
  /// Takes the declarations of one more block.
  fileprivate mutating func take(_ style: WrittenStyle) {
    if let font = style["font"]?.text {
      let words = font.split(whereSeparator: \.isWhitespace).map(String.init)
      isBold = words.contains { WrittenStyle.isBold($0) == true }
      size = words.first { $0.first?.isNumber == true && $0.contains(where: \.isLetter) || $0.contains("%") }
        .map { String($0.prefix { $0 != "/" }) }
    }
    if let weight = style["font-weight"]?.text { isBold = WrittenStyle.isBold(weight) ?? isBold }
    if let size = style["font-size"]?.text { self.size = size }
  }
}

extension WrittenStyle {
  /// Returns a Boolean value that indicates whether a weight of a font is a bold one; nil for other words.
  fileprivate static func isBold(_ weight: String) -> Bool? {
    switch weight {
    case "bold", "bolder": true
    case "normal", "lighter": false
    default: weight.count == 3 ? Int(weight).map { $0 >= 600 } : nil
    }
  }
}
