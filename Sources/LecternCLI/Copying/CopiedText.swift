import FoundationEssentials
import Words

/// The file that holds the text copied last, where no clipboard is, or none that answers.
struct CopiedText: Sendable {
  private let edges: Edges
  /// The file; nil where the environment gives no place for it.
  let file: String?

  /// Finds the file by the environment.
  init(_ edges: Edges) {
    self.edges = edges
    file = StateFolder.file("copied.txt", in: edges.environment)
  }

  /// Keeps a text in place of the one before, and says why it could not; nil when it is kept.
  func keep(_ text: String) -> String? {
    guard let file else { return edges.catalogue.text(Complaint(.copyNowhere)) }
    return edges.keep(Array(text.utf8), file).map { reason in
      edges.catalogue.text(Complaint(.fileFault, ["file": .file(file), "reason": .complaint(reason)]))
    }
  }

  /// Returns the text; nil when nothing has been copied.
  func text() throws(Failure) -> String? {
    guard let file, FileManager.default.fileExists(atPath: file) else { return nil }
    return String(decoding: try edges.ownBytes(of: file), as: UTF8.self)
  }
}
