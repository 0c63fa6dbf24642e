import Reading
import TextModel

extension Practice {
  /// The bookmarks and highlights of a lesson, which are kept as long as it is practised and no longer.
  struct Marks: Hashable, Codable, Sendable {
    private(set) var all: [Annotation] = []
    /// The marks that were taken away and can be put back, the last one last.
    private var removed: [Annotation] = []
    private var nextID = 1

    /// Carries out a change, and answers.
    mutating func take(_ change: AnnotationChange) -> News.Marking {
      switch change {
      case .add(let kind, let passage, let words, let category):
        put(Annotation(id: nextID, kind: kind, range: passage.range, words: words, category: category))
        nextID += 1
        return category.map { .highlighted($0) } ?? .added(kind)
      case .remove(let mark):
        all.removeAll { $0.id == mark.id }
        removed.append(mark)
        return .removed(mark.kind)
      case .restore:
        guard let mark = removed.popLast() else { return .nothingToRestore }
        put(mark)
        return .restored
      case .rename(let mark, let words):
        replace(
          mark, by: Annotation(id: mark.id, kind: mark.kind, range: mark.range, words: words, category: mark.category)
        )
        return .renamed
      case .categorize(let mark, let category):
        replace(
          mark, by: Annotation(id: mark.id, kind: mark.kind, range: mark.range, words: mark.words, category: category)
        )
        return category.map { .highlighted($0) } ?? .added(.highlight)
      case .extend(let mark, let passage):
        replace(
          mark,
          by: Annotation(
            id: mark.id, kind: mark.kind, range: passage.range, words: mark.words, category: mark.category))
        return .extended
      }
    }

    private mutating func replace(_ mark: Annotation, by other: Annotation) {
      all.removeAll { $0.id == mark.id }
      put(other)
    }

    /// Puts a mark where its text stands among the others.
    private mutating func put(_ mark: Annotation) {
      all.insert(mark, at: all.firstIndex { $0.range.lower > mark.range.lower } ?? all.endIndex)
    }
  }
}
