import Reading
import Speech

/// The speaker while a book is read.
enum Speaker: Hashable, Sendable {
  /// A voice of the program's own, or none.
  case voice(VoiceKind)
  /// A screen reader, which reads whatever is written.
  case screenReader

  /// Creates the speaker that the settings or the command line name, or nil if they leave it open.
  init?(named name: String) {
    if name == "screenreader" {
      self = .screenReader
    } else if let kind = VoiceKind(name) {
      self = .voice(kind)
    } else {
      return nil
    }
  }

  /// Returns the program's own voice if none is named: the one that can be heard, else captions.
  static func own(_ edges: Edges) -> Speaker { .voice(edges.hasSound() ? .engine(.espeak) : .print) }

  /// Returns the speaker if none is named and there is no time to ask: the one chosen in this terminal before, or else
  /// a screen reader that is running.
  static func unasked(_ edges: Edges, _ screenReader: Lazy<FoundReader?>) -> Speaker {
    if let chosen: SpeakerChoice = TerminalMemory(edges).choice() {
      return chosen == .own ? own(edges) : .screenReader
    }
    if case .speech? = screenReader.value { return .screenReader }
    return own(edges)
  }

  /// The voice that the program makes for it.
  var kind: VoiceKind {
    switch self {
    case .voice(let kind): kind
    case .screenReader: .none
    }
  }

  /// The speaker in the form of news for the reader.
  var told: News.Speaker {
    switch self {
    case .voice(.print): .captions
    case .voice(.none), .screenReader: .screenReader
    case .voice: .program
    }
  }

  /// Returns the other speaker, when the reader wants a change; `own` is the program's own voice.
  func other(own: Speaker) -> Speaker { told == .screenReader ? own : .screenReader }
}
