import TextModel

/// Adds the notes of a plain text to its section, and finds the places of the references in the section.
struct FootnoteFlow {
  /// The references to notes and the spans around notes, in the text of the section.
  private(set) var spans: [Span] = []
  private let notes: TextFootnotes
  /// A closure that returns the section of the book that holds an offset of the text.
  private let section: (Int) -> Int
  /// The next note, or the one that the text is in.
  private var next: Int
  private var isInside = false

  /// Creates the flow of the notes in a part of a text.
  init(_ notes: TextFootnotes, in range: Range<Int>, section: @escaping (Int) -> Int) {
    self.notes = notes
    self.section = section
    next = notes.notes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
  }

  /// Returns a Boolean value that indicates whether a note begins or ends at or before an offset of the text.
  func turns(at offset: Int) -> Bool {
    guard next < notes.notes.count else { return false }
    return offset >= (isInside ? notes.notes[next].range.upperBound : notes.notes[next].range.lowerBound)
  }

  /// Ends the note that ends at an offset, and begins the one that begins there.
  mutating func turn(at offset: Int, in builder: inout SectionBuilder) {
    while turns(at: offset) {
      if isInside {
        close(in: &builder)
      } else {
        builder.openContainer(.region(.footnote))
        builder.anchor(Self.anchor(next))
        isInside = true
      }
    }
  }

  /// Ends the note that the part of the text ends with.
  mutating func close(in builder: inout SectionBuilder) {
    guard isInside else { return }
    builder.closeContainer()
    isInside = false
    next += 1
  }

  /// Appends text of a line.
  mutating func append(_ content: ArraySlice<UInt8>, to builder: inout SectionBuilder) {
    var rest = content
    for mark in notes.marks(in: content.indices) {
      builder.append(rest[..<mark.range.upperBound])
      rest = rest[mark.range.upperBound...]
      let place = builder.text.count - mark.range.count..<builder.text.count
      guard let note = mark.note else {
        spans.append(Span(.unspoken, range: place))
        continue
      }
      let destination = Destination.place(
        section: section(notes.notes[note].range.lowerBound), anchor: Self.anchor(note))
      spans.append(Span(.noteReference(destination), range: place))
    }
    builder.append(rest)
  }

  /// Returns the anchor of a note; its blank keeps it apart from the identifiers of authors.
  private static func anchor(_ note: Int) -> String { "note \(note)" }
}
