import TextModel

extension SectionBuilder {
  mutating func openBlock() {
    let kind = nextKind()
    if hasGap, kind == .paragraph, blocks.last?.kind == .paragraph {
      blocks.append(
        Block(.separator, range: text.count..<text.count + 1, container: containers.begin(at: text.count)))
      text.append(0x0A)
    }
    hasGap = false
    current = OpenBlock(
      kind: kind, start: text.count, language: language, direction: direction, alignment: alignment,
      container: containers.begin(at: text.count), itemMarker: itemMarker,
      spanCount: spans.closed.count, anchorCount: anchors.count)
  }

  /// Returns the kind of the block that begins now; a control in an item or a caption leaves it to begin with the text
  /// after it.
  private mutating func nextKind() -> Block.Kind {
    itemMarker = nil
    if let number = control {
      control = nil
      return .control(number)
    }
    defer { lead = nil }
    let next = kind == .paragraph ? lead ?? .paragraph : kind
    if case .item(let marker) = lead, next != lead { itemMarker = marker }
    return next
  }

  /// Begins a control: the text that follows, until the block is closed, is written on it.
  mutating func openControl(_ number: Int) {
    closeBlock()
    control = number
  }

  /// Puts a control with nothing written on it.
  private mutating func putControl(_ number: Int) {
    hasGap = false
    settleMarks()
    let start = text.count
    let container = containers.begin(at: start)
    text.append(0x0A)
    blocks.append(
      Block(
        .control(number), range: start..<start + 1, container: container, language: language, direction: direction))
  }

  /// Ends the block that is being filled; one without anything to see is taken back.
  mutating func closeBlock() {
    runIn = nil
    dropBlanks()
    guard var block = current else {
      if let number = control {
        control = nil
        putControl(number)
      }
      return
    }
    current = nil
    guard block.hasInk || block.images > 0 else { return discard(block) }
    trimEnd(of: block)
    settleMarks()
    spans.suspend(at: text.count)
    if block.kind == .paragraph {
      if !block.hasInk, block.images == 1, !block.hasMedia {
        if standAlone(block) { block.kind = .image }
      } else if block.images == 0, Ornament.isOrnament(text[block.start...]), !spans.hasName(since: block.spanCount) {
        block.kind = .separator
      }
    }
    text.append(0x0A)
    var closed = Block(
      block.kind, range: block.start..<text.count, container: block.container, language: block.language,
      direction: block.direction)
    closed.itemMarker = block.itemMarker
    closed.alignment = block.alignment
    blocks.append(closed)
  }

  /// Makes an image of a block, unless that would lose a link or a longer description: one around an image without a
  /// description needs text.
  ///
  /// An image block needs no span to say so, and shows nothing for an image without a description.
  private mutating func standAlone(_ block: OpenBlock) -> Bool {
    let hasDescription = !text[block.start...].elementsEqual(String(Section.objectReplacement).utf8)
    if !hasDescription, spans.needsText(since: block.spanCount) { return false }
    spans.removeImages(since: block.spanCount)
    guard !hasDescription else { return true }
    cut(block, to: block.start)
    return true
  }

  private mutating func trimEnd(of block: OpenBlock) {
    var end = text.count
    while end > block.start, text[end - 1] == 0x20 || text[end - 1] == 0x0B { end -= 1 }
    cut(block, to: end)
  }

  /// Takes the end of a block back; what is marked in it moves to the new end.
  private mutating func cut(_ block: OpenBlock, to end: Int) {
    guard end < text.count else { return }
    text.removeSubrange(end...)
    takeEndsBack(to: end)
    spans.clamp(to: end, since: block.spanCount)
    for index in anchors.indices[block.anchorCount...] { anchors[index].offset = min(anchors[index].offset, end) }
  }

  private mutating func discard(_ block: OpenBlock) {
    text.removeSubrange(block.start...)
    takeEndsBack(to: block.start)
    waitingPages = spans.takePageBreaks(since: block.spanCount) + waitingPages
    spans.restart(since: block.spanCount)
    for index in anchors.indices[block.anchorCount...] { anchors[index].offset = block.start }
    if let marker = block.itemMarker { lead = lead ?? .item(marker) }
    switch block.kind {
    case .item, .caption: lead = lead ?? block.kind
    case .paragraph: hasGap = true
    case .control(let number): putControl(number)
    default: break
    }
  }

  /// Markers side by side are no longer than this, in bytes: real lists are not nested as deeply without a word between
  /// them.
  private static let longestMarker = 32

  /// Begins an item of a list with the next block; where that begins another already, the two markers stand side by
  /// side.
  mutating func beginItem(_ marker: Block.Marker) {
    if case .item(.ordinal(let outer)) = lead, outer.utf8.count < Self.longestMarker {
      if case .ordinal(let inner) = marker { lead = .item(.ordinal(outer + " " + inner)) }
    } else {
      lead = .item(marker)
    }
  }

  /// Ends what the next block was to begin; an item that only controls came of begins with the first of them.
  mutating func endLead(firstBlock: Int) {
    if case .item(let marker) = lead, blocks.indices.contains(firstBlock), blocks[firstBlock].marker == nil {
      blocks[firstBlock].itemMarker = marker
    }
    lead = nil
  }

  /// Ends a heading that began with a block: a control that is all there is of it makes it.
  mutating func endHeading(_ level: Int, firstBlock: Int) {
    guard blocks.indices.contains(firstBlock), let number = blocks[firstBlock].control,
      !blocks[firstBlock...].contains(where: \.isHeading), !blocks[firstBlock].content.isEmpty
    else { return }
    blocks[firstBlock].controlHeading = level
    controls[number].headingLevel = level
  }

  /// Takes note of an empty paragraph that was given room between two others.
  mutating func gap() {
    hasGap = blocks.last?.kind == .paragraph
  }

  /// Adds a break between scenes without an ornament.
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
    endBlock()
    containers.open(kind)
  }

  /// Ends the innermost container; a kind given here is what it turned out to be.
  mutating func closeContainer(_ kind: Container.Kind? = nil) {
    closeBlock()
    containers.close(at: text.count, kind: kind)
  }

  // MARK: The end

  /// Lets go of controls that the page turned out not to show; the others keep their order.
  private mutating func dropUnusedControls() {
    let used = blocks.compactMap(\.control)
    // Most pages show all of them; a copy of very many would take as much room again.
    if used.elementsEqual(controls.indices) { return }
    var numbers: [Int: Int] = [:]
    var count = 0
    for index in blocks.indices {
      guard let number = blocks[index].control else { continue }
      blocks[index].kind = .control(count)
      numbers[number] = count
      count += 1
    }
    spans.renumberLabels(numbers)
    controls = used.map { controls[$0] }
  }

  /// Adds the pages of a page list that the markup itself does not mark.
  private mutating func addPages() {
    let offsets = Dictionary(anchors.map { ($0.name, $0.offset) }) { first, _ in first }
    var labels: Set<String> = []
    var starts: Set<Int> = []
    for span in spans.closed {
      guard case .pageBreak(let label) = span.kind else { continue }
      labels.insert(label)
      starts.insert(span.range.lowerBound)
    }
    for page in pages where !labels.contains(page.label) {
      guard let offset = page.anchor.map({ offsets[$0] }) ?? 0, !starts.contains(offset) else { continue }
      spans.append(Span(.pageBreak(label: page.label), range: offset..<offset))
    }
  }

  /// Ends the text that the page shows: what waits for text after it stands at the beginning of its last block.
  mutating func endMarks() {
    closeBlock()
    let end = blocks.last?.range.lowerBound ?? 0
    for name in waitingAnchors { anchors.append((name, end)) }
    if !blocks.isEmpty {
      for label in waitingPages { spans.append(Span(.pageBreak(label: label), range: end..<end)) }
    }
    waitingAnchors.removeAll()
    waitingPages.removeAll()
  }

  /// The offsets by the names that lead there; the name of a control leads to it, whatever label it stands in.
  private var namedPlaces: [String: Int] {
    var places = Dictionary(anchors.map { ($0.name, $0.offset) }) { first, _ in first }
    for block in blocks {
      guard case .control(let number) = block.kind, places[controls[number].key] != nil else { continue }
      places[controls[number].key] = block.range.lowerBound
    }
    return places
  }

  /// Returns the section; the builder is of no further use.
  mutating func finish(language: String?) -> Section {
    endMarks()
    dropUnusedControls()
    if !blocks.isEmpty, !pages.isEmpty { addPages() }
    let (containers, places) = containers.finished(at: text.count)
    for index in blocks.indices { blocks[index].container = blocks[index].container.flatMap { places[$0] } }
    let headers = tableHeaders.compactMap { entry in places[entry.record].map { ($0, entry.headers) } }
    let cells = tableCells.compactMap { entry in places[entry.record].map { ($0, entry.cells) } }
    return Section(
      text: WellFormed.string(&text), blocks: blocks, containers: containers, spans: self.spans.sorted(),
      anchors: namedPlaces, hiddenNotes: hiddenNotes,
      tableHeaders: Dictionary(headers) { first, _ in first }, tableCells: Dictionary(cells) { first, _ in first },
      controls: controls, language: language)
  }
}
