import TextModel

/// The places of the reader in the last 24 hours, one for each minute.
///
/// Who falls asleep over a book finds back by it.
public struct ReadingTrail: Hashable, Sendable {
  /// A place, and the seconds since 1970 at which the reader was there.
  struct Point: Hashable, Sendable {
    let time: Int
    let position: TextPosition
  }

  private static let day = 24 * 60 * 60

  /// The place of the reader after the last key.
  private(set) var lastKey: Point?
  /// The oldest first.
  private var marks: [Point] = []

  /// No marks.
  public init() {}

  /// Keeps a place: after a key the newest of its minute, else the first.
  mutating func keep(_ position: TextPosition, at time: Int, isKey: Bool) {
    let mark = Point(time: time, position: position)
    if isKey { lastKey = mark }
    // A clock that was set back makes earlier moments lie in the future.
    while let last = marks.last, last.time > time || isKey && last.time / 60 == time / 60 { marks.removeLast() }
    if marks.last.map({ $0.time / 60 != time / 60 }) ?? true { marks.append(mark) }
    let outdated = marks.prefix { $0.time < time - ReadingTrail.day }.count
    if outdated > 0 { marks.removeFirst(outdated) }
  }

  /// Returns the place of the reader at a moment, or nil before all that is known.
  func mark(at time: Int) -> Point? { marks.last { $0.time <= time } }
}

extension ReadingTrail: Codable {
  /// Reads marks as they were written: three numbers each, the last key first.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.singleValueContainer().decode([Int].self)
    let all = stride(from: 0, to: numbers.count - numbers.count % 3, by: 3).map { index in
      Point(time: numbers[index], position: TextPosition(section: numbers[index + 1], offset: numbers[index + 2]))
    }
    lastKey = all.first
    marks = Array(all.dropFirst())
  }

  /// Writes the marks in as few bytes as will do: they are kept with every place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let all = lastKey.map { [$0] + marks } ?? []
    try container.encode(all.flatMap { [$0.time, $0.position.section, $0.position.offset] })
  }
}
