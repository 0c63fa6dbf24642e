import Markup

/// The style sheets beside a document: each is read once, however often and by whatever references the document links it.
package final class SheetsBeside {
  private let name: (String) -> String?
  private let read: (String) -> [UInt8]?
  /// The sheets by the names of their files; nil for what could not be read.
  private var known: [String: StyleSheet?] = [:]

  /// Takes a function that returns the name of the file of a reference, and one that reads a file.
  package init(
    name: @escaping (String) -> String?, read: @escaping (String) -> [UInt8]?
  ) {
    self.name = name
    self.read = read
  }

  /// Returns the sheet that a reference leads to; nil where there is none.
  package func sheet(_ reference: String) -> StyleSheet? {
    guard let name = name(reference) else { return nil }
    if let known = known[name] { return known }
    let sheet = read(name).map { StyleSheet($0.prefix(2 * StyleSheet.longest), for: .names) }
    known[name] = .some(sheet)
    return sheet
  }
}
