import Markup
import TextModel

/// The documents of a DAISY 2.02 book, in the order that its presentations play them.
struct TalkingBook: SectionSource {
  let files: any BookFiles
  private let documents: [String]
  /// The section of each document, by its name.
  let sections: [String: Int]

  init(_ files: any BookFiles, documents: [String]) {
    self.files = files
    self.documents = documents
    sections = Dictionary(documents.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  var sectionCount: Int { documents.count }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection {
    let name = documents[index]
    do {
      let contents = try files.contents(of: name)
      let document = MarkupParser.parse(contents.bytes)
      return LoadedSection(
        section: HTMLFlattener.section(
          of: html(document.tree), links: PublicationLinks(document: name, sections: sections, files: files)),
        diagnostics: contents.diagnostics + Diagnostic.list(document.faults, file: files.file, entry: name))
    } catch {
      return .unread(Diagnostic(error, file: files.file, entry: name))
    }
  }

  func markupCounts() -> MarkupCounts {
    documents.reduce(into: MarkupCounts()) { counts, name in
      guard let contents = try? files.contents(of: name) else { return }
      counts += MarkupCounts(html(MarkupParser.parse(contents.bytes).tree))
    }
  }

  private func html(_ tree: MarkupTree) -> MarkupTree {
    guard let root = tree.root else { return tree }
    let body = tree.children(of: root).first { tree.name(of: $0) == "body" }
    return HTMLTranslator.html(contentOf: body ?? root, of: tree, TalkingBookTranslation())
  }
}
