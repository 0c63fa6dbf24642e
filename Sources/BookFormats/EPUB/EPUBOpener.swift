import Archives
import Markup
import TextModel
import Words

/// Opens an EPUB: reads its container, its package document and its table of contents, and nothing else.
struct EPUBOpener {
  private let files: PackedFiles
  /// The means of recognising the documents that are images alone, or nil to leave them images.
  private let recognition: Recognition?
  private var diagnostics: [Diagnostic] = []

  init(_ files: PackedFiles, _ recognition: Recognition? = nil) {
    self.files = files
    self.recognition = recognition
  }

  /// Returns the book; `title` is its title where it gives none.
  mutating func open(title: String) throws(BookError) -> Book {
    let package = try readablePackage()
    for id in package.missing {
      note(package.path, Complaint(.orderNamesMissing, ["name": .line(id)]), isLoss: true)
    }
    for id in package.repeated {
      note(package.path, Complaint(.orderNamesAgain, ["name": .line(id)]))
    }
    if files.archive.isCut {
      diagnostics.append(Diagnostic(file: files.file, Complaint(.endMissing), isLoss: true))
    }
    let navigation = LazyNavigation { [files] in
      NavigationSources(files, package, Publication(files: files, package: package)).read()
    }
    let pages = LazyPages(files, package, navigation)
    var metadata = BookMetadata(
      title: package.names.title ?? title, creators: package.names.creators, language: package.language,
      identifier: package.identifier, year: package.year)
    metadata.sortNames = package.names.sortNames
    metadata.accessibility = package.accessibility
    package.recording.add(to: &metadata)
    if package.isPrePaginated { metadata.accessibility.isFixed = true }
    let recognised = recognition.map { recognition in
      RecognisedDocuments(
        PublicationPictures(files, package, navigation, recognition.tools),
        recognition.program(forBookIn: package.language), recognition.words)
    }
    return Book(
      format: .epub, metadata: metadata,
      source: Publication(files: files, package: package, pages: pages, recognised: recognised),
      diagnostics: diagnostics, navigation: navigation)
  }

  /// Returns the package document of a book that can be read.
  mutating func readablePackage() throws(BookError) -> PackageDocument {
    var package = try packageDocument()
    for (given, name) in package.settle({ files.name(of: $0) }) {
      note(name, Complaint(.namedOtherwise, ["name": .line(given)]))
    }
    if !package.beside.isEmpty, !package.spine.contains(where: \.isThere) {
      note(package.path, Complaint(.orderMissing))
      package.readBeside(inOrder: BesideOrder.of(package, in: files))
    }
    guard !package.spine.isEmpty else { throw .noSpine(file: files.file, entry: package.path) }
    try lock(&package)
    guard package.spine.contains(where: \.isThere) else {
      throw .noChapters(file: files.file, count: package.spine.count)
    }
    return package
  }

  private mutating func note(_ entry: String, _ problem: Complaint, isLoss: Bool = false) {
    diagnostics.append(Diagnostic(file: files.file, entry: entry, problem, isLoss: isLoss))
  }

  /// Returns the package document of the first rendition that has text that flows (EPUB Multiple-Rendition Publications
  /// 1.1), else of the first that has something to read; if none has, the first that is there.
  private mutating func packageDocument() throws(BookError) -> PackageDocument {
    let renditions = try packagePaths()
    var packages: [PackageDocument] = []
    for (index, (path, isFixed)) in renditions.enumerated() {
      do {
        var package = PackageDocument(parse(try files.read(path), path), path: path)
        if let isFixed { package.isPrePaginated = isFixed }
        packages.append(package)
      } catch {
        if index == renditions.count - 1, packages.isEmpty { throw BookError(error) }
        note(path, error.complaint)
      }
    }
    guard let first = packages.first else { throw .noPackage(file: files.file) }
    let readable = packages.filter { !$0.spine.isEmpty }
    let chosen = readable.first(where: \.flows) ?? readable.first ?? first
    for other in readable where other.path != chosen.path {
      note(other.path, Complaint(.otherRendition))
    }
    return chosen
  }

  private mutating func parse(_ contents: FileContents, _ path: String) -> MarkupTree {
    let document = MarkupParser.parse(contents.bytes)
    diagnostics += contents.diagnostics + Diagnostic.list(document.faults, file: files.file, entry: path)
    return document.tree
  }

  /// The name of the file by which an archive is known as a publication.
  static let container = "META-INF/container.xml"

  /// Returns a Boolean value that indicates whether there is a file that most books do without.
  ///
  /// If the container has its proper name, the file is expected to have its own, and is not looked for among similar
  /// names.
  private func hasRare(_ path: String) -> Bool {
    files.archive.contains(Self.container) ? files.archive.contains(path) : files.contains(path)
  }

  /// Returns the paths of the package documents that `META-INF/container.xml` names (EPUB 3.3, 4.2.6.3.1), or else of
  /// the first in the archive.
  ///
  /// `isFixed` indicates whether a rendition has a fixed layout (EPUB Multiple-Rendition Publications 1.1, 4.2); it
  /// is nil if the container gives no layout.
  private mutating func packagePaths() throws(BookError) -> [(path: String, isFixed: Bool?)] {
    let container = Self.container
    if let contents = read(container) {
      let tree = parse(contents, container)
      let roots = tree.root.map { tree.elements(named: ["rootfile"], in: $0) } ?? []
      let paths = roots.filter { isPackage($0, in: tree) }.compactMap { root -> (path: String, isFixed: Bool?)? in
        guard let given = tree.attribute("full-path", of: root)?.trimmed,
          let path = ContainerPath.resolve(given, from: "").flatMap({ files.name(of: $0.path) })
        else { return nil }
        return (path, tree.attribute("rendition:layout", of: root).map { $0.trimmed == "pre-paginated" })
      }
      // More renditions occur only in hostile books.
      if !paths.isEmpty { return Array(paths.prefix(8)) }
    }
    guard let path = files.archive.names.first(where: { $0.lowercased().hasSuffix(".opf") }) else {
      throw .noPackage(file: files.file)
    }
    note(container, Complaint(.namesNoPackage))
    return [(path, nil)]
  }

  /// Returns a Boolean value that indicates whether a root file is a package document, and not the same book as PDF.
  private func isPackage(_ rootFile: MarkupNode, in tree: MarkupTree) -> Bool {
    guard let type = tree.attribute("media-type", of: rootFile)?.trimmed.lowercased(), !type.isEmpty else {
      return true
    }
    return type == "application/oebps-package+xml" || type.hasSuffix("/xml")
  }

  /// Returns an entry that the book can do without.
  private mutating func read(_ path: String) -> FileContents? {
    guard files.contains(path) else { return nil }
    do {
      return try files.read(path)
    } catch {
      note(path, error.complaint)
      return nil
    }
  }

  /// Marks what cannot be read without a key, and refuses a book of which nothing else is left but what leads into it.
  private mutating func lock(_ package: inout PackageDocument) throws(BookError) {
    let path = "META-INF/encryption.xml"
    let found = hasRare(path) ? read(path) : nil
    let encryption = found.map { Encryption(parse($0, path)) } ?? Encryption()
    package.lock(encryption.paths)
    let isLeft = package.spine.contains { item in
      item.isLinear && item.isThere && !item.isLocked && item.content != .foreign && item.path != package.nav?.path
    }
    let listed = isLeft ? nil : package.spine.first(where: \.isLocked)
    guard let locked = listed ?? lockedByKobo(package) else { return }
    throw .encrypted(file: files.file, entry: locked.path, scheme: Encryption.scheme(of: files))
  }

  /// Returns the first document, when the keys of Kobo stand beside it and there is no text in it.
  private func lockedByKobo(_ package: PackageDocument) -> PackageDocument.SpineItem? {
    guard hasRare(Encryption.koboRights),
      let first = package.spine.first(where: { $0.content == .document && !$0.isLocked }),
      let bytes = try? files.read(first.path).bytes, String(validating: bytes, as: UTF8.self) == nil
    else { return nil }
    return bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) ? nil : first
  }
}
