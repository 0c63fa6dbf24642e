import Markup
import TextModel

/// Turns a tree of HTML or SVG into a section: logical text and what it means.
///
/// The text is the part of `body` that a browser shows: no scripts, styles, templates, metadata of drawings and
/// formulas, `rp`, media, and nothing that is hidden. The walk takes constant stack space and linear time.
///
/// Its properties are the data that a document gives beside its text, and the state of the walk.
struct HTMLFlattener {
  let tree: MarkupTree
  let links: any LinkResolver
  let kinds: [ElementKind]
  private let names: [ElementAttributes.Name?]

  var builder = SectionBuilder()
  var context = Context()
  var frames: [Frame] = []
  var lists: [ListNumbering] = []
  var tables: [TableGrid] = []
  var sectionLanguage: String?
  /// The choices that were not chosen, and the parts that a drawing only defines.
  var unchosen: NodeSet = []
  /// The names of what the drawings of the document use, once one of them defines anything.
  var usedNames: Set<String>?
  let dialect: Dialect
  /// The form controls of the document, where it has any.
  let controls: SectionControls
  /// The elements whose text is located, by their identifiers.
  var located: [MarkupNode: String] = [:]
  /// The places that fragment identifiers lead to.
  private let places: [MarkupNode: [(bytes: Int, name: String)]]
  /// The notes that the markup does not call so.
  let noteShapes: FootnoteShapes
  /// The last element of the note that was begun, where it is more than one.
  var lastOfNote: MarkupNode?
  /// The list that Word writes as paragraphs and that was begun, and the symbols before its items, which are for the
  /// eye.
  var paragraphList: ParagraphList?
  var signsOfItems: NodeSet = []
  /// The label that holds the words beside the control begun last; they are written on it.
  var awaitedLabel: MarkupNode?
  /// The names of elements of the document, from the first named one on.
  var partNames: AccessibleNames?
  /// A Boolean value that indicates whether the document shows parts of what it makes invisible.
  private lazy var hasVisibleParts = tree.hasVisibleParts
  /// The elements that hold others which stand on lines of their own.
  lazy var holdersOfBlocks = Self.holdersOfBlocks(tree, kinds)
  /// The style sheets of the document.
  var styles: StyleRules
  /// The parts of lines that separate their words themselves.
  var pieces = LinePieces()
  /// The feet of tables that stand before rows which the page shows above them, by their tables.
  var feet: [MarkupNode: MarkupNode] = [:]
  /// The foot that is being added, and how many stand around it.
  var openFoot: MarkupNode?
  var footDepth = 0
  /// The notes that the page hides until they are asked for, and the one of them that is being added.
  var hiddenNotes: [MarkupNode] = []
  var openNote: MarkupNode?
  /// The parts of poems and plays that classes name, as far as they were met.
  var literaryClasses: [String: LiteraryPart?] = [:]
  /// The same parts by the numbers of elements that are no HTML.
  private(set) var foreignParts: [Int: LiteraryPart] = [:]
  /// The elements around lines of verse, with whether all that they hold are such; and the line that was begun last.
  var parentsOfLines: [MarkupNode: Bool] = [:]
  var lastLine: MarkupNode?
  /// The cells with the names of others who speak the same words as the speaker whose name is open.
  var chorus: [MarkupNode] = []
  /// The nodes between a letter set apart and the rest of its word, which are not read.
  var initialJoints: NodeSet = []
  /// The height of the line of a drawing that was written last.
  var drawnRow: String?
  static let blank: ArraySlice<UInt8> = [0x20]

  /// The source of the markup.
  enum Dialect {
    case html
    /// Made of Markdown: check boxes are part of the text, since they say whether a task is done.
    case markdown
    /// Made of a word processor's document.
    case office
  }

  init(_ tree: MarkupTree, links: any LinkResolver, _ dialect: Dialect, _ marks: PageMarks, _ sheets: any SheetSource)
  {
    self.tree = tree
    self.links = links
    self.dialect = dialect
    controls = dialect == .office ? SectionControls() : SectionControls(tree, onlyDisclosures: dialect == .markdown)
    builder.text.reserveCapacity(tree.textSize)
    builder.controls = controls.controls
    builder.pages = marks.pages
    places = marks.places(in: tree)
    kinds = dialect == .html ? ForeignMarkup.kinds(of: tree) : tree.names.map(ElementKind.init)
    names = tree.names.map(ElementAttributes.Name.init)
    if dialect == .html { foreignParts = ForeignMarkup.literaryParts(of: tree) }
    noteShapes = FootnoteShapes(tree, kinds, links: links)
    styles = dialect == .html ? StyleRules(tree) { sheets.sheet($0) } : StyleRules()
  }

  mutating func flatten() {
    guard let root = tree.root else { return }
    let parts = tree.shownParts
    let body = parts.first { tree.name(of: $0) == "body" } ?? root
    if body != root {
      take(attributes(of: root))
    }
    sectionLanguage = attributes(of: body).language ?? sectionLanguage
    context.language = sectionLanguage
    let outer = context
    for part in parts { add(part) }
    addHiddenNotes(outer)
  }

  /// Adds a part of the document.
  mutating func add(_ part: MarkupNode) {
    tree.walk(part) {
      enter($0)
    } leave: {
      leave($0)
    }
  }

  /// Returns the attributes of an element.
  func attributes(of node: MarkupNode) -> ElementAttributes {
    var result = ElementAttributes()
    guard tree.hasAttributes(node) else { return result }
    tree.forEachAttribute(of: node) { number, value in
      if let name = names[number] { result.set(name, value) }
    }
    return result
  }

  private mutating func enter(_ node: MarkupNode) -> MarkupTree.Visit {
    if !initialJoints.isEmpty, initialJoints.contains(node) { return .skip }
    guard let number = tree.nameNumber(of: node) else {
      append(tree.text(of: node), of: node)
      return .skip
    }
    if !places.isEmpty { places[node]?.forEach { builder.anchor($0.name) } }
    var kind = kinds[number]
    // The number of a note, set as a heading over it.
    if case .heading = kind, noteShapes.notes.contains(node) { kind = .paragraph }
    if case .absent = kind {
      markAll(in: node)
      nameMedia(node)
      return .skip
    }
    if case .absentInGraphic = kind { return .skip }
    if case .foot = kind, waitsForRows(node) { return .skip }
    // One that holds elements outside of any ruby was never ended, and has the rest of the page in it.
    if case .rubyParenthesis = kind, context.isInRuby || tree.children(of: node).isEmpty { return .skip }
    if !unchosen.isEmpty, unchosen.contains(node) { return .skip }
    var attributes = attributes(of: node)
    if attributes.isUndrawn || attributes.isDrawnInvisible, context.isInGraphic || kind.isGraphic {
      attributes.isHidden = attributes.isHidden || attributes.isUndrawn
      attributes.isInvisible = attributes.isInvisible || attributes.isDrawnInvisible
    }
    if node != openNote,
      attributes.isHidden && !attributes.isForListeners || attributes.isInvisible && !hasVisibleParts
    {
      hide(node)
      if !attributes.isHidden { builder.append(Self.blank) }
      return .skip
    }
    if isAddition(attributes) || attributes.isHiddenFromSpeech && dialect == .html && isSetTwice(node) {
      mark(attributes)
      return .skip
    }
    if !styles.isEmpty { addStyle(kind, &attributes, node) }
    var frame = Frame(node: node, outer: context)
    if attributes.hasRole || context.isInPlainList { kind = takeRole(kind, &attributes, node) }
    if let number = controls[node] {
      mark(attributes)
      let visit = beginControl(number, node, &frame)
      frames.append(frame)
      return visit
    }
    if context.isInControl, kind.isBlock {
      mark(attributes)
      builder.append(Self.blank)
      frame.endsInBlank = true
      headControl(kind, attributes)
      frames.append(frame)
      return .children
    }
    if context.isInWholeHeading, kind.isBlock {
      kind = beginHeadingRow(&frame)
    } else if kind.isBlock || context.isLiterary || !attributes.types.isEmpty || !foreignParts.isEmpty {
      kind = takeLiteraryPart(kind, attributes, &frame)
    }
    if kind.isBlock { beginInitial(kind, attributes, &frame) }
    let visit = begin(kind, attributes, &frame)
    builder.kind = context.kind
    frames.append(frame)
    return visit
  }

  /// Appends a text with the places in it that something leads to.
  private mutating func append(_ text: ArraySlice<UInt8>, of node: MarkupNode) {
    let isForEye = !context.isUnspoken && isForEye(node)
    if isForEye { builder.openSpan(.unspoken) }
    defer { if isForEye { builder.closeSpan() } }
    guard !places.isEmpty, let places = places[node] else { return builder.append(text) }
    var start = text.startIndex
    for place in places {
      let end = min(text.startIndex + place.bytes, text.endIndex)
      builder.append(text[start..<end])
      builder.anchor(place.name)
      start = end
    }
    builder.append(text[start...])
  }

  private func isForEye(_ text: MarkupNode) -> Bool {
    !noteShapes.waysBack.isEmpty && noteShapes.waysBack.contains(text)
      || !signsOfItems.isEmpty && signsOfItems.contains(text)
  }

  /// Returns a Boolean value that indicates whether the element is something that the renderer adds to what its author
  /// wrote.
  private func isAddition(_ attributes: ElementAttributes) -> Bool {
    switch dialect {
    case .html: false
    case .markdown: attributes.types.contains("footnote-backref")
    case .office: attributes.types.contains("doc-backlink")
    }
  }

  private mutating func leave(_ node: MarkupNode) {
    if let paragraphList, paragraphList.parent == node { endParagraphList() }
    leaveFrame(of: node)
    if !located.isEmpty, let name = located[node] { builder.end(name) }
    if let paragraphList, paragraphList.last == node { endParagraphList() }
    if lastOfNote == node {
      lastOfNote = nil
      builder.closeContainer()
    }
  }

  private mutating func leaveFrame(of node: MarkupNode) {
    // A frame is large, and each run of text ends in one of another node: none is copied for it.
    guard !frames.isEmpty, frames[frames.count - 1].node == node else { return }
    if !feet.isEmpty, let foot = feet.removeValue(forKey: node) { addFoot(foot) }
    let frame = frames.removeLast()
    let standIn = frame.standIn.flatMap { builder.text.count == $0.count ? $0 : nil }
    if let standIn, !standIn.isImage { builder.addWords(standIn.name) }
    if frame.endsInBlank { builder.append(Self.blank) }
    if frame.endsApart { builder.part() }
    if frame.endsInBreak { builder.endRow() }
    if let symbol = frame.closingSymbol { builder.closeSymbol(symbol) }
    for _ in 0..<frame.spans { builder.closeSpan() }
    if let standIn, standIn.isImage { builder.image(standIn.name) }
    if frame.isSpeaker { endSpeaker(frame) }
    if frame.joinsNext { builder.runIn(.joined) }
    if frame.isBlock { frame.endsSpeeches ? builder.closeBlock() : builder.endBlock() }
    if let heading = frame.heading { builder.endHeading(heading.level, firstBlock: heading.firstBlock) }
    if let cell = frame.cell { endCell(cell.kind, firstBlock: cell.firstBlock) }
    if let table = frame.table { endTable(table) }
    if frame.isList, let list = lists.popLast() {
      builder.closeContainer(.list(items: list.items, isOrdered: list.isOrdered))
    }
    for _ in 0..<frame.containers { builder.closeContainer() }
    if let first = frame.leadStart {
      builder.endLead(firstBlock: first)
      if frame.isCounted, builder.blocks.count == first { lists[lists.count - 1].uncount() }
    }
    if frame.isEmptyLine { builder.hasGap = false }
    if let count = frame.gapAfter, !frame.isEmptyLine, builder.blocks.count == count, builder.runIn == nil,
      !builder.hasWaitingMarks
    {
      builder.gap()
    }
    context = frame.outer
    builder.kind = context.kind
    builder.keepsLines = context.keepsLines
    builder.keepsRows = context.keepsRows
    builder.language = context.blockLanguage
    builder.direction = context.blockDirection
    builder.alignment = context.alignment
  }
}
