import Accessibility
import Speech
import TerminalUI

/// Speech as lines of text: one utterance, one line, nothing else.
///
/// Sounds are written as their words, once for each and where they would be heard: before the text, or after it when
/// they are heard in its midst; those that a phrase follows have none. What has been written
/// cannot be taken back, so there is nothing to silence, and how long it takes to hear is the reader's own affair.
struct LineSpeech {
  private let output: any TextOutput
  private let catalogue: Catalogue
  /// Whether everything could be written so far.
  private(set) var isHeard = true

  /// Creates speech that goes to an output.
  init(output: any TextOutput, catalogue: Catalogue) {
    self.output = output
    self.catalogue = catalogue
  }

  /// Writes an utterance at once.
  mutating func speak(_ utterance: Utterance) {
    let text = SafeText.line(utterance.text)
    write(utterance.earcons.filter { $0.offset == 0 })
    if !text.isEmpty { output.write(text + "\n") }
    write(utterance.earcons.filter { $0.offset > 0 })
    if !output.flush() { isHeard = false }
  }

  private func write(_ earcons: [Utterance.PlacedEarcon]) {
    for earcon in earcons {
      if let word = earcon.earcon.word { output.write(Announcement.closed(catalogue.text(word)) + "\n") }
    }
  }
}
