import Processes
import Speech
import Words

/// A voice made of programs, which are started with the text of each utterance and speak until they end.
///
/// An utterance takes these steps:
/// 1. When its turn has come and its pause is over, its programs are started in a process group of their own.
/// 2. A thread writes their input and waits for them. When they have ended, it reports that and wakes the owner.
/// 3. Until then, the words of the utterance are estimated from the time that has passed and the speed measured so
///    far.
/// 4. If the programs succeed, the utterance has finished. If one fails, the voice fails, so that reading does not go
///    on without speech.
/// 5. Silence kills the group. Its end, which is reported with an outdated number, only shows that the group is gone.
///    The next utterance waits for that, so that no two are spoken at once.
///
/// No call waits for a program to start reading or to die. The owner silences the voice before the program ends,
/// since a voice that is not silenced speaks its utterance to the end.
///
/// Its properties are the command with the choices of the user, what is being spoken, and the measures of its pace.
public final class CommandVoice: Voice {
  /// The rate in words of six characters per minute, for utterances that have not begun.
  public var rate: Int {
    get { speakingRate.wordsPerMinute }
    set { speakingRate = SpeakingRate(wordsPerMinute: newValue) }
  }

  /// The volume in percent of the program's own, for utterances that have not begun.
  public var volume = 100

  /// A Boolean value that indicates whether the command takes the rate.
  public var takesRate: Bool { command.takesRate }

  /// A Boolean value that indicates whether the command takes the volume.
  public var takesVolume: Bool { command.takesVolume }

  /// A Boolean value that indicates whether a command has failed if it ends faster than anybody speaks.
  public var isPaced = false

  /// The languages that the command speaks, or nil if they are unknown.
  public var languages: Set<String>? { command.spokenLanguages }

  /// A Boolean value that indicates whether the command plays a sound before capital letters.
  public var soundsCapitals: Bool { command.soundsCapitals }

  private var command: any SpeechCommand
  private let patience: Int
  private let supervisor: Supervisor?
  private let mailbox: Mailbox
  private var speakingRate: SpeakingRate
  private var speed = MeasuredSpeed()
  private var timeline = Timeline()
  private var earlyExits = EarlyExitGuard()
  private var group: ChildGroup?
  private var generation = 0
  /// The first program of the utterance that began last.
  private var program = ""

  /// Creates the voice of a command; `wake` is called on any thread when there are events to take.
  ///
  /// A command has failed if it takes more than its patience, in milliseconds, and three times as long as the text takes
  /// at the rate.
  package init(
    _ command: any SpeechCommand, rate: Int = 200, patience: Int = 20_000, supervisor: Supervisor? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.command = command
    self.patience = patience
    self.supervisor = supervisor
    mailbox = Mailbox(wake: wake)
    speakingRate = SpeakingRate(wordsPerMinute: rate)
  }

  /// Creates the voice of a command line, such as `espeak-ng --stdin`, which reads a line of text for each utterance
  /// from its standard input.
  ///
  /// The command speaks until it ends. No shell interprets the line, which consists of words and quotes only.
  ///
  /// `wake` is called on any thread when there are events to take.
  ///
  /// - Throws: ``VoiceCommandFault`` for a line that names no program, or leaves a quote open.
  public convenience init(
    line: String, rate: Int = 200, wake: @escaping @Sendable () -> Void
  ) throws(VoiceCommandFault) {
    let words: CommandWords
    do throws(CommandWords.Fault) { words = try CommandWords(line) } catch { throw VoiceCommandFault(error) }
    self.init(PlainCommand(words), rate: rate, wake: wake)
  }

  deinit { group?.kill() }

  /// Takes the choices among voices, for utterances that have not begun.
  public func choose(_ choices: VoiceChoices) throws(VoiceRefusal) { command.choose(choices) }

  /// Queues an utterance, whose programs are started when its turn has come.
  public func speak(_ utterance: Utterance, at now: Instant) {
    timeline.append(utterance, at: now)
    advance(to: now)
  }

  /// Kills the programs and discards all utterances.
  public func silence() {
    timeline.clear()
    generation += 1
    group?.kill()
  }

  /// The moment at which the next word is expected to begin, or nil if there is nothing to wait for.
  public var deadline: Instant? {
    // The death of a program that is being killed wakes the owner itself.
    let isDying = group != nil && timeline.current == nil
    guard !isDying else { return nil }
    return [timeline.deadline(at: speakingRate, charactersPerSecond: charactersPerSecond), latestEnd]
      .compactMap(\.self).min()
  }

  /// Returns the events since the last call, in order, and starts the programs of the next utterance.
  public func take(at now: Instant) -> [VoiceEvent] {
    advance(to: now)
    return timeline.take()
  }

  private var charactersPerSecond: Double { speed.charactersPerSecond ?? speakingRate.charactersPerSecond }

  /// The moment by which the programs have to have ended.
  private var latestEnd: Instant? {
    timeline.current.map { current in
      current.start.after(speakingRate.longestTime(of: current.words.characters, patience: patience))
    }
  }

  private func advance(to now: Instant) {
    takeEnd(at: now)
    timeline.tellWords(by: now, at: charactersPerSecond)
    if let latestEnd, latestEnd <= now {
      group?.kill()
      generation += 1
      timeline.fail(Complaint(.voiceSilent), at: now)
    }
    while group == nil, let start = timeline.nextStart(at: speakingRate), start <= now {
      guard let utterance = timeline.begin(at: now) else { return }
      if utterance.text.isEmpty {
        timeline.finish(at: now, rate: speakingRate)
      } else {
        launch(utterance, at: now)
      }
    }
  }

  private func launch(_ utterance: Utterance, at now: Instant) {
    generation += 1
    let generation = generation
    do throws(VoiceRefusal) {
      let chain = try command.chain(for: utterance.voiced, rate: rate, volume: volume)
      program = chain.commands.first?.first ?? ""
      do throws(StartFailure) {
        group = try ChildGroup.start(chain.commands, text: Array((chain.text + "\n").utf8), by: supervisor) {
          [mailbox] fault in
          mailbox.leave(Mailbox.End(generation: generation, fault: fault))
        }
      } catch {
        throw VoiceRefusal(error.complaint(advice: command.advice(on: error.program)))
      }
    } catch {
      timeline.fail(error.complaint, at: now)
    }
  }

  private func takeEnd(at now: Instant) {
    guard let end = mailbox.take() else { return }
    group = nil
    guard end.generation == generation, let current = timeline.current else { return }
    let isHasty = earlyExits.take(current.utterance.text, from: current.start, to: now)
    if let fault = end.fault ?? (isPaced && isHasty ? .hasty(program) : nil) {
      timeline.fail(fault.complaint(advice: command.advice(on: fault.program)), at: now)
    } else {
      speed.add(current.words.characters, from: current.start, to: now)
      timeline.finish(at: now, rate: speakingRate)
    }
  }
}
