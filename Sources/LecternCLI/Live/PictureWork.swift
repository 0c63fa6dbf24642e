import BookFormats
import Speech
import TerminalUI
import TextModel
import Words

/// The picture in view, which is drawn in the background for the terminal.
///
/// The terminal is asked once how it shows pictures, when the first is wanted, and has 100 ms to answer.
struct PictureWork {
  /// The time that the answers of the terminal are waited for, in milliseconds.
  static let patience = 100
  /// The time in which an answer that is late is still known as one, in milliseconds.
  static let lateness = 2000

  /// A picture to be drawn.
  struct Order: Hashable, Sendable {
    var subject: PictureSubject
    let columns: Int
    let rows: Int
    let support: PictureSupport
    /// The marks on it, as the helper program takes them.
    var marks: [String] = []

    /// Returns a Boolean value that indicates whether another order is of the same picture, whatever marks it has.
    func isSamePicture(_ other: Order) -> Bool {
      var other = other
      other.marks = marks
      return self == other
    }
  }

  /// The outcome of drawing.
  enum Outcome: Sendable {
    case drawn(Order, DrawnPicture)
    case failed(Order, Complaint)
  }

  private var answers: [TerminalAnswer] = []
  private var asked: Instant?
  private var isAnswered = false
  private var current: Order?
  private var work: BackgroundWork<Outcome>?
  /// The places of the text of sections on pictures, as they were asked for last.
  private var places: [Int: PageGeometry?] = [:]
  /// The picture that was drawn last; nil if none is to be seen.
  private(set) var drawn: (order: Order, picture: DrawnPicture)?

  /// A Boolean value that indicates whether the terminal has been asked.
  var hasAsked: Bool { asked != nil }

  /// The moment that the answers of the terminal are waited for; nil if none are.
  var deadline: Instant? { isAnswered ? nil : asked?.later(by: Self.patience) }

  /// Begins to wait for answers.
  mutating func ask(at now: Instant) { asked = now }

  /// Takes an answer of the terminal.
  mutating func take(_ answer: TerminalAnswer) {
    answers.append(answer)
    // All terminals answer the last question.
    if case .attributes = answer { isAnswered = true }
  }

  /// Returns the answers once they are complete or have been waited for long enough; nil until then.
  mutating func answers(at now: Instant) -> [TerminalAnswer]? {
    if let deadline, now >= deadline { isAnswered = true }
    return isAnswered ? answers : nil
  }

  /// Returns the places of the text of a section, which has been read, on pictures.
  mutating func places(ofSection section: Int, in book: Book) -> PageGeometry? {
    if let known = places[section] { return known }
    if places.count > 3 { places = [:] }
    let geometry = book.geometry(ofSection: section)
    places[section] = .some(geometry)
    return geometry
  }

  /// Begins to draw a picture, unless it is being drawn or was drawn already.
  ///
  /// A picture that differs in its marks alone is begun when the one before is finished, which stays in view until then,
  /// and is not drawn for a terminal that is busy.
  mutating func draw(
    _ order: Order, isBusy: Bool, waking keyboard: any Keyboard, _ edges: Edges,
    _ make: @escaping @Sendable (Order) -> Outcome
  ) {
    guard order != current else { return }
    let isSame = current.map(order.isSamePicture) ?? false
    if isSame, work != nil || isBusy { return }
    if !isSame { cancel() }
    current = order
    let wake: @Sendable () -> Void = { [weak keyboard] in keyboard?.wake() }
    work = BackgroundWork(in: edges.background, wake: wake) { isCancelled in isCancelled() ? nil : make(order) }
  }

  /// Takes what has been drawn, and returns the reason if it could not be.
  mutating func takeDrawn() -> Complaint? {
    guard let outcome = work?.take() else { return nil }
    work = nil
    switch outcome {
    case .drawn(let order, let picture):
      drawn = (order, picture)
      return nil
    case .failed(_, let reason):
      cancel()
      return reason
    }
  }

  /// Stops drawing and takes the picture away.
  mutating func cancel() {
    work?.cancel()
    (work, current, drawn) = (nil, nil, nil)
  }
}

/// The reason why a viewer shows no picture.
enum ViewerFailure: Sendable {
  /// The program of a name has failed.
  case program(String)
  /// There is no picture that could be shown.
  case picture(Complaint)
}
