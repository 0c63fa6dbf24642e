import Archives

/// The files that a book is made of, by their names inside of it.
protocol BookFiles: Sendable {
  /// What the book is called in messages.
  var file: String { get }

  /// The bytes of a file.
  ///
  /// - Throws: `BookError` that names the file.
  func bytes(of name: String) throws(BookError) -> [UInt8]
}

extension Archive: BookFiles {
  func bytes(of name: String) throws(BookError) -> [UInt8] {
    do { return try read(name) } catch { throw BookError(error) }
  }
}
