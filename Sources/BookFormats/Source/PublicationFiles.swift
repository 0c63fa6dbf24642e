import Archives
import Markup
import Words

/// The documents of an EPUB as they are in its archive.
package struct PublicationFiles {
  /// A content document.
  package struct Document: Hashable, Sendable {
    package let path: String
    /// A Boolean value that indicates whether it is read in order with the others.
    package let isLinear: Bool
    /// A Boolean value that indicates whether it is a drawing.
    package let isDrawing: Bool
  }

  /// The name of the file.
  package let file: String
  /// The entry that the package document stands in.
  package let package: String
  /// The entry that the navigation document stands in.
  package let navigation: String?
  /// The entry that the NCX of EPUB 2 stands in.
  package let ncx: String?
  /// The content documents: those of the reading order first, then the navigation document where it is not among them.
  package let documents: [Document]
  /// The documents that cannot be read.
  package private(set) var diagnostics: [Diagnostic] = []
  private let files: PackedFiles
  private let sheets: PublicationSheets

  init(_ files: PackedFiles) throws(BookError) {
    self.files = files
    file = files.file
    sheets = PublicationSheets(files, for: .names)
    var opener = EPUBOpener(files)
    let package = try opener.readablePackage()
    self.package = package.path
    navigation = package.nav?.path
    ncx = package.ncx?.path
    var documents: [Document] = []
    var seen: Set<String> = []
    for item in package.spine where item.content == .document || item.content == .drawing {
      guard !item.isLocked else {
        diagnostics.append(Diagnostic(file: files.file, entry: item.path, Complaint(.entryEncrypted)))
        continue
      }
      guard item.isThere, seen.insert(item.path).inserted else { continue }
      documents.append(Document(path: item.path, isLinear: item.isLinear, isDrawing: item.content == .drawing))
    }
    if let nav = package.nav?.path, files.contains(nav), seen.insert(nav).inserted {
      documents.append(Document(path: nav, isLinear: false, isDrawing: false))
    }
    self.documents = documents
  }

  /// The archive that they are packed in.
  var archive: Archive { files.archive }

  /// Returns a Boolean value that indicates whether there is an entry of a name.
  package func contains(_ path: String) -> Bool { files.contains(path) }

  /// Returns the bytes of an entry.
  package func read(_ path: String) throws(BookError) -> [UInt8] { try files.contents(of: path).bytes }

  /// Returns the style sheet that a reference in a document leads to; nil where there is none.
  package func sheet(_ reference: String, from document: String) -> StyleSheet? {
    LinkedSheets(document: document, sheets: sheets).sheet(reference)
  }

  /// Returns the entry and the fragment that a reference in a document leads to; nil where it leads out of the
  /// publication.
  package func target(of reference: String, from document: String) -> (path: String, fragment: String?)? {
    ContainerPath.resolve(reference.trimmed, from: document).map { (files.name(of: $0.path) ?? $0.path, $0.fragment) }
  }
}
