import Accessibility

extension Transcript.Entry {
  /// The line of a transcript to be read; nil for what is not heard.
  package var line: String? {
    switch kind {
    case .key(let name): "> " + name
    case .say(let text): text
    case .earcon(let earcon): "E:" + earcon.rawValue
    case .posted: nil
    }
  }

  /// A Boolean value that indicates whether the entry is spoken, and not the key that led to it.
  package var isHeard: Bool {
    switch kind {
    case .say, .earcon: true
    case .key, .posted: false
    }
  }
}
