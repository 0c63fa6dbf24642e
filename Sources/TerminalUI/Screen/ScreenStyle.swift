/// The style of the screen, which changes no row of the page.
package struct ScreenStyle: Hashable, Sendable {
  /// The way that text comes into view.
  package enum View: String, CaseIterable, Hashable, Sendable {
    /// A page at a time.
    case pages
    /// By rows, as many as are needed.
    case scroll
  }

  /// The colours.
  package var theme = Theme.terminal
  /// The look of the text that was spoken last.
  package var cursorLine = CursorLine.underline
  /// The look of the word that is being read.
  package var cursorWord = CursorWord.reverse
  /// The rows around the cursor that are not dimmed; nil where none is.
  package var focusedRows: Int?
  /// A Boolean value that indicates whether a bar shows how much of the book has been read.
  package var showsProgress = false
  /// The way that text comes into view.
  package var view = View.pages

  /// The way to show pictures, as the setting has it.
  package var pictures = "auto"

  /// The style of a screen for which none was chosen.
  package init() {}

  /// The style by the values that were chosen, by their names.
  package init(_ chosen: [String: String]) {
    theme = Theme(rawValue: Setting.value("theme", of: chosen)) ?? theme
    cursorLine = CursorLine(rawValue: Setting.value("cursor-line", of: chosen)) ?? cursorLine
    cursorWord = CursorWord(rawValue: Setting.value("cursor-word", of: chosen)) ?? cursorWord
    focusedRows = Int(Setting.value("focus-line", of: chosen))
    showsProgress = Setting.value("progress", of: chosen) == "on"
    pictures = Setting.value("pictures", of: chosen)
    view = View(rawValue: Setting.value("view", of: chosen)) ?? view
  }
}
