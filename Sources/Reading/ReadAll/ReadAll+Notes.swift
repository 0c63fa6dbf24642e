import Accessibility
import Speech
import TextModel
import Words

extension ReadAll {
  /// A note that the text refers to.
  struct ReferredFootnote: Hashable, Codable, Sendable {
    /// The start of the note.
    let place: TextPosition
    /// The words that refer to it: "3".
    let label: String
  }

  /// The notes that were referred to and are to be read beside the text.
  struct ReferredFootnotes: Hashable, Codable, Sendable {
    /// The notes that the text refers to, in its order, and the number of those that were taken.
    private var waiting: [ReferredFootnote] = []
    private var takenCount = 0
    /// The notes that notes refer to, the next one last: they come before the others.
    private var urgent: [ReferredFootnote] = []
    /// The places of all that wait or were taken, which are not added again.
    private var known: Set<TextPosition> = []
    /// The places of those that were taken, in the order of the book.
    private var taken: [TextPosition] = []
    /// True once the sentence or the paragraph that refers to them has been read.
    private(set) var isReady = false

    private var isEmpty: Bool { urgent.isEmpty && takenCount == waiting.count }

    /// Adds notes, behind those that wait or before them; those that wait are read next where `isReady` is true.
    mutating func add(_ notes: [ReferredFootnote], isReady: Bool, areFirst: Bool = false) {
      let new = notes.filter { known.insert($0.place).inserted }
      if areFirst { urgent += new.reversed() } else { waiting += new }
      self.isReady = isReady && !isEmpty
    }

    /// Takes the first of those that are to be read; nil where there is none.
    ///
    /// - Complexity: O(1) for notes in the order of the book.
    mutating func take() -> ReferredFootnote? {
      guard isReady else { return nil }
      let note = urgent.popLast() ?? nextWaiting()
      taken.insert(note.place, at: taken.partitioningIndex { $0 >= note.place })
      isReady = !isEmpty
      return note
    }

    private mutating func nextWaiting() -> ReferredFootnote {
      let note = waiting[takenCount]
      takenCount += 1
      if takenCount == waiting.count { (waiting, takenCount) = ([], 0) }
      return note
    }

    /// Returns a Boolean value that indicates whether a note was read that begins in a container of a section.
    ///
    /// - Complexity: O(log n) in the number of notes that were read.
    func hasRead(_ container: Container, of section: Int) -> Bool {
      guard case .region(.footnote) = container.kind else { return false }
      let start = TextPosition(section: section, offset: container.range.lowerBound)
      let first = taken.partitioningIndex { $0 >= start }
      return first < taken.count && taken[first].section == section && container.range.contains(taken[first].offset)
    }
  }

  /// Looks for notes that a part of the text refers to.
  mutating func refer(
    in range: Range<Int>, of text: Section, isReady: Bool, areFirst: Bool = false, _ world: ReadingWorld
  ) {
    let found = text.spans(touching: range).compactMap { span -> ReferredFootnote? in
      guard case .noteReference(let destination) = span.kind, range.contains(span.range.lowerBound),
        let place = Self.place(ofNoteAt: destination, in: world)
      else { return nil }
      let label = text.label(of: span)
      return label.isEmpty ? nil : ReferredFootnote(place: place, label: label)
    }
    if found.isEmpty, notes == nil { return }
    var all = notes ?? ReferredFootnotes()
    all.add(found, isReady: isReady, areFirst: areFirst)
    notes = all
  }

  /// Takes the next note that is to be read, if there is one; the notes that it refers to are read behind it.
  mutating func takeNote(_ world: ReadingWorld) -> ReferredFootnote? {
    guard let note = notes?.take() else { return nil }
    if let offsets = world.note(at: note.place).offsets {
      refer(in: offsets, of: world.text.section(note.place.section), isReady: true, areFirst: true, world)
    }
    return note
  }

  /// Returns the place of the note that a reference leads to; nil where there is nothing of its name.
  private static func place(ofNoteAt destination: Destination, in world: ReadingWorld) -> TextPosition? {
    guard case .place(let number, let anchor?) = destination, number < world.text.sectionCount,
      world.text.section(number).anchors[anchor] != nil
    else { return nil }
    return world.text.position(of: destination)
  }

  /// Returns the utterance of a note: it stands nowhere in the book, so that the cursor stays in the text.
  func utterance(id: Int, of note: ReferredFootnote, _ world: ReadingWorld) -> Utterance {
    let words = Composer(world).words(ofNoteAt: note.place, numbered: note.label)
    let name = Phrase(.noteReference, ["label": .text(note.label)])
    return Utterance(
      id: id, kind: .reading, text: Announcement.open(world.catalogue.text(name)) + ": " + words,
      language: world.language(at: note.place), pauseAfter: world.settings.pauses.paragraph)
  }
}

extension Settings.Notes {
  /// A Boolean value that indicates whether notes are read with the text that refers to them.
  var areReadWithText: Bool { self == .inline || self == .afterParagraph }
}
