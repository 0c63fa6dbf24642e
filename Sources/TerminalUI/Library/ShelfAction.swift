import Words

/// An action at the bookshelf, by a key that types nothing.
enum ShelfAction: String, CaseIterable {
  case open, details, tags, locate, remove, restore, search, folders

  /// The key that does it; nil for what the list of actions alone does.
  var key: Key? {
    switch self {
    case .open: Key(.enter)
    case .details: Key(.function(8))
    case .tags: Key(.function(2))
    case .locate: Key(.function(6))
    case .remove: Key(.delete)
    case .restore: .undo
    case .search: Key(.function(3))
    case .folders: nil
    }
  }

  var name: Phrase.Key {
    switch self {
    case .open: .actionOpen
    case .details: .actionDetails
    case .tags: .actionTags
    case .locate: .actionLocate
    case .remove: .actionRemove
    case .restore: .actionRestore
    case .search: .searchShelfLabel
    case .folders: .foldersOfShelf
    }
  }

  /// A Boolean value that indicates whether it is done to a book.
  var needsBook: Bool {
    switch self {
    case .open, .details, .tags, .locate, .remove: true
    case .restore, .search, .folders: false
    }
  }
}
