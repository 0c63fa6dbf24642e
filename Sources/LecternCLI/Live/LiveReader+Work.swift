import Reading
import TerminalUI

/// What is found out behind the reader's back, and handed to the session when it is there.
extension LiveReader {
  /// Takes what the search of the book has come to.
  mutating func takeMatches() {
    switch matches.take(at: now) {
    case .found(let results): carryOut(reader.searched(results, at: now))
    case .takesTime: carryOut(reader.searchTakesTime(at: now))
    case .failed(let error): carryOut(reader.searchFailed(error, at: now))
    case nil: break
    }
  }

  /// Takes what has been laid out.
  mutating func takeLayout() {
    guard let goal = layouts.take() else { return }
    carryOut(reader.apply(.answered(.laidOut(goal)), at: now))
  }
}
