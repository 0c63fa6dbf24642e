import Accessibility
import Speech
import TerminalUI

/// Speech as lines of text: one utterance, one line, nothing else.
///
/// Sounds are written as their words, once for each; those that a phrase follows have none. What has been written
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
    let before = utterance.earcons.prefix { $0.offset == 0 }
    write(before.map(\.earcon))
    let text = SafeText.line(utterance.text)
    if !text.isEmpty { output.write(text + "\n") }
    write(utterance.earcons.dropFirst(before.count).map(\.earcon))
    if !output.flush() { isHeard = false }
  }

  /// Writes the words of sounds, a line each, one for several of a kind.
  private func write(_ earcons: [Earcon]) {
    var written: Set<Earcon> = []
    for earcon in earcons where written.insert(earcon).inserted {
      if let word = earcon.word { output.write(Announcement.closed(catalogue.text(word)) + "\n") }
    }
  }
}
