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
  /// Whether arrows mean what is seen beside the cursor, and that is read from the right.
  var isMirrored: Bool {
    guard world.settings.rtlArrows == .visual, dialog == nil, !isTellingKeys else { return false }
    if session.form.isWriting, let placed = world.control(at: session.cursor) {
      return TextDirection(ofFirstLetterIn: session.form.filled(placed).text) == .rightToLeft
    }
    return !session.form.isOn && world.direction(at: session.cursor) == .rightToLeft
  }
}
