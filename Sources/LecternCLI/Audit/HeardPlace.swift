import Audit
import Markup

/// The place of a page at which something is heard of a finding.
enum HeardPlace {
  /// The element of an identifier, and that of the element right behind it, with no text between.
  case element(String, behind: String? = nil)
  /// An element that is to be given an identifier.
  case unnamed
  /// The first words of the page.
  case beginning
  /// The title, which is announced when the page is opened.
  case title
  /// Nothing is heard of it.
  case nowhere

  /// Finds the place of a finding, once it is mended where a mending is given.
  init(of finding: Finding, in page: AuditedPage, mending: Mending?) {
    let name = page.element(finding.node)
    if name == "html" || name == "body" && finding.isOfLanguage {
      self = finding.isOfLanguage ? .beginning : .title
    } else if name == "head" || name == "title" && page.tree.parent(of: finding.node).map(page.element) == "head" {
      self = .title
    } else if Self.silent.contains(name) {
      self = .nowhere
    } else {
      self = page.isHeard(finding.node, mending) ? .unnamed : .nowhere
    }
  }

  /// Returns a Boolean value that indicates whether an element is a part of a page, of which what is put into it is
  /// heard and not it.
  static func isSectioning(_ name: String) -> Bool {
    ["article", "aside", "body", "div", "footer", "header", "html", "main", "nav", "section"].contains(name)
  }

  /// Returns the place with the identifier of its element, which gets one where it has none.
  func identified(_ node: MarkupNode, in source: inout MendedSource, of page: AuditedPage) -> HeardPlace {
    guard case .unnamed = self else { return self }
    let behind = page.elementRightBehind(node).flatMap { source.identifier(of: $0) }
    return source.identifier(of: node).map { .element($0, behind: behind) } ?? .beginning
  }

  /// Returns the words that are heard there in an opened page.
  func words(in page: HeardPage, withLanguage: Bool) -> [String] {
    switch self {
    case .element(let identifier, let behind):
      page.words(at: identifier, before: behind, withLanguage: withLanguage)
    case .beginning: page.beginning(withLanguage: withLanguage)
    case .title: page.title()
    case .unnamed, .nowhere: []
    }
  }

  /// Returns the length of the block that stands there in an opened page, in characters.
  func length(in page: HeardPage) -> Int {
    if case .element(let identifier, _) = self { page.length(at: identifier) } else { 0 }
  }

  private static let silent: Set<String> = [
    "area", "base", "embed", "iframe", "link", "map", "meta", "noscript", "param", "script", "source", "style",
    "template", "track",
  ]
}

extension AuditedPage {
  /// The elements that are something of themselves, whatever they hold.
  private static let replaced: Set<String> = [
    "audio", "button", "canvas", "embed", "hr", "iframe", "img", "input", "math", "meter", "object", "progress",
    "select", "summary", "svg", "table", "textarea", "video",
  ]

  /// Returns a Boolean value that indicates whether anything is heard of an element, once it is mended where a mending
  /// is given.
  func isHeard(_ node: MarkupNode, _ mending: Mending?) -> Bool {
    guard let mending else {
      return isHeard(node) && (!name(of: node).isEmpty || hasContent(node, isMended: false) || isControlByRole(node))
    }
    var isHeard = isRendered(node) && hasContent(node, isMended: true)
    for step in mending.steps {
      switch step {
      case .set("alt", let text, node): isHeard = !text.isEmpty
      case .set("aria-hidden", let value, node) where value == "true": isHeard = false
      case .set("hidden", _, node): isHeard = false
      case .set, .insertInside, .insertBefore: isHeard = true
      case .remove, .rename: isHeard = isHeard || hasContent(node, isMended: true)
      }
    }
    return isHeard
  }

  /// Returns a Boolean value that indicates whether an element is spoken by its role, also without a name.
  private func isControlByRole(_ node: MarkupNode) -> Bool {
    role(of: node).map { ["button", "checkbox", "radio", "switch"].contains($0) } ?? false
  }

  /// The greatest number of nodes that are looked at for content.
  private static let mostNodes = 1000

  /// Returns the first element with content behind another one and all that it holds; nil where text stands between, or
  /// too much without content.
  func elementRightBehind(_ node: MarkupNode) -> MarkupNode? {
    var count = 0
    for element in [node] + ancestors(of: node) {
      var next = tree.nextSibling(of: element)
      while let sibling = next {
        count += 1
        guard count < Self.mostNodes else { return nil }
        if tree.name(of: sibling) == nil {
          guard tree.text(of: sibling).allSatisfy(\.isBlankOfMarkup) else { return nil }
        } else if isRendered(sibling), hasContent(sibling, isMended: false) {
          return sibling
        }
        next = tree.nextSibling(of: sibling)
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether an element holds words, or something that is spoken without any, or
  /// more than is looked at.
  private func hasContent(_ top: MarkupNode, isMended: Bool) -> Bool {
    struct Enough: Error {}
    var (isFound, count) = (false, 0)
    try? tree.walk(top) { node in
      count += 1
      if count > Self.mostNodes { isFound = true }
      if isFound { throw Enough() }
      guard let name = tree.name(of: node) else {
        isFound = tree.text(of: node).contains { !$0.isBlankOfMarkup }
        return .skip
      }
      guard isMended || isHeard(node) else { return .skip }
      if name == "object" || name == "embed" {
        isFound = !self.name(of: node).isEmpty
        return isFound || name == "embed" ? .skip : .children
      }
      if Self.replaced.contains(name) {
        isFound = attribute("alt", of: node) != "" && (name != "input" || tree.inputType(of: node) != "hidden")
        return .skip
      }
      return .children
    } leave: { _ in
    }
    return isFound
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether it is white space of markup.
  fileprivate var isBlankOfMarkup: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
