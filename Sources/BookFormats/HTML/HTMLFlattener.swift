import Markup
import TextModel

/// Turns a tree of HTML or SVG into a section: logical text and what it means.
///
/// What counts as text is what a browser shows of `body`: no scripts, styles, templates, metadata of drawings and
/// formulas, `rp`, media, and nothing that is hidden. The walk takes constant stack space and linear time.
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
  /// What a choice holds besides what was chosen, and what a drawing only defines.
  var unchosen: Set<MarkupNode> = []
  /// The names of what the drawings of the document use, once one of them defines anything.
  var usedNames: Set<String>?
  let dialect: Dialect
  /// The form controls of the document, where it has any.
  let controls: SectionControls
  /// The places that fragment identifiers lead to.
  private let places: [MarkupNode: [(bytes: Int, name: String)]]
  /// The notes that the markup does not call so.
  let noteShapes: NoteShapes
  /// The label that holds the words beside the control begun last; they are written on it.
  var awaitedLabel: MarkupNode?
  /// What elements of the document are called, from the first one on that is called something.
  var partNames: AccessibleNames?
  /// Whether the document shows parts of what it makes invisible.
  private lazy var hasVisibleParts = tree.hasVisibleParts
  /// The height of the row of a drawing that was written last.
  var drawnRow: String?
  static let blank: ArraySlice<UInt8> = [0x20]

  /// Where the markup comes from.
  enum Dialect {
    case html
    /// Made of Markdown: check boxes are part of the text, since they say whether a task is done.
    case markdown
    /// Made of a word processor's document.
    case office
  }

  /// What holds for everything inside an element.
  struct Context {
    /// The language of the text.
    var language: String?
    /// The language that the nearest block gives.
    var blockLanguage: String?
    /// The direction of the text, and the one that the nearest block gives.
    var direction: TextDirection?
    var blockDirection: TextDirection?
    var kind: Block.Kind = .paragraph
    var isInGraphic = false
    var isInPageBreak = false
    var isInTable = false
    var keepsLines = false
    /// Spans of a kind inside one of the same kind say nothing new.
    var isInLink = false
    /// Inside an element that refers to a note, which a link in it does too.
    var isInNoteReference = false
    var isEmphasised = false
    var isStrong = false
    var isStruck = false
    var isCode = false
    var isRaised = false
    var isLowered = false
    /// Inside the words on a control, which are one block whatever they are made of.
    var isInControl = false
    /// What the caption of the figure says.
    var caption: String?
    var isInFormula = false
    var isInRuby = false
    /// Inside something that is seen and not heard.
    var isUnspoken = false
    /// Inside something that is heard by a name.
    var isCalled = false
    /// Inside a list that its author says is none.
    var isInPlainList = false
    /// Inside a part that reading steps over.
    var isInSkippedPart = false
    /// Inside a part of the page whose header and footer are not those of the page.
    var isInPart = false
    var noteReferenceDepth = 0
    var quotationDepth = 0
    var languageDepth = 0
    var directionDepth = 0
  }

  /// What has to be undone when an element ends.
  struct Frame {
    let node: MarkupNode
    let outer: Context
    var isBlock = false
    /// Set on what would be a block elsewhere than in the words on a control.
    var endsInBlank = false
    /// Set on words that are shown on rows of their own.
    var endsInBreak = false
    var containers = 0
    var spans = 0
    var isList = false
    var table: TableRole?
    /// What the blocks of a cell are, and how many there were before it.
    var cell: (kind: Block.Kind, firstBlock: Int)?
    /// Set on a paragraph that is a gap when no block came of it: how many there were before.
    var gapAfter: Int?
    /// How many blocks there were before an item or a caption.
    var leadStart: Int?
    /// Set on an item that its list has counted.
    var isCounted = false
    /// The sign that closes the element.
    var closingSign: String?
    /// What stands for the element where it shows nothing: how much text there was before it.
    var standIn: (name: String, isImage: Bool, count: Int)?
  }

  enum TableRole {
    case data, layout
  }

  init(_ tree: MarkupTree, links: any LinkResolver, _ dialect: Dialect, _ marks: PageMarks) {
    self.tree = tree
    self.links = links
    self.dialect = dialect
    controls = dialect == .html ? SectionControls(tree) : SectionControls()
    builder.controls = controls.controls
    builder.pages = marks.pages
    places = marks.places(in: tree)
    kinds = tree.names.map(ElementKind.init)
    names = tree.names.map(ElementAttributes.Name.init)
    noteShapes = NoteShapes(tree, kinds, links: links)
  }

  /// The section that a document shows; the document is let go of before the section is put together.
  static func section(
    of tree: consuming MarkupTree, links: any LinkResolver, _ dialect: Dialect = .html,
    marks: PageMarks = PageMarks()
  ) -> Section {
    var (builder, language) = flattened(consume tree, links, dialect, marks)
    return builder.finish(language: language)
  }

  private static func flattened(
    _ tree: consuming MarkupTree, _ links: any LinkResolver, _ dialect: Dialect, _ marks: PageMarks
  ) -> (SectionBuilder, String?) {
    var flattener = HTMLFlattener(tree, links: links, dialect, marks)
    flattener.flatten()
    return (flattener.builder, flattener.sectionLanguage)
  }

  private mutating func flatten() {
    guard let root = tree.root else { return }
    let parts = tree.shownParts
    let body = parts.first { tree.name(of: $0) == "body" } ?? root
    if body != root {
      let outer = attributes(of: root)
      if let anchor = outer.anchor { builder.anchor(anchor) }
      sectionLanguage = outer.language
      context.setBlockDirection(outer.direction)
      builder.direction = context.blockDirection
    }
    sectionLanguage = attributes(of: body).language ?? sectionLanguage
    context.language = sectionLanguage
    for part in parts {
      tree.walk(part) {
        enter($0)
      } leave: {
        leave($0)
      }
    }
  }

  /// The attributes of an element.
  func attributes(of node: MarkupNode) -> ElementAttributes {
    var result = ElementAttributes()
    guard tree.hasAttributes(node) else { return result }
    tree.forEachAttribute(of: node) { number, value in
      if let name = names[number] { result.set(name, value) }
    }
    return result
  }

  private mutating func enter(_ node: MarkupNode) -> MarkupTree.Visit {
    guard let number = tree.nameNumber(of: node) else {
      append(tree.text(of: node), of: node)
      return .skip
    }
    if !places.isEmpty { places[node]?.forEach { builder.anchor($0.name) } }
    var kind = kinds[number]
    if case .absent = kind {
      markAll(in: node)
      return .skip
    }
    if case .absentInGraphic = kind { return .skip }
    // One that holds elements outside of any ruby was never ended, and has the rest of the page in it.
    if case .rubyParenthesis = kind, context.isInRuby || tree.children(of: node).isEmpty { return .skip }
    if !unchosen.isEmpty, unchosen.contains(node) { return .skip }
    var attributes = attributes(of: node)
    if attributes.isUndrawn || attributes.isDrawnInvisible, context.isInGraphic || kind.isGraphic {
      attributes.isHidden = attributes.isHidden || attributes.isUndrawn
      attributes.isInvisible = attributes.isInvisible || attributes.isDrawnInvisible
    }
    if attributes.isHidden && !attributes.isForListeners || attributes.isInvisible && !hasVisibleParts {
      hide(node)
      if !attributes.isHidden { builder.append(Self.blank) }
      return .skip
    }
    if isAddition(attributes) {
      mark(attributes)
      return .skip
    }
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
      frames.append(frame)
      return .children
    }
    let visit = begin(kind, attributes, &frame)
    builder.kind = context.kind
    frames.append(frame)
    return visit
  }

  /// Appends a text with the places in it that something leads to.
  private mutating func append(_ text: ArraySlice<UInt8>, of node: MarkupNode) {
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

  /// Whether the element is something that the renderer adds to what its author wrote.
  private func isAddition(_ attributes: ElementAttributes) -> Bool {
    switch dialect {
    case .html: false
    case .markdown: attributes.types.contains("footnote-backref")
    case .office: attributes.types.contains("doc-backlink")
    }
  }

  private mutating func leave(_ node: MarkupNode) {
    guard let frame = frames.last, frame.node == node else { return }
    frames.removeLast()
    let standIn = frame.standIn.flatMap { builder.text.count == $0.count ? $0 : nil }
    if let standIn, !standIn.isImage { builder.addWords(standIn.name) }
    if frame.endsInBlank { builder.append(Self.blank) }
    if frame.endsInBreak { builder.rowBreak() }
    if let sign = frame.closingSign { builder.closeSign(sign) }
    for _ in 0..<frame.spans { builder.closeSpan() }
    if let standIn, standIn.isImage { builder.image(standIn.name) }
    if frame.isBlock { builder.closeBlock() }
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
    if let count = frame.gapAfter, builder.blocks.count == count, !builder.hasWaitingMarks { builder.gap() }
    context = frame.outer
    builder.kind = context.kind
    builder.keepsLines = context.keepsLines
    builder.language = context.blockLanguage
    builder.direction = context.blockDirection
  }
}
