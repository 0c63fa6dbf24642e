/// Which of the sets of keys a reader knows already.
package struct KeyProfile: Hashable, Sendable {
  /// The use of letters.
  package enum Letters: String, CaseIterable, Sendable {
    /// Each goes to the next of something, as in NVDA's browse mode.
    case nvda
    /// They move as in vi, digits are counts, and the brackets go by elements.
    case vi
    /// Nothing, for those whose screen reader passes them oddly.
    case off
  }

  /// The use of arrows.
  package enum Arrows: String, CaseIterable, Sendable {
    /// They move by what the rotor shows, and by blocks.
    case rotor
    /// They move by characters and rows, as in an editor.
    case caret
  }

  package var letters = Letters.nvda
  package var arrows = Arrows.rotor
  /// The use of letters before they were switched off.
  private var lettersBefore = Letters.nvda

  package init(letters: Letters = .nvda, arrows: Arrows = .rotor) {
    self.letters = letters
    self.arrows = arrows
  }

  /// Switches letters off, or on as they were.
  mutating func toggleLetters() {
    if letters == .off {
      letters = lettersBefore == .off ? .nvda : lettersBefore
    } else {
      lettersBefore = letters
      letters = .off
    }
  }
}
