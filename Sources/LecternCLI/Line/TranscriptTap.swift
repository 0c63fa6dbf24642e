import Speech
import TerminalUI

/// A transcript of what is spoken, written beside it: a line for each utterance, as it begins.
package struct TranscriptTap: Sendable {
  private let log: any LineLog

  /// Creates a transcript that goes to a log.
  package init(_ log: any LineLog) {
    self.log = log
  }

  /// Creates a transcript in a file or a FIFO.
  init(_ file: String, _ edges: Edges) throws(Failure) {
    guard let log = edges.log(file) else {
      throw Failure(.inputOutput, "\(file): cannot be written. Name a file or a FIFO for --transcript.")
    }
    self.log = log
  }

  /// An utterance has begun; one without words is a sound or a pause, and no line.
  package func began(_ utterance: Utterance) {
    let line = SafeText.line(utterance.text)
    if !line.isEmpty { log.append(line) }
  }
}
