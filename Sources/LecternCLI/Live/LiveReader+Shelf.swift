import BookFormats
import Bookshelf
import FoundationEssentials
import Reading
import Speech
import TerminalUI
import Words

extension LiveReader {
  /// Does what the bookshelf offers beside the books on it.
  mutating func useShelf(_ request: ProgramRequest) -> [Effect] {
    do throws(Failure) {
      switch request {
      case .openSample: ending = .opens(try sample())
      case .practise(let name): ending = .opens(try lesson(name))
      case .removeBook(let path):
        try parts.shelf.change { shelf throws(ShelfError) in try shelf.hide(bookAt: path) }
        return reader.shelfChanged(to: library, removed: path, at: now)
      case .restoreBook(let path):
        try parts.shelf.change { shelf throws(ShelfError) in try shelf.show(bookAt: path) }
        return reader.shelfChanged(to: library, removed: nil, at: now)
      case .describeBook(let path):
        return reader.bookDescribed(try BookDescription(of: path, parts).lines, at: now)
      case .locateBook(let path): return locate(path)
      case .moveBook(let path, let file): return try move(path, to: file)
      case .tagBook(let path, let tags):
        try parts.shelf.change { shelf throws(ShelfError) in try shelf.set(tags: tags, ofBookAt: path) }
        return reader.shelfFollows(to: library, telling: Phrase(tags.isEmpty ? .tagsCleared : .tagsSet), at: now)
      case .joinFolder(let name):
        let told = try join(absolute(name))
        shelfWork.look(parts)
        return reader.shelfFollows(to: library, telling: told, at: now)
      case .leaveFolder(let path):
        try parts.shelf.change { shelf throws(ShelfError) in try shelf.leave(folder: path) }
        return reader.shelfFollows(to: library, telling: Phrase(.folderLeft), at: now)
      default: break
      }
      return []
    } catch {
      return reader.bookRefused(parts.edges.catalogue.text(error), at: now)
    }
  }

  private var library: Library {
    Library(shelf: parts.shelf, beside: parts.path, missing: shelfWork.missing, parts.edges)
  }

  /// Opens what is in a folder, whose books are on the shelf from now on.
  mutating func openShelf(atFolder path: String) -> [Effect] {
    let told: String?
    do throws(Failure) {
      let shelf = try parts.shelf.shelf()
      let isNew =
        isSmallEnough(path)
        ? try ShelfStore.attempt { () throws(ShelfError) in try shelf.join(folder: path) } : false
      told = isNew ? parts.edges.catalogue.text(.folderJoined) : nil
    } catch {
      told = parts.edges.catalogue.text(error)
    }
    return reader.openShelf(atFolder: path, telling: told, at: now)
  }

  /// Puts a folder on the shelf, and gives what is spoken of it.
  private func join(_ path: String) throws(Failure) -> Phrase {
    let name: [String: Phrase.Argument] = ["file": .file(path)]
    guard Library.names(in: path) != nil else { throw Failure(.noInput, Complaint(.folderNotThere, name)) }
    guard isSmallEnough(path) else { throw Failure(.usage, Complaint(.folderTooLarge, name)) }
    let isNew = try parts.shelf.change { shelf throws(ShelfError) in try shelf.join(folder: path) }
    return Phrase(isNew ? .folderJoinedAs : .folderKnown, name)
  }

  /// Returns a Boolean value that indicates whether a folder may be looked through as a whole: the root, and everything
  /// that a user has, are more than books.
  private func isSmallEnough(_ path: String) -> Bool { path != "/" && path != parts.edges.environment["HOME"] }

  /// Returns the path of a name as it is written in a shell, from the root.
  private func absolute(_ name: String) -> String {
    let home = parts.edges.environment["HOME"] ?? ""
    let name = name.drop { $0 == " " }
    let isOfHome = name == "~" || name.hasPrefix("~/")
    let path = URL(fileURLWithPath: isOfHome ? home + name.dropFirst() : String(name)).standardized.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Looks for the file of a book, unless it is where it was.
  private mutating func locate(_ path: String) -> [Effect] {
    guard !FileSearch.isThere(path) else {
      return reader.shelfFollows(to: library, telling: Phrase(.bookIsThere, ["file": .file(path)]), at: now)
    }
    shelfWork.locate(path, parts)
    return reader.bookIsLookedFor(at: now)
  }

  /// Knows a book by another file from now on, which must be of the same book.
  private mutating func move(_ path: String, to name: String) throws(Failure) -> [Effect] {
    let file = absolute(name)
    let book = try parts.edges.openBook(file)
    let known = try parts.shelf.knownBooks().first { $0.path == path }?.book
    guard let known, let given = try parts.shelf.identity(of: book, at: file) else { return [] }
    let isSame =
      (known.size, known.hash) == (given.size, given.hash)
      || known.identifier != nil && known.identifier == given.identifier
      || (known.title, known.creators) == (given.title, given.creators)
    guard isSame else {
      throw Failure(.badData, Complaint(.bookIsOther, ["title": .text(SafeText.line(given.title))]))
    }
    return try found(path, at: file)
  }

  private mutating func found(_ path: String, at file: String) throws(Failure) -> [Effect] {
    try parts.shelf.change { shelf throws(ShelfError) in try shelf.move(bookAt: path, to: file) }
    shelfWork.found(path)
    return reader.shelfFollows(to: library, telling: Phrase(.bookFound, ["file": .file(file)]), at: now)
  }

  /// Takes what was found out of the folders of the shelf, and of a file that was looked for.
  mutating func takeFolders() {
    guard !hasEnded else { return }
    while let look = shelfWork.takeFolders(parts) {
      let told =
        look.isDone
        ? [(Phrase.Key.newBooks, look.added), (.booksFoundAgain, look.moved)].filter { $0.1 > 0 }
          .map { Phrase($0.0, ["count": .count($0.1)]) } : []
      if look.hasChanged || !told.isEmpty { carryOut(reader.shelfRenewed(to: library, telling: told, at: now)) }
    }
    guard let located = shelfWork.takeLocated() else { return }
    guard let file = located.new else { return carryOut(reader.bookNotFound(located.old, at: now)) }
    do throws(Failure) { carryOut(try found(located.old, at: file)) } catch {
      carryOut(reader.bookRefused(parts.edges.catalogue.text(error), at: now))
    }
  }

  /// Returns the book that comes with the program, in a file of its own, so that its place and its notes are kept.
  private func sample() throws(Failure) -> NextBook {
    let bytes = EmbeddedFile.bytes(of: "sample.epub")
    guard let folder = parts.shelf.folder else { throw Failure(.inputOutput, .shelfNowhere) }
    let path = folder + "/sample.epub"
    if !FileManager.default.fileExists(atPath: path), let complaint = parts.edges.keep(bytes, path) {
      throw Failure(.inputOutput, complaint)
    }
    return NextBook(book: try parts.edges.openBook(path), path: path)
  }

  private func lesson(_ name: String) throws(Failure) -> NextBook {
    guard let lesson = Lesson.named(name, in: parts.edges.catalogue.language) else {
      throw Failure(.usage, .keyboardMissingPractice)
    }
    let book = try parts.edges.reading { try Book.open(bytes: Array(lesson.text.utf8), name: lesson.name + ".html") }
    return NextBook(book: book, path: "-", lesson: lesson)
  }
}
