import BookFormats
import Bookshelf
import Reading
import TextModel
import Words

/// The bookmarks and notes of one book on the shelf.
final class AnnotationStore {
  private let shelf: ShelfStore
  private let book: Book
  private let identity: Result<BookIdentity?, Failure>
  private let date: @Sendable () -> Int
  /// The notes that were removed last, to be restored.
  private var removed: [Note] = []
  /// The places in this edition of notes of others that the shelf could not take in, by their numbers.
  private var unkept: [Int: NoteReanchoring.Found] = [:]

  /// Why what is kept could not be read when that was asked last; nil where it could.
  private(set) var fault: String?

  /// The count of changes of the shelf when others were last asked after; nil if they never were.
  private var version: Int?

  /// Begins to keep the marks of a book.
  init(shelf: ShelfStore, book: Book, identity: Result<BookIdentity?, Failure>, date: @escaping @Sendable () -> Int) {
    self.shelf = shelf
    self.book = book
    self.identity = identity
    self.date = date
  }

  /// The marks of the book, in the order of its text, also those that the edition at hand does not have; none if the
  /// shelf cannot be read.
  var all: [Annotation] {
    guard let known = try? identity.get() else { return [] }
    return notes.compactMap { number, note in
      let range = note.book.isSameEdition(as: known) ? note.range : unkept[number]?.range
      // A note that has not been looked for yet is neither here nor lost.
      guard range != nil || note.isLost || unkept[number] != nil else { return nil }
      return Annotation(
        id: number, kind: Annotation.Kind(note.kind), range: range ?? note.range, words: note.words,
        lost: range == nil ? Annotation.Lost(text: note.text, percentage: note.percentage) : nil,
        category: Annotation.Category(note.category))
    }
  }

  /// Returns all marks again, where another program has changed the shelf since that was asked last; nil where none
  /// has.
  func allChangedByOthers() -> [Annotation]? {
    guard shelf.exists, let now = try? shelf.shelf().version(), now != version else { return nil }
    let all = all
    guard fault == nil else { return nil }
    version = now
    return all
  }

  /// The notes that were kept of other editions of the book; nil if there are none.
  var reanchoring: NoteReanchoring? {
    guard let known = try? identity.get() else { return nil }
    let reanchoring = NoteReanchoring(notes, in: book, known: known)
    return reanchoring.isNeedless ? nil : reanchoring
  }

  /// Looks for the notes of other editions here and now.
  func reanchor() {
    guard let found = reanchoring?.found() else { return }
    _ = answers(to: found)
  }

  /// Takes in where the notes of other editions stand in this one, and answers with all, with how many are lost
  /// since, and how many stand on other words.
  ///
  /// What the shelf cannot take in is remembered until the book is left, and looked for again the next time.
  func answers(to found: [NoteReanchoring.Found]) -> [News.Answer] {
    guard let known = try? identity.get(), let shelf = try? shelf.shelf() else { return [] }
    var (lost, changed): ([Note], [Note]) = ([], [])
    for found in found {
      if found.range != nil {
        if found.isChanged { changed.append(found.note) }
      } else if !found.note.isLost {
        // A note that was lost before was announced then.
        lost.append(found.note)
      }
      do throws(ShelfError) {
        if let range = found.range {
          try shelf.move(
            found.number, to: range, percentage: found.percentage, chapter: found.chapter,
            printPage: found.printPage, in: known)
        } else if !found.note.isLost {
          try shelf.setLost(found.number)
        }
      } catch {
        unkept[found.number] = found
      }
    }
    return [.marks(all)] + Self.told(lost, as: News.Answer.marksLost, News.Answer.bookmarksLost)
      + Self.told(changed, as: News.Answer.marksChanged, News.Answer.bookmarksChanged)
  }

  /// Returns the answers that tell how many notes and how many bookmarks there are among some.
  private static func told(
    _ notes: [Note], as notesAnswer: (Int) -> News.Answer, _ bookmarksAnswer: (Int) -> News.Answer
  ) -> [News.Answer] {
    let bookmarks = notes.count { $0.kind == .bookmark }
    let others = notes.count - bookmarks
    return (others > 0 ? [notesAnswer(others)] : []) + (bookmarks > 0 ? [bookmarksAnswer(bookmarks)] : [])
  }

  private var notes: [(number: Int, note: Note)] {
    fault = nil
    guard shelf.exists else { return [] }
    do {
      guard let known = try identity.get() else { return [] }
      let shelf = try shelf.shelf()
      return try ShelfStore.attempt { () throws(ShelfError) in try shelf.numberedNotes(of: known) }
    } catch {
      fault = shelf.catalogue.text(error)
      return []
    }
  }

  /// Carries out a change, and answers once it is durable.
  func answers(to change: AnnotationChange) -> [News.Answer] {
    do {
      let marking = try carryOut(change)
      return [.marks(all), .marked(marking)]
    } catch {
      return [.markFailed(shelf.catalogue.text(error))]
    }
  }

  private func carryOut(_ change: AnnotationChange) throws(Failure) -> News.Marking {
    switch change {
    case .add(let kind, let passage, let words, let category):
      _ = try save(passage, as: Note.Kind(kind), words: words, category: category)
      return category.map { .highlighted($0) } ?? .added(kind)
    case .remove(let mark):
      let shelf = try shelf.shelf()
      if let note = try ShelfStore.attempt({ () throws(ShelfError) in try shelf.remove(mark.id) }) {
        removed.append(note)
      }
      return .removed(mark.kind)
    case .restore:
      guard let note = removed.last else { return .nothingToRestore }
      let known = try identity.get()
      let shelf = try shelf.shelf()
      _ = try ShelfStore.attempt { () throws(ShelfError) in try shelf.save(note, in: known) }
      removed.removeLast()
      return .restored
    case .rename(let mark, let words):
      let shelf = try shelf.shelf()
      let isThere = try ShelfStore.attempt { () throws(ShelfError) in try shelf.setWords(words, ofNote: mark.id) }
      guard isThere else { throw Failure(.inputOutput, .passageGone) }
      return .renamed
    case .categorize(let mark, let category):
      let shelf = try shelf.shelf()
      let isThere = try ShelfStore.attempt { () throws(ShelfError) in
        try shelf.setCategory(category?.name ?? "", ofNote: mark.id)
      }
      guard isThere else { throw Failure(.inputOutput, .passageGone) }
      return category.map { .highlighted($0) } ?? .added(.highlight)
    case .extend(let mark, let passage):
      let note = try note(on: passage, as: .highlight, words: "", category: nil)
      let shelf = try shelf.shelf()
      let isThere = try ShelfStore.attempt { () throws(ShelfError) in
        try shelf.setPassage(of: note, ofNote: mark.id)
      }
      guard isThere else { throw Failure(.inputOutput, .passageGone) }
      return .extended
    }
  }

  /// Keeps a passage; when it answers, it is on disk.
  func save(
    _ passage: Passage, as kind: Note.Kind, words: String, category: Annotation.Category? = nil
  ) throws(Failure) -> Saving {
    let note = try note(on: passage, as: kind, words: words, category: category)
    let shelf = try shelf.shelf()
    return try ShelfStore.attempt { () throws(ShelfError) in try shelf.save(note) }
  }

  private func note(
    on passage: Passage, as kind: Note.Kind, words: String, category: Annotation.Category?
  ) throws(Failure) -> Note {
    guard let known = try identity.get() else {
      throw Failure(.usage, .inputKeepsNotes)
    }
    return Note(
      on: passage.range, of: book, book: known, chapter: passage.chapter,
      printPage: PrintPages.label(of: passage.range, in: book), percentage: passage.percent ?? 0,
      date: date(), kind: kind, words: words, year: book.metadata.year, category: category?.name ?? "")
  }
}

extension Annotation.Kind {
  fileprivate init(_ kind: Note.Kind) {
    switch kind {
    case .note: self = .note
    case .bookmark: self = .bookmark
    case .highlight: self = .highlight
    }
  }
}

extension Note.Kind {
  fileprivate init(_ kind: Annotation.Kind) {
    switch kind {
    case .note: self = .note
    case .bookmark: self = .bookmark
    case .highlight: self = .highlight
    }
  }
}
