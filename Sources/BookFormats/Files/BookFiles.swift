/// The files that a book is made of, by their names inside of it.
protocol BookFiles: Sendable {
  /// The name of the book in messages.
  var file: String { get }

  /// Returns the name of a file that a book names otherwise, in other capitals or with other characters, or nil if
  /// there is none.
  func name(of name: String) -> String?

  /// Returns the contents of a file, by whatever name the book gives it.
  ///
  /// - Throws: `BookError` that names the file.
  func contents(of name: String) throws(BookError) -> FileContents
}

/// The contents of a file of a book.
struct FileContents {
  let bytes: [UInt8]
  /// The faults of the file.
  var diagnostics: [Diagnostic] = []
}
