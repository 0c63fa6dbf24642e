import Reading
import TextModel
import Words

/// A command of the keyboard: what it does, what it is called in help, and the keys it is on by default.
package struct KeyBinding: Sendable {
  /// The effect of a key.
  package enum Action: Hashable, Sendable {
    case command(Command)
    /// Stops speech; twice in two seconds, quits.
    case interrupt
    /// Opens the list of keys; in it, tells what keys do.
    case help
    /// Opens the list of actions.
    case actions
    /// Switches the commands on letters off, or on again.
    case toggleLetters
    /// Opens the step of a lesson.
    case practiceStep
    /// Shows nothing on the screen, or the text again.
    case curtain
    /// Shows the picture at the place, or the text again.
    case picture
    /// Asks how the word at the cursor is said.
    case pronounce
    /// Shows the main content alone, or everything again.
    case calm
    /// Moves the view by a few rows, and not the reading.
    case scroll(Direction)
    /// Opens a dialog.
    case dialog(Dialog.Purpose)
  }

  package let action: Action
  package let keys: [String]
  package let help: Phrase.Key

  /// Creates a command on keys given by name.
  package init(_ action: Action, _ keys: [String], _ help: Phrase.Key) {
    self.action = action
    self.keys = keys
    self.help = help
  }
}
