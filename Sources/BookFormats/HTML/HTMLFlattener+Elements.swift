import Markup
import TextModel

extension HTMLFlattener {
  /// Begins an element and notes in its frame what has to be undone at its end.
  mutating func begin(
    _ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame
  ) -> MarkupTree.Visit {
    let isBlock = kind.isBlock || isShownAsBlock(kind, attributes, frame.node)
    if isBlock {
      builder.endBlock()
      frame.isBlock = true
    }
    mark(attributes)
    setLanguage(attributes, isBlock: isBlock, &frame)
    setDirection(attributes, isBlock: isBlock, &frame)
    pronounce(attributes, &frame)
    keepRows(attributes)
    if kind.isBlock { openRegion(kind, attributes, &frame) }
    if !controls.controls.isEmpty { openGroup(&frame) }
    if attributes.isHiddenFromSpeech { conceal(&frame) }
    if attributes.mayHaveName, kind.isPlain { callHiddenByName(attributes, &frame) }
    if !context.isInPageBreak {
      if DocumentRoles.isPageBreak(attributes.types) {
        if !kind.isItem, let visit = pageBreak(attributes, frame.node, &frame) { return visit }
        // An item is one of its list all the same, with whatever text it has.
        if kind.isItem { pageBreak(before: attributes, frame.node) }
      }
      if attributes.isPageNumber, kind.isPlain || kind.isLink && attributes.href == nil, !context.isInLink,
        !context.isInTable,
        let label = PrintedPageNumber.label(
          of: frame.node, attributes, in: tree,
          isAmongWords: !builder.isAtLineStart && !textAfter(frame.node, skipsBlanks: true).isEmpty)
      {
        return pageBreak(label, frame.node, &frame)
      }
    }
    if attributes.hasRole, beginPicture(kind, attributes, &frame) { return .children }
    if attributes.hasRole { beginRevision(kind, &frame) }
    return kind.isBlock ? beginBlock(kind, attributes, &frame) : beginInline(kind, attributes, &frame)
  }

  /// Gives what follows the name of an element.
  mutating func mark(_ attributes: ElementAttributes) {
    if let anchor = attributes.anchor, !anchor.isEmpty { builder.anchor(anchor) }
  }

  private mutating func setLanguage(_ attributes: ElementAttributes, isBlock: Bool, _ frame: inout Frame) {
    guard let language = attributes.language, language != context.language else { return }
    if isBlock {
      context.blockLanguage = language == sectionLanguage ? nil : language
      builder.language = context.blockLanguage
    } else {
      // More languages inside each other occur only in hostile books.
      guard context.languageDepth < 8 else { return }
      context.languageDepth += 1
      builder.openSpan(.language(language))
      frame.spans += 1
    }
    context.language = language
  }

  /// Takes the sounds that an element gives its words, and the alphabet of those that are given in it.
  private mutating func pronounce(_ attributes: ElementAttributes, _ frame: inout Frame) {
    if let alphabet = attributes.alphabet { context.alphabet = alphabet }
    guard let sounds = attributes.sounds, !sounds.isEmpty else { return }
    span(.pronounced(Phonemes(sounds, alphabet: context.alphabet ?? "ipa")), \.isPronounced, &frame)
  }

  private mutating func setDirection(_ attributes: ElementAttributes, isBlock: Bool, _ frame: inout Frame) {
    if isBlock { setAlignment(attributes, of: frame.node) }
    guard let direction = attributes.direction else { return }
    if isBlock {
      context.setBlockDirection(direction)
      builder.direction = context.blockDirection
    } else if let direction = direction.writing, direction != context.direction, context.directionDepth < 8 {
      context.directionDepth += 1
      context.direction = direction
      builder.openSpan(.direction(direction))
      frame.spans += 1
    }
  }

  /// Begins the part of the book that an element is.
  ///
  /// A list item that only carries an `epub:type` is still an item of its list, which reading must not step over,
  /// unless the list stands in such a part itself.
  private mutating func openRegion(_ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame) {
    if frame.node == openNote { return }
    if noteShapes.notes.contains(frame.node) {
      context.isInSkippedPart = true
      builder.openContainer(.region(.footnote))
      if lastOfNote == nil, let last = noteShapes.lasts[frame.node] {
        lastOfNote = last
      } else {
        frame.containers += 1
      }
      return
    }
    if lastOfNote != nil { context.isInSkippedPart = true }
    guard let role = DocumentRoles.role(attributes.types) else { return openLandmark(kind, attributes, &frame) }
    if case .item = kind, role.isSkipped, !context.isInSkippedPart,
      !attributes.types.contains(where: { $0.hasPrefix("doc-") })
    {
      return
    }
    if role.isSkipped { context.isInSkippedPart = true }
    builder.openContainer(.region(role))
    frame.containers += 1
  }

  private mutating func beginBlock(
    _ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame
  ) -> MarkupTree.Visit {
    context.isInRows = kind.holdsRows
    switch kind {
    case .heading(let level):
      context.kind = .heading(level: attributes.level ?? level)
      frame.heading = (attributes.level ?? level, builder.blocks.count)
      context.isInWholeHeading = isWholeHeading(frame.node)
      callByName(attributes, &frame)
    case .paragraph:
      noteGap(attributes, &frame)
      if attributes.isParagraphItem { beginParagraphItem(&frame) }
    case .orderedList, .unorderedList, .definitionList: beginList(kind, attributes, &frame)
    case .item, .term, .description: beginItem(kind, attributes, &frame)
    case .quote: open(.quote, unless: [.pullquote], attributes, &frame)
    case .figure:
      open(.figure, unless: [], attributes, &frame)
      context.caption = caption(of: frame.node)
      nameFigure(attributes, &frame)
    case .aside:
      let name = partName(of: frame.node)
      open(.aside(name: name), unless: [.footnote, .endnotes, .pullquote], attributes, &frame)
    case .caption:
      context.kind = .paragraph
      builder.lead = .caption
      frame.leadStart = builder.blocks.count
    case .table: beginTable(attributes, &frame)
    case .row: beginRow(&frame)
    case .cell(let isHeader): beginCell(attributes, isHeader: isHeader, &frame)
    case .rule: builder.separator()
    case .preformatted:
      if dialect == .html, PreformattedText(frame.node, in: tree).isProse {
        context.keepsRows = true
        builder.keepsRows = true
        break
      }
      context.kind = .code
      context.keepsLines = true
      builder.keepsLines = true
    case .drawnText: drawnRow = attributes.y
    default: break
    }
    return .children
  }

  private mutating func open(
    _ kind: Container.Kind, unless roles: [Container.Role], _ attributes: ElementAttributes, _ frame: inout Frame
  ) {
    if let role = DocumentRoles.role(attributes.types), roles.contains(role) { return }
    builder.openContainer(kind)
    frame.containers += 1
  }

  /// Adds a break between scenes for an empty paragraph that the book gives room to.
  private func noteGap(_ attributes: ElementAttributes, _ frame: inout Frame) {
    if attributes.isStyled, context.kind == .paragraph { frame.gapAfter = builder.blocks.count }
  }

  private mutating func beginInline(
    _ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame
  ) -> MarkupTree.Visit {
    noteReference(attributes, frame.node)
    if kind.mayStandApart { joinInitial(attributes, frame.node) }
    setApart(kind, attributes, &frame)
    switch kind {
    case .lineBreak: builder.lineBreak()
    case .image: image(attributes, frame.node)
    case .graphic: return graphic(attributes, frame.node)
    case .link: link(attributes, &frame)
    case .emphasis: span(.emphasis, \.isEmphasised, &frame)
    case .strong: span(.strong, \.isStrong, &frame)
    case .struck: span(.struck, \.isStruck, &frame)
    case .code: if context.kind != .code { span(.code, \.isCode, &frame) }
    case .raised: span(.raised, \.isRaised, &frame)
    case .lowered: span(.lowered, \.isLowered, &frame)
    case .quotation: quotation(&frame)
    case .formula: return formula(attributes, &frame)
    case .ruby: context.isInRuby = true
    case .rubyText: rubyText(&frame)
    case .choice: choose(frame.node)
    case .checkBox: checkBox(attributes)
    case .label: beginLabel(&frame)
    case .drawnRun: beginRun(attributes)
    case .phrase(let phrase):
      begin(phrase, attributes, &frame)
      setOff(attributes.style, &frame)
    case .inline:
      nameEmbedded(attributes, &frame)
      concealLineNumber(attributes, &frame)
      setOff(attributes.style, &frame)
    default: break
    }
    return .children
  }

  private mutating func noteReference(_ attributes: ElementAttributes, _ node: MarkupNode) {
    if noteShapes.references.contains(node) { context.isInNoteReference = true }
    // More references inside each other occur only in hostile books.
    guard !context.isInNoteReference, context.noteReferenceDepth < 8,
      DocumentRoles.isNoteReference(attributes.types)
    else { return }
    context.noteReferenceDepth += 1
    context.isInNoteReference = isMark(node)
  }

  /// Returns a Boolean value that indicates whether a reference to a note is a mark between words, and not words of its
  /// sentence.
  private func isMark(_ node: MarkupNode) -> Bool {
    let label = TextFilter.line(tree.textContent(of: node))
    return !label.contains(" ") || label.contains(where: \.isNumber) || !label.contains(where: \.isLetter)
  }

  mutating func span(_ kind: Span.Kind, _ flag: WritableKeyPath<Context, Bool>, _ frame: inout Frame) {
    guard !context[keyPath: flag] else { return }
    context[keyPath: flag] = true
    builder.openSpan(kind)
    frame.spans += 1
  }

  private mutating func link(_ attributes: ElementAttributes, _ frame: inout Frame) {
    guard let href = attributes.href, !context.isInLink else { return }
    let destination = links.destination(of: href.trimmed)
    span(context.isInNoteReference ? .noteReference(destination) : .link(destination), \.isInLink, &frame)
    let isUnspoken =
      noteShapes.waysBack.contains(frame.node) || isArrowBack(attributes, frame.node, to: destination)
      || isPermalink(href, frame.node)
    // A symbol that leads back is named by its destination, so it needs no role.
    if !context.isInNoteReference, !isUnspoken, let role = linkRole(attributes, frame.node) {
      builder.openSpan(.linkRole(role))
      frame.spans += 1
    }
    if isUnspoken { span(.unspoken, \.isUnspoken, &frame) }
    if !context.isInNoteReference {
      callByName(attributes, &frame)
    } else {
      // One that is nothing but a picture, and a picture without words, still leads somewhere.
      frame.standIn = ("*", isImage: false, builder.text.count)
    }
  }

  /// Returns the role that its author gives a link; nil for a link like any other.
  private func linkRole(_ attributes: ElementAttributes, _ node: MarkupNode) -> Span.LinkRole? {
    if attributes.hasRole, tree.role(of: node) == .button { return .button }
    return DocumentRoles.linkRole(attributes.types)
  }

  /// Returns a Boolean value that indicates whether a link is nothing but the symbol that gives the address of a
  /// heading or a term, such as "¶" and "#" in much documentation.
  ///
  /// It is shown, but is no part of the heading.
  private func isPermalink(_ href: String, _ node: MarkupNode) -> Bool {
    guard !context.isInNoteReference, href.trimmed.first == "#" else { return false }
    let symbol = TextFilter.line(tree.textContent(of: node))
    guard case .heading = context.kind else { return symbol == "¶" }
    return symbol.count == 1
      && symbol.unicodeScalars.allSatisfy { "¶#§🔗⚓".unicodeScalars.contains($0) || $0.isPrivate }
  }

  /// Returns a Boolean value that indicates whether a link is nothing but the symbol that leads back from a note to
  /// its reference.
  ///
  /// A link with the role of a link back may have any symbol. One without a role must be an arrow in a part beside
  /// the flow, and stay in the book.
  private func isArrowBack(_ attributes: ElementAttributes, _ node: MarkupNode, to destination: Destination) -> Bool {
    guard !context.isInNoteReference else { return false }
    let symbol = TextFilter.line(tree.textContent(of: node))
    if DocumentRoles.isBackLink(attributes.types) {
      return !symbol.isEmpty && !symbol.contains { $0.isLetter || $0.isNumber }
    }
    guard context.isInSkippedPart, case .place = destination else { return false }
    return FootnoteSymbol(symbol) == .back(isArrow: true)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether only the font of a page defines the character.
  fileprivate var isPrivate: Bool { properties.generalCategory == .privateUse }
}
