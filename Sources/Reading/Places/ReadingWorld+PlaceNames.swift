import TextModel
import Words

extension ReadingWorld.Places {
  /// The result of looking for a name.
  public enum NamedPlace: Hashable, Sendable {
    /// The place is known.
    case found(TextPosition)
    /// There is no such place in the book.
    case missing
    /// It is not known until the whole book has been looked through.
    case unknown
  }

  /// Returns the place of a name.
  ///
  /// - Complexity: pages and percentages are known by the index; chapters and printed pages are looked for section by
  ///   section.
  public func place(named name: PlaceName) -> NamedPlace {
    switch name {
    case .page(let number): indexed { geometry.page(number: number)?.range.lower }
    case .percent(let percent): indexed { position(atPercent: percent) }
    case .printPage(let label): found(printPage(label))
    case .chapter(let number): found(chapter(number))
    case .anchor(let section, let name): found(text.position(of: .place(section: section, anchor: name)))
    case .start: found(world.beginning)
    case .end: found(world.edge(.forward))
    }
  }

  /// Returns a Boolean value that indicates whether it is known that there is no place of a name; the page of a number
  /// need not be laid out for that.
  package func isMissing(_ name: PlaceName) -> Bool {
    guard case .page(let number) = name else { return place(named: name) == .missing }
    return geometry.pageCount.map { !(1...max(1, $0)).contains(number) } ?? false
  }

  private func indexed(_ position: () -> TextPosition?) -> NamedPlace {
    index == nil ? .unknown : found(position())
  }

  private func found(_ position: TextPosition?) -> NamedPlace {
    position.flatMap { world.textPosition(from: $0) ?? world.textPosition(before: $0) }.map(NamedPlace.found)
      ?? .missing
  }

  private func printPage(_ label: String) -> TextPosition? {
    // A reader who heard "xi" may write "XI".
    let folded = label.lowercased()
    // A list of the pages tells without a look at the text.
    let pages = text.printPages
    let listed = pages.first { $0.label == label } ?? pages.first { $0.label.lowercased() == folded }
    if let place = listed?.destination.flatMap(text.position(of:)) { return place }
    // The index tells which sections to look in first; a page without text, as at a section's end, is not in it.
    let isLikely: (Int) -> Bool = { index?.sections[$0].elements[.printPage] != nil }
    let numbers = 0..<text.sectionCount
    var alike: TextPosition?
    for number in numbers.filter(isLikely) + numbers.filter({ !isLikely($0) }) {
      for span in text.section(number).spans {
        guard case .pageBreak(let found) = span.kind, found.lowercased() == folded else { continue }
        let place = TextPosition(section: number, offset: span.range.lowerBound)
        if found == label { return place }
        alike = alike ?? place
      }
    }
    return alike
  }

  /// Returns the chapter that the table of contents calls by a number; where it calls none so, the one of that number.
  private func chapter(_ number: Int) -> TextPosition? {
    let entries = text.outline
    let languages = Catalogue.all.map(\.language) + [text.metadata.language].compactMap(\.self)
    let called = entries.isEmpty ? nil : ChapterLabels(number, in: languages).entry(in: entries)
    if let destination = called.flatMap({ entries[$0].destination }), let place = text.position(of: destination) {
      return place
    }
    var left = number
    for index in 0..<text.sectionCount where left > 0 {
      // A cover that the table of contents does not have counts for none who has read that.
      guard entries.isEmpty || world.outline.lists(section: index) else { continue }
      let starts = world.chapters.starts(inSection: index)
      if left <= starts.count { return starts[left - 1] }
      left -= starts.count
    }
    return nil
  }

  private func position(atPercent percent: Int) -> TextPosition? {
    guard (0...100).contains(percent), let index else { return nil }
    // Rounded up, so that as much as was asked for lies before it.
    var left = (index.length * percent + 99) / 100
    for (number, section) in index.sections.enumerated() where section.isLinear {
      guard left >= section.length else { return startOfWord(at: TextPosition(section: number, offset: left)) }
      left -= section.length
    }
    return index.sections.lastIndex { $0.isLinear }.map {
      TextPosition(section: $0, offset: index.sections[$0].length)
    }
  }

  /// Returns the start of the word at a position, so that no word is cut.
  private func startOfWord(at position: TextPosition) -> TextPosition {
    tokenizer.unit(.word, enclosing: position, toward: .forward)?.lower
      ?? tokenizer.unit(.word, next: position, toward: .forward)?.lower ?? position
  }
}
