import Accessibility
import Reading
import Speech
import Words

/// A dialog of the program's own: a title and controls, driven by keys and spoken as accessibility elements.
///
/// Like the session it is a value, and does nothing itself: what a key means for it comes out as ``Answer``s.
package struct Dialog: Sendable {
  /// The purpose of a dialog.
  package enum Purpose: Hashable, Sendable {
    /// A search forward, or backward from the cursor.
    case search, searchBack
    case command, page, contents, settings
    case confirmation(Confirmation)
    /// Words that the reader writes on a passage.
    case note(Passage)
    /// Words that the reader writes on a mark that is kept already.
    case words(Annotation)
    /// The books on the shelf.
    case books
    /// The actions on the book whose path is given; nil for those on none.
    case shelfActions(String?)
    /// The tags of a book, by its path.
    case tags(String)
    /// The file of a book that was not found, by the path that it had.
    case bookFile(String)
    /// The folders on the shelf.
    case folders
    /// A folder that is to be on the shelf.
    case newFolder
    /// A search of all books.
    case searchShelf
    /// The outcome of that.
    case matches([Library.Match])
    /// The lessons.
    case lessons
    /// The contents of a folder.
    case folder(String)
    /// The options of the rotor.
    case rotor
    /// The items that an option of the rotor moves by.
    case items(RotorOption)
    /// The actions for the text at hand.
    case actions([EditAction])
    /// The places that the reader can go back to.
    case jumps
    /// The utterances of late.
    case heard
    /// The findings of an audit of the document.
    case findings
    /// An address outside of the book.
    case address(String)
    /// The other readings of a recognised word.
    case correction(WordReadings)
    /// The way in which a word is said.
    case pronunciation(PronouncedWord)
  }

  /// The effect of a key.
  enum Answer: Hashable {
    /// Something to be spoken at once, instead of what is being spoken.
    case said([Announcement])
    /// The dialog is done, and what it holds is to be used.
    case done
    /// The dialog is left, and nothing is to be changed.
    case left
    /// A button that does something of its own has been pressed.
    case acted(id: String)
    /// The key means nothing here.
    case refused
  }

  /// An edge of a control that a key has run into.
  struct Edge: Hashable {
    let phrase: Phrase
    let key: Key
  }

  let purpose: Purpose
  /// The title; nil for a dialog that is one line, whose name is title enough.
  let title: String?
  /// The explanation that is spoken beside its title.
  let explanation: String?
  var controls: [DialogControl]
  /// The control that has focus, by its place among the controls.
  var focus = 0
  /// The settings as they were when it opened, for a dialog that changes them.
  var before: [String: String] = [:]
  /// The lines written in dialogs of this purpose before, the newest last.
  let history: [String]
  /// The number of lines back in the history that the line was taken from; nil for one that is new.
  var recalled = 0
  /// A Boolean value that indicates whether what it holds is being kept: it stays until that is certain.
  var isBeingKept = false
  /// The edge that the key before ran into.
  var reached: Edge?
  /// The names that controls are found by; nil in a dialog of a few.
  var finder: DialogList?

  init(
    _ purpose: Purpose, title: String? = nil, explanation: String? = nil, history: [String] = [],
    _ controls: [DialogControl]
  ) {
    self.purpose = purpose
    self.title = title
    self.explanation = explanation
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
    guard title != nil else { return controls.map(\.element) }
    var inside: [AccessibilityElement] = []
    for control in controls {
      if let group = control.group {
        if inside.last?.label != group || inside.last?.role != .group { inside.append(Dialog.group(group)) }
        inside[inside.count - 1].children.append(control.element)
      } else {
        inside.append(control.element)
      }
    }
    var dialog = frameElement
    dialog.children = inside
    return [dialog]
  }

  /// The dialog without what is in it.
  var frameElement: AccessibilityElement {
    var dialog = AccessibilityElement(label: title ?? "", role: .dialog, traits: .modal, identifier: "dialog")
    dialog.explanation = explanation
    return dialog
  }

  /// Returns the group of a name, with nothing in it yet.
  static func group(_ name: String) -> AccessibilityElement {
    AccessibilityElement(label: name, role: .group, identifier: .init("group " + name))
  }

  /// Returns the announcements of the dialog as it opens: its title, then the control that has focus.
  func opening(_ words: DialogWords) -> [Announcement] { announcements(from: nil, words) }

  /// Returns the announcements of the control that has focus, and of the groups entered on the way to it, in the
  /// program's language.
  func announcements(from old: Int?, _ words: DialogWords) -> [Announcement] {
    let order = FocusOrder(elements)
    guard let stop = order.stop(.init(control.id)) else { return [] }
    let before = old.flatMap { order.stop(.init(controls[$0].id)) }
    return stop.announcements(from: before, words.style, in: words.catalogue)
      .map { $0.otherwise(in: words.catalogue.language) }
  }
}

/// The words of a dialog.
struct DialogWords {
  let style: AnnouncementStyle
  let catalogue: Catalogue
  let units: SpokenUnits
  let echo: TypingEcho
  /// A Boolean value that indicates whether sounds are heard, so that the one of an edge can stand for its phrase.
  let soundsAreHeard: Bool
  /// The voices that can be chosen.
  let voices: [VoiceOffer]
}
