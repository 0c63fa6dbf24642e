import Markup
import TextModel

/// The `meta` elements of a document about the book, in the terms of Dublin Core.
struct MetaElements {
  private var values: [String: [String]] = [:]

  init(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    for element in tree.outermostElements(named: ["meta", "title", "doctitle"], in: root) {
      let isMeta = tree.name(of: element) == "meta"
      let given = isMeta ? tree.attribute("name", of: element) ?? tree.attribute("property", of: element) : nil
      guard let name = isMeta ? given : tree.name(of: element) else { continue }
      let text = isMeta ? tree.attribute("content", of: element) ?? "" : tree.textContent(of: element)
      let value = MarkupLabel.of(text)
      if !value.isEmpty { values[name.lowercased(), default: []].append(value) }
    }
  }

  /// Returns the metadata of the book; `title` is its title if it gives none.
  func metadata(title: String) -> BookMetadata {
    func first(_ names: String...) -> String? { names.lazy.compactMap { values[$0]?.first }.first }
    var metadata = BookMetadata(
      title: first("dc:title", "doctitle", "title") ?? title,
      creators: ["dc:creator", "dc.creator", "citation_author", "author", "article:author"].lazy
        .compactMap { values[$0] }.first ?? [],
      language: first("dc:language").flatMap(LanguageTag.clean), identifier: first("dc:identifier", "dtb:uid"),
      year: [
        "dc:date", "dc.date", "dcterms.issued", "dcterms.date", "citation_publication_date", "date",
        "article:published_time", "dc.date.issued",
      ].lazy.compactMap { values[$0]?.first }.compactMap(PublicationYear.of).first)
    var recording = RecordingClaims()
    for (name, values) in values.sorted(by: { $0.key < $1.key }) {
      for value in values { recording.take(name, value) }
    }
    recording.add(to: &metadata)
    return metadata
  }
}
