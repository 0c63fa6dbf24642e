import Synchronization
import TextModel

/// The texts that the presentations of a DAISY book play, by the sections that they stand in.
final class PlayedBook: Sendable {
  private struct Played {
    var texts: [Int: [PlayedText]] = [:]
    var diagnostics: [Diagnostic] = []
  }

  private let files: any BookFiles
  /// The document that refers to the presentations.
  private let document: String
  private let names: [String]
  private let known: [String: SMILDocument]
  /// A Boolean value that indicates whether any presentation plays sound.
  let hasSound: Bool
  /// The texts, once they were asked for.
  private let found = Mutex<Played?>(nil)

  /// Takes the names of presentations in the order that they are played in, and the reader that has read some of them.
  init(_ files: any BookFiles, _ names: [String], _ reader: SMILReader) {
    self.files = files
    self.names = names
    document = reader.document
    hasSound = reader.hasSound(in: names)
    known = reader.presentations
  }

  /// Returns the texts of a section; `place` returns the section of an element of a document.
  ///
  /// Sound without a text goes with the text before it.
  func texts(
    of index: Int, at place: (_ document: String, _ fragment: String?) -> Int?
  ) -> (texts: [PlayedText], diagnostics: [Diagnostic]) {
    found.withLock { found in
      if let found { return (found.texts[index] ?? [], []) }
      let reader = SMILReader(files, document: document, known: known)
      var played = Played()
      var section = 0
      for text in reader.played(by: names) {
        if let (document, fragment) = text.text { section = place(document, fragment) ?? section }
        played.texts[section, default: []].append(text)
      }
      found = played
      // The faults of all of them are told with the first section that is asked for.
      return (played.texts[index] ?? [], reader.diagnostics)
    }
  }
}

extension PlayedBook {
  /// Returns the recording of a section, which `load` reads with the places of its elements.
  func narration(
    of index: Int, at place: (_ document: String, _ fragment: String?) -> Int?,
    _ load: (_ names: Set<String>) -> (section: Section, ranges: [String: Range<Int>])
  ) -> LoadedNarration {
    let (texts, diagnostics) = texts(of: index, at: place)
    guard !texts.isEmpty else { return LoadedNarration(diagnostics: diagnostics) }
    let (section, ranges) = load(Set(texts.compactMap { $0.text?.fragment }))
    var result = NarrationBuilder.narration(of: texts, in: section, ranges, file: files.file)
    result.diagnostics = diagnostics + result.diagnostics
    return result
  }
}
