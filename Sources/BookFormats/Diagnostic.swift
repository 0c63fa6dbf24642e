/// Something wrong with a book that can be read all the same.
package struct Diagnostic: Hashable, Sendable {
  /// The file of the book.
  package let file: String
  /// The document inside the book, where it is about one.
  package let entry: String?
  /// What is wrong, as a phrase without a full stop.
  package let problem: String

  init(file: String, entry: String? = nil, _ problem: String) {
    self.file = file
    self.entry = entry
    self.problem = problem
  }

  /// What is wrong and where, in one plain sentence.
  package var message: String {
    TextFilter.line([file, entry].compactMap { $0 }.joined(separator: ": ") + ": \(problem).")
  }
}
