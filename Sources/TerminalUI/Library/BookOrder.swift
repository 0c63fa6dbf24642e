import TextUnits
import Words

/// The orders that the books of a shelf are listed in.
enum BookOrder: CaseIterable {
  /// The one opened last first.
  case read
  case title, author
  /// The one that came on the shelf last first.
  case added
  /// The one gone through furthest first.
  case progress

  /// Its name.
  var name: Phrase.Key {
    switch self {
    case .read: .orderRead
    case .title: .orderTitle
    case .author: .orderAuthor
    case .added: .orderAdded
    case .progress: .orderProgress
    }
  }

  /// Puts books that are listed by when they were opened in this order.
  func sorted(_ books: [Library.KnownBook]) -> [Library.KnownBook] {
    func sorted(by key: (Library.KnownBook) -> String) -> [Library.KnownBook] {
      books.map { ($0, FoldedText(key($0))) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    switch self {
    case .read: return books
    case .title: return sorted(by: \.title)
    case .author: return sorted { $0.creators.first.map(Self.surname) ?? "" }
    case .added: return books.sorted { $0.added > $1.added }
    case .progress: return books.sorted { $0.percentage ?? -1 > $1.percentage ?? -1 }
    }
  }

  /// Returns the words that a name is filed under: its last word, before the others.
  private static func surname(_ name: String) -> String {
    let words = name.split(separator: " ")
    return ((words.last.map { [$0] } ?? []) + words.dropLast()).joined(separator: " ")
  }
}
