/// Something wrong with a book that can be read all the same.
package struct Diagnostic: Hashable, Sendable {
  /// The file of the book.
  package let file: String
  /// The document inside the book, where it is about one.
  package let entry: String?
  /// The line of the document, from 1, where it is known.
  package let line: Int?
  /// What is wrong, as a phrase without a full stop.
  package let problem: String
  /// What the parser says of it.
  package let detail: String?
  /// Whether text of the book is missing for it.
  package let isLoss: Bool

  init(
    file: String, entry: String? = nil, line: Int? = nil, _ problem: String, detail: String? = nil,
    isLoss: Bool = false
  ) {
    self.file = file
    self.entry = entry
    self.line = line
    self.problem = problem
    self.detail = detail
    self.isLoss = isLoss
  }

  /// What is wrong and where, in one plain sentence.
  package var message: String { TextFilter.line("\(file): \(words)") }

  /// What is wrong and where in the book, in one plain sentence.
  package var messageInBook: String { TextFilter.line(words) }

  private var words: String {
    let place = [entry, line.map { "line \($0)" }].compactMap { $0 }
    return (place + [problem + (detail.map { " (\($0))" } ?? "") + "."]).joined(separator: ": ")
  }
}
