import Words

extension Lesson {
  /// The record of a lesson: whether it has been done, with how many keys, and where it was left.
  package struct Record: Hashable, Sendable {
    let isDone: Bool
    /// The fewest keys that it has been done with; nil where that is not known.
    let keys: Int?
    /// The step where it was left in its midst, from 0; nil where it was not.
    let left: Int?

    /// Creates a record.
    package init(isDone: Bool = false, keys: Int? = nil, left: Int? = nil) {
      self.isDone = isDone
      self.keys = keys
      self.left = left
    }
  }

  /// Returns the parts of a record of this lesson in words; none of one that has not been begun.
  package func words(of record: Record, in catalogue: Catalogue) -> [String] {
    var phrases: [Phrase] = record.isDone ? [Phrase(.lessonDone)] : []
    if record.isDone, let keys = record.keys {
      phrases.append(
        fewest.map { Phrase(.lessonScoreOf, ["keys": .count(keys), "fewest": .count($0)]) }
          ?? Phrase(.lessonScore, ["keys": .count(keys)]))
    }
    if let left = record.left {
      phrases.append(Phrase(.lessonLeft, ["step": .count(left + 1), "steps": .count(steps.count)]))
    }
    return phrases.map { catalogue.text($0) }
  }
}
