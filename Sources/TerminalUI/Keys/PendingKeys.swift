/// The keys pressed so far of a command that takes more than one key, or a count.
struct PendingKeys: Hashable, Sendable {
  /// The effect of a key.
  enum Outcome {
    /// More keys are wanted.
    case waits
    /// A command, so many times; and the keys it was called by.
    case command(KeyBinding, count: Int?, keys: [Key])
    /// The keys mean nothing.
    case unbound(keys: [Key])
    /// The keys pressed before are dropped.
    case dropped
  }

  /// The greatest count; greater ones are typing errors.
  private static let greatestCount = 999

  private var count: Int?
  private var keys: [Key] = []

  /// Returns the pressed keys, as they are spoken.
  func spoken(_ names: KeyNames) -> String {
    ([count.map(String.init)].compactMap(\.self) + keys.map { names.spoken($0) }).joined(separator: " ")
  }

  /// Takes a key.
  mutating func press(_ key: Key, in map: KeyMap) -> Outcome {
    if key == Key(.escape), self != PendingKeys() {
      self = PendingKeys()
      return .dropped
    }
    if keys.isEmpty, map.profile.letters == .vi, let digit = key.digit, digit > 0 || count != nil,
      map.binding(for: [key]) == nil
    {
      count = min((count ?? 0) * 10 + digit, PendingKeys.greatestCount)
      return .waits
    }
    keys.append(map.bound(key, after: keys))
    if map.isBeginning(keys) { return .waits }
    defer { self = PendingKeys() }
    return map.binding(for: keys).map { .command($0, count: count, keys: keys) } ?? .unbound(keys: keys)
  }
}

extension Key {
  /// The digit that the key types; nil for another key.
  fileprivate var digit: Int? {
    guard case .character(let character) = base, modifiers.isEmpty, character.isASCII else { return nil }
    return character.wholeNumberValue
  }
}
