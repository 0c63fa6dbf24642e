import Accessibility
import Speech
import TextModel
import TextUnits

/// Something that happens to a session: a wish of the reader's, or the answer to an effect.
public enum Command: Hashable, Sendable {
  /// A book has been opened.
  case open
  /// Next or previous by the option the rotor shows.
  case move(Direction)
  /// The next or previous option of the rotor.
  case turnRotor(Direction)
  /// The next or previous block; in Text Selection, expand or shrink.
  case item(Direction)
  /// The next or previous unit, whatever the rotor shows.
  case unit(Granularity, Direction)
  /// The next heading of a level from 1 to 6; the previous heading is of that level too, until another key.
  case headingLevel(Int)
  /// Looks for a text from the cursor on, and goes to where it is.
  case find(SearchQuery, Direction)
  /// The next or previous match of the text looked for last.
  case findNext(Direction)
  /// Moves the active end of the selection by a unit, whatever the rotor shows.
  case select(SelectionUnit, Direction)
  /// The next or previous link or control.
  case tab(Direction)
  case chapter(Direction)
  /// The start or the end of the row.
  case rowEdge(Direction)
  /// The start or the end of the book.
  case bookEdge(Direction)
  /// Follow a link, perform an action.
  case activate
  /// Stop, then leave what was begun.
  case cancel
  /// Read on, pause, resume.
  case playPause
  case readFromCaret, readFromChapter, readFromPage
  case whereAmI
  /// Perform an action of the Edit rotor, whatever the rotor shows.
  case perform(EditAction)
  case speakAgain
  /// Say the text last spoken or moved to, as on coming back to it.
  case speakFocus
  case goBack
  /// Goes to a place by its name.
  case goTo(PlaceName)
  case saveSelection
  case copySelection
  /// Speak faster or slower by a tenth.
  case changeRate(Direction)
  /// Let somebody else speak: the program's own voice, or a screen reader.
  case changeSpeaker
  /// The row at a position has been touched.
  case touch(TextPosition)
  case quit
  /// A key without a command.
  case unbound(String)

  /// A speech engine tells of an utterance.
  case speech(SpeechEvent)
  /// Reading is to stop where it is, so that it can be resumed; nothing is said.
  case pauseReading
  /// The page in view has been turned.
  case scrolled(Page)
  /// There is no page to turn to.
  case scrollFailed
  /// An effect has been carried out.
  case answered(Answer)
  /// The index of the whole book is there.
  case indexed
  /// The book has been looked through for a text; what was found is in the world.
  case searched
  /// The geometry is another one.
  case resized
  /// The application has something to say.
  case announce([Announcement])

  /// What has become of an effect that answers.
  public enum Answer: Hashable, Sendable {
    case saved
    case alreadySaved
    /// The note could not be saved; the reason is a sentence.
    case saveFailed(String)
    /// The text has been copied, as far as can be known.
    case copied(to: CopyDestination)
    /// The text could not even be kept; the reason is a sentence.
    case copyFailed(String)
    /// A custom action has been performed; the message is spoken, or that it is done.
    case performed(String?)
    /// A custom action could not be performed.
    case performFailed(name: String, reason: String)
    /// An entry of a custom rotor can be moved to.
    case prepared(TextRange)
    /// Looking through the book takes longer than a moment; `.searched` follows.
    case searching
    /// The text cannot be looked for; the reason is a sentence.
    case searchFailed(String)
    /// Who speaks from now on.
    case speaks(Speaker)
  }

  /// Who speaks.
  public enum Speaker: Hashable, Sendable {
    /// The program, by a voice of its own.
    case program
    /// Nobody: the program shows what is said.
    case captions
    /// A screen reader, which reads what is written or shown.
    case screenReader
    /// Whoever spoke before: nobody else can speak here.
    case nobodyElse
  }

  /// Where copied text has come to, for all that is known.
  public enum CopyDestination: Hashable, Sendable {
    /// A program that owns a clipboard has taken it.
    case clipboard
    /// The terminal was asked to take it, which never answers.
    case terminal
    /// It is kept in a file alone.
    case file
  }

  /// Whether the command is the answer to something, and no wish of the reader's.
  var isAnswer: Bool {
    switch self {
    case .speech, .pauseReading, .scrolled, .scrollFailed, .answered, .indexed, .searched, .resized, .announce: true
    default: false
    }
  }
}
