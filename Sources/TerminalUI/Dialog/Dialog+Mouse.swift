import Accessibility
import Reading
import Words

extension Dialog {
  /// Something the dialog shows, that can be touched.
  enum Part: Hashable {
    case title
    /// The help for the control that has focus.
    case foot
    case group(String)
    case control(Int)
    /// A line of the list in a control, among those that are left.
    case line(Int, of: Int)
    /// The mark before such a line, which says whether it is switched on.
    case mark(Int, of: Int)
  }

  /// Touches a part: a control takes focus, a line of a list is moved to, and the part is spoken.
  mutating func touch(_ part: Part, _ words: DialogWords) -> Answer {
    switch part {
    case .foot: return .said(told(words))
    case .title: return .said(frameElement.announcements(words.style, in: words.catalogue))
    case .group(let name): return .said(Dialog.group(name).announcements(words.style, in: words.catalogue))
    case .control(let index): return .said(takeFocus(to: index, words))
    case .line(let line, let index), .mark(let line, let index):
      guard case .list(var list) = controls[index].content else { return edge }
      let start = list
      list.go(to: line)
      controls[index].content = .list(list)
      return .said(focus == index ? [item(of: list, after: start, words)] : takeFocus(to: index, words))
    }
  }

  /// Activates a part that was touched twice.
  mutating func activate(_ part: Part, _ words: DialogWords) -> Answer {
    switch part {
    case .title, .foot, .group: return edge
    case .line: return press(Key(.enter), words)
    case .mark: return press(Key(.space), words)
    case .control:
      switch control.content {
      case .toggle, .choice, .button: return press(Key(.space), words)
      case .line, .amount: return press(Key(.enter), words)
      case .list: return edge
      }
    }
  }

  private mutating func takeFocus(to index: Int, _ words: DialogWords) -> [Announcement] {
    let old = focus
    focus = index
    return announcements(from: old, words)
  }
}
