import Speech

/// Arrows that follow each other faster than fingers type them: a routing key of a braille display, which takes the
/// cursor to its cell by as many arrows as lie between.
///
/// An arrow waits for its like for a moment, so that it is known which is the last.
package struct RoutingKeys: Sendable {
  /// A key, and how often it has come.
  package struct Burst: Hashable, Sendable {
    package let key: Key
    package let count: Int
  }

  /// Two of the same arrow this far apart, in milliseconds, are two keys of the reader's.
  package static let wait = 30

  private var held: Burst?
  private var last = Instant(milliseconds: 0)

  package init() {}

  /// When to call ``tick(at:)``, if no key comes before; nil when nothing is waited for.
  package var deadline: Instant? {
    held == nil ? nil : Instant(milliseconds: last.milliseconds + RoutingKeys.wait)
  }

  /// Lets time pass: an arrow that no other has followed is a key of the reader's.
  package mutating func tick(at now: Instant) -> Burst? {
    guard let deadline, now >= deadline else { return nil }
    return end()
  }

  /// Takes a key, and gives what is to be done now.
  package mutating func press(_ key: Key, at now: Instant) -> [Burst] {
    let due = tick(at: now)
    last = now
    if let held, held.key == key {
      self.held = Burst(key: key, count: held.count + 1)
      return []
    }
    let before = [due, end()].compactMap(\.self)
    guard key.isArrow else { return before + [Burst(key: key, count: 1)] }
    held = Burst(key: key, count: 1)
    return before
  }

  /// Ends the burst: what was waiting is done.
  package mutating func end() -> Burst? {
    defer { held = nil }
    return held
  }
}

extension Key {
  fileprivate var isArrow: Bool {
    switch base {
    case .up, .down, .left, .right: modifiers.isEmpty
    default: false
    }
  }
}
