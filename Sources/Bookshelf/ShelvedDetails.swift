/// The entry of a catalogue on a book, such as that of Calibre.
package struct CataloguedBook: Hashable, Sendable {
  /// The title, or nil if the catalogue has none.
  package let title: String?
  /// The authors and other creators, in order.
  package let creators: [String]
  /// The series of the book, or nil if it belongs to none.
  package let series: String?
  /// The number of the book in its series, in hundredths, or nil if it has none.
  package let number: Int?
  package let tags: [String]

  /// Creates an entry, which is empty by default.
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

/// The details of a book that are not in its file.
package struct ShelvedDetails: Hashable, Sendable {
  /// A number that increases with every book that is added to the shelf.
  package let added: Int
  /// The entry of a catalogue on the book.
  package let catalogued: CataloguedBook
  /// The tags of the user, in alphabetical order.
  package let tags: [String]
  /// The title of the chapter after the saved place, or nil if there is none, or if it is unknown.
  package let next: String?

  /// Creates details, which are empty by default.
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
  /// Reads the details from a row, beginning with a column.
  init(_ row: borrowing Statement, from column: Int32) {
    self.init(
      added: row.integer(column),
      catalogued: CataloguedBook(
        title: row.optionalText(column + 1), creators: row.list(column + 2), series: row.optionalText(column + 3),
        number: row.optionalInteger(column + 4), tags: row.list(column + 5)),
      tags: row.list(column + 6).sorted(), next: row.optionalText(column + 7))
  }
}
