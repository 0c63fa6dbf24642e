import TextModel

extension ReadingWorld.Chapters {
  /// Returns the start of the chapter after or before the one at a position.
  ///
  /// A chapter begins with a section, and where an entry of the table of contents leads that is of the top level, or of
  /// the next where one entry holds all the others; in a book of one section, or of pages, and without a table of
  /// contents, with a heading of the highest rank that more than one has, or of one above.
  public func start(next position: TextPosition, toward direction: Direction) -> TextPosition? {
    switch direction {
    case .forward:
      return starts(inSection: position.section).first { $0 > position }
        ?? firstStart(afterSection: position.section)
    case .backward:
      guard let start = start(enclosing: position) else { return nil }
      return starts(inSection: start.section).last { $0 < start }
        ?? lastStart(beforeSection: start.section)
    }
  }

  /// A Boolean value that indicates whether there is more than one chapter to go to; without a table of contents the
  /// headings tell, once they are counted.
  var areThere: Bool {
    text.sectionCount > 1 || outline.chapterCount > 1 || outline.isEmpty && index?.has(.heading) ?? true
  }

  /// Returns the start of the chapter that holds a position, or nil in a book without text.
  public func start(enclosing position: TextPosition) -> TextPosition? {
    starts(inSection: position.section).last { $0 <= position }
      ?? lastStart(beforeSection: position.section)
  }

  /// Returns a Boolean value that indicates whether a chapter begins at a position; asked of each utterance, it looks
  /// at as little of the section as tells.
  func isStart(_ position: TextPosition) -> Bool {
    let section = text.section(position.section)
    guard section.length > 0 else { return false }
    if position.offset == 0, beginsChapter(section: position.section) { return true }
    if outline.isChapter(position, in: section) { return true }
    guard headingsTell,
      let block = section.blockIndex(at: position.offset).map({ section.blocks[$0] }),
      block.range.lowerBound == position.offset, let level = block.headingLevel
    else { return false }
    return section.chapterLevel.map { level <= $0 } ?? false
  }

  /// Returns the starts of chapters in one section, in order; none in a section without text.
  func starts(inSection index: Int) -> [TextPosition] {
    // Most sections are a chapter each, and what is known of the whole book spares reading those.
    if text.sectionCount > 1, !outline.leadsInto(section: index), let facts = self.index?.sections,
      facts.indices.contains(index), !headingsTell || facts[index].headings?.isEmpty == true
    {
      let isStart = facts[index].length > 0 && beginsChapter(section: index)
      return isStart ? [TextPosition(section: index, offset: 0)] : []
    }
    let section = text.section(index)
    guard section.length > 0 else { return [] }
    var offsets: Set<Int> = beginsChapter(section: index) ? [0] : []
    offsets.formUnion(outline.chapterOffsets(in: section, at: index))
    if headingsTell, let rank = section.chapterLevel {
      let starts = section.blocks.lazy.filter { $0.headingLevel.map { $0 <= rank } ?? false }
      offsets.formUnion(starts.map(\.range.lowerBound))
    }
    return offsets.sorted().map { TextPosition(section: index, offset: $0) }
  }

  /// A Boolean value that indicates whether headings begin chapters, for want of a table of contents.
  private var headingsTell: Bool { outline.isEmpty && (text.sectionCount == 1 || text.sectionsArePages) }

  /// Returns a Boolean value that indicates whether a section begins a chapter as such.
  private func beginsChapter(section: Int) -> Bool { section == 0 || !text.sectionsArePages }

  private func firstStart(afterSection index: Int) -> TextPosition? {
    for section in min(index + 1, text.sectionCount)..<text.sectionCount {
      if let start = starts(inSection: section).first { return start }
    }
    return nil
  }

  private func lastStart(beforeSection index: Int) -> TextPosition? {
    for section in (0..<min(index, text.sectionCount)).reversed() {
      if let start = starts(inSection: section).last { return start }
    }
    return nil
  }
}
