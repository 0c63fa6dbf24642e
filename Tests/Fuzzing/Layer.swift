import ReaderSupport

/// A layer that takes bytes from outside, and is given any bytes here.
enum Layer: String, CaseIterable {
  case archive, markup, publication, markdown, text, documents, audit, keys, search, sentences, draw
  case pronunciation, voices, tools, settings, imports, dictionaries

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Gives the layer some bytes, and stops the program where it breaks a law.
  func check(_ bytes: [UInt8]) {
    switch self {
    case .archive: ArchiveLaws.check(bytes)
    case .markup: MarkupLaws.check(bytes)
    case .publication: BookLaws.checkPublication(bytes)
    case .markdown: BookLaws.check(bytes, "book.md")
    case .text: BookLaws.check(bytes, "book.txt")
    case .documents: BookLaws.check(bytes, "book.fb2")
    case .audit: AuditLaws.check(bytes)
    case .keys: KeyLaws.check(bytes)
    case .search: SearchLaws.check(bytes)
    case .sentences: SentenceLaws.check(bytes)
    case .pronunciation: PronunciationLaws.check(bytes)
    case .voices: VoiceLaws.check(bytes)
    case .tools: ToolLaws.check(bytes)
    case .settings: SettingLaws.check(bytes)
    case .imports: ImportLaws.check(bytes)
    case .dictionaries: DictionaryLaws.check(bytes)
    case .draw: if let law = ReaderDrive.broken(by: bytes) { fatalError(law) }
    }
  }
}

/// Stops the program where a law does not hold, so that libFuzzer keeps the input.
func require(_ holds: Bool, _ law: @autoclosure () -> String) {
  guard holds else { fatalError(law()) }
}
