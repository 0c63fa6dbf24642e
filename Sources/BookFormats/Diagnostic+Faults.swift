import Markup

extension Diagnostic {
  /// Faults of a document as diagnostics of its book.
  static func list(_ faults: [MarkupFault], file: String, entry: String?) -> [Diagnostic] {
    faults.map { Diagnostic(file: file, entry: entry, line: $0.line, $0.message, detail: $0.detail) }
  }
}
