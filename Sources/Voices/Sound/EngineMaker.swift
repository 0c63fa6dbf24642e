import CLinux
import Glibc
import Processes
import Speech
import TextModel
import VoiceProtocol
import Words

/// A maker of samples by the engines of a set, which it waits for.
final class EngineMaker: SampleMaker {
  private let engines: EngineSet
  private let sampleRate: Int
  private let clock: @Sendable () -> Instant
  private let recordings: RecordingPlayer?
  private var sources: [(any SampleSource)?]
  private var number: UInt32 = 0
  /// The recording that was played last, which the next clip goes on with most of the time.
  private var reader: RecordingReader?

  /// Creates a maker of samples at a rate per second.
  init(
    _ engines: EngineSet, sampleRate: Int, recordings: RecordingPlayer?, clock: @escaping @Sendable () -> Instant
  ) {
    self.recordings = recordings
    self.engines = engines
    self.sampleRate = sampleRate
    self.clock = clock
    sources = engines.engines.map { _ in nil }
  }

  deinit {
    for source in sources { source?.close() }
  }

  func prepare() {
    // A recording may have no need of an engine.
    guard recordings == nil, let first = engines.engines.first, sources[0] == nil else { return }
    let source = first.engine.source()
    source.prepare()
    sources[0] = source
  }

  func make(_ utterance: Utterance, into sink: any SampleSink) throws(VoiceRefusal) -> SpokenSamples {
    let rate = SpeakingRate(wordsPerMinute: engines.choices.rate)
    let job = engines.composer.job(for: utterance, rate: rate, volume: 100, plays: recordings != nil)
    var making = Making(sink)
    var start: Int?
    for piece in job.pieces {
      switch piece {
      case .silence(let milliseconds): try sink.append(silence(milliseconds))
      case .sound: break
      case .clip(let clip, let volume, let speed, let instead):
        start = start ?? making.bytes / 2
        try play(clip, volume, speed, instead: instead, into: &making)
      case .speech(let text, let engine, let delivery):
        start = start ?? making.bytes / 2
        try speak(text, engine, delivery, into: &making)
      }
    }
    let begin = start ?? making.bytes / 2
    making.spoken.speech = begin..<making.bytes / 2
    if job.characters > 0, making.spoken.speech.isEmpty { throw VoiceRefusal(Complaint(.voiceNoSamples)) }
    try sink.append(silence(job.pauseAfter))
    making.spoken.count = making.bytes / 2
    return making.spoken
  }

  /// An utterance whose samples go to a sink.
  private struct Making {
    let sink: any SampleSink
    /// The bytes of the sink before the utterance.
    private let origin: Int
    var spoken = SpokenSamples()

    init(_ sink: any SampleSink) { (self.sink, origin) = (sink, sink.count) }

    /// The number of bytes of the utterance.
    var bytes: Int { sink.count - origin }

    /// Forgets what was made behind a number of bytes, with its words.
    mutating func cut(to bytes: Int) throws(VoiceRefusal) {
      try sink.cut(to: origin + bytes)
      spoken.words.removeAll { $0.sample * 2 >= bytes }
    }
  }

  /// Plays a clip, or speaks its text if it cannot be played.
  private func play(
    _ clip: Clip, _ volume: Int, _ speed: Double, instead: [SoundJob.Piece], into making: inout Making
  ) throws(VoiceRefusal) {
    guard let recordings else { return }
    let before = making.bytes
    do throws(VoiceRefusal) {
      let goesOn = reader?.goesOn(with: clip, speed: speed, volume: volume) ?? false
      if !goesOn { reader = try RecordingReader(recordings, from: clip, speed: speed, volume: volume) }
      guard let source = reader else { return }
      source.begin(clip)
      var request = SoundRequest(engine: nil, stream: 0, text: EngineText(), start: 0, deadline: 0)
      try take(from: source, RecordingPlayer.patience, &request, into: &making)
      if making.bytes > before { return }
    } catch {
      reader = nil
      try making.cut(to: before)
    }
    for case .speech(let text, let engine, let delivery) in instead {
      try speak(text, engine, delivery, into: &making)
    }
  }

  private func silence(_ milliseconds: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: max(0, sampleRate * milliseconds / 1000) * 2)
  }

  private func speak(
    _ text: EngineText, _ engine: Int, _ delivery: SoundJob.Delivery, into making: inout Making
  ) throws(VoiceRefusal) {
    number &+= 1
    let source = sources[engine] ?? engines.engines[engine].engine.source()
    sources[engine] = source
    let patience = engines.engines[engine].engine.patience
    try source.begin(
      VoiceRequest(
        number: number, text: text.text, hasPhonemes: text.hasPhonemes, hasPause: text.isLast, voice: delivery.voice,
        rate: delivery.rate,
        pitch: delivery.pitch, volume: delivery.volume))
    var request = SoundRequest(engine: engine, stream: 0, text: text, start: making.bytes, deadline: 0)
    try take(from: source, patience, &request, into: &making)
  }

  private func take(
    from source: any SampleSource, _ patience: Int, _ request: inout SoundRequest, into making: inout Making
  ) throws(VoiceRefusal) {
    while true {
      // The samples that a recording has read too early are there before anything is waited for.
      for event in source.take() {
        switch event {
        case .sampleRate(let rate): request.begin(sampleRate: rate, playedAt: sampleRate)
        case .word(let scalar, let sample):
          making.spoken.words += request.words(upTo: scalar, sample: sample, playedAt: sampleRate).map {
            .init(offset: $1, sample: $0 / 2)
          }
        case .samples(let bytes): try making.sink.append(request.convert(bytes))
        case .end:
          let rest = request.estimatedWords(end: making.bytes)
          making.spoken.words += rest.map { .init(offset: $1, sample: $0 / 2) }
          return
        case .failed(let refusal): throw refusal
        }
      }
      var polled = source.waits.map { pollfd(fd: $0.descriptor.number, events: $0.events, revents: 0) }
      guard poll(&polled, nfds_t(polled.count), Int32(clamping: patience)) != 0 else {
        source.close()
        throw VoiceRefusal(Complaint(.voiceSilent))
      }
    }
  }
}
