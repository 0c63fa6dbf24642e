import TextModel

/// Read-all: the utterances of a book from a position on, a sentence each, made one at a time.
///
/// The flow, for each utterance asked for:
/// 1. Go to the next section of the main flow that has text; a part that is skipped by its role is stepped over.
/// 2. On coming into a list, a table or a quote, say so, as an utterance that stands nowhere in the book.
/// 3. A heading, an image and a separator are one utterance; everything else is read by the sentence.
/// 4. Nothing here knows of rows and pages: a page end neither cuts nor repeats anything.
///
/// Skipping never applies to the part in which reading was started: that is read to its end, and then reading stops.
public struct ReadAll: Hashable, Codable, Sendable {
  /// Where the next utterance begins; nil when everything has been read.
  public internal(set) var next: TextPosition?
  /// The end of the part that was started in, where that part would be skipped.
  let end: TextPosition?
  /// The section whose containers are entered.
  var section: Int
  /// The containers that have been entered, by their index in the section.
  var entered: [Int]
  /// Whether the code block at `next` has been named.
  var namedCode = false
  /// Whether it has been said that parts are skipped; a session says it once.
  public var hasToldOfSkipping = false

  /// Begins at a position: what stands around it counts as entered, except what begins there.
  public init(from position: TextPosition, in world: ReadingWorld) {
    next = position
    section = position.section
    let text = world.text.section(position.section)
    let block = text.blockIndex(at: position.offset).map { text.blocks[$0] }
    entered =
      block.map { text.containers(around: $0) }?
      .filter { text.containers[$0].range.lowerBound < position.offset } ?? []
    end = ReadAll.end(ofSkippedPartAt: position, in: world)
    namedCode = block.map { $0.range.lowerBound < position.offset } ?? false
  }

  /// The end of a part that read-all would skip; nil outside of such a part.
  private static func end(ofSkippedPartAt position: TextPosition, in world: ReadingWorld) -> TextPosition? {
    guard world.settings.skip == .roles else { return nil }
    let section = world.text.section(position.section)
    guard let index = section.blockIndex(at: position.offset) else { return nil }
    let around = section.containers(around: section.blocks[index])
    guard let part = around.first(where: { section.containers[$0].isSkipped }) else {
      guard !world.text.isLinear(position.section) else { return nil }
      return TextPosition(section: position.section, offset: section.length)
    }
    return TextPosition(section: position.section, offset: section.containers[part].range.upperBound)
  }
}

extension Container {
  /// Whether reading through steps over the container, by its role.
  var isSkipped: Bool {
    switch kind {
    case .region(let role): role != .index
    default: false
    }
  }
}
