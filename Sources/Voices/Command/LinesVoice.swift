import Processes
import Speech
import Words

/// A voice made of a program that stays alive: it takes a line for each utterance, and answers with a line when it has
/// spoken it.
///
/// Silence kills the program, which is started again with the next utterance. Words are estimated.
final class LinesVoice: Voice {
  /// The rate in words of six characters per minute, for utterances that have not been handed over.
  var rate: Int {
    get { speakingRate.wordsPerMinute }
    set { speakingRate = SpeakingRate(wordsPerMinute: newValue) }
  }

  /// The volume in percent, for utterances that have not been handed over.
  var volume = 100

  /// A Boolean value that indicates whether a program has failed if it answers faster than anybody speaks.
  var isPaced = false

  private let template: CommandTemplate
  private let patience: Int
  private let pump: VoicePump<LinesWork>
  private var choices: VoiceChoices
  private var speakingRate: SpeakingRate
  private var handed = HandedUtterances()
  private var failure: Complaint?

  /// Creates the voice of a command; `wake` is called when there are events to take.
  init(
    _ template: CommandTemplate, _ choices: VoiceChoices, patience: Int, supervisor: Supervisor? = nil,
    clock: @escaping @Sendable () -> Instant,
    wake: @escaping @Sendable () -> Void
  ) {
    self.template = template
    self.choices = choices
    self.patience = patience
    pump = VoicePump(LinesWork.Equipment(patience: patience, supervisor: supervisor, clock: clock), wake: wake)
    speakingRate = SpeakingRate(wordsPerMinute: choices.rate)
  }

  deinit { pump.close() }

  var takesRate: Bool { template.takesRate }

  var takesVolume: Bool { template.takesVolume }

  func choose(_ choices: VoiceChoices) throws(VoiceRefusal) { self.choices = choices }

  func speak(_ utterance: Utterance, at now: Instant) {
    handed.add(utterance)
    let text = SpokenForm.plain(utterance.voiced.text)
    pump.add(
      LinesWork.Job(
        id: utterance.id, kind: utterance.kind,
        words: template.words(CommandValues(utterance.language, choices, rate: rate, volume: volume)), text: text,
        pauseBefore: speakingRate.pause(utterance.pauseBefore), pauseAfter: speakingRate.pause(utterance.pauseAfter),
        limit: speakingRate.longestTime(of: text.count, patience: patience)))
  }

  func silence() {
    pump.stop()
    handed.clear()
    failure = nil
  }

  var deadline: Instant? { handed.deadline(at: speakingRate) }

  func take(at now: Instant) -> [VoiceEvent] {
    var events: [VoiceEvent] = []
    for report in pump.take() {
      switch report {
      case .mark(let id, let mark, let moment):
        events += handed.take(mark, of: id, at: moment, rate: speakingRate)
        if isPaced, handed.wasHasty { failure = ChildFault.hasty(template.program).complaint(advice: nil) }
      case .trouble: break
      case .failed(let complaint): failure = complaint
      }
    }
    events += handed.estimates(by: now, at: speakingRate)
    if let failure {
      defer { silence() }
      return events + [.failed(failure)]
    }
    return events
  }
}
