import BookFormats
import Bookshelf
import FoundationEssentials
import Reading
import Speech
import TerminalUI
import Words

extension LiveReader {
  /// Does what the bookshelf offers beside the books on it.
  mutating func useShelf(_ effect: Effect) -> [Effect] {
    do throws(Failure) {
      switch effect {
      case .host(.openSample): ending = .opens(try sample())
      case .host(.practise(let name)): ending = .opens(try lesson(name))
      case .host(.removeBook(let path)):
        try parts.shelf.change { shelf throws(ShelfError) in try shelf.hide(bookAt: path) }
        return reader.shelfChanged(to: library, removed: path, at: now)
      case .host(.restoreBook(let path)):
        try parts.shelf.change { shelf throws(ShelfError) in try shelf.show(bookAt: path) }
        return reader.shelfChanged(to: library, removed: nil, at: now)
      default: break
      }
      return []
    } catch {
      return reader.bookRefused(parts.edges.catalogue.text(error), at: now)
    }
  }

  private var library: Library { Library(shelf: parts.shelf, beside: parts.path, parts.edges) }

  /// The book that comes with the program, in a file of its own, so that its place and its notes are kept.
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
