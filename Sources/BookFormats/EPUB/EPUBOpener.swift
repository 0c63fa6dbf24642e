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
    for id in package.repeated {
      note(package.path, "the reading order names \(id) again and again, which is not read as often")
    }
    let publication = Publication(archive: archive, package: package)
    return Book(
      format: .epub,
      metadata: BookMetadata(
        title: package.titles.first ?? title, creators: package.creators, language: package.language,
        identifier: package.identifier, year: package.year),
      source: publication, diagnostics: diagnostics
    ) { [archive] in
      NavigationReader(archive, package, publication).read()
    }
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

  /// The package document of the first rendition that has something to read; if none has, the first that is there.
  private mutating func packageDocument() throws(BookError) -> PackageDocument {
    let paths = try packagePaths()
    var first: PackageDocument?
    for (index, path) in paths.enumerated() {
      let bytes: [UInt8]
      do {
        bytes = try archive.read(path)
      } catch {
        if index == paths.count - 1, first == nil { throw BookError(error) }
        note(path, error.reason)
        continue
      }
      let package = PackageDocument(parse(bytes, path), path: path)
      guard !package.spine.isEmpty else {
        first = first ?? package
        continue
      }
      for other in paths[(index + 1)...] { note(other, "another rendition of the book, which is not read") }
      return package
    }
    guard let first else { throw .noPackage(file: archive.file) }
    return first
  }

  private mutating func parse(_ bytes: [UInt8], _ path: String) -> MarkupTree {
    let document = MarkupParser.parse(bytes)
    diagnostics += Diagnostic.list(document.faults, file: archive.file, entry: path)
    return document.tree
  }

  /// The package documents that `META-INF/container.xml` names (EPUB 3.3, 4.2.6.3.1), else the first in the archive.
  private mutating func packagePaths() throws(BookError) -> [String] {
    let container = "META-INF/container.xml"
    if let bytes = read(container) {
      let tree = parse(bytes, container)
      let roots = tree.root.map { tree.elements(named: ["rootfile"], in: $0) } ?? []
      let paths = roots.filter { isPackage($0, in: tree) }.compactMap { tree.attribute("full-path", of: $0) }
        .compactMap { ContainerPath.resolve($0.trimmed, from: "")?.path }.filter(archive.contains)
      // Nobody makes as many renditions; only a hostile book does.
      if !paths.isEmpty { return Array(paths.prefix(8)) }
    }
    guard let path = archive.names.first(where: { $0.lowercased().hasSuffix(".opf") }) else {
      throw .noPackage(file: archive.file)
    }
    note(container, "it names no package document that is there")
    return [path]
  }

  /// Whether a root file is a package document, and not the same book as PDF.
  private func isPackage(_ rootFile: MarkupNode, in tree: MarkupTree) -> Bool {
    guard let type = tree.attribute("media-type", of: rootFile)?.trimmed.lowercased(), !type.isEmpty else {
      return true
    }
    return type == "application/oebps-package+xml" || type.hasSuffix("/xml")
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
    let encryption = read(path).map { Encryption(parse($0, path)) } ?? Encryption()
    let listed = package.spine.first { encryption.paths.contains($0.path) }
    guard let locked = listed ?? lockedByKobo(package) else { return }
    throw .encrypted(file: archive.file, entry: locked.path, scheme: Encryption.scheme(of: archive))
  }

  /// The first document, when the keys of Kobo stand beside it and there is no text in it.
  private func lockedByKobo(_ package: PackageDocument) -> PackageDocument.SpineItem? {
    guard archive.contains(Encryption.koboRights),
      let first = package.spine.first(where: { $0.content == .document }),
      let bytes = try? archive.read(first.path), String(validating: bytes, as: UTF8.self) == nil
    else { return nil }
    return bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) ? nil : first
  }
}
