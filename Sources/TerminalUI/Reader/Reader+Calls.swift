import Accessibility
import Reading
import Speech

extension Reader {
  /// Another program asks for something; while a dialog is open it is refused, for its answer would be lost there.
  package mutating func called(_ call: Call, at now: Instant) -> [Effect] {
    guard dialog == nil else {
      return apply(.announce([Announcement([], earcon: .boundary)]), at: now)
    }
    return apply(call.command, at: now)
  }
}
