import TextModel

/// The other books: those that have been opened, and those in folders.
package struct Library: Sendable {
  /// A day, as it is seen today.
  package enum Day: Hashable, Sendable {
    case today, yesterday
    /// Another one, such as "2026-11-20".
    case date(String)
  }

  /// The place of a book in a series.
  package struct Series: Hashable, Sendable {
    package let name: String
    /// The number of the book in it, in hundredths; nil where it has none.
    package let number: Int?

    package init(name: String, number: Int?) {
      self.name = name
      self.number = number
    }

    /// The name with the number: "Foundation 2", "Foundation 2.5".
    package var text: String {
      guard let number else { return name }
      let rest = abs(number) % 100
      let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
      return "\(name) \(number / 100)" + (rest == 0 ? "" : "." + digits)
    }
  }

  /// A book on the shelf.
  package struct KnownBook: Hashable, Sendable {
    package let title: String
    package let creators: [String]
    package let path: String
    /// The part of it that has been gone through, in percent; nil if it is not known.
    package let percentage: Int?
    /// The moment that it was opened last, in seconds since 1970; nil for one that never was.
    package var opened: Int?
    /// A number that is the higher the later the book came on the shelf.
    package var added = 0
    package var series: Series?
    /// All its tags, in alphabetical order.
    package var tags: [String] = []
    /// Those that the reader has set.
    package var ownTags: [String] = []
    /// The chapter behind the place in it; nil if it is not known.
    package var next: String?
    /// A Boolean value that indicates whether its file is gone.
    package var isMissing = false

    package init(title: String, creators: [String], path: String, percentage: Int?) {
      self.title = title
      self.creators = creators
      self.path = path
      self.percentage = percentage
    }
  }

  /// An entry of a folder.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let path: String
    package let isFolder: Bool

    package init(name: String, path: String, isFolder: Bool) {
      self.name = name
      self.path = path
      self.isFolder = isFolder
    }
  }

  /// A match of a search of all books.
  package struct Match: Hashable, Sendable {
    /// The title of the book.
    package let title: String
    /// The sentence around the match.
    package let excerpt: String
    /// The path of the book.
    package let path: String
    package let range: TextRange

    package init(title: String, excerpt: String, path: String, range: TextRange) {
      self.title = title
      self.excerpt = excerpt
      self.path = path
      self.range = range
    }
  }

  /// The outcome of a search of all books.
  package enum Found: Hashable, Sendable {
    /// Matches, all or the first of them, and the number of books that could not be searched yet.
    case matches([Match], isCut: Bool, unindexed: Int)
    /// The reason for there being none, a sentence.
    case failed(String)
  }

  /// Looks for words in all books, those that are not indexed yet among them.
  package typealias Search = @Sendable (_ words: String) -> Found

  /// The books on the shelf, the one opened last first.
  let books: @Sendable () -> [KnownBook]
  /// The day of a moment in seconds since 1970, as it is seen today.
  let day: @Sendable (Int) -> Day
  /// The folders and books in a folder, the one around it first; nil for what cannot be looked into.
  let entries: @Sendable (_ folder: String) -> [Entry]?
  /// The folder of the book at hand, or the one that the program was started in.
  let folder: String
  /// The path of the book at hand; nil for one that has none.
  let current: String?
  /// The lessons, each with its record.
  let lessons: @Sendable () -> [(lesson: Lesson, record: Lesson.Record)]
  /// The folders on the shelf.
  let folders: [String]
  /// Looks for words in the text of all books.
  let search: Search

  package init(
    folder: String, current: String? = nil,
    lessons: @escaping @Sendable () -> [(lesson: Lesson, record: Lesson.Record)] = { [] }, folders: [String] = [],
    books: @escaping @Sendable () -> [KnownBook], day: @escaping @Sendable (Int) -> Day = { _ in .today },
    entries: @escaping @Sendable (String) -> [Entry]?,
    search: @escaping Search = { _ in .matches([], isCut: false, unindexed: 0) }
  ) {
    self.folder = folder
    self.current = current
    self.lessons = lessons
    self.folders = folders
    self.books = books
    self.day = day
    self.entries = entries
    self.search = search
  }

  /// No books and no folders.
  package static let empty = Library(folder: "/", books: { [] }, entries: { _ in nil })
}
