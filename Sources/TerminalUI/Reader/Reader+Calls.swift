import Accessibility
import Reading
import Speech
import Words

extension Reader {
  /// Carries out a call from another program or a key of a headset.
  ///
  /// The place of the reader can be announced over a dialog. Any other call leaves it, unless something in it would be
  /// lost.
  package mutating func called(_ call: Call, at now: Instant) -> [Effect] {
    held = nil
    guard dialog != nil, call.command != .whereAmI else { return apply(call.command, at: now) }
    guard !dialogs.contains(where: \.holdsWork) else {
      return say([Announcement(Phrase(.dialogIsOpen), in: world.catalogue, earcon: .boundary)], at: now)
    }
    dialogs = []
    return [.post(.screenChanged(nil))] + apply(call.command, at: now)
  }
}

extension Dialog {
  /// A Boolean value that indicates whether something has been written or chosen in it that is not kept yet.
  fileprivate var holdsWork: Bool {
    switch purpose {
    case .settings, .confirmation: true
    case .page: false
    default:
      controls.contains { control in
        if case .line(let editor, _) = control.content { !editor.string.isEmpty } else { false }
      }
    }
  }
}
