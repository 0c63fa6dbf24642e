import Words

/// The voice that speaks beside the page.
package enum VoiceKind: Hashable, Sendable {
  /// Nothing: another program speaks what the screen shows.
  case none
  /// Captions in the status row.
  case print
  /// eSpeak NG, through whatever plays sound here.
  case espeak
  /// A program that reads an utterance from its standard input, speaks it, and ends.
  case command(String)

  /// The kind that a command line names; nil for a name that is none.
  init?(_ name: String) {
    switch name {
    case "none": self = .none
    case "print": self = .print
    case "espeak": self = .espeak
    default:
      guard name.hasPrefix("command:") else { return nil }
      self = .command(String(name.dropFirst("command:".count)))
    }
  }
}

/// Why a voice cannot be.
package struct VoiceRefusal: Error, Sendable {
  package let complaint: Complaint

  package init(_ complaint: Complaint) {
    self.complaint = complaint
  }
}
