import Bookshelf
import Words

extension ShelfError {
  /// The event, its file, and the remedy.
  var complaint: Complaint {
    switch self {
    case .diskFull(let file): Complaint(.shelfDiskFull, ["file": .file(file)])
    case .readOnly(let file): Complaint(.shelfReadOnly, ["file": .file(file)])
    case .locked(let file): Complaint(.shelfLocked, ["file": .file(file)])
    case .damaged(let file): Complaint(.shelfDamaged, ["file": .file(file)])
    case .newer(let file, let version):
      Complaint(.shelfNewer, ["file": .file(file), "version": .count(version)])
    case .foreign(let file): Complaint(.shelfForeign, ["file": .file(file)])
    case .cannotOpen(let file, let system):
      Complaint(.shelfCannotOpen, ["file": .file(file), "reason": .complaint(.system(system))])
    case .unreadable(let file, let system):
      Complaint(.shelfBookUnreadable, ["file": .file(file), "reason": .complaint(.system(system))])
    case .failed(let file, let reason):
      Complaint(.shelfFailed, ["file": .file(file), "reason": .text(reason)])
    }
  }
}
