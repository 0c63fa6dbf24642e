import CLinux
import Glibc
import Processes
import Speech
import Words

/// The work of the thread of a ``LinesVoice``: a program that stays alive, takes a line for each utterance, and answers
/// with a line when it has been spoken.
struct LinesWork: VoiceWork {
  /// The time that is waited for an answer beside that of the text, in milliseconds, and the clock of the owner.
  struct Equipment: Sendable {
    let patience: Int
    let supervisor: Supervisor?
    let clock: @Sendable () -> Instant
  }

  /// An utterance that is to be spoken.
  struct Job: Sendable {
    let id: Int
    let kind: Utterance.Kind
    /// The program and its arguments.
    let words: [String]
    let text: String
    let pauseBefore: Int
    let pauseAfter: Int
    /// The longest time until the answer, in milliseconds.
    let limit: Int
  }

  private struct Program {
    let process: ChildProcess
    let words: [String]
    let output: Descriptor
    let input: Descriptor
    var errors: Descriptor?
    var unsent: ArraySlice<UInt8> = []
    var tail = ErrorTail()
    /// A Boolean value that indicates whether it has spoken anything.
    var hasAnswered = false

    mutating func readErrors() { tail.read(&errors) }

    /// Writes as much as is possible without waiting; false if nobody reads any more.
    mutating func send() -> Bool {
      guard !unsent.isEmpty else { return true }
      let written = input.write(unsent)
      unsent = unsent.dropFirst(written ?? 0)
      return written != nil
    }
  }

  private let equipment: Equipment
  private var waiting: [Job] = []
  private var current: (job: Job, since: Int)?
  private var program: Program?
  private var quietUntil = 0
  private var hasFailed = false

  init(_ equipment: Equipment) {
    self.equipment = equipment
  }

  mutating func add(_ job: Job) {
    guard !hasFailed else { return }
    if job.kind != .aside { waiting.removeAll { $0.kind == .aside } }
    let place = waiting.firstIndex { job.kind == .answer && $0.kind == .reading }
    waiting.insert(job, at: place ?? waiting.endIndex)
  }

  mutating func stop() {
    waiting = []
    quietUntil = 0
    hasFailed = false
    if current != nil { close() }
  }

  mutating func close() {
    program?.process.killGroup()
    program?.process.reap()
    program = nil
    current = nil
  }

  var waits: [(descriptor: Descriptor, events: Int16)] {
    guard let program else { return [] }
    var waits = [(descriptor: program.output, events: Int16(POLLIN))]
    if let errors = program.errors { waits.append((errors, Int16(POLLIN))) }
    if !program.unsent.isEmpty { waits.append((program.input, Int16(POLLOUT))) }
    return waits
  }

  var wait: Int? {
    let next = waiting.first.map { quietUntil + $0.pauseBefore }
    return (current.map { $0.since + $0.job.limit } ?? next).map { max(0, $0 - equipment.clock().milliseconds) }
  }

  mutating func advance() -> [SoundReport] {
    var reports: [SoundReport] = []
    do throws(VoiceRefusal) {
      try read(&reports)
      while current == nil, let job = waiting.first, quietUntil + job.pauseBefore <= now {
        waiting.removeFirst()
        try begin(job, &reports)
      }
      if let current, now >= current.since + current.job.limit { throw VoiceRefusal(Complaint(.voiceSilent)) }
    } catch {
      close()
      waiting = []
      hasFailed = true
      reports.append(.failed(error.complaint))
    }
    return reports
  }

  private var now: Int { equipment.clock().milliseconds }

  private mutating func begin(_ job: Job, _ reports: inout [SoundReport]) throws(VoiceRefusal) {
    reports.append(.mark(id: job.id, .began, at: Instant(milliseconds: now)))
    guard !job.text.isEmpty else { return finish(job, &reports) }
    if let program, program.words != job.words || program.process.hasEnded { close() }
    if program == nil { program = try start(job.words) }
    current = (job, now)
    program?.unsent += Array((job.text + "\n").utf8)
    _ = program?.send()
  }

  private mutating func finish(_ job: Job, _ reports: inout [SoundReport]) {
    current = nil
    quietUntil = now + job.pauseAfter
    reports.append(.mark(id: job.id, .ended, at: Instant(milliseconds: now)))
  }

  /// Takes the answer of the program; without an utterance there is none to take.
  private mutating func read(_ reports: inout [SoundReport]) throws(VoiceRefusal) {
    guard program != nil else { return }
    program?.readErrors()
    let isRead = program?.send() ?? true
    guard isRead, let bytes = program?.output.read(upTo: 4096) else { return try endOfProgram() }
    if bytes.contains(UInt8(ascii: "\n")), let current {
      program?.hasAnswered = true
      finish(current.job, &reports)
    }
  }

  /// Gives up a program that has ended, which is a failure if an answer was awaited.
  private mutating func endOfProgram() throws(VoiceRefusal) {
    guard var ended = program else { return }
    guard let current else { return close() }
    // A program that has closed its streams and does not end is ended.
    var polled = pollfd(fd: ended.process.ending.number, events: Int16(POLLIN), revents: 0)
    if poll(&polled, 1, 200) == 0 { ended.process.killGroup() }
    ended.readErrors()
    let isUnread = !ended.unsent.isEmpty || (ended.process.input?.unreadBytes ?? 0) > 0
    let end = ended.process.badEnd()
    if end == nil, isUnread, ended.hasAnswered {
      // It had ended before the line came.
      close()
      return waiting.insert(current.job, at: 0)
    }
    let reason = end.map(ChildFault.Reason.init) ?? (isUnread ? .unread : .unanswered)
    let fault = ChildFault(program: ended.process.name, reason: reason, errors: ChildFault.line(ended.tail))
    throw VoiceRefusal(fault.complaint(advice: nil))
  }

  private func start(_ words: [String]) throws(VoiceRefusal) -> Program {
    guard let input = Descriptor.pipe(), let output = Descriptor.pipe(), let errors = Descriptor.pipe() else {
      throw VoiceRefusal(StartFailure(program: words.first ?? "", code: EMFILE).complaint(advice: nil))
    }
    do throws(StartFailure) {
      let streams = ChildProcess.Streams(input: input.reading, output: output.writing, errors: errors.writing)
      let process = try ChildProcess.start(words, streams, by: equipment.supervisor)
      for end in [output, errors] {
        end.writing.close()
        end.reading.stopWaiting()
      }
      input.writing.stopWaiting()
      return Program(
        process: process, words: words, output: output.reading, input: input.writing, errors: errors.reading)
    } catch {
      throw VoiceRefusal(error.complaint(advice: nil))
    }
  }
}
