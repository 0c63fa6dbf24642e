import BookFormats
import Markup

/// The documents of a file with an identifier at the element of each of some findings, so that it is found again in the
/// book that they make.
package struct MarkedDocuments {
  /// The greatest number of elements that are marked around one.
  private static let most = 16

  /// The sources of the documents, in UTF-8, by their paths.
  package private(set) var sources: [String: [UInt8]] = [:]
  /// The identifiers at each finding: that of its element, then those around it, the innermost first.
  package private(set) var identifiers: [[String]]

  /// Marks the elements of findings that were made in the documents of a file.
  package init(_ findings: [Finding], in source: DocumentSource) {
    identifiers = findings.map { _ in [] }
    for (path, indices) in Dictionary(grouping: findings.indices, by: { findings[$0].path }) {
      guard let page = source.page(path) else { continue }
      var marked = MendedSource(page)
      for index in indices {
        identifiers[index] = sequence(first: findings[index].node) { page.tree.parent(of: $0) }.prefix(Self.most)
          .compactMap { marked.identifier(of: $0) }
      }
      sources[path] = marked.bytes
    }
  }
}

extension DocumentSource {
  /// Returns the content document of a path; nil where there is none.
  fileprivate func page(_ path: String) -> AuditedPage? {
    switch self {
    case .page(let document): AuditedPage(document)
    case .markdown(let document, let places): AuditedPage(document, places)
    case .publication(let files):
      if files.documents.contains(where: { $0.path == path }) {
        try? AuditedPage(path, of: files)
      } else {
        nil
      }
    }
  }
}
