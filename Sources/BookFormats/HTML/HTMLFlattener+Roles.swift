import Markup
import TextModel

/// The meaning of elements by the role that their author gives them (WAI-ARIA 1.2, 5.3).
extension HTMLFlattener {
  /// Takes the meaning of an element by a role, its own or that of the list it is an item of (WAI-ARIA 1.2, 5.4, 7.1).
  mutating func takeRole(
    _ kind: ElementKind, _ attributes: inout ElementAttributes, _ node: MarkupNode
  ) -> ElementKind {
    guard attributes.hasRole, let role = tree.role(of: node) else {
      return context.isInPlainList && kind.isItem ? .block : kind
    }
    if role == .presentation, kind.isList { context.isInPlainList = true }
    if role == .rowheader, attributes.scope == nil { attributes.scope = "row" }
    switch kind.taking(role) {
    case .item where !kind.isItem && lists.isEmpty: return kind
    case .rule where !kind.isRule && !isEmpty(node): return kind
    case let taken: return taken
    }
  }

  /// Begins what its author says has been put in, taken out or marked (WAI-ARIA 1.3, 5.4).
  mutating func beginRevision(_ kind: ElementKind, _ frame: inout Frame) {
    guard kind.isPlain else { return }
    switch tree.role(of: frame.node) {
    case .insertion: span(.inserted, \.isInserted, &frame)
    case .deletion: span(.struck, \.isStruck, &frame)
    case .mark: span(.marked, \.isMarked, &frame)
    default: break
    }
  }

  /// Returns a Boolean value that indicates whether an element holds nothing but white space.
  private func isEmpty(_ node: MarkupNode) -> Bool {
    var next = tree.firstChild(of: node)
    while let child = next {
      guard tree.nameNumber(of: child) == nil, tree.text(of: child).allSatisfy({ $0 <= 0x20 }) else { return false }
      next = tree.nextSibling(of: child)
    }
    return true
  }

  /// Begins an element that is a picture, or a formula, by its role, and is made of other characters.
  ///
  /// It is spoken by its name. For a drawing of several blocks or lines, the picture is an image before them.
  ///
  /// - Returns: whether the element is one.
  mutating func beginPicture(_ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame) -> Bool {
    guard !context.isUnspoken, !context.isCalled, !context.isInFormula else { return false }
    let isDrawn = kind.isPreformatted
    guard kind.isPlain || isDrawn, let role = tree.role(of: frame.node), role == .img || role == .math,
      let name = givenName(of: frame.node, attributes)
    else { return false }
    guard isDrawn || holdsBlocks(frame.node) else {
      callByName(attributes, isImage: role == .img, &frame)
      return true
    }
    if role == .img {
      builder.image(name, described: longDescription(of: frame.node))
    } else {
      builder.addWords(name)
    }
    builder.closeBlock()
    conceal(&frame)
    return false
  }
}

extension ElementKind {
  /// Returns the meaning of the element by a role: an element without a meaning takes that of the role, and one that is
  /// there for the layout alone loses its own.
  fileprivate func taking(_ role: ARIARole) -> ElementKind {
    switch role {
    case .presentation: withoutMeaning
    case .heading where isPlain: .heading(2)
    case .list where isPlain, .directory where isPlain: .unorderedList
    case .listitem where isPlain: .item
    case .separator where isPlain: .rule
    case .blockquote where isPlain: .quote
    case .figure where isPlain: .figure
    case .table where isPlain: .table
    case .row where isPlain: .row
    case .cell where isPlain, .gridcell where isPlain: .cell(isHeader: false)
    case .columnheader where isPlain, .rowheader where isPlain: .cell(isHeader: true)
    default: self
    }
  }

  private var withoutMeaning: ElementKind {
    switch self {
    case .heading, .orderedList, .unorderedList, .definitionList, .quote, .figure, .aside, .rule: .block
    default: self
    }
  }

  /// A Boolean value that indicates whether the element means nothing by itself but how it looks.
  var isPlain: Bool {
    switch self {
    case .inline, .block, .paragraph, .part, .emphasis, .strong, .struck, .phrase: true
    default: false
    }
  }

  fileprivate var isList: Bool {
    switch self {
    case .orderedList, .unorderedList, .definitionList: true
    default: false
    }
  }

  var isItem: Bool {
    switch self {
    case .item, .term, .description: true
    default: false
    }
  }

  var isLink: Bool { if case .link = self { true } else { false } }

  fileprivate var isRule: Bool { if case .rule = self { true } else { false } }

  fileprivate var isPreformatted: Bool { if case .preformatted = self { true } else { false } }
}
