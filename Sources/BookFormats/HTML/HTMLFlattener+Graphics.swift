import Markup
import TextModel

extension HTMLFlattener {
  /// Adds an image: its description where it has one, nothing where it is only decoration.
  mutating func image(_ attributes: ElementAttributes, _ node: MarkupNode) {
    if context.isUnspoken || attributes.isPresentation || isRepeatedWithoutScript(node) { return }
    let given =
      givenName(of: node, attributes) ?? attributes.description ?? attributes.title ?? drawnTitle(of: node)
    guard let given else {
      if context.figureName == nil { builder.image(nil, described: longDescription(of: node), file: file(of: node)) }
      return
    }
    let description = TextFilter.line(given)
    // A picture whose caption or figure has the same name is skipped, unless a link would be lost with it.
    if !description.isEmpty,
      context.isInLink || description != context.caption && description != context.figureName
    {
      if let letter = initialLetter(of: node, description) {
        builder.addWords(letter)
      } else {
        builder.image(description, described: longDescription(of: node), file: file(of: node))
      }
    }
  }

  /// Returns the name of the file of an image in the book, or nil if the book does not hold it.
  private func file(of node: MarkupNode) -> String? {
    let sources = Self.lazySources + ["src", "href", "xlink:href"]
    return sources.lazy.compactMap { tree.attribute($0, of: node) }.compactMap { links.file(of: $0) }.first
  }

  /// Returns the name of an element of a drawing by the `title` in it (SVG-AAM 1.0, 8.1).
  private func drawnTitle(of node: MarkupNode) -> String? {
    guard context.isInGraphic else { return nil }
    let title = tree.children(of: node).first { tree.name(of: $0) == "title" }
    return title.map { tree.textContent(of: $0) }
  }

  /// Adds the name of a figure that is a picture as a whole by its role.
  ///
  /// The name comes first, and nothing but a caption is spoken beside it.
  mutating func nameFigure(_ attributes: ElementAttributes, _ frame: inout Frame) {
    guard attributes.hasRole, !context.isUnspoken, !context.isCalled, tree.role(of: frame.node) == .img,
      let name = givenName(of: frame.node, attributes)
    else { return }
    if name != context.caption {
      builder.image(name, described: longDescription(of: frame.node))
      builder.closeBlock()
    }
    if context.caption == nil { conceal(&frame) } else { context.figureName = name }
  }

  /// Returns a Boolean value that indicates whether a picture that a script is to fetch stands behind itself once more,
  /// for those who run none.
  private func isRepeatedWithoutScript(_ node: MarkupNode) -> Bool {
    guard Self.lazySources.contains(where: { tree.attribute($0, of: node) != nil }) else { return false }
    var next = tree.nextSibling(of: node)
    if let blank = next, tree.nameNumber(of: blank) == nil, TextFilter.line(tree.textContent(of: blank)).isEmpty {
      next = tree.nextSibling(of: blank)
    }
    guard let next, tree.name(of: next) == "noscript" else { return false }
    return tree.children(of: next).contains { tree.name(of: $0) == "img" }
  }

  /// The attributes in which scripts look for the address of a picture.
  private static let lazySources = ["data-src", "data-srcset", "data-lazy-src", "data-original"]

  /// The length of a caption from which on no description has the same words, in bytes.
  private static let longestCaption = 4096

  /// Returns the words of the caption of a figure, or nil if it says nothing to those who listen.
  func caption(of figure: MarkupNode) -> String? {
    let caption = tree.children(of: figure).first {
      tree.name(of: $0) == "figcaption" && tree.attribute("aria-hidden", of: $0) != "true"
    }
    return caption.map { TextFilter.line(tree.shownContent(of: $0, upTo: Self.longestCaption)) }
  }

  /// Returns a drawing: its own text and images where it has any, else its name, as an image.
  mutating func graphic(_ attributes: ElementAttributes, _ node: MarkupNode) -> MarkupTree.Visit {
    // A drawing inside a drawing is part of it.
    if context.isInGraphic { return .children }
    context.isInGraphic = true
    leaveOutUnused(in: node)
    let inside = shownParts(of: node)
    let title = tree.children(of: node).first { tree.name(of: $0) == "title" }
    let name = givenName(of: node, attributes) ?? title.map { tree.textContent(of: $0) }
    guard inside.isEmpty || (name != nil && inside.allSatisfy { tree.name(of: $0) == "image" }) else {
      // A drawing that is a picture as a whole is announced before its words.
      if let name, attributes.hasRole, tree.role(of: node) == .img, !context.isUnspoken, !context.isCalled {
        builder.image(TextFilter.line(name), described: longDescription(of: node))
        builder.closeBlock()
      }
      return .children
    }
    if context.isUnspoken || attributes.isPresentation { return .skip }
    let description = TextFilter.line(name ?? "")
    if let letter = initialLetter(of: node, description) {
      builder.addWords(letter)
    } else if !description.isEmpty {
      builder.image(description, described: longDescription(of: node))
    } else if !inside.isEmpty {
      builder.image(nil, described: longDescription(of: node))
    }
    return .skip
  }

  /// Returns the parts of a drawing that can be read.
  private func shownParts(of drawing: MarkupNode) -> [MarkupNode] {
    var parts: [MarkupNode] = []
    tree.walk(drawing) { node in
      guard let name = tree.name(of: node), !unchosen.contains(node), !tree.isLeftOut(node) else { return .skip }
      if ["text", "image", "foreignObject", "foreignobject"].contains(name) { parts.append(node) }
      return .children
    } leave: { _ in
    }
    return parts
  }

  /// Begins a part of a drawing's text: at another height it begins a line, beside the rest a word.
  ///
  /// A part that is only raised or lowered, as an exponent is, belongs to its word, and so does one that is put at the
  /// height of the one before it: programs that draw set letters closer so.
  mutating func beginRun(_ attributes: ElementAttributes) {
    if let height = attributes.y {
      if height != drawnRow { builder.rowBreak() }
      drawnRow = height
    } else if attributes.x != nil {
      let isLowered = attributes.lowered?.contains { ("1"..."9").contains($0) } ?? false
      if isLowered { builder.rowBreak() } else { builder.append(Self.blank) }
    }
  }

  /// Adds the state of a box in a task list: the task is done or not.
  mutating func checkBox(_ attributes: ElementAttributes) {
    guard attributes.isCheckBox, dialect == .markdown else { return }
    builder.openSpan(.taskBox(isDone: attributes.isChecked))
    builder.append(Array((attributes.isChecked ? "\u{2611}" : "\u{2610}").utf8)[...])
    builder.closeSpan()
  }
}
