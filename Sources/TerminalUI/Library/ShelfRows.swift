import Accessibility
import Reading
import Words

/// The rows of the shelf: each book with how far it was read, when, and what comes next.
struct ShelfRows: Sendable {
  private let catalogue: Catalogue
  /// The books of each series, in its order.
  private let series: [String: [Library.KnownBook]]
  /// The path of the book at hand, which has come further since its place was kept last, and how far.
  private let current: String?
  private let progress: Int?

  private let day: @Sendable (Int) -> Library.Day

  /// Prepares to list books of a shelf, in a language.
  init(
    _ catalogue: Catalogue, all books: [Library.KnownBook], current: String? = nil, progress: Int? = nil,
    day: @escaping @Sendable (Int) -> Library.Day
  ) {
    self.day = day
    self.catalogue = catalogue
    self.current = current
    self.progress = progress
    let named = books.compactMap { book in book.series?.number.map { (name: book.series?.name ?? "", $0, book) } }
    series = Dictionary(grouping: named, by: \.name).mapValues { $0.sorted { $0.1 < $1.1 }.map(\.2) }
  }

  /// Returns the row of a book.
  func item(of book: Library.KnownBook) -> ChoiceList.Item {
    let creators = book.creators.isEmpty ? [] : [book.creators.joined(separator: ", ")]
    let name = ([book.title] + creators).map(Announcement.closed).joined(separator: " ")
    var item = ChoiceList.Item(text: name, id: book.path)
    item.isRow = true
    item.searched = ([name, book.series?.text ?? ""] + book.tags).filter { !$0.isEmpty }.joined(separator: " ")
    let percentage = percentage(of: book)
    let told = [
      book.isMissing ? catalogue.text(.bookFileMissing) : nil, percentage.map { catalogue.progress($0) },
      book.opened.map { catalogue.read(day($0)) }, book.series?.text,
      next(after: book).map { catalogue.text(Phrase(.nextToRead, ["name": .text($0)])) },
    ].compactMap(\.self)
    if let last = told.last {
      item.value = (told.dropLast().map(Announcement.closed) + [last]).joined(separator: " ")
    }
    let shown = [
      book.isMissing ? catalogue.text(.bookFileMissing) : book.opened.map { catalogue.day(day($0)) },
      percentage.map { "\($0) %" },
    ].compactMap(\.self)
    if !shown.isEmpty { item.column = shown.joined(separator: "  ") }
    return item
  }

  /// Returns the share of a book that was read, in percent; nil if it is not known.
  func percentage(of book: Library.KnownBook) -> Int? { book.path == current ? progress : book.percentage }

  /// Returns the reading behind the place in a book: the next chapter, and of one that was read to its end the next
  /// book of its series; nil if it is not known.
  func next(after book: Library.KnownBook) -> String? {
    if let chapter = book.next { return chapter }
    guard let mine = book.series, let number = mine.number, percentage(of: book) ?? 0 >= Self.isRead else {
      return nil
    }
    return series[mine.name]?.first { $0.series?.number ?? number > number }?.title
  }

  /// The percentage from which on a book counts as read.
  private static let isRead = 90
}

extension Catalogue {
  /// Returns the share of a book that was read, in words.
  func progress(_ percentage: Int) -> String {
    let percent = text(Phrase(.percent, ["percent": .count(percentage)]))
    return text(Phrase(.contentOf, ["key": .text(text(.readingProgress)), "value": .text(percent)]))
  }

  /// Returns a day in a few letters, for the eye.
  fileprivate func day(_ day: Library.Day) -> String {
    switch day {
    case .today: text(.dayToday)
    case .yesterday: text(.dayYesterday)
    case .date(let date): date
    }
  }

  /// Returns the time when a book was read last, in words.
  func read(_ day: Library.Day) -> String {
    switch day {
    case .today: text(.readToday)
    case .yesterday: text(.readYesterday)
    case .date(let date):
      text(Phrase(.readOn, ["date": .text(WrittenDate.words(for: date, in: self) ?? date)]))
    }
  }
}

extension Library.KnownBook {
  /// Returns the share that was read, the day, and the chapter that comes next, in words.
  package func standing(in catalogue: Catalogue, day: (Int) -> Library.Day) -> [String] {
    [
      isMissing ? catalogue.text(.bookFileMissing) : nil, percentage.map { catalogue.progress($0) },
      opened.map { catalogue.read(day($0)) },
      next.map { catalogue.text(Phrase(.nextToRead, ["name": .text($0)])) },
    ].compactMap(\.self)
  }
}

extension DialogControl {
  /// A Boolean value that indicates whether it is a list without a line.
  var isEmptyList: Bool {
    if case .list(let list) = content { list.count == 0 } else { false }
  }
}
