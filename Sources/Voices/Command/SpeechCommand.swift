import Speech
import Words

/// A command line that speaks utterances.
package protocol SpeechCommand: Sendable {
  /// Returns the programs for an utterance and the input of the first; each other one reads the output of the one
  /// before it.
  ///
  /// The rate is in words per minute, the volume in percent of the programs' own.
  func chain(for utterance: Utterance, rate: Int, volume: Int) throws(VoiceRefusal) -> CommandChain
  /// The languages that the command has voices for, by their subtags, or nil if they are unknown.
  var spokenLanguages: Set<String>? { get }
  /// A Boolean value that indicates whether the rate is passed to the programs.
  var takesRate: Bool { get }
  /// A Boolean value that indicates whether the volume is passed to the programs.
  var takesVolume: Bool { get }
  /// Takes the choices of the user, as far as the programs can be given them.
  mutating func choose(_ choices: VoiceChoices)
  /// A Boolean value that indicates whether the command plays a sound before a capital letter if an utterance
  /// requests it.
  var soundsCapitals: Bool { get }
  /// Returns the remedy for a program that is missing or has failed as a sentence, or nil if none is known.
  func advice(on program: String) -> Complaint?
}

extension SpeechCommand {
  /// Returns the programs for an utterance at their own volume.
  package func chain(for utterance: Utterance, rate: Int) throws(VoiceRefusal) -> CommandChain {
    try chain(for: utterance, rate: rate, volume: 100)
  }

  package var takesRate: Bool { false }

  package var takesVolume: Bool { false }

  package mutating func choose(_ choices: VoiceChoices) {}

  package var spokenLanguages: Set<String>? { nil }

  package var soundsCapitals: Bool { false }
}

/// Programs that are started together, each of which reads the output of the one before it.
package struct CommandChain: Hashable, Sendable {
  /// The programs with their arguments.
  package let commands: [[String]]
  /// The input of the first program, without a line end.
  package let text: String

  /// Creates a chain.
  package init(_ commands: [[String]], text: String) {
    self.commands = commands
    self.text = text
  }
}
