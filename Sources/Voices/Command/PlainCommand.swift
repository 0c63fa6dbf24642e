import Speech
import Words

/// A command of the user's own that speaks its standard input.
package struct PlainCommand: SpeechCommand {
  private let template: CommandTemplate
  private var choices = VoiceChoices()

  /// Creates the voice of a command line.
  package init(_ words: CommandWords) {
    template = CommandTemplate(words.words)
  }

  /// Creates the voice of a command line with some choices.
  init(_ template: CommandTemplate, _ choices: VoiceChoices) {
    self.template = template
    self.choices = choices
  }

  package var takesRate: Bool { template.takesRate }

  package var takesVolume: Bool { template.takesVolume }

  package mutating func choose(_ choices: VoiceChoices) { self.choices = choices }

  package func chain(for utterance: Utterance, rate: Int, volume: Int) -> CommandChain {
    let values = CommandValues(utterance.language, choices, rate: rate, volume: volume)
    return CommandChain([template.words(values)], text: SpokenForm.plain(utterance.text))
  }

  package func advice(on program: String) -> Complaint? { nil }
}
