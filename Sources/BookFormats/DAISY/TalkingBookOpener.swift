import Markup
import TextModel

/// Opens a DAISY 2.02 book by its `ncc.html`: reads that and the presentations, and none of the text.
enum TalkingBookOpener {
  /// Returns a Boolean value that indicates whether a name is that of the document that such a book is opened by.
  static func isControlCenter(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased()
    return name == "ncc.html" || name == "ncc.htm"
  }

  /// Returns the book; nil where the document leads to no presentation, and `title` is its title where it gives none.
  static func open(_ files: any BookFiles, at path: String, title: String) throws(BookError) -> Book? {
    let contents = try files.contents(of: path)
    let document = MarkupParser.parse(contents.bytes)
    let center = NavigationControlCenter(document.tree)
    let reader = SMILReader(files, document: path)
    let names = reader.documents(of: center.headings.map(\.href)).filter { $0 != path }
    guard reader.hasPresentations else { return nil }
    let metadata = MetaElements(document.tree).metadata(title: title)
    let diagnostics = contents.diagnostics + Diagnostic.list(document.faults, file: files.file, entry: path)
    guard !names.isEmpty else {
      guard let book = SoundBook(center.points, files, playing: [], reader) else {
        throw .onlySound(file: files.file, entry: path)
      }
      return Book(
        format: .daisy202, metadata: metadata, outline: book.outline, printPages: book.printPages, source: book,
        diagnostics: diagnostics + reader.diagnostics)
    }
    let points = center.headings.compactMap { reader.text(of: $0.href) }
    let order = TalkingOrder(names, points: points) { name in
      (try? files.contents(of: name)).map { MarkupParser.parse($0.bytes).tree }
    }
    let presentations = reader.presentations(of: center.points.map(\.href))
    let book = TalkingBook(files, order: order, played: PlayedBook(files, presentations, reader))
    let links = SMILLinks(reader: reader, place: book.destination)
    func outline(_ entries: [NavigationControlCenter.Entry]) -> [OutlineEntry] {
      entries.map { OutlineEntry(depth: $0.depth, label: $0.label, destination: links.destination(of: $0.href)) }
    }
    return Book(
      format: .daisy202, metadata: metadata, outline: outline(center.headings), printPages: outline(center.pages),
      source: book, diagnostics: diagnostics + reader.diagnostics)
  }
}
