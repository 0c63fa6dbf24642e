import Reading
import Speech

/// The decision when the place of a session, and what is written in a field there, is saved: half a second after it has
/// changed, so that a crash loses no more.
///
/// A place that has not moved is left alone: another program with the same book may have kept a later one.
struct PlaceKeeping {
  /// The time that keys are at rest before the place is kept, in milliseconds.
  ///
  /// Keeping it takes the disk's time, which a key that is held down would feel.
  static let rest = 500

  private var kept: Session
  private var keptBefore: Session
  private var moved: Session?
  /// The moment to call ``takeIfDue(_:at:)``, if no key comes before; nil while nothing is to be kept.
  private(set) var deadline: Instant?

  /// Begins with a session whose place need not be kept.
  init(_ session: Session) {
    kept = session
    keptBefore = session
  }

  /// Returns a Boolean value that indicates whether the place is to be kept now; it counts as kept from then on.
  mutating func takeIfDue(_ session: Session, at now: Instant) -> Bool {
    guard hasMoved(to: session) else {
      deadline = nil
      return false
    }
    if let deadline, let moved, session.isAtThePlace(of: moved) {
      guard now >= deadline else { return false }
      keptBefore = kept
      kept = session
      self.deadline = nil
      return true
    }
    moved = session
    // Reading moves on word by word and never rests.
    if deadline == nil || !session.isReading { deadline = now.later(by: PlaceKeeping.rest) }
    return false
  }

  /// Counts the place as not kept.
  mutating func markUnkept() { kept = keptBefore }

  /// Returns a Boolean value that indicates whether the place is another one than that which was kept last.
  func hasMoved(to session: Session) -> Bool { !session.isAtThePlace(of: kept) }
}

extension Session {
  /// Returns a Boolean value that indicates whether a reader who goes on from either session finds the same: the
  /// position, the rotor, the selection and its unit, the rate, the time away and what is written in a field.
  fileprivate func isAtThePlace(of other: Session) -> Bool {
    cursor == other.cursor && rotor == other.rotor && selection == other.selection
      && selectionUnit == other.selectionUnit && ownRate == other.ownRate && absence == other.absence
      && form.changes == other.form.changes
  }
}

extension Instant {
  /// Returns a moment so many milliseconds later.
  func later(by milliseconds: Int) -> Instant {
    Instant(milliseconds: self.milliseconds + milliseconds)
  }
}
