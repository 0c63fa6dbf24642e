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
  /// The rotor shows an option, whether it is on the dial or not; the reader goes to one of the things that it moves by,
  /// where one is named.
  case pick(RotorOption, TextRange?)
  /// The next or previous block; in Text Selection, expand or shrink.
  case item(Direction)
  /// The next or previous unit, whatever the rotor shows.
  case unit(Granularity, Direction)
  /// The next or previous heading of a level from 1 to 6; the previous heading is of that level too, until another key.
  case headingLevel(Int, Direction = .forward)
  /// Looks for a text from the cursor on, and goes to where it is.
  case find(SearchQuery, Direction)
  /// The next or previous match of the text looked for last.
  case findNext(Direction)
  /// Moves the active end of the selection by a unit, whatever the rotor shows.
  case select(SelectionUnit, Direction)
  /// The next or previous link or control.
  case tab(Direction)
  /// The next or previous control whose value is not accepted.
  case error(Direction)
  /// A key for the control at the cursor, and the name of the key.
  case press(ControlKey, named: String)
  /// Text for the field that is being written in.
  case paste(String)
  /// The caret of the field that is being written in goes after so many characters.
  case placeCaret(Int)
  /// Keys are to go to the control at the cursor, or to the text again.
  case toggleForms
  case chapter(Direction)
  /// The start of the list, table, quote or figure around the cursor, or what comes after its end.
  case containerEdge(Direction)
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
  /// The same for somebody who does not see what is at the cursor, and means nothing else by it.
  case toggleReading
  case readFromCaret, readFromChapter, readPage
  /// Reads the book, the chapter, the page or the selection from its start to its end.
  case read(ReadScope)
  /// Stop reading after a while, or not any more.
  case sleep(SleepTimer?)
  /// How long it is until reading stops by itself.
  case sleepLeft
  /// Goes to where the reader was at a moment.
  case recall(Moment)
  /// Show the page before or after, while reading goes on; else the row before or after.
  case look(Direction)
  case whereAmI
  /// Where the reader is in all detail, with the time that is left.
  case whereInDetail
  /// The word at the cursor; again at once, its letters; a third time, a word for each letter.
  case spellWord
  /// What else there is to hear of the text at hand.
  case more
  /// How the text at the cursor is set off: bold, italic, a link, another language.
  case textAttributes
  /// Begin to select from here, whatever moves come; again, end it.
  case mark
  /// Perform an action of the Edit rotor, whatever the rotor shows.
  case perform(EditAction)
  case speakAgain
  /// Say the text last spoken or moved to, as on coming back to it.
  case speakFocus
  case goBack, goForward
  /// Goes to a place by its name.
  case goTo(PlaceName)
  case saveSelection
  /// Set a bookmark here, or take away the one that is here.
  case toggleBookmark
  /// The next or previous bookmark.
  case bookmark(Direction)
  case copySelection
  /// What the word at the cursor means, or what is selected.
  case define
  /// The text that is selected; again at once, how much it is.
  case speakSelection
  /// Speak faster or slower by a tenth.
  case changeRate(Direction)
  /// Speak louder or softer, where the voice can.
  case changeVolume(Direction)
  /// The next level of punctuation, or of verbosity, around and around.
  case cyclePunctuation, cycleVerbosity
  /// Let somebody else speak: the program's own voice, or a screen reader.
  case changeSpeaker
  /// The text at a position has been touched.
  case touch(TextPosition)
  /// What is at a position is to be followed, as Enter does it at the cursor.
  case activateAt(TextPosition)
  /// The mouse is drawn over text from one position to another; what is selected is told once it is let go.
  case drag(from: TextPosition, to: TextPosition, isDone: Bool)
  case quit
  /// A key without a command.
  case unbound(String)

  /// A speech engine tells of an utterance.
  case speech(SpeechEvent)
  /// Reading is to stop where it is, so that it can be resumed; nothing is said.
  case pauseReading
  /// The same for as long as a dialog is open: where that leads to is read on from.
  case setReadingAside
  /// What is being written in a field is to be kept as far as it has come; nothing is said.
  case keepWriting
  /// A moment has come that was waited for.
  case woken
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
  /// The rate of the settings is another one, and holds from now on.
  case rateSet
  /// How much is said is another setting, and holds from now on.
  case levelSet
  /// The application has something to say.
  case announce([Announcement])

  /// What has become of an effect that answers.
  public enum Answer: Hashable, Sendable {
    case saved
    /// A form that was handed in is on disk.
    case answersSaved
    /// What was filled in a form is kept no more.
    case answersCleared
    case alreadySaved
    /// The note, or what was filled in, could not be saved; the reason is a sentence.
    case saveFailed(String)
    /// What is kept of the book from now on.
    case marks([Mark])
    /// So many marks were made in another edition of the book, and their words are gone.
    case marksLost(Int)
    /// So many marks were made in another edition of the book, and stand on words of which some are others now.
    case marksChanged(Int)
    /// The words at the place kept from another edition of the book are gone.
    case placeLost
    /// A mark has been kept, or is kept no longer.
    case marked(Marking)
    /// A mark could not be kept; the reason is a sentence.
    case markFailed(String)
    /// The text has been copied, as far as can be known.
    case copied(to: CopyDestination)
    /// The text could not even be kept; the reason is a sentence.
    case copyFailed(String)
    /// The text that was copied last; nil where there is none.
    case fetched(String?)
    /// What a word means.
    case meaning(Meaning)
    /// A custom action has been performed; the message is spoken, or that it is done.
    case performed(String?)
    /// A custom action could not be performed.
    case performFailed(name: String, reason: String)
    /// An entry of a custom rotor can be moved to.
    case prepared(TextRange)
    /// The text is laid out as far as a place in it.
    case laidOut(LayoutGoal)
    /// Looking through the book takes longer than a moment; `.searched` follows.
    case searching
    /// The text cannot be looked for; the reason is a sentence.
    case searchFailed(String)
    /// Who speaks from now on.
    case speaks(Speaker)
    /// A setting is on disk for the next time.
    case settingsKept
    /// A setting holds, and will not the next time; the reason is a sentence.
    case settingsNotKept(String)
  }

  /// What has become of a mark.
  public enum Marking: Hashable, Sendable {
    case added(Mark.Kind)
    case removed(Mark.Kind)
    case restored
    /// There is nothing that could be kept again.
    case nothingToRestore
    case renamed
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
    case .speech, .pauseReading, .setReadingAside, .keepWriting, .woken, .scrolled, .scrollFailed, .answered,
      .indexed, .searched,
      .resized, .rateSet, .levelSet, .announce:
      true
    default: false
    }
  }
}
