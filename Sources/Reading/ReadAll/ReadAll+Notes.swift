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
    private var waiting: [ReferredFootnote] = []
    /// The places of those that were taken, which are not read again.
    private var taken: Set<TextPosition> = []
    /// True once the sentence or the paragraph that refers to them has been read.
    private(set) var isReady = false

    /// Adds notes, behind those that wait or before them; those that wait are read next where `isReady` is true.
    mutating func add(_ notes: [ReferredFootnote], isReady: Bool, areFirst: Bool = false) {
      var new: [ReferredFootnote] = []
      for note in notes
      where !taken.contains(note.place) && !(waiting + new).contains(where: { $0.place == note.place }) {
        new.append(note)
      }
      waiting.insert(contentsOf: new, at: areFirst ? 0 : waiting.count)
      self.isReady = isReady && !waiting.isEmpty
    }

    /// Takes the first of those that are to be read; nil where there is none.
    mutating func take() -> ReferredFootnote? {
      guard isReady else { return nil }
      let note = waiting.removeFirst()
      taken.insert(note.place)
      isReady = !waiting.isEmpty
      return note
    }

    /// Returns a Boolean value that indicates whether a note was read that begins in a container of a section.
    func hasRead(_ container: Container, of section: Int) -> Bool {
      guard case .region(.footnote) = container.kind else { return false }
      return taken.contains { $0.section == section && container.range.contains($0.offset) }
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
