import Archives
import Markup

/// The metadata of a word processor's document, in the terms of Dublin Core.
struct OfficeMetadata {
  /// The title, or nil if none is given.
  private(set) var title: String?
  /// The creators.
  private(set) var creators: [String] = []
  /// The language, as a BCP 47 tag.
  private(set) var language: String?
  /// The year of the document.
  private(set) var year: Int?

  /// Creates empty metadata.
  init() {}

  /// Reads the entry of the metadata; without it, they are empty.
  init(_ archive: Archive, _ format: OfficeFormat) {
    let entry = format == .odt ? "meta.xml" : "docProps/core.xml"
    guard archive.contains(entry), let bytes = try? archive.read(entry) else { return }
    let tree = MarkupParser.parse(bytes).tree
    guard let root = tree.root else { return }
    func text(_ name: String) -> String? {
      let text = tree.first(name, in: root).map { TextFilter.line(tree.textContent(of: $0)) }
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    title = text("title")
    // The creator in an OpenDocument is the person who changed it last.
    let names = format == .odt ? text("initial-creator") ?? text("creator") : text("creator")
    creators = (names ?? "").split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
    language = text("language").flatMap(LanguageTag.clean)
    year = (text("date-of-publication") ?? text(format == .odt ? "creation-date" : "created")).flatMap(
      PublicationYear.of)
  }
}
