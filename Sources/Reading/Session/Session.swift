import Accessibility
import Speech
import TextModel
import TextUnits

/// A reader's session with one book: where they are, what the rotor shows, what is selected, what is being read.
///
/// A session is a small value without text. It changes only by ``apply(_:at:in:)``, which is total, synchronous and
/// free of I/O: every wish and every answer comes in as a command, with the moment it comes at, and everything the
/// session wants done goes out as effects.
public struct Session: Hashable, Codable, Sendable {
  /// The reading position.
  public internal(set) var cursor = TextPosition.start
  /// The text last spoken or moved to.
  public internal(set) var focus: TextRange?
  /// The dial.
  public internal(set) var rotor = Rotor()
  /// What is selected; nil, or empty, when nothing is.
  public internal(set) var selection: Selection?
  /// What a selection grows and shrinks by.
  public internal(set) var selectionUnit = SelectionUnit.word
  /// How fast is spoken, in words a minute, where that was changed while reading; nil where it is as it is set.
  public internal(set) var ownRate: Int?
  /// The rate that it was changed from, which steps there and back lead to again.
  var rateStart: Int?
  /// The action the Edit rotor has come to; nil until one is chosen.
  public internal(set) var editAction: EditAction?
  /// What else there was to hear of a text, as far as the rotor has come to it.
  var content: ContentPlace?
  /// What was looked for last.
  public internal(set) var query: SearchQuery?
  /// Whether read-all is at work.
  public internal(set) var mode = Mode.browsing
  /// What is done with the forms of the book.
  public internal(set) var form = Form()
  /// The page in view; nil until one has been shown.
  public internal(set) var page: Page?

  /// The rate of a new reader, in words a minute.
  public static let normalRate = 200

  /// The number of the next utterance.
  var nextUtterance = 0
  /// The edge that the last command ran into, so that its phrase is said once.
  var edge: Edge?
  /// The row and column of the table that the reader goes along.
  var lane: Lane?
  /// A move that waits for the index of the whole book.
  var search: PendingSearch?
  /// A move to a match that waits until the book has been looked through; the next key drops it.
  var pendingMatch: MatchSearch?
  /// A move that waits for a long text to be laid out; the next key drops it.
  var landing: Landing?
  /// A place that only the index of the whole book knows; the next key drops it.
  var goal: PlaceName?
  /// What to go back to, the newest last.
  var jumps: [Jump] = []
  /// What was come back from, the newest last, until another jump.
  var returns: [Jump] = []
  /// The note that a reference was followed to; moves inside it stay there.
  var followedNote: TextRange?
  /// What that note is called by: its number or sign.
  var followedNumber: String?
  /// Whether anything has been moved to or read, so that there is a place to come from.
  var hasPlace = false
  /// Whether the reader is where an earlier session ended, and has not moved: reading goes on with the whole sentence.
  var isRestored = false
  /// The selection that was read last as what there was to be read: reading goes on behind it.
  var readSelection: Selection?
  /// Where a selection that follows the cursor began; nil when none does.
  var mark: TextPosition?
  /// How far the word at the cursor has been told, and when; nil after any other key.
  var spelling: Spelling?
  /// When the selection was spoken, that it may be counted; nil after any other key.
  var selectionTold: Instant?
  /// A letter that is to be told again by a word; any key drops it.
  var phonetic: Phonetic?
  /// The level that headings are looked for, until a key that looks for none.
  var headingLevel: Int?
  /// An entry of a custom rotor that is being made ready; the next key drops it.
  var preparing: TextRange?
  /// What the reader has been told of parts that are skipped.
  var skipNotices = SkipNotices()
  /// Where the reader was in the last day.
  public internal(set) var awake = AwakeMarks()
  /// When reading is to stop by itself.
  var sleep: Sleep?
  /// Why reading came to an end without the reader, until it has been said.
  package internal(set) var absence: Absence?
  /// Whether the reader looks at another page than that which is being read.
  public internal(set) var looksAway = false
  /// The languages that the reader has been told there is no voice for.
  var voicelessLanguages: Set<String>?
  /// The answer spoken last, to be spoken again.
  var lastAnswer: [Said] = []

  /// Creates a session at the start of a book, its rotor at Lines.
  public init() {}

  /// Creates a session at a place that was kept.
  public init(at position: TextPosition) {
    cursor = position
    hasPlace = true
    isRestored = true
  }

  /// What the reader has chosen, at another place; what belongs to the old one is dropped.
  public func moved(to position: TextPosition) -> Session {
    var session = Session(at: position)
    session.isRestored = false
    session.rotor = rotor
    (session.ownRate, session.rateStart) = (ownRate, rateStart)
    session.selectionUnit = selectionUnit
    session.query = query
    return session
  }

  /// A session that was kept, to be gone on with in place of this one.
  package func takingUp(_ kept: Session) -> Session {
    var session = kept
    // What has been said here keeps its numbers.
    session.nextUtterance = max(nextUtterance, kept.nextUtterance)
    return session
  }

  /// How fast is spoken, in words a minute.
  public func rate(in settings: Settings) -> Int { ownRate ?? settings.rate }
  /// Whether read-all is at work.
  public var isReading: Bool { mode.reading != nil }
  /// Whether a move to a match waits until the book has been looked through.
  package var awaitsMatch: Bool { pendingMatch != nil }
  /// Whether a move waits for what it leads to: a text to be laid out, the index, a search, an entry of a rotor.
  package var isAwaiting: Bool {
    if let landing, landing.goal != .page { return true }
    return search != nil || pendingMatch != nil || goal != nil || preparing != nil
  }

  /// What the keys act on.
  public enum Mode: Hashable, Codable, Sendable {
    case browsing
    case reading(Reading)
    case paused(Pause)
    /// Everything has been read.
    case finished
  }

  /// A key and a value of what else there is to hear of a text.
  struct ContentPlace: Hashable, Codable, Sendable {
    let text: TextRange
    let number: Int
  }

  /// How a word was told last.
  struct Spelling: Hashable, Codable, Sendable {
    /// 0 whole, 1 by its letters, 2 by a word for each letter.
    let detail: Int
    let at: Instant
  }

  /// The words that stand for a letter, and when they are to be said.
  struct Phonetic: Hashable, Codable, Sendable {
    let words: [PhoneticWord]
    let due: Instant
  }

  /// An edge that a command ran into.
  struct Edge: Hashable, Codable, Sendable {
    let phrase: String
    let command: String
  }

  /// The place in the grid of a table that the reader stands in, of those that a cell takes.
  struct Lane: Hashable, Codable, Sendable {
    /// The cell, where the reader has not left it since.
    let cursor: TextPosition
    /// The table that the reader goes along, as an index into the containers of the section; sessions were once kept
    /// without it.
    let table: Int?
    private let row: Int
    private let column: Int

    var place: TableHeaders.Place { TableHeaders.Place(row: row, column: column) }

    init(cursor: TextPosition, table: Int, place: TableHeaders.Place) {
      self.cursor = cursor
      self.table = table
      row = place.row
      column = place.column
    }
  }

  /// What a jump began at.
  struct Jump: Hashable, Codable, Sendable {
    let range: TextRange
    let granularity: Granularity
    /// The position of the reader in that text; nil at its start.
    var place: TextPosition?
    /// What it goes back from, where the reader did not jump.
    var cause: Cause?
    /// The note that it goes back into, where a reference was followed to that.
    var note: FollowedNote?

    /// A note that a reference was followed to, with its number or sign.
    struct FollowedNote: Hashable, Codable, Sendable {
      let range: TextRange
      let number: String
    }

    /// Why there is something to go back to.
    enum Cause: Hashable, Codable, Sendable {
      /// Reading went on for long after the last key, at so many seconds since 1970.
      case lastKey(time: Int)
      /// A sleep timer stopped reading a minute later.
      case minute
    }
  }

  /// A move to an element that the section at hand does not have.
  struct PendingSearch: Hashable, Codable, Sendable {
    let granularity: Granularity
    /// Whether controls are looked for as well, as by Tab.
    let isTab: Bool
    let direction: Direction
    /// Whether reading goes on from what is found.
    let reads: Bool
  }

  /// A move to a match of the text that was looked for last.
  struct MatchSearch: Hashable, Codable, Sendable {
    let direction: Direction
    /// Whether the search begins with it, and is no step from a match to the next.
    let isFirst: Bool
    /// Whether reading goes on from what is found.
    var reads = false
  }

  /// Read-all paused.
  public struct Pause: Hashable, Codable, Sendable {
    /// Where the word that was being spoken begins.
    var word: TextPosition
    /// Where its sentence begins.
    var sentence: TextPosition
    /// When it was paused.
    var at: Instant
    /// What was being read, if not the rest of the book.
    var scope: ReadAll.Scope?
    /// What comes next, where a sentence has been heard to its end and the next one waits for the reader.
    var rest: ReadAll?
    /// Set while a dialog lies over what was being read, whose end is read on from where it leads to, and while an answer
    /// is waited for.
    var isAside: Bool?

    /// The pause once the dialog is closed.
    var asLeft: Pause {
      var pause = self
      pause.isAside = nil
      return pause
    }
  }
}
