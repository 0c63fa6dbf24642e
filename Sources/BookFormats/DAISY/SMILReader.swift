import Markup
import Words

/// Finds the texts that presentations play; each presentation is read once.
final class SMILReader {
  private let files: any BookFiles
  /// The document that refers to the presentations.
  let document: String
  /// The presentations that were read, by their names.
  private(set) var presentations: [String: SMILDocument] = [:]
  /// The faults of files that could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// A reader for a document; `known` are presentations that were read before.
  init(_ files: any BookFiles, document: String, known: [String: SMILDocument] = [:]) {
    self.files = files
    self.document = document
    presentations = known
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
  func resolve(_ reference: String, from document: String) -> (path: String, fragment: String?)? {
    ContainerPath.resolve(reference.trimmed, from: document).map { (files.name(of: $0.path) ?? $0.path, $0.fragment) }
  }

  /// Returns the name of the file that a reference leads to, nil where there is none.
  func file(_ reference: String, from document: String) -> String? {
    ContainerPath.resolve(reference.trimmed, from: document).flatMap { files.name(of: $0.path) }
  }

  /// Notes a problem of a presentation, once.
  func note(_ entry: String, _ problem: Phrase.Key, detail: String) {
    guard !diagnostics.contains(where: { $0.entry == entry && $0.problem == Complaint(problem) }) else { return }
    diagnostics.append(Diagnostic(file: files.file, entry: entry, Complaint(problem), detail: detail))
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

  func presentation(_ path: String) -> SMILDocument {
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
