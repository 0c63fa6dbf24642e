import Accessibility
import Bookshelf
import Reading
import TerminalUI
import Words

/// The time, amount and speed of reading of each book, for people and for programs.
struct StatisticsList {
  private let books: [BookReading]
  private let catalogue: Catalogue

  /// Creates a list of books in the order they are listed in.
  init(_ books: [BookReading], in catalogue: Catalogue) {
    self.books = books
    self.catalogue = catalogue
  }

  /// The reading of all books together.
  private var all: ReadingSum { ReadingSum(books.flatMap { $0.days }) }

  /// Returns a line for each book, which one may begin, and one for all of them.
  func lines(beginningWith first: BookIdentity? = nil) -> [String] {
    guard !books.isEmpty else { return [catalogue.text(.nothingReadYet)] }
    let isFirst: (BookReading) -> Bool = { book in first.map(book.book.isSameEdition) ?? false }
    let ordered = books.filter(isFirst) + books.filter { !isFirst($0) }
    let usual = all.speed
    return ordered.map { book in
      let sum = ReadingSum(Array(book.days))
      return ([Announcement.closed(book.book.title)] + parts(of: sum) + left(in: book, at: sum.speed ?? usual))
        .joined(separator: " ")
    } + [([catalogue.text(.readInAll)] + parts(of: all)).joined(separator: " ")]
  }

  private func parts(of sum: ReadingSum) -> [String] {
    let time = catalogue.text(.duration(minutes: sum.tally.milliseconds / 60_000))
    let phrases = [
      Phrase(.readFor, ["time": .text(time), "days": .count(sum.days)]),
      Phrase(.readAmount, ["pages": .count(sum.tally.pages), "words": .count(sum.words)]),
    ]
    return (phrases + (sum.speed.map { [Phrase(.readSpeed, ["count": .count($0)])] } ?? [])).map {
      catalogue.text($0)
    }
  }

  private func left(in book: BookReading, at speed: Int?) -> [String] {
    guard let seconds = book.secondsLeft(at: speed) else { return [] }
    let time = catalogue.text(.duration(minutes: seconds / 60))
    return [catalogue.text(Phrase(.leftInBook, ["time": .text(time)]))]
  }

  /// The same as a JSON object.
  var json: String {
    let usual = all.speed
    let books = books.map { book in
      let sum = ReadingSum(Array(book.days))
      let about: [(String, JSONValue)] = [
        ("title", .string(book.book.title)), ("creators", .array(book.book.creators.map { .string($0) })),
        ("identifier", .optional(book.book.identifier)), ("file", .optional(book.path)),
      ]
      let left = book.secondsLeft(at: sum.speed ?? usual)
      return JSONValue.object(about + members(of: sum) + [("seconds_left", .optional(left))])
    }
    return JSONValue.object([("books", .array(books)), ("all", .object(members(of: all)))]).text + "\n"
  }

  private func members(of sum: ReadingSum) -> [(String, JSONValue)] {
    [
      ("seconds", .integer(sum.tally.milliseconds / 1000)), ("pages", .integer(sum.tally.pages)),
      ("words", .integer(sum.words)), ("days", .integer(sum.days)),
      ("last_day", .optional(sum.lastDay.map { CivilDate(secondsSince1970: $0 * 86_400).day })),
      ("words_per_minute", .optional(sum.speed)),
    ]
  }
}

/// The reading of several days in one.
struct ReadingSum {
  /// The amounts of all days.
  let tally: ReadingTally
  /// The number of days with reading.
  let days: Int
  /// The last of them, counted from 1970-01-01; nil where there is none.
  let lastDay: Int?

  /// The least that tells a speed: five minutes, and 300 words.
  private static let enough = (milliseconds: 5 * 60_000, words: 300)

  /// Adds up the amounts of days, of which one may be there several times.
  init(_ amounts: [(key: Int, value: ReadingTally)]) {
    tally = amounts.reduce(ReadingTally()) { $0 + $1.value }
    days = Set(amounts.map(\.key)).count
    lastDay = amounts.map(\.key).max()
  }

  /// The number of words passed; a word counts six characters with its blank, as the rate counts words.
  var words: Int { tally.characters / 6 }

  /// The words passed in a minute; nil where too little was read to tell it.
  var speed: Int? {
    guard tally.milliseconds >= Self.enough.milliseconds, words >= Self.enough.words else { return nil }
    return tally.characters * 10_000 / tally.milliseconds
  }
}

extension BookReading {
  /// Returns the time that the rest of the book takes at so many words a minute; nil where anything of that is not
  /// known.
  func secondsLeft(at speed: Int?) -> Int? {
    guard let speed, speed > 0, let length, let percentage else { return nil }
    return length * (100 - min(max(percentage, 0), 100)) / 10 / speed
  }
}

extension JSONValue {
  fileprivate static func optional(_ string: String?) -> JSONValue { string.map { .string($0) } ?? .null }

  fileprivate static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
}
