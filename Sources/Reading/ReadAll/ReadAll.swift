import TextModel

/// Read-all: the utterances of a book from a position on, a sentence each, made one at a time.
///
/// The flow, for each utterance asked for:
/// 1. Go to the next section of the main flow that has text; a part that is skipped by its role is stepped over.
/// 2. On coming into a list, a table or a quote, say so, as an utterance that stands nowhere in the book.
/// 3. A heading, an image and a separator are one utterance; everything else is read by the sentence.
/// 4. Nothing here knows of lines and pages: a page end neither cuts nor repeats anything.
///
/// Text with a recording is read a clip at a time where somebody plays it: the text of a clip may be less than a
/// sentence, or more.
///
/// Its properties are the place that has been come to, and what was met on the way there.
///
/// Skipping never applies to the part in which reading was started: that is read to its end, and then reading stops. A
/// part that leads a chapter or the book nobody need have gone into: behind it reading goes on.
public struct ReadAll: Hashable, Codable, Sendable {
  /// The start of the next utterance; nil when everything has been read.
  public internal(set) var next: TextPosition?
  /// The end of the part that was started in, where that part would be skipped; nil once reading has gone on behind it.
  var end: TextPosition?
  /// The part that reading stops at the end of; nil for the main flow and for a part that leads it.
  let part: Part?
  /// The text that is to be read, if not the rest of the book.
  var scope: Scope?
  /// The part that has been read to its end, and the position that reading would go on at; nil while there is more, and
  /// at the end of the book.
  var ending: Ending?
  /// The section whose containers are entered.
  var section: Int
  /// The containers that have been entered, by their index in the section.
  var entered: [Int]
  /// The start of the code block that has been named and not been left.
  var openCode: Int?
  /// The number of the note that was come into last, where its text begins with that.
  var toldNumber: FootnoteNumber?
  /// A label that was read as text, because reading began in the midst of it, as the index of its block.
  var spokenLabel: Int?
  /// The notes that are to be read next; nil in what was kept before that was known.
  var notes: ReferredFootnotes?
  /// The part of the recording of the section that was read last, by its number; nil where none was read.
  var lastPart: Int?
  /// The rest of the clip that reading begins in the midst of; nil where only the text says where to begin.
  var firstClip: Clip?
  /// The notices of skipped parts that were given; a session gives each once.
  public var skipNotices = SkipNotices()

  /// Begins at a position: what stands around it counts as entered, except what begins there, and so does what stands
  /// around a note that was followed.
  ///
  /// `clip` is the rest of the recording that begins at the position, where that is known.
  public init(from position: TextPosition, in world: ReadingWorld, scope: Scope? = nil, playing clip: Clip? = nil) {
    self.scope = scope
    firstClip = clip
    section = position.section
    let text = world.text.section(position.section)
    next = text.startOfWhole(at: position)
    let block = text.blockIndex(at: position.offset).map { text.blocks[$0] }
    entered =
      block.map { text.containers(around: $0) }?
      .filter { container in
        let range = text.containers[container].range
        return range.lowerBound < position.offset || scope?.isNote(in: range, of: position.section) == true
      } ?? []
    let part = ReadAll.skippedPart(at: position, in: world)
    end = part?.end
    let goesOn = part.map { $0.leads && world.hearing.flowPosition(from: $0.end) != nil } ?? false
    self.part = goesOn ? nil : part?.part
    if let block, block.kind == .code, block.range.lowerBound < position.offset { openCode = block.range.lowerBound }
    if world.settings.notes == .afterParagraph, let start = block?.content.lowerBound, start < position.offset {
      // All notes of a paragraph are read behind it, wherever reading was begun in it.
      refer(in: start..<position.offset, of: text, isReady: false, world)
    }
  }

  /// Returns the position at which reading begins for a place that is only measured, as a percentage is: behind a part
  /// that is skipped.
  public static func start(at position: TextPosition, in world: ReadingWorld) -> TextPosition {
    skippedPart(at: position, in: world).flatMap { world.hearing.flowPosition(from: $0.end) } ?? position
  }

  /// A part of a book that read-all skips, unless it was started there.
  enum Part: String, Codable, Hashable, Sendable {
    case notes
    /// Another part with a role of its own, or a section beside the main flow.
    case other
  }

  /// Whose end reading has come to.
  enum Ending: Hashable, Codable, Sendable {
    case part(Part)
    case scope(Scope, next: TextPosition)
  }

  /// Returns the part that read-all would skip around a position, with its end, and whether it leads a chapter that
  /// goes on after it, or the book; nil outside of such a part.
  static func skippedPart(
    at position: TextPosition, in world: ReadingWorld
  ) -> (part: Part, end: TextPosition, leads: Bool)? {
    let section = world.text.section(position.section)
    guard let index = section.blockIndex(at: position.offset) else { return nil }
    let around = section.containers(around: section.blocks[index]).map { section.containers[$0] }
    guard let part = around.first(where: world.settings.skip.leavesOut) else {
      guard !world.text.isLinear(position.section) else { return nil }
      return (.other, TextPosition(section: position.section, offset: section.length), false)
    }
    let isNotes = part.kind == .region(.footnote) || part.kind == .region(.endnotes)
    let end = TextPosition(section: position.section, offset: part.range.upperBound)
    let chapterGoesOn = end.offset < section.length && world.text.isLinear(position.section)
    let leads = part.range.lowerBound == 0 && (chapterGoesOn || world.beginning?.section == position.section)
    return (isNotes ? .notes : .other, end, leads)
  }
}

extension Settings.Skip {
  /// Returns a Boolean value that indicates whether a container is left out with all that is in it.
  func leavesOut(_ container: Container) -> Bool {
    switch container.kind {
    case .region(let role): role.skippedKind.map(leavesOut) ?? false
    case .table: leavesOut(.tables)
    case .figure: leavesOut(.figures)
    case .aside, .landmark(.complementary, _): leavesOut(.sidebars)
    default: false
    }
  }
}

extension Container {
  /// The role of a part of the document; nil for anything else.
  var role: Role? {
    if case .region(let role) = kind { return role }
    return nil
  }
}

extension Container.Role {
  /// The kind of text beside the text that such a part is; nil for a part of the text.
  fileprivate var skippedKind: Settings.Skip.Kind? {
    switch self {
    case .footnote, .endnotes: .footnotes
    case .bibliography: .bibliography
    case .pullquote: .pullQuotes
    case .pageList, .tableOfContents, .landmarks: .contents
    case .terms: .licence
    default: nil
    }
  }
}

extension Section {
  /// Returns the start of the formula that a position lies in, or of what is called by a name: what was cut in the
  /// midst of one is spoken again whole.
  fileprivate func startOfWhole(at position: TextPosition) -> TextPosition {
    for span in spans(touching: position.offset..<position.offset + 1) {
      switch span.kind {
      case .formula, .called: return TextPosition(section: position.section, offset: span.range.lowerBound)
      default: continue
      }
    }
    return position
  }
}
