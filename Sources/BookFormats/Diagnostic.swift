import Words

/// Something wrong with a book that can be read all the same.
package struct Diagnostic: Hashable, Sendable {
  /// The file of the book.
  package let file: String
  /// The document inside the book, where it is about one.
  package let entry: String?
  /// The line of the document, from 1, where it is known.
  package let line: Int?
  /// The problem, as a phrase without a full stop.
  package let problem: Complaint
  /// A detail of the problem, such as the message of the parser or the target of a link.
  package let detail: String?
  /// A Boolean value that indicates whether text of the book is missing for it.
  package let isLoss: Bool

  package init(
    file: String, entry: String? = nil, line: Int? = nil, _ problem: Complaint, detail: String? = nil,
    isLoss: Bool = false
  ) {
    self.file = file
    self.entry = entry
    self.line = line
    self.problem = problem
    self.detail = detail
    self.isLoss = isLoss
  }

  /// Returns the problem and its place in the book, one sentence; the file is named if there may be several.
  package func complaint(namingFile: Bool) -> Complaint {
    var result = problem
    if let detail {
      result = Complaint(.problemDetail, ["problem": .complaint(result), "detail": .line(detail)])
    }
    if let line { result = Complaint(.problemAtLine, ["line": .count(line), "problem": .complaint(result)]) }
    for place in [entry, namingFile ? file : nil].compactMap(\.self) {
      result = Complaint(.problemAt, ["place": .line(place), "problem": .complaint(result)])
    }
    return Complaint(.problemEnd, ["problem": .complaint(result)])
  }
}
