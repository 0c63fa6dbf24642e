import Bookshelf
import Words

extension ShelfError {
  /// What happened, to which file, and what to do.
  var complaint: Complaint {
    switch self {
    case .diskFull(let file): Complaint(.shelfDiskFull, ["file": .text(file)])
    case .readOnly(let file): Complaint(.shelfReadOnly, ["file": .text(file)])
    case .locked(let file): Complaint(.shelfLocked, ["file": .text(file)])
    case .damaged(let file): Complaint(.shelfDamaged, ["file": .text(file)])
    case .newer(let file, let version):
      Complaint(.shelfNewer, ["file": .text(file), "version": .count(version)])
    case .foreign(let file): Complaint(.shelfForeign, ["file": .text(file)])
    case .cannotOpen(let file, let system):
      Complaint(.shelfCannotOpen, ["file": .text(file), "reason": .complaint(.system(system))])
    case .unreadable(let file, let system):
      Complaint(.shelfBookUnreadable, ["file": .text(file), "reason": .complaint(.system(system))])
    case .failed(let file, let reason):
      Complaint(.shelfFailed, ["file": .text(file), "reason": .text(reason)])
    }
  }
}
