/// The files that a book is made of, by their names inside of it.
protocol BookFiles: Sendable {
  /// What the book is called in messages.
  var file: String { get }

  /// What a file is called that a book names otherwise, in other capitals or with other signs; nil where there is none.
  func name(of name: String) -> String?

  /// What a file holds, by whatever name the book gives it.
  ///
  /// - Throws: `BookError` that names the file.
  func contents(of name: String) throws(BookError) -> FileContents
}

/// What a file of a book holds.
struct FileContents {
  let bytes: [UInt8]
  /// What is wrong with it.
  var diagnostics: [Diagnostic] = []
}
