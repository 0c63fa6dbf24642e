import BookFormats
import Bookshelf
import TextModel
import Words

/// Takes notes in from a file: annotations as the W3C has them, the objects of our own list, or the states of epy.
struct NoteImport {
  /// The longest file that is read, in bytes: a hundred thousand annotations.
  private static let longest = 64 << 20

  let shelf: ShelfStore
  let edges: Edges

  /// Takes in a file, and tells what became of it, a sentence a line.
  ///
  /// Notes that name no book are for the one whose path is given, and so are those of other books whose words it has;
  /// its notes are put where their words are at once.
  func run(_ file: String, for path: String?) throws(Failure) -> [Complaint] {
    let bytes = try edges.bytes(of: file)
    // Every database of SQLite begins with this (SQLite file format, 1.3).
    if bytes.starts(with: Array("SQLite format 3\u{0}".utf8)) { return try takeStates(file) }
    guard bytes.count <= Self.longest else {
      throw Failure(.badData, Complaint(.notesTooLong, ["file": .file(file)]))
    }
    guard let found = JSONTree(bytes).flatMap(WebAnnotation.all) else {
      throw Failure(.badData, Complaint(.notesOfNoKind, ["file": .file(file)]))
    }
    return try take(found.annotations, from: file, for: path)
      + (found.without > 0 ? [Self.counted(found.without, .notesUnquoted)] : [])
  }

  private func take(
    _ annotations: [WebAnnotation], from file: String, for path: String?
  ) throws(Failure) -> [Complaint] {
    let anchor = try path.map { path throws(Failure) in try NoteAnchor(path, shelf: self.shelf, edges: edges) }
    let nameless = annotations.count { !$0.source.isTelling }
    guard nameless == 0 || anchor != nil else {
      throw Failure(
        .usage,
        Complaint(.notesWithoutBook, ["file": .file(file), "count": .count(nameless)]))
    }
    var outcome = ImportOutcome()
    let notes = annotations.map { annotation in
      let note = annotation.note(in: annotation.source.book(orElse: anchor?.identity), date: edges.date())
      guard let anchored = anchor?.anchored(note, of: annotation) else { return note }
      outcome.take(anchored.outcome, of: note)
      return anchored.note
    }
    let shelf = try shelf.shelf()
    let added = try ShelfStore.attempt { () throws(ShelfError) in try shelf.take(notes) }
    anchor?.marks.reanchor()
    return [Self.counted(added, .notesImported)]
      + (notes.count > added ? [Self.counted(notes.count - added, .notesKnown)] : [])
      + outcome.complaints
  }

  private func takeStates(_ file: String) throws(Failure) -> [Complaint] {
    let states: EpyStates
    do throws(ShelfError) { states = try EpyStates(file: file) } catch {
      throw Failure(.badData, Complaint(.notesOfNoEpy, ["file": .file(file)]))
    }
    let outcome = try EpyImport(states: states, shelf: shelf, edges: edges).run()
    return [
      Self.counted(outcome.bookmarks, .bookmarksImported),
      Self.counted(outcome.places, .placesImported),
    ]
      + (outcome.known > 0 ? [Self.counted(outcome.known, .bookmarksKnown)] : [])
      + outcome.problems
  }

  static func counted(_ count: Int, _ key: Phrase.Key) -> Complaint {
    Complaint(key, ["count": .count(count)])
  }
}

extension WebAnnotation.Source {
  /// Returns the book by its metadata, without an edition at hand, else the one that is named.
  fileprivate func book(orElse named: BookIdentity?) -> BookIdentity {
    let named = isTelling ? nil : named
    let title = title ?? named?.title ?? ""
    // A file of no bytes is no book; the hash tells the books apart that only their titles are known of.
    let fingerprint = FileFingerprint(of: Array(([title] + creators).joined(separator: "\u{1F}").utf8))
    return BookIdentity(
      identifier: named.map(\.identifier) ?? identifier, title: title, creators: named?.creators ?? creators, size: 0,
      hash: fingerprint.hash)
  }
}
