import Accessibility
import Speech
import TerminalUI

/// Speech as lines of text: one utterance, one line, nothing else.
///
/// Sounds are written as their words, once for each; those that a phrase follows have none.
struct LineSpeech: SpeechEngine {
  private let output: any TextOutput
  private let catalogue: Catalogue

  /// Creates an engine that writes to an output.
  init(output: any TextOutput, catalogue: Catalogue) {
    self.output = output
    self.catalogue = catalogue
  }

  /// Writes an utterance at once.
  mutating func speak(_ utterance: Utterance) -> [SpeechEvent] {
    let text = SafeText.line(utterance.text)
    if !text.isEmpty { output.write(text + "\n") }
    for earcon in utterance.earcons {
      if let word = earcon.earcon.word { output.write(Announcement.closed(catalogue.text(word)) + "\n") }
    }
    output.flush()
    return [.began(utterance.id), .finished(utterance.id)]
  }

  /// What has been written cannot be taken back.
  mutating func silence() {}
}
