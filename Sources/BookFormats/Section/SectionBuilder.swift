import TextModel

/// Puts the logical text of a section together, with its blocks, containers, spans and anchors.
///
/// Blocks, containers and spans begin with the first text inside them, so that none is ever empty and no white space
/// stands at their edges. Everything is appended: the work is linear in what goes in.
///
/// Its properties are one for each kind of thing that a section is marked with, and those of the blocks that are
/// open.
struct SectionBuilder {
  /// The kind of the blocks to come.
  var kind: Block.Kind = .paragraph
  /// The language of the blocks to come, where it differs from the section's.
  var language: String?
  /// The side that the blocks to come begin at.
  var direction: TextDirection?
  /// The alignment of the lines of the blocks to come.
  var alignment: Block.Alignment?
  /// The kind of the next block, if it is not a paragraph: the first of an item or of a caption.
  var lead: Block.Kind?
  /// The item that begins with the block that begins now, where that is no mere text of an item.
  var itemMarker: Block.Marker?
  /// The control that waits for the text written on it.
  var control: Int?
  /// The form controls of the section.
  var controls: [Control] = []
  /// A Boolean value that indicates whether white space and lines are kept as they stand.
  var keepsLines = false
  /// A Boolean value that indicates whether the ends of lines are kept as line breaks are.
  var keepsRows = false

  var text: [UInt8] = []
  var blocks: [Block] = []
  var current: OpenBlock?
  var spans = SpanTrack()
  var containers = ContainerTrack()
  var anchors: [(name: String, offset: Int)] = []
  /// The ends of the elements that are located, by their identifiers.
  var ends: [(name: String, offset: Int)] = []
  /// The pages of a page list, which begin at anchors or at the start.
  var pages: [(label: String, anchor: String?)] = []
  /// The identifiers of notes that the page hides.
  var hiddenNotes: Set<String> = []
  /// The headers of tables, by the table's record.
  var tableHeaders: [(record: Int, headers: TableHeaders)] = []
  /// The cells of tables, by the table's record.
  var tableCells: [(record: Int, cells: TableCells)] = []

  /// The punctuation marks that wait for the text they stand before.
  var waitingSymbols: [String] = []
  /// Anchors and print pages that wait for the text they stand before.
  var waitingAnchors: [String] = []
  var waitingPages: [String] = []
  /// A Boolean value that indicates whether an empty, styled paragraph stood between the last block and the next.
  var hasGap = false
  var hasBlank = false
  /// A Boolean value that indicates whether the white space that waits holds a line end of the source.
  var hasRowEnd = false
  /// A Boolean value that indicates whether what follows is no part of the word before it.
  var isParted = false
  /// The number of bytes at the end of the text that may be one character.
  var characterLength = 0
  var breaks = 0
  /// The way in which the next paragraph goes on in the block that is being filled; nil if it is a block of its own.
  var runIn: RunIn?
  /// A Boolean value that indicates whether the break that waits ends words on lines of their own.
  var hasRowBehind = false
  /// A Boolean value that indicates whether the next byte can be appended with nothing to settle before it.
  var isFlowing = false

  /// A Boolean value that indicates whether something waits to be put before the next text.
  var hasWaitingMarks: Bool { !waitingAnchors.isEmpty || !waitingPages.isEmpty }

  // MARK: Text

  /// Appends text of the source.
  mutating func append(_ source: ArraySlice<UInt8>) {
    var index = source.startIndex
    while index < source.endIndex {
      let start = index
      switch TextFilter.piece(in: source, at: index) {
      case .text(let end):
        let isAtImage = current.map { $0.imageEnd == text.count } ?? false
        // CSS Text 3, 4.1.3: where words are written without blanks, a line end is no blank.
        if hasRowEnd, UnspacedScript.meets(text, source[start..<end]) { hasBlank = false }
        settle(before: source[start..<end])
        if isAtImage, current?.imageEnd == text.count, Self.beginsInWord(source[start..<end]) { add(" ") }
        if !Self.isInvisible(source[start..<end]) { current?.hasInk = true }
        put(source[start..<end])
        index = end
      case .noBreakSpace(let end):
        settle(before: source[start..<end])
        put(source[start..<end])
        index = end
      case .blank(let end):
        blank()
        index = end
      case .tab(let end):
        tab()
        index = end
      case .newline(let end):
        newline()
        index = end
      case .nothing(let end): index = end
      }
    }
  }

  private mutating func blank() {
    if keepsLines {
      settle()
      text.append(0x20)
    } else if !hasBlank {
      hasBlank = true
      isFlowing = false
    }
  }

  /// Appends blanks up to the next multiple of eight characters of the line (HTML standard 15.5.17, `tab-size`).
  private mutating func tab() {
    guard keepsLines else { return blank() }
    settle()
    let line = text[max(0, text.count - Self.longestTabbed)...].reversed().prefix { $0 != 0x0B && $0 != 0x0A }
    let column = line.count { $0 & 0xC0 != 0x80 }
    text.append(contentsOf: repeatElement(0x20, count: 8 - column % 8))
  }

  /// The end of a line that is looked at for its tab stops, in bytes.
  private static let longestTabbed = 1 << 10

  private mutating func newline() {
    guard keepsLines else {
      if keepsRows { return lineBreak() }
      hasRowEnd = true
      return blank()
    }
    // HTML drops a line break directly after <pre> (HTML standard, 13.2.6.4.7); one at the end shows nothing either.
    if current != nil { breaks += 1 }
    isFlowing = false
  }

  /// Adds a hard line break inside a block.
  ///
  /// At the edge of a block it shows nothing.
  mutating func lineBreak() {
    guard current != nil else { return }
    breaks = keepsLines ? breaks + 1 : min(breaks + 1, 2)
    hasRowBehind = false
    isFlowing = false
  }

  /// Begins a line of its own for the text that follows, as long as nothing else keeps it apart.
  mutating func rowBreak() {
    hasRowBehind = false
    if breaks == 0 { lineBreak() }
  }

  /// Begins a line of its own for the text that follows, but for marks alone: these stay with the words they belong to.
  mutating func endRow() {
    guard breaks == 0 else { return }
    rowBreak()
    hasRowBehind = breaks == 1 && !keepsLines
  }

  /// Adds an image to the flow, without a description if that is nil; without a file if the book does not hold it.
  mutating func image(
    _ description: String?, described longDescription: String? = nil, of medium: Span.Medium? = nil,
    file: String? = nil
  ) {
    if let current, current.imageEnd == text.count { hasBlank = true }
    isFlowing = false
    let label = description ?? String(Section.objectReplacement)
    settle()
    // An image is no part of the word before it.
    if description != nil, let current, text.count > current.start, endsInWord { add(" ") }
    let start = text.count
    put(Array(label.utf8)[...])
    spans.append(Span(.image, range: start..<text.count))
    if let longDescription { spans.append(Span(.described(longDescription), range: start..<text.count)) }
    if let file { spans.append(Span(.picture(file), range: start..<text.count)) }
    if let medium {
      spans.append(Span(.media(medium), range: start..<text.count))
      current?.hasMedia = true
    }
    current?.images += 1
    current?.imageEnd = text.count
  }

  /// Settles what waits for the next text: the block, line breaks, a blank, anchors, containers and spans.
  mutating func settle(before next: ArraySlice<UInt8>? = nil) {
    if isFlowing { return }
    if runIn != nil { takeRunIn() }
    // A punctuation mark opens the words behind it.
    if isParted, !hasBlank { hasBlank = needsBlank(before: waitingSymbols.isEmpty ? next : nil) }
    isParted = false
    if breaks > 1 { endParagraph() }
    if hasRowBehind, !hasBlank, let next, Self.isClosing(next) { breaks = 0 }
    hasRowBehind = false
    isFlowing = true
    if current == nil {
      openBlock()
    } else if breaks > 0 {
      text.append(contentsOf: repeatElement(0x0B, count: breaks))
    } else if hasBlank {
      text.append(0x20)
    }
    breaks = 0
    hasBlank = false
    hasRowEnd = false
    characterLength = 0
    spans.begin(at: text.count)
    settleMarks()
    guard !waitingSymbols.isEmpty else { return }
    for symbol in waitingSymbols { add(symbol) }
    waitingSymbols.removeAll()
  }

  /// Ends a paragraph at an empty line: books without elements for paragraphs separate them by two line breaks.
  ///
  /// Anchors and print pages that wait stand before the text after that line.
  private mutating func endParagraph() {
    guard let current, current.hasInk || current.images > 0, !keepsLines else { return }
    switch current.kind {
    case .paragraph, .item: break
    default: return
    }
    let (anchors, pages) = (waitingAnchors, waitingPages)
    (waitingAnchors, waitingPages) = ([], [])
    closeBlock()
    (waitingAnchors, waitingPages) = (anchors, pages)
  }

  mutating func settleMarks() {
    guard hasWaitingMarks else { return }
    for name in waitingAnchors { anchors.append((name, text.count)) }
    for label in waitingPages { spans.append(Span(.pageBreak(label: label), range: text.count..<text.count)) }
    waitingAnchors.removeAll()
    waitingPages.removeAll()
  }

  // MARK: Marks

  /// Adds a target of links before the next text.
  mutating func anchor(_ name: String) {
    waitingAnchors.append(name)
    isFlowing = false
  }

  /// Begins a printed page before the next text.
  mutating func pageBreak(_ label: String) {
    waitingPages.append(label)
    isFlowing = false
  }

  /// Puts a punctuation mark that the source does not hold before the next text.
  mutating func openSymbol(_ symbol: String) {
    waitingSymbols.append(symbol)
    isFlowing = false
  }

  /// Puts a punctuation mark that the source does not hold after the last text, if there was any since the opening
  /// mark.
  mutating func closeSymbol(_ symbol: String) {
    if !waitingSymbols.isEmpty {
      waitingSymbols.removeLast()
    } else if current != nil {
      add(symbol)
    }
  }

  /// Begins a span with the next text.
  mutating func openSpan(_ kind: Span.Kind) {
    spans.open(kind)
    isFlowing = false
  }

  /// Ends the innermost span.
  mutating func closeSpan() {
    spans.close(at: text.count)
  }
}
