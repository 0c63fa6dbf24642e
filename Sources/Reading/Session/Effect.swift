import Accessibility
import Speech
import TextModel
import TextUnits

/// Something a session wants done; it does nothing itself.
public enum Effect: Hashable, Sendable {
  /// Speak after what is being spoken.
  case speak(Utterance)
  /// Fall silent at once.
  case silence
  /// Turn the page; the answer is `.scrolled` or `.scrollFailed`.
  case scroll(Scroll)
  /// Tell whoever shows the text.
  case post(AccessibilityNotification)
  /// Keep a passage; the answer is `.saved`, `.alreadySaved` or `.saveFailed`, once it is durable.
  case save(Passage)
  /// Copy a passage; the answer is `.copied` or `.copyFailed`.
  case copy(Passage)
  /// Perform a custom action on the selected text; the answer is `.performed` or `.performFailed`.
  case perform(CustomAction, Passage)
  /// Make an entry of a custom rotor ready; the answer is `.prepared`.
  case prepare(rotor: String, TextRange)
  /// Look for a text in the whole book; the answer is the command `.searched`, with the results in the world, or
  /// `.searchFailed`, and before either `.searching` where it takes longer than a moment.
  case search(SearchQuery)
  /// Speak at a rate, in words a minute, from the next utterance on.
  case setRate(Int)
  /// Let somebody else speak; the answer is `.speaks`.
  case changeSpeaker
  /// Leave the reader.
  case quit

  /// Which page is to come into view.
  public enum Scroll: Hashable, Sendable {
    case next, previous
    /// The page that holds the position.
    case to(TextPosition)
  }
}

/// Text of a book with what is needed to cite it.
public struct Passage: Hashable, Sendable {
  /// Where the text stands.
  public let range: TextRange
  /// The text exactly, hard line breaks and ends of blocks as line ends.
  public let text: String
  /// The labels of the chapters around it, the outermost first.
  public let chapter: [String]
  /// How much of the book lies before it; nil where that is not known.
  public let percent: Int?
}
