import Markup
import Synchronization

/// The style sheets of a publication: each is read once, when the first document that links it is.
final class PublicationSheets: Sendable {
  /// More sheets than a book has.
  private static let most = 64
  /// Sheets that sheets begin with, inside one another, are read so far.
  private static let deepest = 4

  private let files: PackedFiles
  private let scope: StyleScope
  private let sheets = Mutex<[String: StyleSheet]>([:])

  init(_ files: PackedFiles, for scope: StyleScope = .layout) {
    self.files = files
    self.scope = scope
  }

  /// Returns the sheet that is a file of the publication; nil where there is none, or one of the size of pictures.
  func sheet(_ path: String) -> StyleSheet? {
    sheets.withLock { sheet(path, depth: 0, among: &$0) }
  }

  private func sheet(_ path: String, depth: Int, among sheets: inout [String: StyleSheet]) -> StyleSheet? {
    if let known = sheets[path] { return known }
    guard depth < Self.deepest, sheets.count < Self.most, let size = files.declaredSize(of: path),
      size <= 2 * StyleSheet.longest, let contents = try? files.read(path)
    else { return nil }
    let sheet = StyleSheet(contents.bytes, for: scope) { reference in
      let target = ContainerPath.resolve(reference.trimmed, from: path)
      return target.flatMap { self.sheet($0.path, depth: depth + 1, among: &sheets) }
    }
    sheets[path] = sheet
    return sheet
  }
}

/// The style sheets that one document of a publication links.
struct LinkedSheets: SheetSource {
  let document: String
  let sheets: PublicationSheets

  func sheet(_ reference: String) -> StyleSheet? {
    ContainerPath.resolve(reference.trimmed, from: document).flatMap { sheets.sheet($0.path) }
  }
}
