extension Shelf {
  /// Saves answers, each in place of the one given before; when this returns, all of them are on disk.
  package func save(_ answers: [GivenAnswer], of book: BookIdentity, on date: Int) throws(ShelfError) {
    try write { database throws(ShelfError) in
      let row = try database.row(of: book, on: date)
      for answer in answers {
        // The order of the form stays, whichever answer is changed: a row is changed, not made anew.
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

  /// Takes answers off the shelf; when this returns, they are gone from disk.
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

  /// The books that anything was filled in, the one opened last first.
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

  /// The answers given in a book, section by section, in the order they were first given in.
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
