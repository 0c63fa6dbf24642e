import BookFormats
import Bookshelf
import TextModel
import TextUnits

extension Place {
  /// The number of sections that a lost place is looked for in: opening never depends on the size of the book.
  private static let sectionsLookedInto = 16

  /// The distance of a place from its known part of the book, in percent, that is still accepted: markup is no text,
  /// and weighs nothing.
  private static let inexactness = 3.0

  /// The number of characters before a place, without white space, that tell where it is.
  private static let telling = 16

  /// Returns a Boolean value that indicates whether the words behind the place stand in a book: then it is the same
  /// one, whatever it is called by now.
  func isWordForWord(in book: Book) -> Bool {
    position != .start
      && TextQuote("", context).range(in: book, near: position, within: Self.sectionsLookedInto) != nil
  }

  /// Returns the place in the edition at hand: where the words after it are, or else those before it; nil where both
  /// are gone.
  func found(in book: Book, known identity: BookIdentity) -> TextPosition? {
    if self.book.isSameEdition(as: identity) { return position }
    let after = TextQuote("", context)
    if let found = after.range(in: book, near: position, within: Self.sectionsLookedInto) {
      return found.lower
    }
    if let block = block(in: book) { return block }
    guard context.before.count(where: { !$0.isWhitespace }) >= Self.telling else { return nil }
    let before = TextQuote("", before: context.before, after: "")
    let found = before.range(in: book, near: position, within: Self.sectionsLookedInto)
    return found.map { context.before.last?.isWhitespace == true ? Self.text(behind: $0.upper, in: book) : $0.upper }
  }

  /// Returns the position of the heading or the paragraph that begins at the place, though the text behind it has
  /// changed: the only one with its words in the sections looked into, or else the one in the section of the place that
  /// is far nearer to it than any other.
  private func block(in book: Book) -> TextPosition? {
    guard context.before.isEmpty || context.before.last == "\n", let end = context.after.firstIndex(of: "\n") else {
      return nil
    }
    let line = context.after[..<end]
    let wanted = (heading: Self.words(line, isHeading: true), other: Self.words(line, isHeading: false))
    let length = context.after[..<end].utf8.count
    let sections = (0..<book.sectionCount).sorted { abs($0 - position.section) < abs($1 - position.section) }
    let found = sections.prefix(Self.sectionsLookedInto).flatMap { number in
      let section = book.section(number)
      return section.blocks.filter { block in
        // Folding makes no text several times as long.
        block.content.count <= 4 * length + 8
          && Self.words(section.substring(in: block.content), isHeading: block.isHeading)
            == (block.isHeading ? wanted.heading : wanted.other)
      }.map { TextPosition(section: number, offset: $0.content.lowerBound) }
    }
    if found.count == 1 { return found[0] }
    let own = found.filter { $0.section == position.section }.map { ($0, distance: abs($0.offset - position.offset)) }
      .sorted { $0.distance < $1.distance }
    // Of several alike one has to be far nearer than the others.
    guard let nearest = own.first else { return nil }
    return own.count == 1 || nearest.distance * 4 < own[1].distance ? nearest.0 : nil
  }

  /// Returns a text as it is compared; numbers before a heading change where another is put in before it.
  private static func words(_ text: Substring, isHeading: Bool) -> FoldedText {
    let name = text.drop { $0.isNumber || $0 == "." || $0.isWhitespace }
    return FoldedText(String(isHeading && name.count > 3 ? name : text))
  }

  /// Returns the start of a paragraph near the place: as far in its section, or as far in the book where sections are
  /// cut otherwise.
  func nearest(in book: Book) -> TextPosition {
    Self.paragraph(near: positionByPercentage(in: book) ?? position, in: book)
  }

  /// Returns the position with as much of the book before it as the place had; nil where the place itself has about as
  /// much, and where that is not known without reading the book.
  private func positionByPercentage(in book: Book) -> TextPosition? {
    guard let percentage, let bulks = book.sectionBulks else { return nil }
    let total = bulks.reduce(0, +)
    guard total > 0 else { return nil }
    if bulks.indices.contains(position.section) {
      let section = book.section(position.section)
      let within = section.length == 0 ? 0 : Double(position.offset) / Double(section.length)
      let before = Double(bulks[..<position.section].reduce(0, +)) + min(1, within) * Double(bulks[position.section])
      // A position that lies in the section, and about as far in the book, tells more than a whole number.
      if within <= 1, abs(before / Double(total) * 100 - Double(percentage)) <= Self.inexactness { return nil }
    }
    var rest = Double(total) * Double(percentage) / 100
    for (number, bulk) in bulks.enumerated() where bulk > 0 {
      guard rest >= Double(bulk) else {
        return TextPosition(section: number, offset: Int(Double(book.section(number).length) * rest / Double(bulk)))
      }
      rest -= Double(bulk)
    }
    return nil
  }

  /// Returns the first text behind a position, which may begin the next section.
  private static func text(behind position: TextPosition, in book: Book) -> TextPosition {
    let section = book.section(position.section)
    let rest = section.substring(in: min(position.offset, section.length)..<section.length)
    if let next = rest.firstIndex(where: { !$0.isWhitespace }) {
      let blanks = rest.utf8.distance(from: rest.startIndex, to: next)
      return TextPosition(section: position.section, offset: position.offset + blanks)
    }
    guard position.section + 1 < book.sectionCount else { return position }
    return TextPosition(section: position.section + 1, offset: 0)
  }

  private static func paragraph(near position: TextPosition, in book: Book) -> TextPosition {
    guard book.sectionCount > 0 else { return .start }
    let number = min(position.section, book.sectionCount - 1)
    let section = book.section(number)
    guard section.length > 0 else { return TextPosition(section: number, offset: 0) }
    let block = section.blockIndex(at: min(position.offset, section.length - 1)).map { section.blocks[$0] }
    return TextPosition(section: number, offset: block?.content.lowerBound ?? 0)
  }
}
