import Speech
import Words

/// The conversation with Speech Dispatcher: the line that is sent next, and the meaning of each reply and event.
///
/// It has no socket and no clock. One line is sent at a time, and the next one after its reply. At most two utterances
/// are with the server, so that the second begins as soon as the first has ended.
///
/// If another program cancels an utterance, those with the server are taken back, and are spoken again, the first of
/// them from its last mark.
///
/// Its properties are the jobs, the state of the server as far as it is known, and the moments that are watched.
struct SSIPDialog {
  /// A setting of the connection.
  struct Setting: Hashable, Sendable {
    let name: String
    let value: String

    /// The name of the voice, which is given up with that of its kind.
    static let voice = "SYNTHESIS_VOICE"

    /// The name of what is set: a kind of voice takes the place of a voice.
    fileprivate var subject: String { name == "VOICE_TYPE" ? Self.voice : name }
  }

  /// An utterance with the settings that it is spoken with, in the order in which they are sent.
  struct Job: Sendable {
    let id: Int
    let kind: Utterance.Kind
    let text: MarkedText
    let settings: [Setting]
    let pauseBefore: Int
    let pauseAfter: Int
    /// A Boolean value that indicates whether it is a pause, and nothing to speak.
    let isEmpty: Bool
    /// The longest time without an event before the utterance has ended, in milliseconds.
    let limit: Int
  }

  private struct Waiting {
    let job: Job
    /// The mark that it is spoken from.
    var mark = 0
    /// A Boolean value that indicates whether it was canceled before.
    var isAgain = false
  }

  private struct Handed {
    var waiting: Waiting
    let number: Int
    /// The number that the server has given to it.
    var message: Int?
  }

  private enum Awaited {
    case line
    case setting(Setting)
    case speak(body: String, number: Int)
    case body(number: Int)
    case cancel
  }

  /// The first line of a connection.
  static let introduction = "SET SELF CLIENT_NAME reader:lectern:main"
  private static let preparation = [
    introduction, "SET SELF NOTIFICATION ALL ON", "SET SELF SSML_MODE ON", "SET SELF PRIORITY MESSAGE",
    "SET SELF PUNCTUATION NONE", "SET SELF CAP_LET_RECOGN NONE", "SET SELF SPELLING OFF",
  ]
  private static let mostHanded = 2
  /// The time in which the server replies to a line, in milliseconds.
  private let patience: Int

  private var preparation = Self.preparation[...]
  private var settings: [String: String] = [:]
  private var waiting: [Waiting] = []
  private var handed: [Handed] = []
  private var awaited: (reply: Awaited, since: Int)?
  private var mustCancel = false
  private var isPaused = false
  private var handedCount = 0
  private var lastMessage = 0
  private var eventAt = 0
  private var quietUntil = 0

  /// Creates the conversation of a new connection, in which replies come within a number of milliseconds.
  init(patience: Int) {
    self.patience = patience
  }

  /// Adds an utterance behind the others; an answer goes before reading that waits, and any replaces a hint that waits.
  mutating func add(_ job: Job) {
    if job.kind != .aside { waiting.removeAll { $0.job.kind == .aside } }
    let place = waiting.firstIndex { job.kind == .answer && $0.job.kind == .reading && !$0.isAgain }
    waiting.insert(Waiting(job: job), at: place ?? waiting.endIndex)
  }

  /// Drops all utterances, and has the server fall silent.
  mutating func stop() {
    waiting = []
    mustCancel = mustCancel || !handed.isEmpty
    handed = []
    quietUntil = 0
    isPaused = false
  }

  /// Returns what is sent last, so that the server falls silent: it would speak on without a client.
  var farewell: String {
    var rest = ""
    if case .speak(let body, _)? = awaited?.reply { rest = Self.body(body) }
    return handed.isEmpty && !mustCancel && rest.isEmpty ? "" : rest + "CANCEL SELF\r\nQUIT\r\n"
  }

  /// A Boolean value that indicates whether an utterance waits or is being spoken.
  var isBusy: Bool { !waiting.isEmpty || !handed.isEmpty }

  // MARK: Sending

  /// Returns what is to be sent at a moment; empty while a reply is awaited, and while there is nothing to do.
  mutating func next(at now: Int) -> String {
    guard awaited == nil else { return "" }
    if let line = preparation.popFirst() { return ask(line, .line, at: now) }
    if mustCancel { return ask("CANCEL SELF", .cancel, at: now) }
    guard let start, start <= now, let next = waiting.first else { return "" }
    if let setting = next.job.settings.first(where: { settings[$0.subject] != $0.value }) {
      return ask("SET SELF \(setting.name) \(setting.value)", .setting(setting), at: now)
    }
    waiting.removeFirst()
    handedCount += 1
    if handed.isEmpty, !next.isAgain { eventAt = now }
    handed.append(Handed(waiting: next, number: handedCount))
    return ask("SPEAK", .speak(body: next.job.text.ssml(from: next.mark), number: handedCount), at: now)
  }

  /// Returns the reports of the utterances without words whose turn has come.
  mutating func skipEmpty(at now: Int) -> [SoundReport] {
    var reports: [SoundReport] = []
    while let start, start <= now, let job = waiting.first?.job, job.isEmpty {
      waiting.removeFirst()
      quietUntil = now + job.pauseAfter
      reports += [SoundStream.Mark.began, .ended].map { .mark(id: job.id, $0, at: Instant(milliseconds: now)) }
    }
    return reports
  }

  private mutating func ask(_ line: String, _ reply: Awaited, at now: Int) -> String {
    awaited = (reply, now)
    return line + "\r\n"
  }

  /// The moment from which the next utterance may be handed over; nil if there is none, or no room for it.
  private var start: Int? {
    guard let next = waiting.first, handed.count < Self.mostHanded else { return nil }
    let pause = next.isAgain ? 0 : next.job.pauseBefore
    guard let last = handed.last else { return quietUntil + pause }
    // A pause is counted from the end of the one before.
    return pause + last.waiting.job.pauseAfter == 0 && !next.job.isEmpty ? 0 : nil
  }

  /// Returns text as it is sent after SPEAK: a full stop alone in a line would end it.
  static func body(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { ($0.hasPrefix(".") ? "." : "") + $0 + "\r\n" }.joined() + ".\r\n"
  }

  // MARK: Receiving

  /// Takes a message of the server; returns what is to be sent as the rest of the last line, and what has been heard.
  mutating func take(_ message: SSIPMessage, at now: Int) throws(VoiceRefusal) -> (
    send: String, reports: [SoundReport]
  ) {
    if message.isEvent { return ("", take(event: message, at: now)) }
    guard let (reply, _) = awaited else { throw VoiceRefusal(Complaint(.voiceServerStrange)) }
    guard message.isSuccess else { throw VoiceRefusal(Self.refusal(message)) }
    awaited = nil
    switch reply {
    case .line: break
    case .setting(let setting):
      // The server may choose a module by the language, and gives up the voice of another module.
      if setting.name == "LANGUAGE" { settings["OUTPUT_MODULE"] = nil }
      if ["LANGUAGE", "OUTPUT_MODULE"].contains(setting.name) { settings[Setting.voice] = nil }
      settings[setting.subject] = setting.value
    case .speak(let body, let number):
      awaited = (.body(number: number), now)
      return (Self.body(body), [])
    case .body(let number):
      guard let id = message.data.first.flatMap({ Int($0) }) else { break }
      lastMessage = max(lastMessage, id)
      if let index = handed.firstIndex(where: { $0.number == number }) { handed[index].message = id }
    case .cancel: mustCancel = false
    }
    return ("", [])
  }

  /// Returns the reason why a line was not carried out.
  static func refusal(_ reply: SSIPMessage) -> Complaint {
    Complaint(.voiceServerRefused, ["reason": .text(SpokenForm.line("\(reply.code) \(reply.text)"))])
  }

  private mutating func take(event: SSIPMessage, at now: Int) -> [SoundReport] {
    guard let index = index(of: event) else { return [] }
    let moment = Instant(milliseconds: now)
    let (job, mark) = (handed[index].waiting.job, handed[index].waiting.mark)
    isPaused = event.code == 704
    switch event.code {
    case 700:
      let marks = job.text.marks
      guard let reached = event.data.last.flatMap({ Int($0) }), marks.indices.contains(reached), reached >= mark
      else {
        return []
      }
      if reached > mark || !handed[index].waiting.isAgain { eventAt = now }
      handed[index].waiting.mark = reached
      return marks[mark...reached].compactMap(\.offset).map {
        .mark(id: job.id, .word($0, isExact: true), at: moment)
      }
    case 701:
      if !handed[index].waiting.isAgain { eventAt = now }
      return [.mark(id: job.id, .began, at: moment)]
    case 702:
      handed.remove(at: index)
      (eventAt, quietUntil) = (now, now + job.pauseAfter)
      return [.mark(id: job.id, .ended, at: moment)]
    case 703:
      waiting = handed.map { Waiting(job: $0.waiting.job, mark: $0.waiting.mark, isAgain: true) } + waiting
      handed = []
      mustCancel = true
      return []
    default:
      eventAt = now
      return []
    }
  }

  /// Returns the index of the utterance that an event is of; nil for one that was dropped.
  ///
  /// Its first event may come before the reply that has its number, which is higher than all before.
  private mutating func index(of event: SSIPMessage) -> Int? {
    guard let id = event.data.first.flatMap({ Int($0) }) else { return nil }
    if let index = handed.firstIndex(where: { $0.message == id }) { return index }
    guard id > lastMessage, case .body(let number)? = awaited?.reply else { return nil }
    lastMessage = id
    guard let index = handed.firstIndex(where: { $0.number == number }) else { return nil }
    handed[index].message = id
    return index
  }

  // MARK: Waiting

  /// The moment at which ``fault(at:)`` or ``next(at:)`` is to be asked again; nil for none.
  var deadline: Int? {
    let limits = [awaited.map { $0.since + patience }, silenceEnd, awaited == nil ? start : nil]
    return limits.compactMap(\.self).min()
  }

  /// Returns the reason why nothing can be expected any more at a moment, or nil.
  func fault(at now: Int) -> Complaint? {
    if let awaited, now >= awaited.since + patience { return Complaint(.voiceServerHangs) }
    if let silenceEnd, now >= silenceEnd { return Complaint(.voiceSilent) }
    return nil
  }

  /// The moment by which an event has to have come.
  private var silenceEnd: Int? {
    guard !isPaused, let first = handed.first else { return nil }
    return eventAt + first.waiting.job.limit
  }
}
