/// The source that gives an element its name (accname 1.2, 4.3.2; HTML-AAM 1.0, 4.1).
package enum NameOrigin: Hashable, Sendable, CaseIterable {
  /// The elements that `aria-labelledby` refers to.
  case references
  /// `aria-label`.
  case ariaLabel
  /// Elements of name `label`.
  case labels
  /// The attribute `alt`, or `alttext` of a formula.
  case alternative
  /// The `legend` of a group.
  case legend
  /// The `caption` of a table, or the `figcaption` of a figure.
  case caption
  /// The element `title` of a drawing.
  case titleElement
  /// The attribute `label` of an option or of a group of options.
  case labelAttribute
  /// The attribute `value` of a button.
  case value
  /// The content of the element.
  case content
  /// The attribute `title`.
  case title
  /// The attribute `placeholder` or `aria-placeholder`.
  case placeholder
  /// A word of the browser's own, such as "Submit".
  case usualWord
}

extension NameSource {
  /// Returns the origin of a name that the source gives.
  func origin(in tree: MarkupTree) -> NameOrigin {
    switch self {
    case .word: .usualWord
    case .attribute(let name):
      switch name {
      case "alt", "alttext": .alternative
      case "aria-label": .ariaLabel
      case "label": .labelAttribute
      case "value": .value
      case "title": .title
      default: .placeholder
      }
    case .elements(let nodes):
      switch nodes.first.flatMap(tree.name(of:)) {
      case "legend": .legend
      case "caption", "figcaption": .caption
      case "title": .titleElement
      default: .labels
      }
    }
  }
}
