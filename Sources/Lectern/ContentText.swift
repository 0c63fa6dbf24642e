import TextModel

/// The text of the pages that have been taken in, as the engine reads it.
///
/// A page begins a section, unless the paragraph goes on from the page before: then both are one, so that no sentence
/// ends with a page. Offsets stay as they are when pages are added. Until the last page is known there is one more
/// section, an empty one: whoever asks for it wants more text.
struct ContentText: ReadableText {
  let metadata: BookMetadata
  /// The sections of the known pages.
  private(set) var sections: [Section] = []
  /// The elements in reading order.
  private(set) var places: [ElementPlace] = []
  /// The number of pages that were asked for.
  private(set) var pageCount = 0
  /// A Boolean value that indicates whether the last page is known.
  private(set) var isComplete = false
  /// A Boolean value that indicates whether the text goes on in the page after the last.
  var continues: Bool { places.last?.continues ?? false }
  /// The request for more text.
  let want = TextWant()
  private var builder = SectionBuilder()

  init(title: String, language: String?) {
    metadata = BookMetadata(title: title, language: language)
  }

  /// The table of contents, which the engine makes of the headings.
  var outline: [OutlineEntry] { [] }

  /// The sections of the known pages, one at least, and one for what follows.
  var sectionCount: Int { max(1, sections.count + (isComplete ? 0 : 1)) }

  /// True: a page of the content is a section, or a part of one.
  var sectionsArePages: Bool { true }

  func isLinear(_ index: Int) -> Bool { true }

  func section(_ index: Int) -> Section {
    if sections.indices.contains(index) { return sections[index] }
    if index == sections.count, !isComplete { want.set() }
    return .empty
  }

  /// Takes in the next page; nil for the end of the text.
  ///
  /// - Complexity: O(n) in the length of the page, and of the pages whose last paragraph it goes on with.
  mutating func add(_ elements: [any TextElement]?) {
    guard let elements else { return isComplete = true }
    let page = pageCount
    pageCount += 1
    let written = ElementOrder.order(of: elements).filter { ElementContract.isReadable(elements[$0], on: page) }
    guard !written.isEmpty else { return }
    if continues {
      sections.removeLast()
    } else {
      builder = SectionBuilder()
    }
    for number in written {
      places.append(builder.add(elements[number], number: number, page: page, section: sections.count))
    }
    sections.append(builder.section)
  }

  /// Returns the number of the element that a position lies in, in reading order; the nearest one before it between
  /// elements, nil where there is none.
  ///
  /// - Complexity: O(log n) in the number of elements.
  func place(at position: TextPosition) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      let start = TextPosition(section: places[middle].section, offset: places[middle].range.lowerBound)
      if start <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : places.isEmpty ? nil : 0
  }

  /// Returns the elements that a range holds text of, in reading order.
  func places(in range: TextRange) -> [ElementPlace] {
    guard let first = place(at: range.lower) else { return [] }
    return places[first...].prefix { TextPosition(section: $0.section, offset: $0.range.lowerBound) < range.upper }
      .filter { TextPosition(section: $0.section, offset: $0.range.upperBound) > range.lower }
  }

  /// Returns a Boolean value that indicates whether units of text are moved through from one position to another.
  func isLinked(_ one: TextPosition, _ other: TextPosition) -> Bool {
    guard let first = place(at: min(one, other)), let last = place(at: max(one, other)) else { return true }
    return (first..<last).allSatisfy { places[$0].isLinked(to: places[$0 + 1]) }
  }
}

/// The blocks of a section, element by element.
private struct SectionBuilder {
  private var text = ""
  private var blocks: [Block] = []
  /// A Boolean value that indicates whether the last block goes on.
  private var isOpen = false

  /// The section so far.
  var section: Section { Section(text: text, blocks: blocks) }

  mutating func add(_ element: any TextElement, number: Int, page: Int, section: Int) -> ElementPlace {
    let words = ElementContract.logical(element.text)
    if isOpen {
      // The stop of the block that goes on.
      text.removeLast()
      if let last = text.unicodeScalars.last, let first = words.unicodeScalars.first, last.isParted(from: first) {
        text += " "
      }
    }
    let start = text.utf8.count
    text += words
    let range = start..<text.utf8.count
    text.append(Section.blockStop)
    text.makeContiguousUTF8()
    let kind: Block.Kind = element.headingLevel.map { .heading(level: (1...6).contains($0) ? $0 : nil) } ?? .paragraph
    if isOpen, let last = blocks.popLast() {
      blocks.append(
        Block(
          last.kind, range: last.range.lowerBound..<text.utf8.count, language: last.language,
          direction: last.direction))
    } else {
      blocks.append(
        Block(kind, range: start..<text.utf8.count, language: element.language, direction: element.direction))
    }
    isOpen = element.continuesInNext
    var tokens: [Granularity: [Range<Int>]] = [:]
    for granularity in [Granularity.character, .word, .sentence, .paragraph] {
      tokens[granularity] = ElementContract.tokens(of: element, granularity)?.map { $0.moved(by: start) }
    }
    return ElementPlace(
      page: page, element: number, section: section, range: range,
      lineStarts: ElementContract.lineStarts(of: element).map { $0 + start }, group: element.linkedGroup,
      continues: element.continuesInNext, direction: element.direction, tokens: tokens)
  }
}

extension Range<Int> {
  /// Returns the range so far on.
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

extension Unicode.Scalar {
  /// Returns a Boolean value that indicates whether a blank belongs between the end of a line and the start of the
  /// next: between words of scripts that part them.
  fileprivate func isParted(from next: Unicode.Scalar) -> Bool {
    !properties.isWhitespace && !next.properties.isWhitespace && !(isUnparted && next.isUnparted)
  }

  /// A Boolean value that indicates whether the scalar is of a script without blanks between words: Thai, Lao, Khmer
  /// and Burmese, and those of East Asia but Hangul.
  private var isUnparted: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31A0...0xA4CF, 0xF900...0xFAFF,
      0xFF00...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
