import Reading

/// What is typed after a colon.
enum LineCommand: Hashable, Sendable {
  case goTo(PlaceName)
  case open(Dialog.Purpose)
  case keys, actions, problems, quit, speaker
  case set(name: String, value: String)

  /// Reads a line; nil for one that is no command.
  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    if rest.isEmpty, let place = PlaceName(short: name) {
      self = .goTo(place)
      return
    }
    switch (name, rest.isEmpty) {
    case ("print", false): self = .goTo(.printPage(rest))
    case ("set", false):
      let parts = rest.split(maxSplits: 1) { $0 == "=" || $0 == " " }.map(String.init)
      guard parts.count == 2 else { return nil }
      self = .set(name: parts[0], value: parts[1].filter { $0 != " " && $0 != "=" })
    case ("skip", false): self = .set(name: "skip", value: rest)
    case (_, true):
      guard let command = Self.named[name] else { return nil }
      self = command
    default: return nil
    }
  }

  private static let named: [String: LineCommand] = [
    "q": .quit, "quit": .quit, "help": .keys, "keys": .keys, "actions": .actions, "problems": .problems,
    "voice": .speaker, "toc": .open(.contents), "contents": .open(.contents), "page": .open(.page),
  ]
}
