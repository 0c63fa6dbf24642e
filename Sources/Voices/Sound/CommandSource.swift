import Glibc
import Processes
import Speech
import VoiceProtocol
import Words

/// A command line that is started for each text, reads it from its standard input, and writes samples to its standard
/// output.
///
/// A header of a WAV file before the samples is passed over, and gives the number of samples per second.
final class CommandSource: SampleSource {
  private let words: (VoiceRequest) -> [String]
  private let sampleRate: Int
  private let advice: @Sendable (String) -> Complaint?
  private var run: Run?

  private struct Run {
    let process: ChildProcess
    let output: Descriptor
    var errors: Descriptor?
    var input: Descriptor?
    var text: ArraySlice<UInt8>
    var head: WaveHead
    var tail = ErrorTail()

    mutating func readErrors() { tail.read(&errors) }
  }

  /// Creates a source of a command line, whose words may depend on the request.
  init(
    sampleRate: Int, advice: @escaping @Sendable (String) -> Complaint? = { _ in nil },
    words: @escaping (VoiceRequest) -> [String]
  ) {
    self.sampleRate = sampleRate
    self.advice = advice
    self.words = words
  }

  deinit { close() }

  func begin(_ request: VoiceRequest) throws(VoiceRefusal) {
    let program = try EngineProgram(words(request), advice: advice)
    run = Run(
      process: program.process, output: program.output, errors: program.errors, input: program.input,
      text: Array((request.text + "\n").utf8)[...], head: WaveHead(sampleRate: sampleRate))
    feed()
  }

  var waits: [(descriptor: Descriptor, events: Int16)] {
    guard let run else { return [] }
    var waits = [(descriptor: run.output, events: Int16(POLLIN))]
    if let errors = run.errors { waits.append((errors, Int16(POLLIN))) }
    if let input = run.input { waits.append((input, Int16(POLLOUT))) }
    return waits
  }

  func take() -> [SampleEvent] {
    guard run != nil else { return [] }
    feed()
    run?.readErrors()
    guard let bytes = run?.output.read(upTo: 1 << 18) else { return end() }
    guard !bytes.isEmpty else { return [] }
    return run?.head.take(bytes) ?? []
  }

  func stop() { close() }

  func close() {
    guard let run else { return }
    run.process.killGroup()
    run.process.reap()
    self.run = nil
  }

  private func feed() {
    guard let input = run?.input, let text = run?.text else { return }
    let written = input.write(text)
    let rest = text.dropFirst(written ?? 0)
    run?.text = rest
    guard written == nil || rest.isEmpty else { return }
    input.close()
    run?.input = nil
  }

  /// Waits for the program, which has closed its output.
  private func end() -> [SampleEvent] {
    guard var run else { return [] }
    run.readErrors()
    let isUnread = !run.text.isEmpty || run.process.input.map { $0.unreadBytes > 1 } ?? false
    let reason = run.process.badEnd().map(ChildFault.Reason.init) ?? (isUnread ? .unread : nil)
    let name = run.process.name
    close()
    guard let reason else { return [.end] }
    let fault = ChildFault(program: name, reason: reason, errors: ChildFault.line(run.tail))
    return [.failed(VoiceRefusal(fault.complaint(advice: advice(name))))]
  }
}

/// The start of a stream of samples, which may be the header of a WAV file.
struct WaveHead {
  private static let length = 44
  private let sampleRate: Int
  private var bytes: [UInt8] = []
  private var isPast = false
  /// A byte that is half of a sample.
  private var half: UInt8?

  /// Creates the start of a stream with a number of samples per second, unless a header gives another.
  init(sampleRate: Int) {
    self.sampleRate = sampleRate
  }

  /// Returns the events of more bytes: the number of samples per second first, then samples, none of them halved.
  mutating func take(_ more: [UInt8]) -> [SampleEvent] {
    guard !isPast else { return samples(more) }
    bytes += more
    if bytes.starts(with: Array("RIFF".utf8).prefix(bytes.count)) {
      guard bytes.count >= Self.length else { return [] }
      let rate = bytes[24..<28].reversed().reduce(0) { $0 << 8 | Int($1) }
      return begin(rate, Array(bytes[Self.length...]))
    }
    return begin(sampleRate, bytes)
  }

  private mutating func begin(_ rate: Int, _ rest: [UInt8]) -> [SampleEvent] {
    isPast = true
    bytes = []
    return [.sampleRate((4000...192_000).contains(rate) ? rate : sampleRate)] + samples(rest)
  }

  private mutating func samples(_ more: [UInt8]) -> [SampleEvent] {
    var samples = (half.map { [$0] } ?? []) + more
    half = samples.count.isMultiple(of: 2) ? nil : samples.removeLast()
    return samples.isEmpty ? [] : [.samples(samples)]
  }
}
