import Markup
import TextModel

extension HTMLFlattener {
  /// Begins the landmark of the page that an element is, by its role, else by its name (HTML-AAM 1.0, 3.5).
  mutating func openLandmark(_ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame) {
    let isInPart = context.isInPart
    if kind.holdsOwnHeader { context.isInPart = true }
    guard dialect == .html, let landmark = attributes.landmark ?? kind.landmark(isInPart: isInPart),
      !attributes.isPresentation
    else { return }
    let name = partName(of: frame.node)
    // Without a name these are parts of the page like any other (HTML-AAM 1.0; WAI-ARIA 1.2, region and form).
    if landmark == .region || landmark == .form, name.isEmpty { return }
    builder.openContainer(.landmark(landmark, name: name))
    frame.containers += 1
  }

  /// Returns the name that the author gives a part; empty if there is none.
  mutating func partName(of node: MarkupNode) -> String {
    guard ["aria-label", "aria-labelledby", "title"].contains(where: { tree.attribute($0, of: node) != nil })
    else { return "" }
    return computedName(of: node)
  }
}

extension ElementAttributes {
  /// The landmark that the author says an element is.
  fileprivate var landmark: Container.Landmark? {
    types.lazy.compactMap { Container.Landmark(rawValue: $0) }.first
  }
}

extension ElementKind {
  /// A Boolean value that indicates whether a header or a footer in the element is its own, and not that of the page.
  fileprivate var holdsOwnHeader: Bool {
    switch self {
    case .part(.article), .part(.main), .part(.nav), .part(.section), .aside: true
    default: false
    }
  }

  /// Returns the landmark that an element is by its name.
  fileprivate func landmark(isInPart: Bool) -> Container.Landmark? {
    guard case .part(let part) = self else { return nil }
    return switch part {
    case .header: isInPart ? nil : .banner
    case .footer: isInPart ? nil : .contentInformation
    case .form: .form
    case .main: .main
    case .nav: .navigation
    case .search: .search
    case .section: .region
    case .article: nil
    }
  }
}
