import Reading
import TextModel

extension Key {
  /// The arrow to the other side, whatever is held with it; any other key is itself.
  var mirrored: Key {
    switch base {
    case .left: Key(.right, modifiers)
    case .right: Key(.left, modifiers)
    default: self
    }
  }
}

extension Reader {
  /// Returns a Boolean value that indicates whether a key means what is seen beside the cursor, and that is read from
  /// the right.
  ///
  /// What is selected grows as it has begun to, by the text that its other end is in: it would turn back where it comes
  /// to text that is read from the other side.
  func isMirrored(_ key: Key) -> Bool {
    guard world.settings.rtlArrows == .visual, key.mirrored != key, dialog == nil, !isTellingKeys else {
      return false
    }
    if session.form.isWriting, let placed = world.forms.control(at: session.cursor) {
      return TextDirection(ofFirstLetterIn: session.form.filled(placed).text) == .rightToLeft
    }
    guard !session.form.isOn else { return false }
    let place = selects(key) ? session.selectionStart : session.cursor
    return world.direction(at: place) == .rightToLeft
  }

  /// Returns a Boolean value that indicates whether an arrow moves the end of what is selected.
  private func selects(_ key: Key) -> Bool {
    key.modifiers.contains(.shift) || session.rotor.shown(at: session.cursor, in: world) == .textSelection
  }
}
