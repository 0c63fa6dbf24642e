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
  /// How fast is spoken, in words a minute.
  public internal(set) var rate = Session.normalRate
  /// The action the Edit rotor has come to; nil until one is chosen.
  public internal(set) var editAction: EditAction?
  /// What was looked for last.
  public internal(set) var query: SearchQuery?
  /// Whether read-all is at work.
  public internal(set) var mode = Mode.browsing
  /// The page in view; nil until one has been shown.
  public internal(set) var page: Page?

  /// The rate of a new reader, in words a minute.
  public static let normalRate = 200

  /// The number of the next utterance.
  var nextUtterance = 0
  /// The edge that the last command ran into, so that its phrase is said once.
  var edge: Edge?
  /// A move that waits for the index of the whole book.
  var search: PendingSearch?
  /// A move to a match that waits until the book has been looked through; the next key drops it.
  var pendingMatch: MatchSearch?
  /// A place that only the index of the whole book knows; the next key drops it.
  var goal: PlaceName?
  /// What to go back to, the newest last.
  var jumps: [Jump] = []
  /// Whether anything has been moved to or read, so that there is a place to come from.
  var hasPlace = false
  /// The level that headings are looked for, until a key that looks for none.
  var headingLevel: Int?
  /// An entry of a custom rotor that is being made ready; the next key drops it.
  var preparing: TextRange?
  /// Whether the reader has been told that notes and page numbers are skipped.
  var hasToldOfSkipping = false
  /// The answer spoken last, to be spoken again.
  var lastAnswer: [Said] = []

  /// Creates a session at the start of a book, its rotor at Lines.
  public init() {}

  /// Whether read-all is at work.
  public var isReading: Bool { mode.reading != nil }
  /// Whether a move to a match waits until the book has been looked through.
  package var awaitsMatch: Bool { pendingMatch != nil }

  /// What the keys act on.
  public enum Mode: Hashable, Codable, Sendable {
    case browsing
    case reading(Reading)
    case paused(Pause)
    /// Everything has been read.
    case finished
  }

  /// Something that has been said.
  struct Said: Hashable, Codable, Sendable {
    let text: String
    let earcon: Earcon?
    let language: String?
  }

  /// An edge that a command ran into.
  struct Edge: Hashable, Codable, Sendable {
    let phrase: String
    let command: String
  }

  /// What a jump began at.
  struct Jump: Hashable, Codable, Sendable {
    let range: TextRange
    let granularity: Granularity
  }

  /// A move to an element that the section at hand does not have.
  struct PendingSearch: Hashable, Codable, Sendable {
    let granularity: Granularity
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
  }
}
