import Markup

/// A piece of markup whose element `t` is to be named.
struct NamedSample {
  let tree: MarkupTree
  /// The element of identifier `t`.
  let target: MarkupNode?

  init(_ html: String) {
    tree = MarkupParser.parseHTML(Array(html.utf8)).tree
    target = NamedSample.element("t", in: tree)
  }

  var name: String? {
    var names = AccessibleNames(tree)
    return target.map { names.name(of: $0) }
  }

  var description: String? {
    var names = AccessibleNames(tree)
    return target.map { names.description(of: $0, named: names.name(of: $0)) }
  }

  var error: String? {
    var names = AccessibleNames(tree)
    return target.map { names.error(of: $0) }
  }

  private static func element(_ id: String, in tree: MarkupTree) -> MarkupNode? {
    var found: MarkupNode?
    guard let root = tree.root else { return nil }
    tree.walk(root) { node in
      if found == nil, tree.attribute("id", of: node) == id { found = node }
      return .children
    } leave: { _ in
    }
    return found
  }
}
