import Reading
import TerminalUI

/// Keys that come while a search is being waited for: they belong behind what it finds.
///
/// Somebody types faster than a book is searched, and a script faster than anybody. Once it has been said that the search
/// takes its time, keys mean what they mean, and a move gives it up.
extension LiveReader {
  private var isLooking: Bool { reader.bookSession.awaitsMatch && matches.deadline != nil }

  /// Whether an event has to wait; what takes a command back waits for nothing, and lets go of what does.
  mutating func holdBack(_ event: KeyDecoder.Event) -> Bool {
    guard isLooking, event != .escapeBegan else { return false }
    if event == .key(Key(.escape)) || event == .key(Key(.character("c"), .control)) {
      heldBack = []
      return false
    }
    heldBack.append(event)
    return true
  }

  /// Takes what had to wait, once there is an answer, or it has been said that there is none yet.
  mutating func takeHeldBack() {
    guard !heldBack.isEmpty, !isLooking else { return }
    let events = heldBack
    heldBack = []
    take(events)
  }

  /// Takes what had to wait where no more keys will come: what is being looked for is waited for.
  mutating func finishHeldBack() {
    while !hasEnded {
      if reader.bookSession.awaitsMatch { take(matches.finish(in: parts.pages.desk.text)) }
      // What has no answer even now has none.
      matches.cancel()
      guard !heldBack.isEmpty else { return }
      takeHeldBack()
    }
  }
}
