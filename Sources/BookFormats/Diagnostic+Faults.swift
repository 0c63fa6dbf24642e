import Markup
import Words

extension Diagnostic {
  /// Faults of a document as diagnostics of its book.
  static func list(_ faults: [MarkupFault], file: String, entry: String?) -> [Diagnostic] {
    faults.map { Diagnostic(file: file, entry: entry, line: $0.line, $0.complaint, detail: $0.detail) }
  }

  /// Creates the diagnostic of a document of a book that could not be read.
  init(_ error: BookError, file: String, entry: String) {
    let reason = if case .damagedEntry(_, _, let reason) = error { reason } else { Complaint(.entryUnreadable) }
    self.init(file: file, entry: entry, reason, isLoss: true)
  }
}
