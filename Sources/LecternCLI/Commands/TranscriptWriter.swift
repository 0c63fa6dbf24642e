import Accessibility
import TerminalUI
import TextModel

/// Writes a transcript down as it grows.
struct TranscriptWriter {
  let output: any TextOutput
  let isJSON: Bool
  let hasKeys: Bool

  /// Writes what has been spoken since; as JSON it waits while a reading may still be cut, to tell how much was spoken.
  func write(_ transcript: inout Transcript) {
    if isJSON, transcript.isReading { return }
    for entry in transcript.take() { write(entry) }
    output.flush()
  }

  /// Writes what is left at the end.
  func finish(_ transcript: inout Transcript) {
    for entry in transcript.take() { write(entry) }
  }

  /// Has the keys of a script pressed, and writes all that is spoken.
  func write(_ script: KeyScript, by transcript: inout Transcript) {
    write(&transcript)
    for (name, step) in script.steps {
      transcript.perform(step, named: name)
      write(&transcript)
    }
    finish(&transcript)
  }

  private func write(_ entry: Transcript.Entry) {
    guard entry.isHeard || hasKeys, let line = isJSON ? entry.json?.text : entry.line.map(SafeText.line) else {
      return
    }
    output.write(line + "\n")
  }
}

extension Transcript.Entry {
  /// The entry as a JSON object; nil for what is not heard.
  fileprivate var json: JSONValue? {
    let heading: (String, JSONValue)
    switch kind {
    case .key(let name): heading = ("key", .string(name))
    case .say(let text): heading = ("say", .string(text))
    case .earcon(let earcon): heading = ("earcon", .string(earcon.rawValue))
    case .posted: return nil
    }
    let place: [(String, JSONValue)] = [
      ("page", page.map { .integer($0) } ?? .null),
      ("cursor", .array([.integer(cursor.section), .integer(cursor.offset)])),
    ]
    return .object([heading] + place + (heard.map { [("heard", .integer($0))] } ?? []))
  }
}
