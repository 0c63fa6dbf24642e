import Accessibility
import Reading
import Speech
import Words

/// The lines and the lists over the bookshelf: tags, the file of a book, folders.
extension Reader {
  /// Returns the line that the tags of a book are written in, with commas between them.
  func tagsDialog(of path: String) -> Dialog {
    let tags = library.books().first { $0.path == path }?.ownTags ?? []
    let line = DialogControl("tags", label: text(.tagsLabel), .line(LineEditor(tags.joined(separator: ", ")), .text))
    return Dialog(.tags(path), [line])
  }

  /// Returns the line for the path of a file that was not found.
  func fileDialog(of path: String) -> Dialog {
    Dialog(.bookFile(path), [DialogControl("file", label: text(.fileLabel), .line(LineEditor(), .text))])
  }

  /// The line for the path of a folder that is to be on the shelf.
  var newFolderDialog: Dialog {
    Dialog(.newFolder, [DialogControl("folder", label: text(.folderLabel), .line(LineEditor(), .text))])
  }

  /// The folders on the shelf, and the way to more.
  var foldersDialog: Dialog {
    let add = DialogList.Item(text: text(.addFolder))
    let folders = library.folders.map { DialogList.Item(text: $0, id: $0) }
    var list = DialogControl("folders", label: text(.filesLabel), .list(DialogList(folders + [add])))
    list.hint = text(.foldersHint)
    return Dialog(.folders, title: text(.foldersOfShelf), [list, cancelButton])
  }

  /// Takes the folder off the shelf that the list of them is at, by Delete; nil for other keys, and in other dialogs.
  mutating func pressFolders(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect]? {
    guard dialog.purpose == .folders, key == Key(.delete), case .list(let list) = dialog.control.content else {
      return nil
    }
    guard let folder = list.chosen.map({ list.line($0).id }), !folder.isEmpty else {
      return say([Announcement(Phrase(.nothingToRemove), in: world.catalogue, earcon: .boundary)], at: now)
    }
    return [.program(.leaveFolder(folder))]
  }

  /// Opens the folder that the list of them is at, or the line for another one.
  mutating func openFolder(in list: DialogList, at now: Instant) -> [Effect] {
    guard let folder = list.chosen.map({ list.line($0).id }) else { return refuse(list, at: now) }
    return open(folder.isEmpty ? .newFolder : .folder(folder), at: now)
  }

  /// Does with what was written in a line over the shelf; nil for other dialogs.
  mutating func useShelfLine(_ line: String, of dialog: Dialog, at now: Instant) -> [Effect]? {
    let isBlank = line.allSatisfy(\.isWhitespace)
    switch dialog.purpose {
    case .tags(let path):
      let tags = line.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
      return [.program(.tagBook(path, tags.filter { !$0.isEmpty }))]
    case .bookFile(let path): return isBlank ? closeDialog(at: now) : [.program(.moveBook(path, to: line))]
    case .newFolder: return isBlank ? closeDialog(at: now) : [.program(.joinFolder(line))]
    default: return nil
    }
  }
}
