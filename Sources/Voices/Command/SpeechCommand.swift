import Speech
import Words

/// A command line that speaks utterances.
package protocol SpeechCommand: Sendable {
  /// The programs, and the text that the first of them reads; what each writes is read by the next.
  ///
  /// The rate is in words a minute, the volume in percent of the programs' own.
  func chain(for utterance: Utterance, rate: Int, volume: Int) throws(SpeechRefusal) -> CommandChain
  /// The languages that it has voices for, by their subtags; nil where that is not known.
  var spokenLanguages: Set<String>? { get }
  /// A Boolean value that indicates whether the rate and the volume reach the programs.
  var takesRateAndVolume: Bool { get }
  /// A Boolean value that indicates whether it plays a sound before a capital letter, where an utterance asks for one.
  var soundsCapitals: Bool { get }
  /// Returns the remedy for a program that is missing or has failed, a sentence, or nil when none is known.
  func advice(on program: String) -> Complaint?
}

extension SpeechCommand {
  /// The same at the programs' own volume.
  package func chain(for utterance: Utterance, rate: Int) throws(SpeechRefusal) -> CommandChain {
    try chain(for: utterance, rate: rate, volume: 100)
  }

  package var takesRateAndVolume: Bool { false }

  package var spokenLanguages: Set<String>? { nil }

  package var soundsCapitals: Bool { false }
}

/// Programs that are started together, each reading what the one before it writes.
package struct CommandChain: Hashable, Sendable {
  /// Each program with its arguments.
  package let commands: [[String]]
  /// The text that the first program reads, without its line's end.
  package let text: String

  /// Creates a chain.
  package init(_ commands: [[String]], text: String) {
    self.commands = commands
    self.text = text
  }
}

/// Why an utterance cannot be spoken at all.
package struct SpeechRefusal: Error, Hashable, Sendable {
  /// Why.
  package let complaint: Complaint

  /// Creates a refusal with what says why.
  package init(_ complaint: Complaint) {
    self.complaint = complaint
  }
}
