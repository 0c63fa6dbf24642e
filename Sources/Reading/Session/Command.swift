import Accessibility
import Speech
import TextModel
import TextUnits

/// A request of the reader: speech falls silent before it, and it begins where the reader is.
///
/// A command is a case, a row of `Traits`, and a line in `Transition.carryOut` that calls the part which does it.
public enum Command: Hashable, Sendable {
  /// A book has been opened.
  case open
  /// Next or previous by the option the rotor shows.
  case move(Direction)
  /// The next or previous option of the rotor.
  case turnRotor(Direction)
  /// The rotor shows an option, whether it is on the dial or not; the reader goes to one of the things that it moves
  /// by, where one is named.
  case pick(RotorOption, TextRange?)
  /// The next or previous block; in Text Selection, expand or shrink.
  case item(Direction)
  /// The next or previous unit, whatever the rotor shows.
  case unit(Granularity, Direction)
  /// The next or previous heading of a level from 1 to 6; the previous heading is of that level too, until another key.
  case headingLevel(Int, Direction = .forward)
  /// The next or previous heading of the level that the text at hand stands under.
  case headingOfSameLevel(Direction)
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
  /// Goes to the next or previous chapter.
  case chapter(Direction)
  /// The start of the list, table, quote or figure around the cursor, or what comes after its end.
  case containerEdge(Direction)
  /// The next or previous cell of the table around the cursor, along its rows or its columns.
  case cell(TableAxis, Direction)
  /// Say all cells of the column around the cursor, or along columns all of the row.
  case tableLine(TableAxis)
  /// Say the headers of the cell at the cursor.
  case cellHeaders
  /// The start or the end of the line.
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
  /// Reads from the cursor on.
  case readFromCaret
  /// Reads from the start of the chapter on.
  case readFromChapter
  /// Reads from the start of the page on.
  case readPage
  /// Reads the book, the chapter, the page or the selection from its start to its end.
  case read(ReadScope)
  /// Reads each passage that is kept and what was written on it, or the highlights of a category.
  case readNotes(Annotation.Category?)
  /// Reads the first sentence of each paragraph from here on.
  case skim
  /// Stop reading after a while, or not any more.
  case sleep(SleepTimer?)
  /// Tells the time until reading stops by itself.
  case sleepLeft
  /// Goes to where the reader was at a moment.
  case recall(Moment)
  /// Tells where the reader is.
  case whereAmI
  /// Tells the place of the reader in all detail, with the time that is left.
  case whereInDetail
  /// The word at the cursor; again at once, its letters; a third time, a word for each letter.
  case spellWord
  /// Speaks the further content of the text at hand.
  case more
  /// Tells how the text at the cursor is set off: bold, italic, a link, another language.
  case textAttributes
  /// Begin to select from here, whatever moves come; again, end it.
  case mark
  /// Have the other end of the selection move.
  case otherEnd
  /// Perform an action of the Edit rotor, whatever the rotor shows.
  case perform(EditAction)
  /// Speaks the last answer again.
  case speakAgain
  /// Say the text last spoken or moved to, as on coming back to it.
  case speakFocus
  /// Goes back to where the last jump began.
  case goBack
  /// Goes forward again to where the reader came back from.
  case goForward
  /// Goes back or on by half a minute of the recording.
  case skipTime(Direction)
  /// Goes to a time of the recording, in milliseconds.
  case goToTime(Int)
  /// Goes to a place by its name.
  case goTo(PlaceName)
  /// Saves the selection, or the sentence at hand.
  case saveSelection
  /// Set a bookmark here, or take away the one that is here.
  case toggleBookmark
  /// The next or previous bookmark.
  case bookmark(Direction)
  /// Highlight what is selected, else the sentence at the cursor, in a category or in none.
  case highlight(Annotation.Category?)
  /// The next or previous highlight of a category, or of any.
  case nextHighlight(Annotation.Category?, Direction)
  /// Copies the selection.
  case copySelection
  /// Tells the meaning of the word at the cursor, or of the selection.
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
  /// Follows the link at a position, as Enter does it at the cursor; a word that is no link is selected.
  case activateAt(TextPosition)
  /// Selects the unit around a position.
  case selectAt(TextPosition, Granularity)
  /// The mouse is drawn over text from one position to another; the selection is announced once it is let go.
  case drag(from: TextPosition, to: TextPosition, isDone: Bool)
  /// Leaves the reader.
  case quit
  /// A key without a command.
  case unbound(String)
}
