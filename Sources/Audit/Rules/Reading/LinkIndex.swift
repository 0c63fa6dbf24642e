import Markup
import TextModel

/// The links of a page with their targets and the context that tells them apart.
struct LinkIndex {
  /// A set of links of one name.
  struct Likeness {
    /// The first link of the set that a link differs from in its target, where one is known to.
    var other: MarkupNode?
    /// A Boolean value that indicates whether it cannot be told that all lead to the same.
    var isUnclear = false
  }

  /// The facts on a link that rules ask for.
  private struct Facts {
    let target: LinkTarget?
    /// The likeness to the links of its name on all of the page; nil where it has a name of its own.
    var named: Likeness?
    /// The likeness to the links of its name and its context.
    var inContext: Likeness?
    /// The first link of the same name in the same paragraph or list that leads to another place.
    var beside: MarkupNode?
  }

  /// The exposed links that have names, in document order.
  let links: [MarkupNode]
  /// The facts on each of them.
  private var facts: [Facts] = []

  init(_ page: AuditedPage) {
    let native = page.elements(named: ["a", "area"]).filter { page.isLink($0) }
    let given = page.elements(with: "role").filter { page.tree.role(of: $0) == .link }
    let all = given.isEmpty ? native : Array(NodeSet(native + given))
    links = all.filter { page.isExposed($0) && !page.name(of: $0).isEmpty }
    facts = links.map { Facts(target: page.linkTarget(of: $0)) }
    var byName: [String: [Int]] = [:]
    for (place, link) in links.enumerated() {
      byName[page.name(of: link).inOneLine.lowercased(), default: []].append(place)
    }
    for set in byName.values where set.count > 1 {
      compare(set, into: \.named)
      for set in Dictionary(grouping: set, by: { page.linkContext(of: links[$0]) }).values where set.count > 1 {
        compare(set, into: \.inContext)
      }
      for set in Dictionary(grouping: set, by: { page.company(of: links[$0]) }) where set.key != nil {
        compare(set.value)
      }
    }
  }

  /// Returns the likeness of a link to the others of its name on all of the page; nil where it has a name of its own.
  func named(_ link: MarkupNode) -> Likeness? { facts(on: link)?.named }

  /// Returns the likeness of a link to the others of its name and its context; nil where there are none.
  func inContext(_ link: MarkupNode) -> Likeness? { facts(on: link)?.inContext }

  /// Returns the first link of the same name beside a link that leads to another place.
  func beside(_ link: MarkupNode) -> MarkupNode? { facts(on: link)?.beside }

  private func facts(on link: MarkupNode) -> Facts? {
    let place = links.partitioningIndex { $0.index >= link.index }
    return place < links.count && links[place] == link ? facts[place] : nil
  }

  /// Finds the links beside the first of a set that lead elsewhere and that no other rule tells of.
  private mutating func compare(_ set: [Int]) {
    guard let first = facts[set[0]].target else { return }
    for link in set.dropFirst() where facts[link].named?.other == nil && facts[link].inContext?.other == nil {
      guard let target = facts[link].target, target.host == first.host, target.path != first.path else { continue }
      facts[link].beside = links[set[0]]
    }
  }

  private mutating func compare(_ set: [Int], into matter: WritableKeyPath<Facts, Likeness?>) {
    let first = facts[set[0]].target
    for link in set {
      var likeness = Likeness()
      if link != set[0] {
        switch LinkTarget.compare(first, facts[link].target, inContext: matter == \.inContext) {
        case true?: break
        case false?: likeness.other = links[set[0]]
        case nil: likeness.isUnclear = true
        }
      }
      facts[link][keyPath: matter] = likeness
    }
  }
}

/// The target of a link as its markup has it.
struct LinkTarget: Equatable {
  let host: String
  let path: String
  let query: String

  /// Reads a reference; nil for one that only a script knows.
  init?(_ reference: String) {
    var rest = reference.trimmed[...]
    let head = rest.prefix(11).lowercased()
    guard head != "javascript:" else { return nil }
    var host = ""
    for scheme in ["https:", "http:", ""] where head.hasPrefix(scheme + "//") {
      rest = rest.dropFirst(scheme.count + 2)
      host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
      rest = rest.dropFirst(host.count)
      if host.hasPrefix("www.") { host.removeFirst(4) }
      break
    }
    self.host = host
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : String(path)
    query = String(rest.dropFirst(path.count))
  }

  /// Returns a Boolean value that indicates whether two links lead to the same; nil where only a look at both targets
  /// would tell.
  ///
  /// Pages of one host may hold the same, those of two hosts do not. One page that is asked for two things shows two.
  static func compare(_ first: LinkTarget?, _ other: LinkTarget?, inContext: Bool) -> Bool? {
    guard let first, let other else { return nil }
    if first == other { return true }
    if first.host != other.host { return first.host.isEmpty || other.host.isEmpty ? nil : false }
    let isAsked = first.query.hasPrefix("?") && other.query.hasPrefix("?")
    return inContext && first.path == other.path && isAsked ? false : nil
  }
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an element is a link: one of HTML or SVG that leads somewhere.
  fileprivate func isLink(_ node: MarkupNode) -> Bool {
    (attribute("href", of: node) ?? attribute("xlink:href", of: node)) != nil
      && (tree.role(of: node) == .link || attribute("role", of: node) == nil)
  }

  /// Returns the target of a link: of one that is made by a script, the place that it goes to.
  fileprivate func linkTarget(of link: MarkupNode) -> LinkTarget? {
    if let reference = attribute("href", of: link) ?? attribute("xlink:href", of: link) {
      return LinkTarget(reference)
    }
    guard let script = attribute("onclick", of: link), script.contains("location") else { return nil }
    let quoted = script.split(separator: script.contains("'") ? "'" : "\"", omittingEmptySubsequences: false)
    return quoted.count == 3 ? LinkTarget(String(quoted[1])) : nil
  }

  /// Returns the paragraph or the list that a link stands in; nil for one whose item says more than the link.
  fileprivate func company(of link: MarkupNode) -> MarkupNode? {
    guard !isInNavigation(link) else { return nil }
    for outer in ancestors(of: link).prefix(Self.farthest) {
      switch element(outer) {
      case "p", "ol", "ul": return outer
      case "li" where holdsMore(outer, than: link): return nil
      case "dd", "nav", "section", "table", "td": return nil
      default: break
      }
    }
    return nil
  }

  /// Returns the elements that give a link its context: items around it, the closest block, the cell (ACT rules,
  /// programmatically determined link context), as far as they hold more than the link.
  func linkContext(of link: MarkupNode) -> [MarkupNode] {
    var context: [MarkupNode] = []
    var hasBlock = false
    for outer in ancestors(of: link).prefix(Self.farthest) {
      let name = element(outer)
      if name == "html" { break }
      let isBlock = name != "br" && standsApart(outer) && name != "body"
      guard name == "li" || name == "td" || name == "th" || isBlock && !hasBlock else { continue }
      if isBlock { hasBlock = true }
      if holdsMore(outer, than: link) { context.append(outer) }
    }
    return context
  }

  /// Returns a Boolean value that indicates whether an element holds text beside a link in it.
  func holdsMore(_ outer: MarkupNode, than link: MarkupNode) -> Bool {
    struct Stop: Error {}
    var steps = 0
    do {
      try tree.walk(outer) { node in
        steps += 1
        if node == link { return .skip }
        guard tree.name(of: node) == nil else { return .children }
        if steps > 200 || isShown(node) && tree.text(of: node).contains(where: { $0 > 0x20 }) { throw Stop() }
        return .skip
      } leave: { _ in
      }
      return false
    } catch {
      return true
    }
  }
}
