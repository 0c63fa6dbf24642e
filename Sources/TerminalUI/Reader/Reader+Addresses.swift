import Accessibility
import Reading
import Speech
import TextModel
import Words

/// Addresses outside of the book, which a reader is asked about and nothing follows by itself.
extension Reader {
  /// The buttons of the question.
  private enum Button: String {
    case copy, browse
  }

  /// Asks what is to be done with an address outside of the book.
  func dialog(asking address: String) -> Dialog {
    let copy = DialogControl(Button.copy.rawValue, label: text(.buttonCopyAddress), .button(.act))
    let browse = DialogControl(Button.browse.rawValue, label: text(.buttonBrowse), .button(.act))
    return Dialog(
      .address(address), title: text(.outsideTitle), explanation: address,
      [copy] + (address.isBrowsable ? [browse] : []) + [cancelButton])
  }

  /// Copies an address, or has a browser open it.
  mutating func act(on button: String, of address: String, at now: Instant) -> [Effect] {
    guard let button = Button(rawValue: button) else { return closeDialog(at: now) }
    dialogs = []
    let changed = [Effect.post(.screenChanged(nil)), .silence]
    switch button {
    case .copy: return changed + [.copy(Passage(written: address, at: session.cursor))]
    case .browse: return changed + tell([Phrase(.browserOpens)], at: now) + [.program(.browse(address))]
    }
  }
}

extension String {
  /// A Boolean value that indicates whether an address is one that a browser may be handed: no program and no file of
  /// this machine is.
  var isBrowsable: Bool {
    let scheme = prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto", "ftp"].contains(scheme) && !contains { $0.isWhitespace }
      && unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }
}
