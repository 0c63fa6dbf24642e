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

  /// Returns a file that is played, by whatever name the book gives it.
  ///
  /// - Throws: `BookError` that names the file.
  func sound(_ name: String) throws(BookError) -> SoundFile
}

extension BookFiles {
  /// Returns the name of the file that a reference in a document leads to, or nil if it leads out of the book.
  func name(of reference: String, from document: String) -> String? {
    ContainerPath.resolve(reference.trimmed, from: document).flatMap { name(of: $0.path) }
  }
}

/// The contents of a file of a book.
struct FileContents {
  let bytes: [UInt8]
  /// The faults of the file.
  var diagnostics: [Diagnostic] = []
}

/// A sound file of a book.
public enum SoundFile: Hashable, Sendable {
  /// A file on disk, by its path.
  case path(String)
  /// The bytes of a file that is packed in the book.
  case bytes([UInt8])
}
