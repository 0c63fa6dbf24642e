import Accessibility
import Speech
import TextModel

/// Something that has happened: the answer to an effect, or a change around a session.
///
/// Nothing falls silent for news, and nothing of what the reader is about is given up.
public enum News: Hashable, Sendable {
  /// A speech engine tells of an utterance.
  case speech(SpeechEvent)
  /// Reading is to stop where it is, so that it can be resumed; nothing is spoken.
  case pauseReading
  /// The same for as long as a dialog is open: where that leads to is read on from.
  case setReadingAside
  /// The text that is being written in a field is to be kept as far as it has come; nothing is spoken.
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
  /// The geometry is another one, and parts of the text may be hidden: who is in one goes to what follows it.
  case textHidden
  /// The rate of the settings is another one, and holds from now on.
  case rateSet
  /// The verbosity of the settings is another one, and holds from now on.
  case levelSet
  /// The recording is to be played in place of what a voice says, or no longer, and that holds from now on.
  case narrationSet
  /// The application has something to say.
  case announce([Announcement])

  /// The outcome of an effect that answers.
  public enum Answer: Hashable, Sendable {
    /// The passage is durable.
    case saved
    /// A form that was handed in is on disk.
    case answersSaved
    /// The answers in a form are kept no more.
    case answersCleared
    /// The passage had been saved before.
    case alreadySaved
    /// The note, or what was filled in, could not be saved; the reason is a sentence.
    case saveFailed(String)
    /// The marks that are kept of the book from now on.
    case marks([Annotation])
    /// So many marks were made in another edition of the book, and their words are gone.
    case marksLost(Int)
    /// So many marks were made in another edition of the book, and stand on words of which some are others now.
    case marksChanged(Int)
    /// The same of so many bookmarks.
    case bookmarksLost(Int), bookmarksChanged(Int)
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
    /// The meaning of a word.
    case meaning(Meaning)
    /// The reading of this book, of the others and of all, a line each.
    case statistics([String])
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
    /// The speaker from now on.
    case speaks(Speaker)
    /// A setting is on disk for the next time.
    case settingsKept
    /// A setting holds, and will not the next time; the reason is a sentence.
    case settingsNotKept(String)
  }

  /// The outcome of a change of marks.
  public enum Marking: Hashable, Sendable {
    /// A mark is kept.
    case added(Annotation.Kind)
    /// A passage is highlighted in a category.
    case highlighted(Annotation.Category)
    /// A mark is kept no longer.
    case removed(Annotation.Kind)
    /// A mark that was removed is kept again.
    case restored
    /// There is nothing that could be kept again.
    case nothingToRestore
    /// A mark has another name.
    case renamed
    /// A highlight reaches as far as was wanted.
    case extended
  }

  /// The program that speaks.
  public enum Speaker: Hashable, Sendable {
    /// The program, by a voice of its own.
    case program
    /// None: the program shows what is spoken.
    case captions
    /// A screen reader, which reads what is written or shown.
    case screenReader
    /// The speaker as before: no other can speak here.
    case nobodyElse
  }

  /// The destination of copied text, for all that is known.
  public enum CopyDestination: Hashable, Sendable {
    /// A program that owns a clipboard has taken it.
    case clipboard
    /// The terminal was asked to take it, which never answers.
    case terminal
    /// It is kept in a file alone.
    case file
  }
}
