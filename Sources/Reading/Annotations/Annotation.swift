import TextModel
import Words

/// Something that a reader keeps of a book: a bookmark, a saved passage, a highlight.
public struct Annotation: Hashable, Codable, Sendable {
  /// The purpose of a mark.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A place to come back to.
    case bookmark
    /// A passage to be cited.
    case note
    /// A passage that stands out.
    case highlight
  }

  /// The known facts of a passage that the edition at hand does not have.
  public struct Lost: Hashable, Codable, Sendable {
    /// The text it stood on.
    public let text: String
    /// The part of the book before it, in percent.
    public let percentage: Int

    /// Creates what is known of a lost passage.
    public init(text: String, percentage: Int) {
      self.text = text
      self.percentage = percentage
    }
  }

  /// The identifier given by the store that keeps it.
  public let id: Int
  /// The purpose of the mark.
  public let kind: Kind
  /// The text it stands on; of one that is lost, where it was in another edition.
  public let range: TextRange
  /// The words of the reader: the name of a bookmark, a thought on a passage; empty if there are none.
  public let words: String
  /// The facts that are left of it if its text is gone; nil if that is in the book.
  public let lost: Lost?
  /// The category of a highlight; nil for one without, and for all else.
  public let category: Category?

  /// The words of the reader in one line, without anything that a terminal could act on.
  public var line: String {
    words.unicodeScalars.split { $0.properties.isWhitespace || $0.isSteering }.map(String.init).joined(separator: " ")
  }

  /// Creates a mark.
  public init(
    id: Int, kind: Kind, range: TextRange, words: String = "", lost: Lost? = nil, category: Category? = nil
  ) {
    self.id = id
    self.kind = kind
    self.range = range
    self.words = words
    self.lost = lost
    self.category = category
  }
}

extension ReadingWorld {
  /// Takes in what the reader keeps of the book.
  public mutating func keep(_ marks: [Annotation]) {
    self.marks = marks.filter { $0.lost == nil }
    lostMarks = marks.filter { $0.lost != nil }
  }

  /// The marks that are shown and heard in the text: all but highlights that are hidden.
  public var shownMarks: [Annotation] { settings.highlights ? marks : marks.filter { $0.kind != .highlight } }

  /// Returns the highlights of a category, or all where none is named.
  func highlights(of category: Annotation.Category?) -> [Annotation] {
    marks.filter { $0.kind == .highlight && (category == nil || $0.category == category) }
  }

  /// Returns the innermost highlight at a position; nil where none is.
  func highlight(at position: TextPosition) -> Annotation? {
    let here = marks.filter { $0.kind == .highlight && $0.range.contains(position) }
    return here.max { $0.range.lower < $1.range.lower }
  }

  /// Returns the highlight that a selection lies over in part: the one that it is the new extent of; nil where there is
  /// none.
  func highlight(under range: TextRange) -> Annotation? {
    marks.last {
      $0.kind == .highlight && $0.range.lower < range.upper && range.lower < $0.range.upper && $0.range != range
    }
  }

  /// Returns the next mark of the kinds from a position.
  ///
  /// - Complexity: O(n) in the number of marks.
  func mark(_ kinds: Set<Annotation.Kind>, next position: TextPosition, toward direction: Direction) -> Annotation? {
    mark(in: marks.filter { kinds.contains($0.kind) }, next: position, toward: direction)
  }

  /// Returns the next of some marks from a position.
  ///
  /// - Complexity: O(n) in the number of marks.
  func mark(in wanted: [Annotation], next position: TextPosition, toward direction: Direction) -> Annotation? {
    direction == .forward
      ? wanted.filter { $0.range.lower > position }.min { $0.range.lower < $1.range.lower }
      : wanted.filter { $0.range.lower < position }.max { $0.range.lower < $1.range.lower }
  }

  /// Returns the notice that there are no marks of a kind, or why they could not be read.
  package func missingMarks(_ none: Phrase.Key) -> Phrase {
    marksFault.map { Phrase(.notesUnreadable, ["reason": .text($0)]) } ?? Phrase(none)
  }

  /// Returns the marks that are spoken with a text: those that begin in it, and in a move those that the reader comes
  /// into.
  func marks(in range: TextRange, from occasion: Occasion) -> [Annotation] {
    guard !marks.isEmpty, settings.marks != .off else { return [] }
    let marks = shownMarks
    guard case .move(let origin) = occasion else { return marks.filter { range.contains($0.range.lower) } }
    // Whoever is there, or comes from nowhere, has not moved over them.
    guard let origin, !range.contains(origin) else { return [] }
    return marks.filter { mark in
      mark.range.lower < range.upper && range.lower < mark.range.upper && !mark.range.contains(origin)
        || range.contains(mark.range.lower)
    }
  }

  /// Returns the bookmark in a range; nil where none is.
  func bookmark(in range: TextRange) -> Annotation? {
    marks.first { $0.kind == .bookmark && range.contains($0.range.lower) }
  }

  /// Returns all marks but bookmarks, or the highlights of a category, in the order of the book.
  func kept(of category: Annotation.Category?) -> [Annotation] {
    allKept(of: category).sorted { $0.precedes($1) }
  }

  /// Returns the next mark behind one of them, which may be kept no longer.
  ///
  /// - Complexity: O(n) in the number of marks.
  func kept(of category: Annotation.Category?, after mark: Annotation) -> Annotation? {
    allKept(of: category).filter { mark.precedes($0) }.min { $0.precedes($1) }
  }

  private func allKept(of category: Annotation.Category?) -> [Annotation] {
    let all = category == nil ? marks.filter { $0.kind != .bookmark } : highlights(of: category)
    return all.filter { $0.range.lower.section < text.sectionCount }
  }
}

extension Annotation {
  /// Returns a Boolean value that indicates whether it is read before another.
  fileprivate func precedes(_ other: Annotation) -> Bool {
    (range.lower, range.upper, id) < (other.range.lower, other.range.upper, other.id)
  }
}
