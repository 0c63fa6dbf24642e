/// The drawings and formulas that are open where the source of a page has come to.
///
/// An element of HTML that begins in one of them ends it (HTML standard, 13.2.6.5): nobody draws a paragraph, and an
/// author who forgot an end tag did not mean the rest of the page to be a drawing. HTML may stand in some of their
/// elements, where it ends nothing.
struct ForeignElements {
  private enum Kind { case drawing, formula, html }

  private static let breakingOut: Set<String> = Set(
    """
    b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr
    ol p pre ruby s small span strong strike sub sup table tt u ul var
    """.split(whereSeparator: \.isWhitespace).map(String.init))
  /// The elements that HTML may stand in (HTML standard, 13.2.4.2).
  private static let integrating: [Kind: Set<String>] = [
    .drawing: ["foreignobject", "desc", "title"], .formula: ["mi", "mo", "mn", "ms", "mtext"],
  ]

  private var open: [(name: String, kind: Kind, holdsHTML: Bool)] = []
  private var counts: [String: Int] = [:]
  /// The number of open elements that HTML may stand in.
  private var integrations = 0

  /// A Boolean value that indicates whether none is open.
  var isEmpty: Bool { open.isEmpty }
  /// A Boolean value that indicates whether what stands here is part of a page, be it inside of a drawing.
  var isInHTML: Bool { open.last.map { $0.kind == .html || $0.holdsHTML } ?? true }

  /// Returns the end tags that stand before an element that begins.
  ///
  /// `attributes` is what stands behind its name, in small letters; it is asked for only where it matters.
  mutating func begin(_ name: String, endsItself: Bool, attributes: () -> String) -> String {
    var ends = ""
    if !isInHTML, Self.breakingOut.contains(name) || name == "font" && Self.isFont(attributes()) {
      ends = endForeign()
    }
    guard !endsItself, !HTMLNames.void.contains(name) else { return ends }
    if isInHTML, name == "svg" || name == "math" {
      push(name, name == "svg" ? .drawing : .formula, holdsHTML: false)
    } else if let last = open.last {
      let isHTML = isInHTML
      let kind = isHTML ? .html : name == "svg" ? .drawing : last.kind
      let isIntegrating = Self.integrating[kind]?.contains(name) == true
      push(name, kind, holdsHTML: isHTML || isIntegrating || name == "annotation-xml" && Self.isHTML(attributes()))
    }
    return ends
  }

  /// Takes an end tag.
  ///
  /// Returns false where it ends nothing in a drawing or a formula.
  ///
  /// `isOpenAround` tells whether it ends what is open around them, and so them too.
  mutating func end(_ name: String, isOpenAround: Bool) -> Bool {
    guard !open.isEmpty else { return false }
    if counts[name, default: 0] > 0 {
      while let last = removeLast(), last.name != name {}
      return true
    }
    guard isOpenAround, integrations == 0 else { return true }
    self = ForeignElements()
    return false
  }

  /// Returns the end tags of the elements that are open up to where HTML may stand.
  mutating func endForeign() -> String {
    var ends = ""
    while !isInHTML, let last = removeLast() { ends += "</\(last.name)>" }
    return ends
  }

  private static func isHTML(_ attributes: String) -> Bool {
    attributes.contains("text/html") || attributes.contains("application/xhtml+xml")
  }

  private static func isFont(_ attributes: String) -> Bool {
    ["color", "face", "size"].contains { name in
      attributes.split { $0.isWhitespace || $0 == "=" || $0 == "/" || $0 == ">" }.contains { $0 == name }
    }
  }

  private mutating func push(_ name: String, _ kind: Kind, holdsHTML: Bool) {
    open.append((name, kind, holdsHTML))
    counts[name, default: 0] += 1
    if holdsHTML { integrations += 1 }
  }

  @discardableResult
  private mutating func removeLast() -> (name: String, kind: Kind, holdsHTML: Bool)? {
    guard let last = open.popLast() else { return nil }
    counts[last.name, default: 0] -= 1
    if last.holdsHTML { integrations -= 1 }
    return last
  }
}
