import Archives
import Markup
import TextModel

/// An EPUB publication: its archive and the order that its documents are read in.
struct Publication: SectionSource {
  let archive: Archive
  private let spine: [PackageDocument.SpineItem]
  /// The section of each document, by its entry.
  private let sections: [String: Int]
  private let package: (path: String, spine: SpineSteps)
  /// The pages that begin in each section, where the book has a page list.
  private let pages: LatePages?

  /// A publication; `pages` are those of its page list.
  init(archive: Archive, package: PackageDocument, pages: LatePages? = nil) {
    self.archive = archive
    self.pages = pages
    self.package = (package.path, SpineSteps(package.spine))
    spine = package.spine
    sections = Dictionary(spine.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
  }

  var sectionCount: Int { spine.count }

  func isLinear(_ index: Int) -> Bool { spine.indices.contains(index) && spine[index].isLinear }

  func load(_ index: Int) -> LoadedSection {
    let path = spine[index].path
    switch spine[index].content {
    case .document, .drawing: break
    case .picture where archive.contains(path): return LoadedSection(section: picture(path))
    case .picture: return unread(path, ArchiveError.noEntry(file: archive.file, entry: path).reason)
    case .foreign: return unread(path, "it is of a type that is not read here, and has no fallback that is")
    }
    do {
      let document = MarkupParser.parse(try archive.read(path))
      let diagnostics = Diagnostic.list(document.faults, file: archive.file, entry: path)
      let tree = DTBookTranslation.html(document.tree)
      let marks = PageMarks(pages?.pages(ofSection: index) ?? [])
      var section = HTMLFlattener.section(of: tree, links: links(from: path), marks: marks)
      if section.blocks.isEmpty, spine[index].content == .drawing { section = picture(path) }
      // Where the book has no table of contents the headings make one, and are gone to by their names.
      return LoadedSection(section: section.withNamedHeadings, diagnostics: diagnostics)
    } catch {
      return unread(path, error.reason)
    }
  }

  private func unread(_ path: String, _ reason: String) -> LoadedSection {
    .unread(Diagnostic(file: archive.file, entry: path, reason))
  }

  /// A page that is a single image goes by the name of its entry: there is nobody to describe it.
  private func picture(_ path: String) -> Section {
    var builder = SectionBuilder()
    builder.image(TextFilter.line(String(path.split(separator: "/").last ?? "")))
    return builder.finish(language: nil)
  }

  func markupCounts() -> MarkupCounts {
    var counts = MarkupCounts()
    for item in spine where item.content == .document || item.content == .drawing {
      guard let bytes = try? archive.read(item.path) else { continue }
      counts += MarkupCounts(DTBookTranslation.html(MarkupParser.parse(bytes).tree))
    }
    return counts
  }

  /// The links of one of the publication's documents.
  func links(from path: String) -> PublicationLinks {
    PublicationLinks(document: path, sections: sections, package: package)
  }
}
