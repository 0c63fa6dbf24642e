import Archives
import Markup
import TextModel

/// An EPUB publication: its archive and the order that its documents are read in.
struct Publication: SectionSource {
  let archive: Archive
  private let spine: [PackageDocument.SpineItem]
  /// The section of each document, by its entry.
  private let sections: [String: Int]

  init(archive: Archive, package: PackageDocument) {
    self.archive = archive
    spine = package.spine
    sections = Dictionary(spine.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
  }

  var sectionCount: Int { spine.count }

  func isLinear(_ index: Int) -> Bool { spine.indices.contains(index) && spine[index].isLinear }

  func load(_ index: Int) -> LoadedSection {
    let path = spine[index].path
    do {
      let document = MarkupParser.parse(try archive.read(path))
      let diagnostics = Diagnostic.list(document.faults, file: archive.file, entry: path)
      let section = HTMLFlattener.section(of: DTBookTranslation.html(document.tree), links: links(from: path))
      return LoadedSection(section: section, diagnostics: diagnostics)
    } catch {
      return LoadedSection(section: .empty, diagnostics: [Diagnostic(file: archive.file, entry: path, error.reason)])
    }
  }

  func markupCounts() -> MarkupCounts {
    var counts = MarkupCounts()
    for item in spine {
      guard let bytes = try? archive.read(item.path) else { continue }
      counts += MarkupCounts(DTBookTranslation.html(MarkupParser.parse(bytes).tree))
    }
    return counts
  }

  /// The links of one of the publication's documents.
  func links(from path: String) -> PublicationLinks {
    PublicationLinks(document: path, sections: sections)
  }
}
