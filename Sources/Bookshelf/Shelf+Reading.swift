extension Shelf {
  /// The greatest amount of one day; any more is damage.
  private static let mostOfADay = 1 << 32

  /// Adds amounts of reading to those of a book, by days counted from 1970-01-01.
  ///
  /// The amounts of several programs on one day add up. The length of the whole book is stored if it is known. The
  /// date, in seconds since 1970, is for a book that was never recorded as opened. If `waiting` is false, the call
  /// fails at once while another program writes to the shelf.
  package func add(
    _ days: [Int: ReadingTally], length: Int?, of book: BookIdentity, on date: Int, waiting: Bool = true
  ) throws(ShelfError) {
    try write(waiting: waiting) { database throws(ShelfError) in
      let row = try database.row(of: book, on: date)
      for (day, tally) in days {
        try database.run(
          """
          INSERT INTO reading (book, day, milliseconds, pages, characters, length) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (book, day) DO UPDATE SET
            milliseconds = milliseconds + excluded.milliseconds, pages = pages + excluded.pages,
            characters = characters + excluded.characters, length = coalesce(excluded.length, length)
          """,
          [
            .integer(row), .integer(day), .integer(tally.milliseconds), .integer(tally.pages),
            .integer(tally.characters), .optional(length),
          ])
      }
    }
  }

  /// Returns the reading of all books that were read, last opened first.
  package func reading() throws(ShelfError) -> [BookReading] {
    let rows = try read { database throws(ShelfError) in
      try database.rows(
        """
        SELECT b.identifier, b.title, b.creators, b.size, b.hash, coalesce(b.path, b.file), place.percentage, b.id,
          r.day, r.milliseconds, r.pages, r.characters, r.length
        FROM reading AS r JOIN book AS b ON r.book = b.id LEFT JOIN place ON place.book = b.id
        ORDER BY b.opened DESC, b.id DESC, r.day
        """
      ) { row in
        (
          book: BookReading(
            book: BookIdentity(row, from: 0), path: row.optionalText(5), percentage: row.optionalInteger(6)),
          id: row.integer(7), day: row.integer(8),
          tally: ReadingTally(
            milliseconds: Self.within(row.integer(9)), pages: Self.within(row.integer(10)),
            characters: Self.within(row.integer(11))),
          length: row.optionalInteger(12).map(Self.within)
        )
      }
    }
    var (books, last): ([BookReading], Int?) = ([], nil)
    for row in rows {
      if row.id != last { books.append(row.book) }
      last = row.id
      // A damaged day is limited to the range of calendars.
      books[books.count - 1].days[min(max(row.day, 0), 1 << 22)] = row.tally
      if let length = row.length { books[books.count - 1].length = length }
    }
    return books
  }

  private static func within(_ number: Int) -> Int { min(max(number, 0), mostOfADay) }
}
