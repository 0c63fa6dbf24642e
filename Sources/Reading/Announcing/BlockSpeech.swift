import Accessibility
import Speech
import TextModel
import Words

/// The words for a part of a block, in moves and read through: what stands before it, its text, what it is.
struct BlockSpeech {
  let world: ReadingWorld
  let section: Section
  /// The number of the section in its book.
  let number: Int
  let block: Block
  /// The part, as UTF-8 offsets in the section.
  let part: Range<Int>
  let occasion: Occasion
  /// The words of the part that are spoken: without the number of a note that has been spoken before it.
  var words: Range<Int>
  /// The headers that the words are spoken after.
  var header: String?
  /// The number that a note has been called by, which is not spoken again.
  var calledNumber: String?
  /// A Boolean value that indicates whether the part begins in the midst of a sentence.
  var isRest = false

  /// Creates the speech of a part of a block.
  init(
    _ part: Range<Int>, of block: Block, in section: Section, at number: Int, _ occasion: Occasion,
    _ world: ReadingWorld
  ) {
    self.world = world
    self.section = section
    self.number = number
    self.block = block
    self.part = part
    self.occasion = occasion
    words = part
  }

  /// Leaves out the number of a note that has been spoken before the block.
  mutating func leaveOut(_ number: String) {
    calledNumber = number
    let rest = TextRange(section: self.number, part).without(number, at: block, of: section)?.offsets
    words = rest ?? part
  }

  /// A Boolean value that indicates whether the part is the beginning of the block, with which what it is as a whole is
  /// spoken.
  var isFirst: Bool { part.lowerBound <= block.content.lowerBound }
  /// A Boolean value that indicates whether the part is the end of the block.
  var isLast: Bool { part.upperBound >= block.content.upperBound }
  /// The language of the block's text.
  var language: String? { world.language(of: block, in: section) }

  private var verbosity: Verbosity { world.settings.verbosity }

  /// Returns the text of the part as it is spoken, with its symbols named.
  func text(_ style: TextSpeech.Style? = nil) -> SpeechText {
    var text = TextSpeech(of: section, at: number, style ?? world.style(for: occasion), isRest: isRest)
    text.append(words)
    var speech = text.speech.with(language: language)
    speech.nameSymbols(by: world.symbols(of: block, in: language), isRead: occasion.isReading)
    return speech
  }

  /// Returns the part as an element around its text, with what stands before it.
  func element(_ text: SpeechText) -> AccessibilityElement {
    var element = AccessibilityElement(label: "", traits: .selectable, language: language)
    element.spokenLabel = block.kind == .separator ? SpeechText() : prefix
    if block.kind != .separator { element.spokenLabel.append(text) }
    // A heading without words is read through as none.
    element.role = occasion.isReading && text.isEmpty && block.isHeading ? .text : role
    if isFirst, verbosity > .low, let key = termKey { element.roleDescription = world.catalogue.text(key) }
    if isFirst, let isDone = section.isTaskDone(block), !occasion.isReading || verbosity > .low {
      element.role = .checkbox
      element.states.mark = isDone ? .on : .off
    }
    return element
  }

  /// The role of a term in a list of terms, and in moves that of its description; nil for any other block.
  private var termKey: Phrase.Key? {
    switch block.marker {
    case .term: .term
    case .description: occasion.isReading ? nil : .termDescription
    default: nil
    }
  }

  /// The headers of a cell and the number of an item, which is that of its beginning.
  var prefix: SpeechText {
    var prefix = SpeechText(in: language)
    if let header {
      prefix.append(world.header(header, in: language))
    }
    if isFirst, let marker = block.marker?.number, calledNumber == nil || Section.bare(marker) != calledNumber {
      prefix.append(marker + " ", as: .number)
    }
    return prefix
  }

  /// The role of the part.
  ///
  /// The words about a block as a whole are spoken once: with its first line or sentence in moves, and with its last one
  /// in read-all. Without such words, a line before the last is text that goes on.
  private var role: AccessibilityElement.Role {
    switch block.kind {
    case .heading(let level):
      guard occasion.isReading else {
        return isFirst && (isLast || verbosity > .low) ? .heading(level: level) : .text
      }
      guard isLast, verbosity > .low, world.settings.headingRole != .none else { return .text }
      return .heading(level: world.settings.headingRole == .level ? level : nil)
    case .image:
      guard occasion.isReading else { return isFirst && (isLast || verbosity > .low) ? .image : .text }
      return isLast && verbosity > .low ? .image : .text
    case .separator: return .separator
    case .paragraph, .item, .cell, .caption, .code, .control:
      guard occasion.isReading ? isLast && verbosity > .low : isFirst else { return .text }
      return section.isFormula(block) ? .formula : .text
    }
  }

  /// A Boolean value that indicates whether the part is text of a paragraph with nothing around it, as most of a book
  /// is.
  private var isTextAlone: Bool {
    block.kind == .paragraph && block.marker == nil && header == nil && section.spans(touching: part).isEmpty
  }

  /// The speech text of a part that is spoken as the book has it, as most of a book is; nil where anything in it may be
  /// spoken otherwise.
  var asWritten: SpeechText? {
    guard occasion.isReading, !isRest, calledNumber == nil, isTextAlone else { return nil }
    let text = section.substring(in: words)
    let language = language
    guard world.leavesAsWritten(text, in: language) else { return nil }
    return SpeechText(asWritten: text, from: TextPosition(section: number, offset: words.lowerBound), in: language)
  }

  /// The speech text of the part where the book is read through; nil where nothing of it is spoken.
  var readThrough: SpeechText? {
    if let asWritten { return marked(asWritten) }
    var speech = text()
    var element = isTextAlone ? nil : element(speech)
    if let label = element?.spokenLabel { speech = label }
    speech.trimEnd()
    if speech.isEmpty, element?.role != .image { return speech.isSilent ? nil : speech }
    // Nothing is spoken of text but its words: so most of a book is.
    let isPlain = element.map { $0.role == .text && $0.roleDescription == nil && $0.states == .init() } ?? true
    if isPlain { return marked(speech.with(language: speech.language ?? language)) }
    element?.spokenLabel = speech
    let said = element?.announcements(world.announcementStyle(hints: false), in: world.catalogue).first
    return said.map { marked($0.speech) }
  }

  /// Returns a speech text with the sounds of what the reader keeps of the part, each at the word that it was set on.
  func marked(_ speech: SpeechText) -> SpeechText {
    // Whoever wants a word has heard it on the way.
    if world.marks.isEmpty || world.settings.marks == .word && !occasion.isReading { return speech }
    var speech = speech
    for mark in world.marks(in: TextRange(section: number, part), from: occasion) {
      speech.place(mark.kind == .bookmark ? .bookmark : .mark, at: speech.places.offset(of: mark.range.lower) ?? 0)
    }
    return speech
  }
}

extension SpeechText {
  /// Creates the speech text of a text of the book that is spoken as it is written there, from a position on.
  init(asWritten text: Substring, from start: TextPosition, in language: String?) {
    self.init(
      String(text), in: language, places: TextMap([TextMap.Run(spoken: 0..<text.utf8.count, start: start)]))
  }
}
