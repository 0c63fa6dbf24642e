import Archives
import Markup
import TextModel

/// The documents that lead into a publication: that of its navigation, its guide, its NCX.
struct NavigationSources {
  private let files: PackedFiles
  private let package: PackageDocument
  private let publication: Publication
  private var diagnostics: [Diagnostic] = []

  init(_ files: PackedFiles, _ package: PackageDocument, _ publication: Publication) {
    self.files = files
    self.package = package
    self.publication = publication
  }

  /// Reads the navigation document, and the parts of EPUB 2 that it does not have, with the faults of both.
  consuming func read() -> LazyNavigation.Found {
    let navigation = navigation()
    return (navigation, diagnostics)
  }

  private mutating func navigation() -> Navigation {
    var result = Navigation()
    if let nav = package.nav, let tree = tree(nav.path) {
      result = Navigation(nav: tree, links: publication.links(from: nav.path))
    }
    if result.landmarks.isEmpty {
      let links = publication.links(from: package.path)
      result.landmarks = package.guide.map {
        Landmark(type: $0.type, label: $0.title, destination: links.destination(of: $0.href))
      }
    }
    guard result.contents.isEmpty || result.pages.isEmpty, let ncx = package.ncx, let tree = tree(ncx.path) else {
      return result
    }
    let old = Navigation(ncx: tree, links: publication.links(from: ncx.path))
    if result.contents.isEmpty { result.contents = old.contents }
    if result.pages.isEmpty { result.pages = old.pages }
    return result
  }

  /// Returns a document that the book can do without.
  private mutating func tree(_ path: String) -> MarkupTree? {
    guard files.contains(path) else { return nil }
    do {
      let contents = try files.read(path)
      let document = MarkupParser.parse(contents.bytes)
      diagnostics += contents.diagnostics + Diagnostic.list(document.faults, file: files.file, entry: path)
      return document.tree
    } catch {
      diagnostics.append(Diagnostic(file: files.file, entry: path, error.complaint))
      return nil
    }
  }
}
