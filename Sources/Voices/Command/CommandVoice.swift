import Processes
import Speech

/// A voice made of programs: for each utterance they are started, handed its text, and waited for.
///
/// The flow of an utterance:
/// 1. When its turn has come and its pause is over, its programs are started in a process group of their own.
/// 2. A thread feeds them and waits for them. When they have ended it leaves word and wakes the owner.
/// 3. Until then the words of the utterance are told by the time that has passed, at the speed measured so far.
/// 4. A good end is the end of the utterance. A bad one ends everything, so that nothing is read past.
/// 5. Silence kills the group. What it leaves word of is of an old number and says only that it is gone, which the next
///    utterance waits for: no two are ever heard at once.
///
/// Nothing here waits: not for a program to start reading, nor for one to die. The owner falls silent before the
/// program ends, as a voice that is never silenced speaks its utterance to the end.
public final class CommandVoice: Voice {
  /// Words of six characters a minute, for utterances that have not begun.
  public var rate: Int {
    get { speakingRate.wordsPerMinute }
    set { speakingRate = SpeakingRate(wordsPerMinute: newValue) }
  }

  /// In percent of the program's own loudness, for utterances that have not begun.
  public var volume = 100

  /// A Boolean value that indicates whether the command is handed the rate.
  public var takesRate: Bool { command.takesRateAndVolume }

  /// A Boolean value that indicates whether the command is handed the volume.
  public var takesVolume: Bool { command.takesRateAndVolume }

  /// A Boolean value that indicates whether a command that ends faster than anybody speaks has failed.
  public var isPaced = false

  /// The languages that the command speaks; nil where that is not known.
  public var languages: Set<String>? { command.spokenLanguages }

  /// A Boolean value that indicates whether the command plays a sound before capital letters.
  public var soundsCapitals: Bool { command.soundsCapitals }

  private let command: any SpeechCommand
  private let mailbox: Mailbox
  private var speakingRate: SpeakingRate
  private var speed = MeasuredSpeed()
  private var timeline = Timeline()
  private var earlyExits = EarlyExitGuard()
  private var group: ChildGroup?
  private var generation = 0
  /// The first program of the utterance that was begun last.
  private var program = ""

  /// Creates the voice of a command; `wake` is called on any thread when there is something to take.
  package init(_ command: any SpeechCommand, rate: Int = 200, wake: @escaping @Sendable () -> Void) {
    self.command = command
    mailbox = Mailbox(wake: wake)
    speakingRate = SpeakingRate(wordsPerMinute: rate)
  }

  /// Creates the voice of a command line, such as `espeak-ng --stdin`, which is handed a line of text for each utterance on its
  /// standard input.
  ///
  /// It speaks until it ends. No shell sees the line: it holds words and quotes and nothing else.
  ///
  /// `wake` is called on any thread when there is something to take.
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

  /// Takes an utterance; its programs are started when its turn has come.
  public func speak(_ utterance: Utterance, at now: Instant) {
    timeline.append(utterance, at: now)
    advance(to: now)
  }

  /// Kills the programs, and forgets everything that was to be spoken.
  public func silence() {
    timeline.clear()
    generation += 1
    group?.kill()
  }

  /// The moment at which the next word is thought to begin; nil when nothing is waited for.
  public var deadline: Instant? {
    // A voice that waits for a program to die is woken by its death.
    let isDying = group != nil && timeline.current == nil
    return isDying ? nil : timeline.deadline(at: speakingRate, charactersPerSecond: charactersPerSecond)
  }

  /// Returns the events since the last call, in order, and starts the programs of what comes next.
  public func take(at now: Instant) -> [VoiceEvent] {
    advance(to: now)
    return timeline.take()
  }

  private var charactersPerSecond: Double { speed.charactersPerSecond ?? speakingRate.charactersPerSecond }

  private func advance(to now: Instant) {
    takeEnd(at: now)
    timeline.tellWords(by: now, at: charactersPerSecond)
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
    do throws(SpeechRefusal) {
      let chain = try command.chain(for: utterance.voiced, rate: rate, volume: volume)
      program = chain.commands.first?.first ?? ""
      do throws(StartFailure) {
        group = try ChildGroup.start(chain.commands, text: Array((chain.text + "\n").utf8)) { [mailbox] fault in
          mailbox.leave(Mailbox.End(generation: generation, fault: fault))
        }
      } catch {
        throw SpeechRefusal(error.complaint(advice: command.advice(on: error.program)))
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
