import Accessibility
import BookFormats
import Reading
import Speech
import TextModel

/// The utterances of a book, divided into chapters, and into pieces of work.
struct ExportPlan: Sendable {
  /// A chapter of the book.
  struct Chapter: Hashable, Sendable {
    /// The title.
    let title: String
    /// The indexes of its utterances.
    let utterances: Range<Int>
  }

  /// The length of the text of a piece of work, in UTF-8 bytes: some minutes of speech.
  private static let pieceLength = 4000

  /// The utterances, in the order of the book.
  let utterances: [Utterance]
  /// The chapters, in order; together they are the book.
  let chapters: [Chapter]
  /// The indexes of the utterances of each piece of work, in order; none lies in two chapters.
  let pieces: [Range<Int>]

  /// Makes the plan of what is read from a position on, as far as another; `pronounced` puts words as they are said in
  /// place of those that a voice says wrongly.
  init(
    _ world: ReadingWorld, from: TextPosition?, to: TextPosition?, pronounced: (Utterance) -> Utterance = { $0 }
  ) {
    var reading = ReadAll(from: from ?? world.beginning ?? .start, in: world)
    reading.skipNotices = SkipNotices(isSilent: true)
    var utterances: [Utterance] = []
    while let utterance = reading.utterance(id: utterances.count, in: world) {
      if let to, let start = utterance.map.range?.lower ?? reading.next, start >= to { break }
      utterances.append(pronounced(utterance))
    }
    self.utterances = utterances
    chapters = Self.chapters(of: utterances, in: world)
    pieces = chapters.flatMap { Self.pieces(of: $0.utterances, utterances) }
  }

  private static func chapters(of utterances: [Utterance], in world: ReadingWorld) -> [Chapter] {
    let entries = world.text.outline
    let depth = OutlineIndex(entries).chapterDepth
    // A part has chapters of its own, mostly in files of their own.
    let starts = entries.filter { $0.depth <= depth || $0.destination?.isWholeSection == true }
      .compactMap { entry in
        entry.destination.flatMap { world.text.position(of: $0) }.map { (at: $0, title: entry.label) }
      }
      .sorted { $0.at < $1.at }
    var chapters: [Chapter] = []
    var next = starts[...]
    var title = world.text.metadata.title
    var begin = 0
    for (index, utterance) in utterances.enumerated() {
      guard let place = utterance.map.range?.lower else { continue }
      let reached = next.prefix { $0.at <= place }
      guard let last = reached.last else { continue }
      next = next.dropFirst(reached.count)
      // Words of the program before a chapter belong to it.
      if begin < index { chapters.append(Chapter(title: title, utterances: begin..<index)) }
      (begin, title) = (index, last.title)
    }
    if begin < utterances.count { chapters.append(Chapter(title: title, utterances: begin..<utterances.count)) }
    return chapters
  }

  private static func pieces(of chapter: Range<Int>, _ utterances: [Utterance]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = chapter.lowerBound
    var length = 0
    var section: Int?
    for index in chapter {
      // A section of a talking book has sound of its own.
      if let here = utterances[index].map.range?.lower.section, here != section {
        if section != nil, start < index {
          pieces.append(start..<index)
          (start, length) = (index, 0)
        }
        section = here
      }
      length += utterances[index].text.utf8.count
      guard length >= pieceLength else { continue }
      pieces.append(start..<index + 1)
      (start, length) = (index + 1, 0)
    }
    if start < chapter.upperBound { pieces.append(start..<chapter.upperBound) }
    return pieces
  }
}

extension Destination {
  /// A Boolean value that indicates whether it is the start of a section, and no place inside one.
  fileprivate var isWholeSection: Bool {
    if case .place(_, nil) = self { return true }
    return false
  }
}

extension Utterance {
  /// The text of the utterance and all that a voice makes of it, as a number that is the same in every run.
  var voicedHash: UInt64 {
    let speech = voiced.speech
    let languages = speech.languages.map { "\($0.range.lowerBound) \($0.language)" }.joined(separator: ",")
    let clip = clip.map { "\($0.file) \($0.begin) \($0.end ?? -1)" } ?? ""
    return "\(clip)\u{0}\(speech.text)\u{0}\(speech.language ?? "")\u{0}\(languages)\u{0}\(pauseBefore) \(pauseAfter)"
      .utf8.fnv1a
  }
}
