import Bookshelf
import FoundationEssentials
import TextUnits

/// The beginning of the bookshelf.
enum ShelfStart: Hashable {
  /// Its books, narrowed by words.
  case books(String)
  /// The files of a folder.
  case folder(String)
}

/// The meaning of an operand that names no file: a book of the shelf by its number or by words of its title and its
/// creators, or a folder.
enum NamedBook {
  case path(String)
  /// Several books.
  case several([KnownBook])
  case folder(String)
  case none

  /// Finds what a name means; the books of the shelf are asked for only where it names no file.
  init(_ name: String, among known: () -> [KnownBook]) {
    if FileManager.default.fileExists(atPath: name) {
      let path = URL(fileURLWithPath: name).path
      let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
      self = isFolder ? .folder(path) : .none
      return
    }
    let books = known()
    if let number = Int(name) {
      self = books.indices.contains(number - 1) ? .path(books[number - 1].path) : .none
      return
    }
    // A path is no words of a title.
    guard !name.contains("/") else {
      self = .none
      return
    }
    let wanted = FoldedText(name)
    let found = books.filter {
      FoldedText(([$0.title] + $0.creators).joined(separator: " ")).containsWords(of: wanted)
    }
    switch found.count {
    case 0: self = .none
    case 1: self = .path(found[0].path)
    default: self = .several(found)
    }
  }
}
