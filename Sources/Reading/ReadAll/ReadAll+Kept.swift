import Accessibility
import Speech
import TextModel
import Words

extension ReadAll {
  /// The reading of what the reader keeps, a passage and what was written on it after the other.
  struct Kept: Hashable, Codable, Sendable {
    /// The category of the highlights that are read; nil for all that is kept but bookmarks.
    let category: Annotation.Category?
    /// The one whose passage is read.
    let mark: Annotation
    /// True once what was written on it has been spoken.
    var isTold = false
  }

  /// Begins to read what is kept with one of it.
  init(_ mark: Annotation, of category: Annotation.Category?, in world: ReadingWorld) {
    let kept = Kept(category: category, mark: mark)
    self.init(
      from: mark.range.lower, in: world, scope: Scope(kind: .selection, range: mark.range, kept: kept))
  }

  /// A Boolean value that indicates whether the passage of what is kept has been read to its end.
  var isBehindPassage: Bool {
    guard let scope, scope.kept != nil else { return false }
    return next.map { $0 >= scope.range.upper } ?? true
  }

  /// Returns a Boolean value that indicates whether something is spoken behind the passage before the next one is read.
  func hasWordsBehindPassage(in world: ReadingWorld) -> Bool {
    guard isBehindPassage, let kept = scope?.kept else { return false }
    return !kept.isTold && !kept.mark.phrases(in: world.catalogue).isEmpty
  }

  /// Returns the reading from a word of its passage on, where the word lies behind its start.
  func going(on word: TextPosition) -> ReadAll {
    guard let scope, scope.kept != nil, let next, word > next, word < scope.range.upper else { return self }
    var reading = self
    reading.next = word
    return reading
  }

  /// Returns the words written on the passage that has been read, else the beginning of the next one; nil when there is
  /// none.
  mutating func keptUtterance(id: Int, in world: ReadingWorld, form: Session.Form) -> Utterance? {
    while let kept = scope?.kept {
      if !kept.isTold {
        scope?.kept?.isTold = true
        let told = kept.mark.phrases(in: world.catalogue).map { Announcement.closed(world.catalogue.text($0)) }
        if !told.isEmpty {
          return Utterance(
            id: id, kind: .reading, text: told.joined(separator: " "), language: world.catalogue.language,
            pauseAfter: world.settings.pauses.paragraph)
        }
      }
      guard let following = world.kept(of: kept.category, after: kept.mark) else { return nil }
      let notices = skipNotices
      self = ReadAll(following, of: kept.category, in: world)
      skipNotices = notices
      if let first = flowUtterance(id: id, in: world, form: form) { return first }
    }
    return nil
  }
}

extension Transition.Listening {
  /// Reads what the reader keeps from its start to its end; the way back leads to where the reader was.
  func readNotes(_ written: Annotation.Category?) {
    let category = written?.known(in: world.catalogue)
    guard let first = world.kept(of: category).first else {
      guard let category else { return edge(world.missingMarks(.noNotes)) }
      return edge(Phrase(.noHighlightsOf, ["category": .text(category.text(in: world.catalogue))]))
    }
    places.jumpFromHere()
    startReading(from: first.range.lower, in: ReadAll(first, of: category, in: world).scope)
  }

  /// Returns the mark that holds a position, else the next behind it, to be read on with; nil where there is none.
  func keptScope(_ kept: ReadAll.Kept, around position: TextPosition) -> ReadAll.Scope? {
    let all = world.kept(of: kept.category)
    let mark =
      all.first { $0.id == kept.mark.id && $0.range.contains(position) } ?? all.first { $0.range.contains(position) }
      ?? all.first { $0.range.lower >= position }
    return mark.flatMap { ReadAll($0, of: kept.category, in: world).scope }
  }
}
