import TextModel

/// Puts the logical text of a section together, with its blocks, containers, spans and anchors.
///
/// Blocks, containers and spans begin with the first text inside them, so that none is ever empty and no white space
/// stands at their edges. Everything is appended: the work is linear in what goes in.
struct SectionBuilder {
  /// The kind of the blocks to come.
  var kind: Block.Kind = .paragraph
  /// The language of the blocks to come, where it differs from the section's.
  var language: String?
  /// What the next block is instead of a paragraph: the first of an item or of a caption.
  var lead: Block.Kind?
  /// Whether white space and lines are kept as they stand.
  var keepsLines = false

  var text: [UInt8] = []
  var blocks: [Block] = []
  var current: OpenBlock?
  var spans = SpanTrack()
  var containers = ContainerTrack()
  private(set) var anchors: [(name: String, offset: Int)] = []

  /// Anchors and print pages that wait for the text they stand before.
  private var waitingAnchors: [String] = []
  private var waitingPages: [String] = []
  /// Whether an empty, styled paragraph stood between the last block and the next.
  private var hasGap = false
  private var hasBlank = false
  private var breaks = 0
  /// Whether the next byte can be appended with nothing to settle before it.
  private var isFlowing = false

  /// The block that is being filled.
  struct OpenBlock {
    var kind: Block.Kind
    let start: Int
    let language: String?
    let container: Int?
    /// How many spans and anchors there were when it began.
    let spanCount: Int
    let anchorCount: Int
    var hasInk = false
    var images = 0
    /// Where the last image ends.
    var imageEnd = -1
  }

  /// Whether something waits to be put before the next text.
  var hasWaitingMarks: Bool { !waitingAnchors.isEmpty || !waitingPages.isEmpty }

  // MARK: Text

  /// Appends text of the source.
  mutating func append(_ source: ArraySlice<UInt8>) {
    var index = source.startIndex
    while index < source.endIndex {
      let start = index
      switch TextFilter.piece(in: source, at: index) {
      case .text(let end):
        settle()
        current?.hasInk = true
        text.append(contentsOf: source[start..<end])
        index = end
      case .noBreakSpace(let end):
        settle()
        text.append(contentsOf: source[start..<end])
        index = end
      case .blank(let end):
        blank(count: 1)
        index = end
      case .tab(let end):
        blank(count: 8)
        index = end
      case .newline(let end):
        newline()
        index = end
      case .nothing(let end): index = end
      }
    }
  }

  private mutating func blank(count: Int) {
    if keepsLines {
      settle()
      text.append(contentsOf: repeatElement(0x20, count: count))
    } else if !hasBlank {
      hasBlank = true
      isFlowing = false
    }
  }

  private mutating func newline() {
    guard keepsLines else { return blank(count: 1) }
    // HTML drops a line break directly after <pre> (HTML standard, 13.2.6.4.7); one at the end shows nothing either.
    if current != nil { breaks += 1 }
    isFlowing = false
  }

  /// A hard line break inside a block; at the edge of a block it shows nothing.
  mutating func lineBreak() {
    guard current != nil else { return }
    breaks = keepsLines ? breaks + 1 : min(breaks + 1, 2)
    isFlowing = false
  }

  /// An image in the flow; nil stands for an image without any description.
  mutating func image(_ description: String?) {
    if let current, current.imageEnd == text.count { hasBlank = true }
    isFlowing = false
    let label = description ?? String(Section.objectReplacement)
    settle()
    let start = text.count
    text.append(contentsOf: label.utf8)
    spans.append(Span(.image, range: start..<text.count))
    current?.images += 1
    current?.imageEnd = text.count
  }

  /// Settles what waits for the next text: the block, line breaks, a blank, anchors, containers and spans.
  private mutating func settle() {
    if isFlowing { return }
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
    spans.begin(at: text.count)
    settleMarks()
  }

  private mutating func settleMarks() {
    guard hasWaitingMarks else { return }
    for name in waitingAnchors { anchors.append((name, text.count)) }
    for label in waitingPages { spans.append(Span(.pageBreak(label: label), range: text.count..<text.count)) }
    waitingAnchors.removeAll()
    waitingPages.removeAll()
  }

  // MARK: Marks

  /// Something to be linked to stands before the next text.
  mutating func anchor(_ name: String) {
    waitingAnchors.append(name)
    isFlowing = false
  }

  /// A printed page begins before the next text.
  mutating func pageBreak(_ label: String) {
    waitingPages.append(label)
    isFlowing = false
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

  // MARK: Blocks

  private mutating func openBlock() {
    let kind = kind == .paragraph ? lead ?? .paragraph : kind
    lead = nil
    if hasGap, kind == .paragraph, blocks.last?.kind == .paragraph {
      blocks.append(
        Block(.separator, range: text.count..<text.count + 1, container: containers.begin(at: text.count)))
      text.append(0x0A)
    }
    hasGap = false
    current = OpenBlock(
      kind: kind, start: text.count, language: language, container: containers.begin(at: text.count),
      spanCount: spans.closed.count, anchorCount: anchors.count)
  }

  /// Ends the block that is being filled; one without anything to see is taken back.
  mutating func closeBlock() {
    hasBlank = false
    breaks = 0
    isFlowing = false
    guard var block = current else { return }
    current = nil
    guard block.hasInk || block.images > 0 else { return discard(block) }
    trimEnd(of: block)
    settleMarks()
    spans.suspend(at: text.count)
    if block.kind == .paragraph {
      if !block.hasInk, block.images == 1 {
        block.kind = .image
        standAlone(block)
      } else if block.images == 0, Ornament.isOrnament(text[block.start...]) {
        block.kind = .separator
      }
    }
    text.append(0x0A)
    blocks.append(
      Block(block.kind, range: block.start..<text.count, container: block.container, language: block.language))
  }

  /// An image block needs no span to say so, and shows nothing for an image without a description.
  private mutating func standAlone(_ block: OpenBlock) {
    spans.removeImages(since: block.spanCount)
    guard text[block.start...].elementsEqual(String(Section.objectReplacement).utf8) else { return }
    text.removeSubrange(block.start...)
    spans.clamp(to: text.count, since: block.spanCount)
  }

  private mutating func trimEnd(of block: OpenBlock) {
    var end = text.count
    while end > block.start, text[end - 1] == 0x20 || text[end - 1] == 0x0B { end -= 1 }
    guard end < text.count else { return }
    text.removeSubrange(end...)
    spans.clamp(to: end, since: block.spanCount)
    for index in anchors.indices[block.anchorCount...] { anchors[index].offset = min(anchors[index].offset, end) }
  }

  private mutating func discard(_ block: OpenBlock) {
    text.removeSubrange(block.start...)
    waitingPages = spans.takePageBreaks(since: block.spanCount) + waitingPages
    spans.restart(since: block.spanCount)
    for index in anchors.indices[block.anchorCount...] { anchors[index].offset = block.start }
    switch block.kind {
    case .item, .caption: lead = lead ?? block.kind
    case .paragraph: hasGap = true
    default: break
    }
  }

  /// Takes note of an empty paragraph that was given room between two others (R1.27).
  mutating func gap() {
    hasGap = blocks.last?.kind == .paragraph
  }

  /// A break between scenes without an ornament.
  mutating func separator() {
    closeBlock()
    hasGap = false
    settleMarks()
    let container = containers.begin(at: text.count)
    text.append(0x0A)
    blocks.append(Block(.separator, range: text.count - 1..<text.count, container: container))
  }

  // MARK: Containers

  /// Begins a container with the next block.
  mutating func openContainer(_ kind: Container.Kind) {
    closeBlock()
    containers.open(kind)
  }

  /// Ends the innermost container; a kind given here is what it turned out to be.
  mutating func closeContainer(_ kind: Container.Kind? = nil) {
    closeBlock()
    containers.close(at: text.count, kind: kind)
  }

  /// Ends the innermost container, a table that was only there for the layout: its cells become paragraphs.
  mutating func dissolveTable(from first: Int) {
    closeBlock()
    if let table = containers.dissolve() {
      for index in blocks.indices[first...] where blocks[index].container == table {
        guard case .cell = blocks[index].kind else { continue }
        let block = blocks[index]
        blocks[index] = Block(.paragraph, range: block.range, container: table, language: block.language)
      }
    }
  }

  // MARK: The end

  /// The section; the builder is of no further use.
  mutating func finish(language: String?) -> Section {
    closeBlock()
    let end = blocks.last?.range.lowerBound ?? 0
    for name in waitingAnchors { anchors.append((name, end)) }
    if !blocks.isEmpty {
      for label in waitingPages { spans.append(Span(.pageBreak(label: label), range: end..<end)) }
    }
    let (containers, places) = containers.finished(at: text.count)
    for (index, block) in blocks.enumerated() where block.container != nil {
      blocks[index] = Block(
        block.kind, range: block.range, container: block.container.flatMap { places[$0] }, language: block.language)
    }
    return Section(
      text: WellFormed.string(&text), blocks: blocks, containers: containers, spans: spans.sorted(),
      anchors: Dictionary(anchors.map { ($0.name, $0.offset) }) { first, _ in first }, language: language)
  }
}
