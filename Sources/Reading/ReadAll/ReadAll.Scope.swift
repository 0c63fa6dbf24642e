import TextModel
import Words

/// The extent of read-all.
public enum ReadScope: String, CaseIterable, Codable, Hashable, Sendable {
  /// To the end of the book.
  case book
  /// To the end of the chapter.
  case chapter
  /// To the end of the page.
  case page
  /// To the end of the selection.
  case selection
}

extension ReadAll {
  /// The text that read-all was asked to read, if not the rest of the book.
  public struct Scope: Hashable, Codable, Sendable {
    /// The extent that is read; nil for a note that a reference was followed to.
    let kind: ReadScope?
    let range: TextRange
    /// The number of a note that was followed, which has been spoken.
    var number: String?
    /// True where only the first sentence of each paragraph is read; nil in what was kept before that was known.
    var skims: Bool?
    /// The marks whose passages are read, with those behind it; nil for all else.
    var kept: Kept?

    /// Returns a Boolean value that indicates whether what is read is a note that lies in a range of a section.
    func isNote(in container: Range<Int>, of section: Int) -> Bool {
      guard kind == nil, section == range.lower.section, let note = range.offsets else { return false }
      return container.lowerBound <= note.lowerBound && container.upperBound >= note.upperBound
    }

    /// The phrase at its end.
    var endPhrase: Phrase.Key {
      if kept != nil { return .endOfOwnNotes }
      return switch kind {
      case nil: .endOfFollowedNote
      case .book: .endOfBook
      case .chapter: .endOfChapter
      case .page: .endOfPage
      case .selection: .endOfSelection
      }
    }
  }
}

extension Transition.Listening {
  /// Returns the note that was followed to a position, else what the reader wants to have read there.
  func scope(around position: TextPosition) -> ReadAll.Scope? {
    guard let note = session.trail.followedNote, note.contains(position) else {
      return scope(world.settings.readScope, around: position)
    }
    return ReadAll.Scope(kind: nil, range: note, number: session.trail.followedNumber)
  }

  /// Returns the chapter or the page around a position, or the selection that holds it; nil for the whole book.
  func scope(_ kind: ReadScope, around position: TextPosition) -> ReadAll.Scope? {
    switch kind {
    case .book: return nil
    case .chapter:
      guard let start = world.chapters.start(enclosing: position) else { return nil }
      let end =
        world.chapters.start(next: position, toward: .forward)
        ?? TextPosition(section: world.text.sectionCount, offset: 0)
      return ReadAll.Scope(kind: kind, range: TextRange(start, end))
    case .page: return ReadAll.Scope(kind: kind, range: world.geometry.page(containing: position).range)
    case .selection:
      guard let range = selecting.selectedRange, range.contains(position) else { return nil }
      return ReadAll.Scope(kind: kind, range: range)
    }
  }

  /// A Boolean value that indicates whether the cursor stands where a selection was drawn to that is what reading is to
  /// read, and has not been read as it is: its end lies outside of it, and yet it is the selection that is meant.
  ///
  /// One that follows the cursor would shrink to nothing if reading went back to its start.
  var isBesideUnreadSelection: Bool {
    guard world.settings.readScope == .selection, session.selecting.mark == nil, let selection = session.selection
    else {
      return false
    }
    return selection.active == session.cursor && selection != session.selecting.readSelection
      && selecting.selectedRange != nil
  }

  /// Reads the first sentence of each paragraph from the cursor on.
  func readSkimming() {
    let end = TextPosition(section: world.text.sectionCount, offset: 0)
    let start = world.unit(.paragraph, enclosing: session.cursor, toward: .forward)?.lower ?? session.cursor
    startReading(from: start, in: ReadAll.Scope(kind: .book, range: TextRange(start, end), skims: true))
  }

  /// Reads the whole book, the chapter, the page or the selection from its start to its end.
  func read(_ kind: ReadScope) {
    guard kind != .selection || selecting.selectedRange != nil else { return edge(Phrase(.noSelection)) }
    guard kind != .book else { return startReading(from: world.beginning ?? session.cursor, in: nil) }
    let around = kind == .selection ? selecting.selectedRange?.lower ?? session.cursor : session.cursor
    guard let scope = scope(kind, around: around) else { return startReading(from: session.cursor) }
    startReading(from: scope.range.lower, in: scope)
  }
}
