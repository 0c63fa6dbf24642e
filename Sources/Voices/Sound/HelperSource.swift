import Glibc
import Processes
import Speech
import VoiceProtocol
import Words

/// A helper program that stays alive, takes requests, and answers with frames.
final class HelperSource: SampleSource {
  private let words: [String]
  private let name: String
  private let advice: @Sendable (String) -> Complaint?
  private var helper: Helper?
  /// The number of the request at work, or nil if there is none.
  private var number: UInt32?

  private struct Helper {
    let process: ChildProcess
    let input: Descriptor
    let output: Descriptor
    var errors: Descriptor?
    var unsent: ArraySlice<UInt8> = []
    var reader = VoiceFrameReader()
    var tail = ErrorTail()

    mutating func readErrors() { tail.read(&errors) }
  }

  /// Creates a source of a command line, which is started when it is needed; `advice` is the remedy for a program that
  /// is missing or has failed.
  init(_ words: [String], name: String? = nil, advice: @escaping @Sendable (String) -> Complaint?) {
    self.words = words
    self.name = name ?? words.first?.split(separator: "/").last.map(String.init) ?? ""
    self.advice = advice
  }

  deinit { close() }

  func prepare() {
    if helper == nil { helper = try? start() }
  }

  func begin(_ request: VoiceRequest) throws(VoiceRefusal) {
    if helper == nil { helper = try start() }
    number = request.number
    helper?.unsent += request.bytes
    send()
  }

  var waits: [(descriptor: Descriptor, events: Int16)] {
    guard let helper else { return [] }
    var waits = [(descriptor: helper.output, events: Int16(POLLIN))]
    if let errors = helper.errors { waits.append((errors, Int16(POLLIN))) }
    if !helper.unsent.isEmpty { waits.append((helper.input, Int16(POLLOUT))) }
    return waits
  }

  func take() -> [SampleEvent] {
    send()
    helper?.readErrors()
    guard let output = helper?.output else { return [] }
    guard let bytes = output.read(upTo: 1 << 18) else { return number == nil ? forget() : [.failed(endOfHelper())] }
    guard let frames = try? helper?.reader.take(bytes) else {
      close()
      return [.failed(VoiceRefusal(Complaint(.voiceNotFrames, ["program": .text(name)])))]
    }
    var events: [SampleEvent] = []
    for frame in frames where frame.number == number {
      switch frame.content {
      case .sampleRate(let rate): events.append(.sampleRate(rate))
      case .samples(let samples): events.append(.samples(samples))
      case .word(let scalar, let sample): events.append(.word(scalar: scalar, sample: sample))
      case .end:
        number = nil
        events.append(.end)
      case .failed(let reason):
        number = nil
        let complaint = Complaint.quoted("\(name): \(reason).").followed(by: advice(name))
        events.append(.failed(VoiceRefusal(complaint)))
      }
    }
    return events
  }

  func stop() {
    guard number != nil else { return }
    number = nil
    helper?.unsent += VoiceRequest.stop
    send()
  }

  func close() {
    guard let helper else { return }
    helper.process.killGroup()
    helper.process.reap()
    self.helper = nil
    number = nil
  }

  private func start() throws(VoiceRefusal) -> Helper {
    let program = try EngineProgram(words) { [advice, name] _ in advice(name) }
    return Helper(
      process: program.process, input: program.input, output: program.output, errors: program.errors)
  }

  private func send() {
    guard let helper, !helper.unsent.isEmpty else { return }
    // A closed pipe is seen by the end of the output, too.
    let written = helper.input.write(helper.unsent) ?? helper.unsent.count
    self.helper?.unsent = helper.unsent.dropFirst(written)
  }

  private func forget() -> [SampleEvent] {
    close()
    return []
  }

  /// Returns the reason why a helper has ended while it was at work.
  private func endOfHelper() -> VoiceRefusal {
    guard var helper else { return VoiceRefusal(Complaint(.voiceUnread, ["program": .text(name)])) }
    helper.readErrors()
    helper.process.killGroup()
    let end = helper.process.badEnd().map(ChildFault.Reason.init) ?? .unread
    close()
    // A program that has been at work is installed.
    let remedy: Complaint? = if case .signal = end { nil } else { advice(name) }
    return VoiceRefusal(
      ChildFault(program: name, reason: end, errors: ChildFault.line(helper.tail)).complaint(advice: remedy))
  }
}
