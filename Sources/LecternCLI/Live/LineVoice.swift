import Accessibility
import Reading
import Speech
import TerminalUI
import Words

/// Speech as lines of text: one utterance, one line, nothing else.
///
/// Sounds are written as their words, once for each; those that a phrase follows have none. What has been written
/// cannot be taken back, so there is nothing to silence, and how long it takes to hear is the reader's own affair.
final class LineVoice: Voice {
  private let output: any TextOutput
  private let catalogue: Catalogue
  private var failure: VoiceEvent?
  /// Lines take the time it takes to read them, whatever the rate.
  var rate = Session.normalRate
  let takesRate = false

  /// A Boolean value that indicates whether each line of verse is a line.
  private let cutsAtBreaks: Bool

  /// Creates a voice that writes to an output.
  init(output: any TextOutput, catalogue: Catalogue, cutsAtBreaks: Bool = false) {
    self.output = output
    self.cutsAtBreaks = cutsAtBreaks
    self.catalogue = catalogue
  }

  func speak(_ utterance: Utterance, at now: Instant) {
    let before = utterance.earcons.prefix { $0.offset == 0 }
    let lines = SpokenForm.lines(utterance.speech, cutAtBreaks: cutsAtBreaks).map(SafeText.line)
    // The words of a sound need not be written where the utterance says the same.
    write(before.map(\.earcon).filter { $0.word.map { Announcement.closed(catalogue.text($0)) } != lines.first })
    for line in lines { output.write(line + "\n") }
    write(utterance.earcons.dropFirst(before.count).map(\.earcon))
    if !output.flush() { failure = .failed(Complaint(.outputUnwritable)) }
  }

  func silence() {}

  var deadline: Instant? { nil }

  func take(at now: Instant) -> [VoiceEvent] {
    defer { failure = nil }
    return failure.map { [$0] } ?? []
  }

  /// Writes the words of sounds, a line each, one for several of a kind.
  private func write(_ earcons: [Earcon]) {
    var written: Set<Earcon> = []
    for earcon in earcons where written.insert(earcon).inserted {
      if let word = earcon.word { output.write(Announcement.closed(catalogue.text(word)) + "\n") }
    }
  }
}

/// No speech at all: another program speaks what the screen shows.
package final class NoVoice: Voice {
  /// The rate of the voice, which each speaker has for itself.
  package var rate = Session.normalRate
  package let takesRate = false

  package init() {}

  package func speak(_ utterance: Utterance, at now: Instant) {}

  package func silence() {}

  package var deadline: Instant? { nil }

  package func take(at now: Instant) -> [VoiceEvent] { [] }
}
