import Markup

/// Finds the texts that presentations play; each presentation is read once.
final class SMILReader {
  private let files: any BookFiles
  /// The document that refers to the presentations.
  private let document: String
  private var presentations: [String: SMILDocument] = [:]
  /// The faults of files that could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ files: any BookFiles, document: String) {
    self.files = files
    self.document = document
  }

  /// Returns a Boolean value that indicates whether a name is that of a presentation.
  static func isPresentation(_ path: String) -> Bool { FormatSniffer.suffix(of: path) == "smil" }

  /// A Boolean value that indicates whether any presentation was there to be read.
  var hasPresentations: Bool { presentations.values.contains { !$0.sources.isEmpty } }

  /// Returns the document and the identifier of the text that a reference leads to, by way of a presentation or
  /// directly.
  func text(of reference: String) -> (path: String, fragment: String?)? {
    guard let target = resolve(reference, from: document) else { return nil }
    guard Self.isPresentation(target.path) else { return target }
    let presentation = presentation(target.path)
    let source = target.fragment.map { presentation.texts[$0] } ?? presentation.sources.first
    return source.flatMap { resolve($0, from: target.path) }
  }

  /// Returns the file that a reference leads to, by the name that it has.
  private func resolve(_ reference: String, from document: String) -> (path: String, fragment: String?)? {
    ContainerPath.resolve(reference.trimmed, from: document).map { (files.name(of: $0.path) ?? $0.path, $0.fragment) }
  }

  /// Returns the documents that the texts stand in, in the order that the presentations referred to play them.
  func documents(of references: [String]) -> [String] {
    documents(playedBy: references.compactMap { resolve($0, from: document)?.path })
  }

  /// Returns the documents that the texts stand in, in the order that some presentations play them.
  func documents(playedBy names: [String]) -> [String] {
    var played: Set<String> = []
    var seen: Set<String> = []
    var result: [String] = []
    for name in names where Self.isPresentation(name) && played.insert(name).inserted {
      for source in presentation(name).sources {
        if let path = resolve(source, from: name)?.path, seen.insert(path).inserted { result.append(path) }
      }
    }
    return result
  }

  private func presentation(_ path: String) -> SMILDocument {
    if let known = presentations[path] { return known }
    var result = SMILDocument()
    do {
      result = SMILDocument(MarkupParser.parse(try files.contents(of: path).bytes).tree)
    } catch {
      diagnostics.append(Diagnostic(error, file: files.file, entry: path))
    }
    presentations[path] = result
    return result
  }
}
