import Markup
import TextModel

/// Opens a FictionBook 2 document: read once, its chapters become sections when they are asked for.
enum FictionBookOpener {
  /// Opens a document; `entry` is its name where it stands in an archive, `title` is its title where it gives none.
  static func open(
    _ contents: FileContents, file: String, entry: String? = nil, title: String, encoding: String? = nil
  ) throws(BookError) -> Book {
    let document = read(contents.bytes, encoding)
    let tree = document.tree
    guard let root = tree.root.flatMap({ tree.elements(named: ["FictionBook", "fictionbook"], in: $0).first }) else {
      throw .noText(file: file, entry: entry)
    }
    let description = FictionBookDescription(tree, root: root)
    let bodies = tree.children(of: root).filter { FictionBookTranslation.isBody($0, in: tree) }
    let divided = DividedDocument(
      tree, path: "", tops: (description.annotation.map { [$0] } ?? []) + bodies,
      FictionBookTranslation(tree, bodies: bodies))
    guard !divided.runs.isEmpty else { throw .noText(file: file, entry: entry) }
    let source = DividedSource([divided], language: description.language)
    let outline = source.outline
    let heading = bodies.first.flatMap { divided.translation.title(of: $0, in: tree) }.map { divided.label(of: $0) }
    let named = ([heading].compactMap(\.self) + outline.lazy.map(\.label)).first { !$0.isEmpty }
    return Book(
      format: .fictionBook,
      metadata: BookMetadata(
        title: description.title ?? named ?? title, creators: description.creators, language: description.language,
        identifier: description.identifier, year: description.year),
      outline: outline, source: source,
      diagnostics: contents.diagnostics + Diagnostic.list(document.faults, file: file, entry: entry))
  }

  /// Reads a document without its pictures, which are most of many books and never looked at.
  private static func read(_ bytes: [UInt8], _ encoding: String?) -> MarkupParser.Document {
    let document = MarkupParser.parse(bytes, silent: "binary", encoding: encoding)
    guard document.syntax == .html else { return document }
    // A document that is not well-formed is read as HTML, which has one body only: here they go by a name that it does
    // not know.
    let renamed = bytes.replacing(bytes: "<body".utf8, with: "<part".utf8)
      .replacing(bytes: "</body".utf8, with: "</part".utf8)
    return MarkupParser.parse(renamed, silent: "binary", encoding: encoding)
  }
}
