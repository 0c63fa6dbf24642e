import Speech
import TextUnits

/// Letters typed to go to what begins with them; those that follow each other at once are the beginning of one name.
struct TypeAhead: Hashable, Codable, Sendable {
  /// The time after a letter in which another one still belongs to it, in milliseconds.
  private static let patience = 1000

  /// The letters typed so far, as far as they belong together.
  private(set) var text = ""
  private var at = Instant(milliseconds: 0)

  /// Takes a character in, and finds the name to go to: of the names from the current one on, round the end, the first
  /// that begins with what has been typed.
  ///
  /// One letter leads to the next name after the current one, and so does the same letter again. What has no name is
  /// passed over.
  mutating func find(
    _ character: Character, from current: Int, of count: Int, at now: Instant, name: (Int) -> String?
  ) -> Int? {
    let isContinued = isGoingOn(at: now)
    let before = isContinued ? text : ""
    text = before + String(character)
    at = now
    func place(from start: Int, _ beginning: String) -> Int? {
      let wanted = FoldedText(beginning)
      return (0..<count).lazy.map { (start + $0) % count }
        .first { name($0).map { FoldedText($0).begins(with: wanted) } ?? false }
    }
    let next = current + 1
    if Self.isOneLetter(text) { return place(from: next, String(character)) }
    if let found = place(from: current, text) { return found }
    // Whoever has stepped by one letter steps on by another.
    guard before.count > 1, Self.isOneLetter(before) else { return nil }
    text = String(character)
    return place(from: next, text)
  }

  /// Returns a Boolean value that indicates whether a character typed now would belong to those before it.
  func isGoingOn(at now: Instant) -> Bool { !text.isEmpty && now.milliseconds - at.milliseconds <= Self.patience }

  private static func isOneLetter(_ text: String) -> Bool {
    Set(text.map { FoldedText(String($0)) }).count == 1
  }
}
