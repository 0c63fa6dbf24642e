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
  /// Notifies the application that shows the text.
  case post(AccessibilityNotification)
  /// Keep a passage; the answer is `.saved`, `.alreadySaved` or `.saveFailed`, once it is durable.
  case save(Passage)
  /// Keep a mark, or keep it no longer; the answers are `.marks`, and `.marked` or `.markFailed`, once it is durable.
  case mark(AnnotationChange)
  /// Keep what was filled in; the answer is `.answersSaved` where a form was handed in, else none, or `.saveFailed`.
  case keep([KeptAnswer], isHandedIn: Bool)
  /// Keep no longer what was filled in; the answer is `.answersCleared` or `.saveFailed`.
  case forget([AnswerKey])
  /// Copy a passage; the answer is `.copied` or `.copyFailed`.
  case copy(Passage)
  /// Lay a long text out as far as a place in it, in the background; the answer is `.laidOut`.
  case layOut(LayoutGoal)
  /// Look for a text in the whole book; the answer is the command `.searched`, with the results in the world, or
  /// `.searchFailed`, and before either `.searching` where it takes longer than a moment.
  case search(SearchQuery)
  /// Speak at a rate, in words a minute, from the next utterance on.
  case setRate(Int)
  /// Tell when a moment has come; the answer is the command `.woken`.
  case wake(at: Instant)
  /// Do what only the application can.
  case host(HostRequest)
  /// Do what the application itself has asked for among these effects; the engine never asks for it.
  case application(ApplicationEffect)

  /// The page that is to come into view.
  public enum Scroll: Hashable, Sendable {
    /// The page after the one in view.
    case next
    /// The page before the one in view.
    case previous
    /// The page that holds the position.
    case to(TextPosition)
  }
}

/// A request that only the application around a session can answer.
///
/// One that an application has no answer to may be left out; nothing is waited for but what a case tells of.
public enum HostRequest: Hashable, Sendable {
  /// Let the reader write something on a passage, to be kept with it.
  case write(Passage)
  /// Perform a custom action on the selected text; the answer is `.performed` or `.performFailed`.
  case perform(CustomAction, Passage)
  /// Make an entry of a custom rotor ready; the answer is `.prepared`.
  case prepare(rotor: String, TextRange)
  /// Give a setting a value, by its name and as files write it, for good.
  case set(String, to: String)
  /// Let somebody else speak; the answer is `.speaks`.
  case changeSpeaker
  /// Copy a passage with its source, in a style; the answer is `.copied` or `.copyFailed`.
  case cite(Passage, Settings.CitationStyle)
  /// Ask the reader what is to be done with an address outside of the book, which is never followed by itself.
  case leave(for: String)
  /// Look a word up; the answer is `.meaning`.
  case define(String)
  /// Ask how a word of text in a language is said.
  case pronounce(WordAtHand)
  /// Give the text that was copied last, by whatever program; the answer is `.fetched`.
  case fetchCopied
  /// Leave the reader.
  case quit
}

/// Text of a book with what is needed to cite it.
public struct Passage: Hashable, Sendable {
  /// The range of the text.
  public let range: TextRange
  /// The text exactly, hard line breaks and ends of blocks as line ends.
  public let text: String
  /// The labels of the chapters around it, the outermost first.
  public let chapter: [String]
  /// The part of the book before it, in percent; nil if it is not known.
  public let percent: Int?
}

extension Passage {
  /// Text that stands in a line of the program's own, while the reader is at a position.
  package init(written text: String, at position: TextPosition) {
    self.init(range: TextRange(position, position), text: text, chapter: [], percent: nil)
  }
}
