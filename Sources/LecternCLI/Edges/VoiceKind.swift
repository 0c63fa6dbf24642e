import Speech
import Words

/// The voice that speaks beside the page.
package enum VoiceKind: Hashable, Sendable {
  /// Nothing: another program speaks what the screen shows.
  case none
  /// Captions in the status row.
  case print
  /// An engine with voices of its own, through whatever plays sound here.
  case engine(EngineName)
  /// A program that reads an utterance from its standard input, speaks it, and ends.
  case command(String)

  /// The kind that a command line names; nil for a name that is none.
  init?(_ name: String) {
    switch name {
    case "none": self = .none
    case "print": self = .print
    default:
      if let engine = EngineName(rawValue: name) {
        self = .engine(engine)
        return
      }
      guard name.hasPrefix("command:") else { return nil }
      self = .command(String(name.dropFirst("command:".count)))
    }
  }
}

extension VoiceKind {
  /// The engine of the voice; eSpeak NG for what is none.
  var engine: EngineName {
    if case .engine(let engine) = self { return engine }
    return .espeak
  }
}
