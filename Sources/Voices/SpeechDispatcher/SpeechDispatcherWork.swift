import Processes
import Speech
import Words

/// The work of the thread of a ``SpeechDispatcherVoice``: a connection, which is made with the first utterance, and the
/// conversation through it.
struct SpeechDispatcherWork: VoiceWork {
  /// The server, and the way in which it is used.
  struct Equipment: Sendable {
    let server: SpeechDispatcherServer
    /// The time in which the server replies to a line, in milliseconds.
    let patience: Int
    /// The clock of the owner.
    let clock: @Sendable () -> Instant
  }

  /// An utterance that is to be spoken.
  ///
  /// Its properties are those of the utterance and of the way in which it is spoken.
  struct Job: Sendable {
    let id: Int
    let kind: Utterance.Kind
    let text: MarkedText
    let language: String?
    let choices: VoiceChoices
    let rate: Int
    let pitch: Int
    let volume: Int
    let pauseBefore: Int
    let pauseAfter: Int
    let isEmpty: Bool
    let limit: Int
  }

  private let equipment: Equipment
  private var connection: SSIPConnection?
  private var dialog: SSIPDialog
  private var waiting: [Job] = []
  private var hasFailed = false
  /// A Boolean value that indicates whether a voice was named on this connection: the server's own choice has to be
  /// named from then on, too.
  private var namesVoice = false

  init(_ equipment: Equipment) {
    self.equipment = equipment
    dialog = SSIPDialog(patience: equipment.patience)
  }

  mutating func add(_ job: Job) {
    guard !hasFailed else { return }
    waiting.append(job)
  }

  mutating func stop() {
    waiting = []
    hasFailed = false
    dialog.stop()
  }

  mutating func close() {
    connection?.send(Array(dialog.farewell.utf8))
    connection = nil
  }

  var waits: [(descriptor: Descriptor, events: Int16)] { connection?.waits ?? [] }

  var wait: Int? {
    guard connection != nil else { return nil }
    return dialog.deadline.map { max(0, $0 - equipment.clock().milliseconds) }
  }

  mutating func advance() -> [SoundReport] {
    var reports: [SoundReport] = []
    do throws(VoiceRefusal) {
      try begin()
      try converse(&reports)
    } catch {
      let isNeeded = dialog.isBusy || !waiting.isEmpty
      close()
      dialog = SSIPDialog(patience: equipment.patience)
      waiting = []
      // A server that has ended meanwhile is started again with the next utterance.
      guard isNeeded else { return reports }
      hasFailed = true
      reports.append(.failed(error.complaint))
    }
    return reports
  }

  /// Connects if there is something to say, and hands the utterances that wait to the conversation.
  private mutating func begin() throws(VoiceRefusal) {
    guard !waiting.isEmpty else { return }
    if connection == nil {
      connection = try equipment.server.connect()
      namesVoice = false
    }
    for job in waiting {
      namesVoice = namesVoice || job.choices.namesVoice
      let voices = namesVoice ? try equipment.server.voices(startsServer: true) : equipment.server.knownVoices
      dialog.add(try self.job(job, voices))
    }
    waiting = []
  }

  private mutating func converse(_ reports: inout [SoundReport]) throws(VoiceRefusal) {
    guard let connection else { return }
    for message in try connection.receive() {
      let (rest, more) = try dialog.take(message, at: equipment.clock().milliseconds)
      reports += more
      connection.send(Array(rest.utf8))
    }
    let now = equipment.clock().milliseconds
    if let fault = dialog.fault(at: now) { throw VoiceRefusal(fault) }
    reports += dialog.skipEmpty(at: now)
    connection.send(Array(dialog.next(at: now).utf8))
  }

  /// Returns a job with the settings that it is spoken with.
  private func job(_ job: Job, _ voices: SpeechDispatcherVoices?) throws(VoiceRefusal) -> SSIPDialog.Job {
    let language = job.language.flatMap { LanguageTag($0) }?.text
    var settings: [SSIPDialog.Setting] = []
    if let language = language ?? voices?.standardLanguage {
      settings.append(.init(name: "LANGUAGE", value: language))
    }
    if namesVoice, let voices {
      let choice = try voices.choice(for: language, of: job.choices)
      if let module = choice?.module ?? voices.standardModule {
        settings.append(.init(name: "OUTPUT_MODULE", value: module))
      }
      settings.append(
        choice?.voice.map { .init(name: SSIPDialog.Setting.voice, value: $0.name) }
          ?? .init(name: "VOICE_TYPE", value: "MALE1"))
    }
    settings += [
      .init(name: "RATE", value: "\(SSIPScale.rate(job.rate))"),
      .init(name: "PITCH", value: "\(SSIPScale.pitch(job.pitch))"),
      .init(name: "VOLUME", value: "\(SSIPScale.volume(job.volume))"),
    ]
    return SSIPDialog.Job(
      id: job.id, kind: job.kind, text: job.text, settings: settings, pauseBefore: job.pauseBefore,
      pauseAfter: job.pauseAfter, isEmpty: job.isEmpty, limit: job.limit)
  }
}

extension VoiceChoices {
  /// A Boolean value that indicates whether a voice or a module is chosen by its name.
  var namesVoice: Bool { standard?.voice != nil || byLanguage.values.contains { $0.voice != nil } }
}

extension SpeechDispatcherVoices {
  /// Returns the voice that is chosen for a language, or the standard one if it speaks that language; nil for the
  /// server's own choice.
  func choice(for language: String?, of choices: VoiceChoices) throws(VoiceRefusal) -> Choice? {
    if let own = VoiceChoices.choice(choices.byLanguage, for: language)?.voice { return try existing(own) }
    guard let standard = choices.standard?.voice else { return nil }
    let choice = try existing(standard)
    guard let spoken = choice.voice?.language, let language else { return choice }
    let isSame = spoken.prefix { $0 != "-" } == language.lowercased().prefix { $0 != "-" }
    // Without a voice for the language, the chosen one is as good as any.
    return isSame || !(subtags?.contains(String(language.lowercased().prefix { $0 != "-" })) ?? true) ? choice : nil
  }

  /// Returns the voice with a name, or the reason why there is none.
  func existing(_ name: String) throws(VoiceRefusal) -> Choice {
    if let choice = named(name) { return choice }
    throw VoiceRefusal(
      Complaint(.voiceUnknown, ["name": .text(name), "engine": .text(EngineName.speechd.rawValue)]))
  }
}
