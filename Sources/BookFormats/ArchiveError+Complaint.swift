import Archives
import Words

extension ArchiveError {
  /// The fault of the archive, or of the entry, as a phrase without their names.
  var complaint: Complaint {
    switch self {
    case .notAnArchive(_, let reason): reason.complaint
    case .empty: Complaint(.archiveEmpty)
    case .tooManyEntries(_, let limit): Complaint(.archiveTooManyEntries, ["count": .count(limit)])
    case .noEntry: Complaint(.entryMissing)
    case .encrypted: Complaint(.entryLocked)
    case .unsupported: Complaint(.entryUnsupported)
    case .damaged(_, _, let reason): Complaint(.entryDamaged, ["reason": .complaint(reason.complaint)])
    case .tooLarge(_, _, let limit): Complaint(.entryUnpacksTooLarge, ["size": .count(limit >> 20)])
    }
  }
}

extension ArchiveFault {
  /// The fault, as a phrase.
  var complaint: Complaint {
    switch kind {
    case .foreign: Complaint(.archiveForeign)
    case .inconsistent: Complaint(.archiveInconsistent)
    case .cut: Complaint(.archiveCut)
    case .corrupt: Complaint(.entryCorrupt)
    case .other: Complaint(.quoted, ["text": .line(words)])
    }
  }
}
