import FileNames
import Words

extension BookError {
  /// The fault, its place, and the remedy, in one plain sentence of English without control characters.
  public var message: String { Catalogue.english.text(complaint) }

  /// The fault, its place, and the remedy; nothing in it is a control character.
  public var complaint: Complaint {
    switch self {
    case .noSuchFile(let file): about(file, .bookMissing)
    case .isDirectory(let file): about(file, .bookIsDirectory)
    case .unreadable(let file, let reason): about(file, .bookUnreadable, ["reason": .complaint(reason)])
    case .tooLarge(let file, let limit): about(file, .bookTooLarge, ["size": .count(limit >> 20)])
    case .unknownFormat(let file, let kind): about(file, .bookOfUnknownKind, ["kind": .complaint(kind)])
    case .damagedArchive(let file, let reason):
      about(file, .bookArchiveDamaged, ["reason": .complaint(reason)])
    case .damagedEntry(let file, let entry, let reason):
      about(file, .bookEntryDamaged, ["entry": .line(entry), "reason": .complaint(reason)])
    case .noPackage(let file): about(file, .bookNotInArchive)
    case .noSpine(let file, let entry): about(file, .bookListsNothing, ["entry": .line(entry)])
    case .noChapters(let file, 1): about(file, .bookChapterMissing)
    case .noChapters(let file, let count): about(file, .bookChaptersMissing, ["count": .count(count)])
    case .noText(let file, nil): about(file, .bookHasNoText)
    case .noText(let file, let entry?): about(file, .bookEntryHasNoText, ["entry": .line(entry)])
    case .onlySound(let file, let entry): about(file, .bookIsSound, ["entry": .line(entry)])
    case .severalBooks(let file, let count): about(file, .booksInArchive, ["count": .count(count)])
    case .encrypted(let file, let entry, nil): about(file, .bookEncrypted, ["entry": .line(entry)])
    case .encrypted(let file, let entry, let scheme?):
      about(file, .bookEncryptedBy, ["entry": .line(entry), "scheme": .line(scheme)])
    case .lockedEntry(let file, let entry): about(file, .bookEntryLocked, ["entry": .line(entry)])
    case .needsPackage(let file, let kind, let package):
      about(file, .bookNeedsPackage, ["kind": .complaint(kind), "package": .line(package)])
    case .unconverted(let file, let tool, let reason):
      about(
        file, Self.limits.contains(reason.phrase.key) ? .bookTooCostly : .bookUnconverted,
        ["tool": .line(tool), "reason": .complaint(reason)])
    case .locked(let file): about(file, .bookLocked)
    }
  }

  /// The reasons for which a document is too much for a program.
  private static let limits: [Phrase.Key] = [.toolTooSlow, .toolTooMuch, .toolTooHungry]

  private func about(
    _ file: String, _ key: Phrase.Key, _ arguments: [String: Phrase.Argument] = [:]
  ) -> Complaint {
    Complaint(key, arguments.merging(["file": .line(FileName.shown(file))]) { first, _ in first })
  }
}

extension Phrase.Argument {
  /// Returns a name, or what another program says, in one line without control characters.
  static func line(_ text: String) -> Phrase.Argument { .text(TextFilter.line(text)) }
}
