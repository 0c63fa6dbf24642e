import Accessibility
import Speech
import TextModel

extension Turn.Places {
  /// Shows the page before or after the one in view, while reading goes on where it is.
  func look(_ direction: Direction) {
    guard let page = session.page, world.geometry.page(direction, from: page) != nil else {
      return add(.speak(sound(.boundary)))
    }
    session.looksAway = true
    add(.scroll(direction == .forward ? .next : .previous))
  }

  /// Whether keys go to a control that the wheel turns: a list, or something whose value goes up and down.
  var turnsControl: Bool {
    guard session.form.isOn, let control = world.forms.control(at: session.cursor) else { return false }
    return switch control.control.kind {
    case .popUpButton, .listBox, .slider: true
    default: false
    }
  }

  /// Shows the page again that reading is on.
  func lookBack() {
    guard session.looksAway else { return }
    session.looksAway = false
    show(session.followed)
  }
}
