import Speech
import TextModel
import TextUnits

/// A reader's session with one book: where they are, what the rotor shows, what is selected, what is being read.
///
/// A session is a small value without text. It changes only by `apply(_:at:in:)`, which is total, synchronous and free
/// of I/O: every request of the reader comes in as a ``Command``, everything that has happened as ``News``, each with
/// its moment, and everything the session wants done goes out as ``Effect``.
///
/// It is made of parts, each of which is changed by the commands of one room. A session is kept with the properties of
/// its parts beside each other, as they were before there were parts.
public struct Session: Hashable, Sendable {
  /// The rate of a new reader, in words a minute.
  public static let normalRate = 200

  var place = Place()
  var dial = Dial()
  var selecting = Selecting()
  var listening = Listening()
  var trail = Trail()
  var recent = Recent()
  var spoken = Spoken()
  /// The state of the forms of the book.
  public internal(set) var form = Form()
  /// The last search.
  public internal(set) var query: SearchQuery?
  /// The places of the reader in the last day.
  public internal(set) var awake = ReadingTrail()
  /// The thing that a move waits for; nil where nothing is waited for.
  var awaited: Awaited?

  /// Creates a session at the start of a book, its rotor at Lines.
  public init() {}

  /// Creates a session at a place that was kept.
  public init(at position: TextPosition) {
    place.cursor = position
    place.hasPlace = true
    place.isRestored = true
  }

  /// Returns a session with the choices of the reader at another place, without the state that belongs to the old one.
  public func moved(to position: TextPosition) -> Session {
    var session = Session(at: position)
    session.place.isRestored = false
    session.dial.rotor = rotor
    (session.spoken.ownRate, session.spoken.rateStart) = (spoken.ownRate, spoken.rateStart)
    session.selecting.selectionUnit = selectionUnit
    session.query = query
    return session
  }

  /// Returns a session that was kept, to be gone on with in place of this one.
  package func takingUp(_ kept: Session) -> Session {
    var session = kept
    // Utterances that were spoken here keep their numbers.
    session.spoken.nextUtterance = max(spoken.nextUtterance, kept.spoken.nextUtterance)
    return session
  }

  /// Returns the rate of speech, in words a minute.
  public func rate(in settings: Settings) -> Int { ownRate ?? settings.rate }
  /// A Boolean value that indicates whether read-all is at work.
  public var isReading: Bool { mode.reading != nil }
}

extension Session: Codable {
  private enum CodingKeys: String, CodingKey {
    case form, query, awake, awaited
    /// A key that earlier versions want, which had the view moved by the session.
    case looksAway
  }

  /// Reads a session that was kept, with the properties of its parts beside each other.
  public init(from decoder: any Decoder) throws {
    place = try Place(from: decoder)
    dial = try Dial(from: decoder)
    selecting = try Selecting(from: decoder)
    listening = try Listening(from: decoder)
    trail = try Trail(from: decoder)
    recent = try Recent(from: decoder)
    spoken = try Spoken(from: decoder)
    let own = try decoder.container(keyedBy: CodingKeys.self)
    form = try own.decode(Form.self, forKey: .form)
    query = try own.decodeIfPresent(SearchQuery.self, forKey: .query)
    awake = try own.decode(ReadingTrail.self, forKey: .awake)
    awaited = try own.decodeIfPresent(Awaited.self, forKey: .awaited)
  }

  /// Writes the session with the properties of its parts beside each other.
  public func encode(to encoder: any Encoder) throws {
    try place.encode(to: encoder)
    try dial.encode(to: encoder)
    try selecting.encode(to: encoder)
    try listening.encode(to: encoder)
    try trail.encode(to: encoder)
    try recent.encode(to: encoder)
    try spoken.encode(to: encoder)
    var own = encoder.container(keyedBy: CodingKeys.self)
    try own.encode(form, forKey: .form)
    try own.encodeIfPresent(query, forKey: .query)
    try own.encode(awake, forKey: .awake)
    try own.encodeIfPresent(awaited, forKey: .awaited)
    try own.encode(false, forKey: .looksAway)
  }
}
