import Markup

/// The amount of each kind of markup in a book, in all documents of its reading order.
package struct MarkupCounts: Hashable, Sendable {
  /// `h1` to `h6`.
  package var headings = 0
  /// `a` with a target.
  package var links = 0
  /// `img`, and `image` of drawings.
  package var images = 0
  package var tables = 0
  /// `ul`, `ol` and `dl`.
  package var lists = 0
  /// `input`, `select`, `textarea` and `button`.
  package var formControls = 0

  /// Counts nothing.
  package init() {}

  init(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    let names: Set<String> = [
      "h1", "h2", "h3", "h4", "h5", "h6", "a", "img", "image", "table", "ul", "ol", "dl", "input", "select",
      "textarea", "button",
    ]
    for element in tree.elements(named: names, in: root) {
      switch tree.name(of: element) {
      case "a": if tree.attribute("href", of: element) != nil { links += 1 }
      case "img", "image": images += 1
      case "table": tables += 1
      case "ul", "ol", "dl": lists += 1
      case "input", "select", "textarea", "button": formControls += 1
      default: headings += 1
      }
    }
  }

  static func += (left: inout MarkupCounts, right: MarkupCounts) {
    left.headings += right.headings
    left.links += right.links
    left.images += right.images
    left.tables += right.tables
    left.lists += right.lists
    left.formControls += right.formControls
  }
}
