import Markup
import TextModel

/// The description of a comic (`ComicInfo.xml`, schema 2.0).
struct ComicInfo {
  private let tree: MarkupTree

  init(_ bytes: [UInt8]) { tree = MarkupParser.parse(bytes).tree }

  /// Returns the metadata of the comic: its title, else its series and number.
  func metadata(title: String) -> BookMetadata {
    let series = [value("Series"), value("Number")].compactMap(\.self).joined(separator: " ")
    return BookMetadata(
      title: value("Title") ?? (series.isEmpty ? title : series), creators: value("Writer").map { [$0] } ?? [],
      language: value("LanguageISO"))
  }

  /// A Boolean value that indicates whether the panels of a row are read from the right.
  var isFromTheRight: Bool { value("Manga")?.lowercased() == "yesandrighttoleft" }

  private func value(_ name: String) -> String? {
    guard let root = tree.root, let node = tree.elements(named: [name, name.lowercased()], in: root).first else {
      return nil
    }
    let text = TextFilter.line(tree.textContent(of: node))
    return text.isEmpty ? nil : text
  }
}
