import TextModel

/// Puts the notes of a plain text together with its section, and finds where the section shows what refers to them.
struct NoteFlow {
  /// The references to notes and the spans around them, as the section shows them.
  private(set) var spans: [Span] = []
  private let notes: TextNotes
  /// The section of the book that holds an offset of the text.
  private let section: (Int) -> Int
  /// The note that comes next, or that the text is in.
  private var next: Int
  private var isInside = false

  /// Takes the notes of a text, and a part of it.
  init(_ notes: TextNotes, in range: Range<Int>, section: @escaping (Int) -> Int) {
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

  /// The name that a note can be led to by; no identifier that anybody writes holds a blank.
  private static func anchor(_ note: Int) -> String { "note \(note)" }
}
