import Markup
import TextModel

/// The names that authors give elements for those who do not see them (Accessible Name and Description Computation
/// 1.2).
extension HTMLFlattener {
  /// Returns the name that the author gives an element by ARIA; nil where that is none.
  mutating func givenName(of node: MarkupNode, _ attributes: ElementAttributes) -> String? {
    if attributes.hasLabels {
      let name = computedName(of: node)
      if !name.isEmpty { return name }
    }
    let name = TextFilter.line(attributes.label ?? "")
    return name.isEmpty ? nil : name
  }

  /// Returns the name of an element, by whatever gives it one; empty where nothing does.
  mutating func computedName(of node: MarkupNode) -> String {
    var names = partNames ?? AccessibleNames(tree, .inline)
    defer { partNames = names }
    return TextFilter.line(names.name(of: node))
  }

  /// Returns the longer description of an image, or nil if there is none: the one that its author refers to, or else
  /// the one at the image beside its name.
  mutating func longDescription(of node: MarkupNode) -> String? {
    let attributes = ["aria-describedby", "aria-details", "aria-description", "title"]
    guard attributes.contains(where: { tree.attribute($0, of: node) != nil }) else {
      // That of a drawing (SVG 2, 5.8).
      let description = tree.children(of: node).first { tree.name(of: $0) == "desc" }
      let text = description.map { TextFilter.line(tree.textContent(of: $0)) } ?? ""
      return text.isEmpty ? nil : text
    }
    var names = partNames ?? AccessibleNames(tree, .inline)
    defer { partNames = names }
    let referenced = names.referencedDescription(of: node)
    let text = TextFilter.line(
      referenced.isEmpty ? names.description(of: node, named: names.name(of: node)) : referenced)
    return text.isEmpty ? nil : text
  }

  /// Has the name that its author gives an element spoken in place of its text, if the two have different words.
  ///
  /// An element that shows nothing is shown by its name, too. An element that holds blocks is spoken by their text,
  /// as no name could be spoken once for all of them.
  mutating func callByName(_ attributes: ElementAttributes, isImage: Bool = false, _ frame: inout Frame) {
    guard !context.isCalled, !frame.outer.isUnspoken, !attributes.isHiddenFromSpeech, !context.isInFormula,
      attributes.mayHaveName, !holdsBlocks(frame.node), let name = name(of: frame.node, attributes)
    else { return }
    frame.standIn = (name, isImage, builder.text.count)
    span(.called(name, isImage: isImage), \.isCalled, &frame)
  }

  /// Has an element without a meaning of its own spoken by its name if all that it shows is hidden from speech, as in
  /// a word whose first letter its author set apart.
  ///
  /// Otherwise nothing of it would be spoken.
  mutating func callHiddenByName(_ attributes: ElementAttributes, _ frame: inout Frame) {
    guard attributes.hasLabels || attributes.label != nil, !context.isCalled, !context.isUnspoken,
      !context.isInFormula, hidesAll(in: frame.node), !holdsBlocks(frame.node),
      let name = givenName(of: frame.node, attributes)
    else { return }
    frame.standIn = (name, isImage: false, builder.text.count)
    span(.called(name, isImage: false), \.isCalled, &frame)
  }

  /// Returns a Boolean value that indicates whether an element has text, and all of it is hidden from those who listen;
  /// no word is made of more nodes.
  private func hidesAll(in top: MarkupNode) -> Bool {
    struct Enough: Error {}
    var (count, hasHidden, hasHeard) = (0, false, false)
    try? tree.walk(top) { node in
      count += 1
      guard count <= 64, !hasHeard else { throw Enough() }
      if node != top, tree.attribute("aria-hidden", of: node) == "true" {
        hasHidden = true
        return .skip
      }
      hasHeard = controls[node] != nil || tree.text(of: node).contains { $0 > 0x20 }
      if let name = tree.nameNumber(of: node) {
        switch kinds[name] {
        case .image, .graphic, .formula: hasHeard = true
        default: break
        }
      }
      return .children
    } leave: { _ in
    }
    return hasHidden && !hasHeard && count <= 64
  }

  /// Returns the name of an element, where that has other words than its text; a `title` where it has neither words nor
  /// a described image (accname 1.2, 4.3.2, step 2I).
  private mutating func name(of node: MarkupNode, _ attributes: ElementAttributes) -> String? {
    if let name = givenName(of: node, attributes) {
      // Between words may be any white space, but no more than this in all.
      let own = TextFilter.line(tree.shownContent(of: node, upTo: 16 * name.utf8.count + 256))
      return name.lowercased() == own.lowercased() ? nil : name
    }
    let own = TextFilter.line(tree.shownContent(of: node, upTo: 256))
    let title = TextFilter.line(attributes.title ?? "")
    return own.isEmpty && !title.isEmpty && computedName(of: node) == title ? title : nil
  }

  /// Returns a Boolean value that indicates whether anything in an element stands on lines of its own.
  mutating func holdsBlocks(_ top: MarkupNode) -> Bool { holdersOfBlocks.contains(top) }

  /// Returns the elements that hold others which stand on lines of their own.
  ///
  /// - Complexity: O(n) in the number of nodes.
  static func holdersOfBlocks(_ tree: MarkupTree, _ kinds: [ElementKind]) -> NodeSet {
    guard let root = tree.root else { return [] }
    var holders: NodeSet = []
    tree.walk(root) { node in
      guard let name = tree.nameNumber(of: node), kinds[name].isBlock else { return .children }
      var outer = tree.parent(of: node)
      while let holder = outer, holders.insert(holder) { outer = tree.parent(of: holder) }
      return .children
    } leave: { _ in
    }
    return holders
  }

  /// Begins an element that its author hides from speech.
  ///
  /// Inside an element whose name is spoken, nothing else is.
  mutating func conceal(_ frame: inout Frame) {
    if context.isCalled { context.isUnspoken = true } else { span(.concealed, \.isUnspoken, &frame) }
  }
}
