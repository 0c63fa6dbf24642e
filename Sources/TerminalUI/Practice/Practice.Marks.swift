import Reading
import TextModel

extension Practice {
  /// The bookmarks and highlights of a lesson, which are kept as long as it is practised and no longer.
  struct Marks: Hashable, Codable, Sendable {
    private(set) var all: [Mark] = []
    /// The marks that were taken away and can be put back, the last one last.
    private var removed: [Mark] = []
    private var nextID = 1

    /// Carries out a change, and answers.
    mutating func take(_ change: MarkChange) -> News.Marking {
      switch change {
      case .add(let kind, let passage, let words):
        put(Mark(id: nextID, kind: kind, range: passage.range, words: words))
        nextID += 1
        return .added(kind)
      case .remove(let mark):
        all.removeAll { $0.id == mark.id }
        removed.append(mark)
        return .removed(mark.kind)
      case .restore:
        guard let mark = removed.popLast() else { return .nothingToRestore }
        put(mark)
        return .restored
      case .rename(let mark, let words):
        all.removeAll { $0.id == mark.id }
        put(Mark(id: mark.id, kind: mark.kind, range: mark.range, words: words))
        return .renamed
      }
    }

    /// Puts a mark where its text stands among the others.
    private mutating func put(_ mark: Mark) {
      all.insert(mark, at: all.firstIndex { $0.range.lower > mark.range.lower } ?? all.endIndex)
    }
  }
}
