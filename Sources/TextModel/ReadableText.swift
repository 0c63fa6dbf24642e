/// The text of a book: what it says and what it means.
///
/// One of the three protocols that a text adopts to be read with rotor, selection and read-all; the others are
/// ``TextTokenizer`` and ``TextGeometry``. Sections may be parsed when first asked for.
public protocol ReadableText: Sendable {
  /// Title, creators, language.
  var metadata: BookMetadata { get }
  /// The table of contents, in order.
  var outline: [OutlineEntry] { get }
  /// The table of contents, arranged by section; a text with more than a few entries arranges it once.
  var arrangedOutline: OutlineIndex { get }
  /// The pages of the printed edition, in order, each with its label; empty where the book has no list of them.
  var printPages: [OutlineEntry] { get }
  /// A Boolean value that indicates whether paragraphs of such a text are usually told apart by first rows that are set
  /// in, as in printed books, and not by blank rows between them.
  var setsParagraphsIn: Bool { get }
  /// A Boolean value that indicates whether each section is a page of the text, as of a scan, and not a chapter.
  var sectionsArePages: Bool { get }
  /// Returns a Boolean value that indicates whether a section is a page of the text; in a book of chapters some may be.
  func isPage(_ index: Int) -> Bool
  /// The number of sections.
  var sectionCount: Int { get }
  /// Returns a Boolean value that indicates whether the section belongs to the main flow, or is only reached by links
  /// and keys (`linear="no"`).
  func isLinear(_ index: Int) -> Bool
  /// Returns the section with an index, from 0; an empty one for an index outside of the book.
  ///
  /// It is asked for several times with each key, mostly for the section of the reader and those beside it, and for
  /// every section by a search and by an index: keep what takes long to make. The same index gives the same text each
  /// time.
  func section(_ index: Int) -> Section
  /// A Boolean value that indicates whether there is a recording of the text, or of a part of it.
  var isNarrated: Bool { get }
  /// Returns the recording of a section; an empty one where there is none.
  ///
  /// It is asked for several times with each sentence that is read.
  func narration(ofSection index: Int) -> Narration
  /// Returns the length of the recording of a section, in milliseconds, without reading the text of the section where
  /// that can be avoided.
  func narratedTime(ofSection index: Int) -> Int
}

extension ReadableText {
  /// The table of contents, arranged anew.
  public var arrangedOutline: OutlineIndex { OutlineIndex(outline) }

  /// Blank rows, as in most texts that are no books.
  public var setsParagraphsIn: Bool { false }

  /// False: a section is a chapter, or a part of one.
  public var sectionsArePages: Bool { false }

  /// Returns true for each section or for none.
  public func isPage(_ index: Int) -> Bool { sectionsArePages }

  /// False: most texts have no recording.
  public var isNarrated: Bool { false }

  /// Returns no recording.
  public func narration(ofSection index: Int) -> Narration { .none }

  /// Returns the length of the recording of a section.
  public func narratedTime(ofSection index: Int) -> Int { narration(ofSection: index).length }

  /// No pages, as in most books.
  public var printPages: [OutlineEntry] { [] }

  /// Returns the text of a range as the book has it, blocks ended by U+000A.
  public func text(in range: TextRange) -> String {
    if let offsets = range.offsets { return section(range.lower.section).text(in: offsets) }
    var result = ""
    for index in range.lower.section...range.upper.section {
      let section = section(index)
      let from = index == range.lower.section ? range.lower.offset : 0
      let to = index == range.upper.section ? range.upper.offset : section.length
      result += section.text(in: min(from, to)..<to)
    }
    return result
  }

  /// Returns the text of a range as it is quoted: without the references to notes in it, which are no words of its
  /// author's, without the readings of ruby bases, which say them again, and without what stands for pictures that have
  /// no description.
  public func quotation(of range: TextRange) -> String {
    let words = wordsAndPictures(in: range)
    let quotation = words.filter { $0 != Section.objectReplacement }
    return quotation.isEmpty ? words : quotation
  }

  /// Returns the text of a range without references to notes, numbers of printed pages and readings of ruby bases.
  package func wordsAndPictures(in range: TextRange) -> String {
    guard range.lower.section < range.upper.section else {
      return section(range.lower.section).quotation(
        in: range.lower.offset..<max(range.lower.offset, range.upper.offset))
    }
    return (range.lower.section...range.upper.section).map { index in
      let section = section(index)
      let from = index == range.lower.section ? min(range.lower.offset, section.length) : 0
      let to = index == range.upper.section ? range.upper.offset : section.length
      return section.quotation(in: from..<max(from, to))
    }.joined()
  }

  /// Returns the position a destination leads to, nil outside the book and for a note that the page hides; a missing
  /// anchor leads to its section's start.
  public func position(of destination: Destination) -> TextPosition? {
    guard case .place(let number, let anchor) = destination, number < sectionCount else { return nil }
    guard let anchor else { return TextPosition(section: number, offset: 0) }
    let section = section(number)
    if let offset = section.anchors[anchor] { return TextPosition(section: number, offset: offset) }
    return section.hiddenNotes.contains(anchor) ? nil : TextPosition(section: number, offset: 0)
  }
}

extension Section {
  /// Returns the text of a range without references to notes and readings of ruby bases; where there is nothing else in
  /// it, with them.
  fileprivate func quotation(in offsets: Range<Int>) -> String {
    let leftOut = spans(touching: offsets).compactMap { span in
      let isLeftOut =
        switch span.kind {
        case .noteReference, .reading, .pageBreak: !span.range.isEmpty
        default: false
        }
      return isLeftOut ? span.range.clamped(to: offsets) : nil
    }
    guard !leftOut.isEmpty else { return text(in: offsets) }
    var words = ""
    var next = offsets.lowerBound
    for part in leftOut where part.upperBound > next {
      words += text(in: next..<max(next, part.lowerBound))
      next = part.upperBound
    }
    words += text(in: next..<offsets.upperBound)
    return words.allSatisfy(\.isWhitespace) ? text(in: offsets) : words
  }
}

/// The metadata of a book.
///
/// Its properties are one for each thing that a book says of itself.
public struct BookMetadata: Hashable, Sendable {
  /// The title, never empty.
  public var title: String
  /// Authors and other creators, in order.
  public var creators: [String]
  /// The names that creators are sorted by, if the book gives them.
  public var sortNames: [String: String] = [:]
  /// The main language as a BCP 47 tag, where one is given.
  public var language: String?
  /// The identifier the publisher gave (`dc:identifier`).
  public var identifier: String?
  /// The year it was published in, where one is given.
  public var year: Int?
  /// The claims of its publisher on how it can be read.
  public var accessibility = AccessibilityClaims()
  /// The names of those who read it aloud in its recording, in order.
  public var narrators: [String] = []
  /// The length of its recording in milliseconds, as it says itself.
  public var narratedTime: Int?

  /// Creates a book's metadata.
  public init(
    title: String, creators: [String] = [], language: String? = nil, identifier: String? = nil, year: Int? = nil
  ) {
    self.title = title
    self.creators = creators
    self.language = language
    self.identifier = identifier
    self.year = year
  }
}

/// One line of the table of contents.
public struct OutlineEntry: Hashable, Sendable {
  /// The depth of the entry, from 1.
  public let depth: Int
  /// The text of the entry, white space collapsed.
  public package(set) var label: String
  /// The destination; nil for an entry that only groups others.
  public let destination: Destination?

  /// Creates an entry; depth counts from 1.
  public init(depth: Int, label: String, destination: Destination?) {
    self.depth = depth
    self.label = label
    self.destination = destination
  }
}
