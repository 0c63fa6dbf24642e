import BookFormats
import FoundationEssentials
import Speech
import TextModel
import Words

/// The file of the pronunciations that a reader has written down.
struct PronunciationStore {
  private let edges: Edges
  private let path: String?

  /// Finds the file by the environment.
  init(_ edges: Edges) {
    self.edges = edges
    path = ConfigFolder.file("pronounce", in: edges.environment)
  }

  /// Returns the file; what cannot be understood in it is reported, and passed over.
  func read() -> PronunciationFile {
    guard let path, let text = edges.ownText(of: path) else { return PronunciationFile() }
    let file = PronunciationFile(text)
    for fault in file.faults {
      edges.complain(of: Complaint(.pronunciationLine, ["text": .text(fault.text)]), line: fault.line, of: path)
    }
    return file
  }

  /// Writes an entry in place of another one, or behind all, or takes that away; the entries once they are on disk, or
  /// why they are not.
  ///
  /// A file that cannot be read is left as it is.
  func keep(_ rule: PronunciationRule?, inPlaceOf old: PronunciationRule?) -> Result<[PronunciationRule], Complaint> {
    change { PronunciationFile.text($0, replacing: old, with: rule) }
  }

  /// Writes entries behind all that are there.
  func add(_ rules: [PronunciationRule]) -> Result<[PronunciationRule], Complaint> {
    change { PronunciationFile.text($0, adding: rules) }
  }

  private func change(_ change: (String) -> String) -> Result<[PronunciationRule], Complaint> {
    guard let path else { return .failure(Complaint(.settingsNowhere)) }
    let text: String
    switch ConfigFile(path, edges) {
    case .absent: text = change("")
    case .text(let found): text = change(found)
    case .unreadable(let complaint): return .failure(complaint)
    }
    // A file that is kept elsewhere and linked to is changed there.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if let reason = edges.keep(Array(text.utf8), file) {
      return .failure(Complaint(.fileFault, ["file": .file(path), "reason": .complaint(reason)]))
    }
    return .success(PronunciationFile(text).rules)
  }
}

extension Edges {
  /// Returns the way in which the words of a book are said, by the reader's own file and by what comes with the book.
  func pronunciation(of book: Book) -> Pronunciation {
    let metadata = book.metadata
    return Pronunciation(
      own: PronunciationStore(self).read().rules, lexicon: book.lexicon,
      book: [metadata.title] + [metadata.identifier].compactMap(\.self), language: catalogue.language)
  }
}
