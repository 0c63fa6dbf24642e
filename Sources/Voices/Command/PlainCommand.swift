import Speech
import Words

/// A command of the user's own that speaks its standard input.
package struct PlainCommand: SpeechCommand {
  private let words: [String]

  /// Creates the voice of a command line.
  package init(_ words: CommandWords) {
    self.words = words.words
  }

  package func chain(for utterance: Utterance, rate: Int, volume: Int) -> CommandChain {
    CommandChain([words], text: SpokenForm.line(utterance.text))
  }

  package func advice(on program: String) -> Complaint? { nil }
}
