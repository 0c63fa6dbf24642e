import Archives
import Markup
import TextModel

/// Opens an EPUB: reads its container, its package document and its table of contents, and nothing else.
struct EPUBOpener {
  private let archive: Archive
  private var diagnostics: [Diagnostic] = []

  init(_ archive: Archive) {
    self.archive = archive
  }

  /// The book; `title` is its title where it gives none.
  mutating func open(title: String) throws(BookError) -> Book {
    let package = try readablePackage()
    for id in package.missing { note(package.path, "the reading order names \(id), which is no part of the book") }
    let publication = Publication(archive: archive, package: package)
    let navigation = navigation(package, publication)
    return Book(
      format: .epub,
      metadata: BookMetadata(
        title: package.titles.first ?? title, creators: package.creators, language: package.language,
        identifier: package.identifier),
      outline: navigation.contents, printPages: navigation.pages, source: publication, diagnostics: diagnostics)
  }

  /// The package document of a book that can be read.
  mutating func readablePackage() throws(BookError) -> PackageDocument {
    let package = try packageDocument()
    guard !package.spine.isEmpty else { throw .noSpine(file: archive.file, entry: package.path) }
    try refuseEncrypted(package)
    return package
  }

  private mutating func note(_ entry: String, _ problem: String) {
    diagnostics.append(Diagnostic(file: archive.file, entry: entry, problem))
  }

  private mutating func packageDocument() throws(BookError) -> PackageDocument {
    let path = try packagePath()
    let bytes: [UInt8]
    do { bytes = try archive.read(path) } catch { throw BookError(error) }
    return PackageDocument(parse(bytes, path), path: path)
  }

  private mutating func parse(_ bytes: [UInt8], _ path: String) -> MarkupTree {
    let document = MarkupParser.parse(bytes)
    diagnostics += Diagnostic.list(document.faults, file: archive.file, entry: path)
    return document.tree
  }

  /// The first package document that `META-INF/container.xml` names, else the first in the archive.
  private mutating func packagePath() throws(BookError) -> String {
    let container = "META-INF/container.xml"
    if let bytes = read(container) {
      let tree = parse(bytes, container)
      let roots = tree.root.map { tree.elements(named: ["rootfile"], in: $0) } ?? []
      let paths = roots.compactMap { tree.attribute("full-path", of: $0) }
        .compactMap { ContainerPath.resolve($0.trimmed, from: "")?.path }
      if let path = paths.first(where: archive.contains) { return path }
    }
    guard let path = archive.names.first(where: { $0.lowercased().hasSuffix(".opf") }) else {
      throw .noPackage(file: archive.file)
    }
    note(container, "it names no package document that is there")
    return path
  }

  /// An entry that the book can do without.
  private mutating func read(_ path: String) -> [UInt8]? {
    guard archive.contains(path) else { return nil }
    do {
      return try archive.read(path)
    } catch {
      note(path, error.reason)
      return nil
    }
  }

  private mutating func refuseEncrypted(_ package: PackageDocument) throws(BookError) {
    let path = "META-INF/encryption.xml"
    guard let bytes = read(path) else { return }
    let encryption = Encryption(parse(bytes, path))
    guard let locked = package.spine.first(where: { encryption.paths.contains($0.path) }) else { return }
    throw .encrypted(file: archive.file, entry: locked.path)
  }

  /// The table of contents and the page list: those of the navigation document, and those of the NCX for what it
  /// does not have.
  private mutating func navigation(_ package: PackageDocument, _ publication: Publication) -> Navigation {
    var result = Navigation()
    if let nav = package.nav, let bytes = read(nav.path) {
      result = Navigation(nav: parse(bytes, nav.path), links: publication.links(from: nav.path))
    }
    guard result.contents.isEmpty, let ncx = package.ncx, let bytes = read(ncx.path) else { return result }
    let old = Navigation(ncx: parse(bytes, ncx.path), links: publication.links(from: ncx.path))
    return Navigation(contents: old.contents, pages: result.pages.isEmpty ? old.pages : result.pages)
  }
}
