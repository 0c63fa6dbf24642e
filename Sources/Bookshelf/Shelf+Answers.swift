extension Shelf {
  /// Saves answers, which replace earlier ones; when it returns, all of them are on the disk.
  package func save(_ answers: [GivenAnswer], of book: BookIdentity, on date: Int) throws(ShelfError) {
    try write { database throws(ShelfError) in
      let row = try database.row(of: book, on: date)
      for answer in answers {
        // Rows are updated and not replaced, so that the order of the form stays the same.
        try database.run(
          """
          INSERT INTO answer (book, section, control, value, question, words, date) VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (book, section, control)
          DO UPDATE SET value = excluded.value, question = excluded.question, words = excluded.words,
            date = excluded.date
          """,
          [
            .integer(row), .integer(answer.section), .text(answer.control), .text(answer.value),
            .text(answer.question),
            .text(answer.words), .integer(answer.date),
          ])
      }
    }
  }

  /// Removes answers; when it returns, they are no longer on the disk.
  package func removeAnswers(
    _ places: [(section: Int, control: String)], of book: BookIdentity
  ) throws(ShelfError) {
    try write { database throws(ShelfError) in
      guard let known = try database.known(book) else { return }
      for place in places {
        try database.run(
          "DELETE FROM answer WHERE book = ? AND section = ? AND control = ?",
          [.integer(known.row), .integer(place.section), .text(place.control)])
      }
    }
  }

  /// Returns the books with answers, last opened first.
  package func booksWithAnswers() throws(ShelfError) -> [BookIdentity] {
    try read { database throws(ShelfError) in
      try database.rows(
        """
        SELECT identifier, title, creators, size, hash FROM book
        WHERE id IN (SELECT book FROM answer) ORDER BY opened DESC, id DESC
        """
      ) { BookIdentity($0, from: 0) }
    }
  }

  /// Returns the answers in a book by sections, in the order in which they were first given.
  package func answers(of book: BookIdentity) throws(ShelfError) -> [GivenAnswer] {
    try read { database throws(ShelfError) in
      guard let known = try database.known(book) else { return [] }
      return try database.rows(
        """
        SELECT section, control, value, question, words, date FROM answer WHERE book = ? ORDER BY section, id
        """, [.integer(known.row)]
      ) {
        GivenAnswer(
          section: $0.integer(0), control: $0.text(1), value: $0.text(2), question: $0.text(3), words: $0.text(4),
          date: $0.integer(5))
      }
    }
  }
}
