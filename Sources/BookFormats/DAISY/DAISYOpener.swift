import Markup
import TextModel
import Words

/// Opens a DAISY 3 book (ANSI/NISO Z39.86-2005) by its package document.
struct DAISYOpener {
  private let files: any BookFiles
  private let path: String
  private var diagnostics: [Diagnostic] = []

  init(_ files: any BookFiles, package path: String) {
    self.files = files
    self.path = path
  }

  /// Returns the book, nil where the package is none of DAISY; `title` is its title where it gives none.
  mutating func open(title: String) throws(BookError) -> Book? {
    let tree = parse(try files.contents(of: path), path)
    let package = PackageDocument(tree, path: path)
    let types = Set(package.items.map(\.mediaType))
    let texts = textNames(in: tree)
    guard !types.contains("application/xhtml+xml"), !texts.isEmpty || types.contains("application/smil") else {
      return nil
    }
    let ncx = package.ncx ?? package.item("ncx")
    let reader = SMILReader(files, document: ncx?.path ?? path)
    let presentations = package.spine.map { files.name(of: $0.path) ?? $0.path }
    var metadata = BookMetadata(
      title: package.names.title ?? title, creators: package.names.creators, language: package.language,
      identifier: package.identifier, year: package.year)
    package.recording.add(to: &metadata)
    guard !texts.isEmpty else {
      let points = ncx.flatMap { read($0.path) }.map { SoundPoints.of($0) } ?? []
      guard let book = SoundBook(points, files, playing: presentations, reader) else {
        throw .onlySound(file: files.file, entry: path)
      }
      return Book(
        format: .daisy3, metadata: metadata, outline: book.outline, printPages: book.printPages, source: book,
        diagnostics: diagnostics + reader.diagnostics)
    }
    let order = playingOrder(texts, presentations, reader)
    var source = DividedSource(order.compactMap { document($0) }, language: package.language, files: files)
    guard source.sectionCount > 0 else { throw .noText(file: files.file, entry: texts[0]) }
    let contents = contents(ncx, source, reader)
    source.played = PlayedBook(files, presentations, reader)
    diagnostics += reader.diagnostics
    return Book(
      format: .daisy3, metadata: metadata,
      outline: contents.isEmpty ? source.outline : contents, printPages: source.printPages, source: source,
      diagnostics: diagnostics)
  }

  /// Returns the names of the documents of DTBook, each once, in the order that the package lists them.
  private func textNames(in tree: MarkupTree) -> [String] {
    let items = tree.root.map { tree.elements(named: ["item"], in: $0) } ?? []
    var seen: Set<String> = []
    return items.compactMap { item in
      guard tree.attribute("media-type", of: item)?.trimmed.lowercased() == "application/x-dtbook+xml",
        let href = tree.attribute("href", of: item),
        let given = ContainerPath.resolve(href.trimmed, from: path)?.path,
        case let name = files.name(of: given) ?? given, seen.insert(name).inserted
      else { return nil }
      return name
    }
  }

  /// Returns the documents in the order that the presentations of the spine play them (Z39.86, 3.4), then those that
  /// none plays.
  private func playingOrder(_ texts: [String], _ presentations: [String], _ reader: SMILReader) -> [String] {
    guard texts.count > 1 else { return texts }
    let known = Set(texts)
    let played = reader.documents(playedBy: presentations).filter(known.contains)
    let heard = Set(played)
    return played + texts.filter { !heard.contains($0) }
  }

  private mutating func document(_ name: String) -> DividedDocument? {
    guard let tree = read(name) else { return nil }
    guard let root = DTBookTranslation.root(of: tree) else {
      diagnostics.append(Diagnostic(file: files.file, entry: name, Complaint(.notDTBook)))
      return nil
    }
    return DividedDocument(tree, path: name, tops: [root], DTBookTranslation())
  }

  /// Returns the table of contents of the NCX, whose entries lead to the text by way of the presentations (Z39.86, 8).
  private mutating func contents(
    _ ncx: PackageDocument.Item?, _ source: DividedSource, _ reader: SMILReader
  ) -> [OutlineEntry] {
    guard let ncx, let tree = read(ncx.path) else { return [] }
    return Navigation(ncx: tree, links: SMILLinks(reader: reader, place: source.destination)).contents
  }

  /// Returns a document that the book can do without.
  private mutating func read(_ name: String) -> MarkupTree? {
    do {
      return parse(try files.contents(of: name), name)
    } catch {
      diagnostics.append(Diagnostic(error, file: files.file, entry: name))
      return nil
    }
  }

  private mutating func parse(_ contents: FileContents, _ name: String) -> MarkupTree {
    let document = MarkupParser.parse(contents.bytes)
    diagnostics += contents.diagnostics + Diagnostic.list(document.faults, file: files.file, entry: name)
    return document.tree
  }
}
