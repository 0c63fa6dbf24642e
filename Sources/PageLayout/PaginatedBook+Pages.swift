import TextModel

extension PaginatedBook {
  /// Returns the line that holds the position; at the end of the book the last line, in a book without text an empty
  /// one.
  public func line(containing position: TextPosition) -> Line {
    guard let place = place(position) else { return Line(range: TextRange(.start, .start), index: 0) }
    let layout = layouts.layout(place.section, number: place.number) { $0.knowsLine(at: place.offset) }
    let line = layout.line(at: place.offset)
    return Line(range: TextRange(section: place.number, layout.range(ofLine: line)), index: line)
  }

  /// Returns the page that holds the position; at the end of the book the last page, in a book without text an empty
  /// one.
  public func page(containing position: TextPosition) -> Page {
    guard let place = place(position) else { return Page(section: 0, index: 0, range: TextRange(.start, .start)) }
    let layout = layouts.layout(place.section, number: place.number) { $0.knowsPage(at: place.offset) }
    return layout.page(layout.page(ofLine: layout.line(at: place.offset)), section: place.number)
  }

  /// Returns a Boolean value that indicates whether a position lies in what is laid out, or a few milliseconds behind
  /// it.
  public func isNear(_ position: TextPosition) -> Bool {
    place(position).map { layouts.isNear($0.offset, of: $0.section, number: $0.number) } ?? true
  }

  /// Returns a Boolean value that indicates whether a page is laid out, or what is not laid out before it is no more
  /// than takes a few milliseconds.
  public func isNear(page number: Int) -> Bool {
    guard let index, let place = index.place(ofPage: number), index.pages.indices.contains(place.section) else {
      return true
    }
    let section = text.section(place.section)
    let share = section.length / max(1, index.pages[place.section].count)
    return layouts.isNear(page: place.page, of: section, number: place.section, bytesOfPage: share)
  }

  /// Lays a section out as far as a place in it, little by little, so that a reader need not wait for it.
  ///
  /// Meant for another thread than the reader's; whether it is cancelled is asked again and again.
  package func layOut(to goal: LayoutGoal, isCancelled: () -> Bool) {
    switch goal {
    case .position(let position):
      guard let place = place(position) else { return }
      layouts.advance(place.section, number: place.number, isCancelled: isCancelled) {
        $0.knowsPage(at: place.offset)
      }
    case .page(let number):
      guard let place = index?.place(ofPage: number) else { return }
      layouts.advance(text.section(place.section), number: place.section, isCancelled: isCancelled) {
        $0.knowsPage(place.page)
      }
    }
  }

  /// Returns the page after or before one, over sections without text; nil at the edge of the book.
  public func page(_ direction: Direction, from page: Page) -> Page? {
    switch direction {
    case .forward:
      if let next = self.page(page.index + 1, ofSection: page.section) { return next }
      return neighbour(.forward, of: page.section).flatMap { self.page(0, ofSection: $0.number) }
    case .backward:
      if page.index > 0 { return self.page(page.index - 1, ofSection: page.section) }
      guard let (number, section) = neighbour(.backward, of: page.section) else { return nil }
      return self.page(containing: TextPosition(section: number, offset: section.length))
    }
  }

  /// Returns the number of a page in the book, from 1; nil until the book has an index.
  public func number(of page: Page) -> Int? {
    index.map { $0.number(section: page.section, page: page.index) }
  }

  /// Returns the number of the page that a position is on, from 1; nil until the book has an index.
  public func pageNumber(at position: TextPosition) -> Int? { index?.number(at: position) }

  /// Returns the number of pages of a section; none for one without text.
  ///
  /// - Complexity: O(n) in the length of the section, when first asked.
  package func pageCount(ofSection number: Int) -> Int {
    let section = text.section(number)
    return section.length == 0 ? 0 : layouts.layout(section, number: number) { _ in false }.pageCount
  }

  /// The number of pages of the book; nil until the book has an index.
  public var pageCount: Int? { index?.pageCount }

  /// Returns the page with a number, from 1; nil for a number that is no page's, and until the book has an index.
  public func page(number: Int) -> Page? {
    index?.place(ofPage: number).flatMap { page($0.page, ofSection: $0.section) }
  }

  private func page(_ index: Int, ofSection number: Int) -> Page? {
    guard index >= 0, number >= 0, number < text.sectionCount else { return nil }
    let layout = layouts.layout(text.section(number), number: number) { $0.knowsPage(index) }
    return index < layout.pageCount ? layout.page(index, section: number) : nil
  }
}

extension SectionLayout {
  fileprivate func page(_ index: Int, section: Int) -> Page {
    Page(section: section, index: index, range: TextRange(section: section, range(ofPage: index)))
  }
}
