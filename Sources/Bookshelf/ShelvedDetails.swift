/// The words of a catalogue on a book, such as that of Calibre.
package struct CataloguedBook: Hashable, Sendable {
  /// The title; nil where it names none.
  package let title: String?
  /// Authors and other creators, in order.
  package let creators: [String]
  /// The series that the book is part of; nil for one that is part of none.
  package let series: String?
  /// The number of the book in its series, in hundredths; nil where it has none.
  package let number: Int?
  package let tags: [String]

  /// Creates what a catalogue says; nothing by default.
  package init(
    title: String? = nil, creators: [String] = [], series: String? = nil, number: Int? = nil, tags: [String] = []
  ) {
    self.title = title
    self.creators = creators
    self.series = series
    self.number = number
    self.tags = tags
  }
}

/// The facts that the shelf knows of a book beside those in its file.
package struct ShelvedDetails: Hashable, Sendable {
  /// A number that is the higher the later the book came on the shelf.
  package let added: Int
  /// The words of a catalogue on it.
  package let catalogued: CataloguedBook
  /// The tags that the reader has set, in alphabetical order.
  package let tags: [String]
  /// The chapter behind the place in it; nil where that is the last one, or nobody knows.
  package let next: String?

  /// Creates details; none by default.
  package init(
    added: Int = 0, catalogued: CataloguedBook = CataloguedBook(), tags: [String] = [], next: String? = nil
  ) {
    self.added = added
    self.catalogued = catalogued
    self.tags = tags
    self.next = next
  }
}

extension ShelvedDetails {
  /// Reads the details from a row.
  init(_ row: borrowing Statement, from column: Int32) {
    self.init(
      added: row.integer(column),
      catalogued: CataloguedBook(
        title: row.optionalText(column + 1), creators: row.list(column + 2), series: row.optionalText(column + 3),
        number: row.optionalInteger(column + 4), tags: row.list(column + 5)),
      tags: row.list(column + 6).sorted(), next: row.optionalText(column + 7))
  }
}
