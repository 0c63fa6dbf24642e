import Accessibility
import Speech

/// A dialog of the program's own: a title and controls, driven by keys and spoken as accessibility elements.
///
/// Like the session it is a value, and does nothing itself: what a key means for it comes out as ``Answer``s.
package struct Dialog: Sendable {
  /// What a dialog is for.
  package enum Purpose: Hashable, Sendable {
    case search, command, page, contents
  }

  /// What has become of a key.
  enum Answer: Hashable {
    /// Something to be said at once, instead of what is being said.
    case said([Announcement])
    /// The dialog is done, and what it holds is to be used.
    case done
    /// The dialog is left, and nothing is to be changed.
    case left
    /// The key means nothing here.
    case refused
  }

  let purpose: Purpose
  /// The title; nil for a dialog that is one line, whose name is title enough.
  let title: String?
  var controls: [DialogControl]
  /// The control that has focus, by its place among the controls.
  var focus = 0
  /// The lines written in dialogs of this purpose before, the newest last.
  let history: [String]
  /// How many lines back in the history the line was taken from; nil for one that is new.
  var recalled = 0

  init(_ purpose: Purpose, title: String? = nil, history: [String] = [], _ controls: [DialogControl]) {
    self.purpose = purpose
    self.title = title
    self.controls = controls
    self.history = history
  }

  /// The control that has focus.
  var control: DialogControl {
    get { controls[focus] }
    set { controls[focus] = newValue }
  }

  /// The text in the line that has focus; nil where the control is no line.
  var line: String? {
    guard case .line(let editor, _) = control.content else { return nil }
    return editor.string
  }

  /// The dialog and its controls, as they are spoken.
  var elements: [AccessibilityElement] {
    let inside = controls.map(\.element)
    guard let title else { return inside }
    return [
      AccessibilityElement(label: title, role: .dialog, traits: .modal, identifier: "dialog", children: inside)
    ]
  }

  /// What is said when the dialog opens: its title, then the control that has focus.
  func opening(_ words: DialogWords) -> [Announcement] { announcements(from: nil, words) }

  /// What is said of the control that has focus, and of what is entered on the way to it, in the program's language.
  func announcements(from old: Int?, _ words: DialogWords) -> [Announcement] {
    let order = FocusOrder(elements)
    guard let stop = order.stop(.init(control.id)) else { return [] }
    let before = old.flatMap { order.stop(.init(controls[$0].id)) }
    return stop.announcements(from: before, words.style, in: words.catalogue).map { announcement in
      var announcement = announcement
      announcement.language = announcement.language ?? words.catalogue.language
      return announcement
    }
  }
}

/// How a dialog speaks.
struct DialogWords {
  let style: AnnouncementStyle
  let catalogue: Catalogue
  let units: SpokenUnits
  let echo: TypingEcho
}
