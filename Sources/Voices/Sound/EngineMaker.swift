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

  func samples(of utterance: Utterance) throws(VoiceRefusal) -> SpokenSamples {
    let rate = SpeakingRate(wordsPerMinute: engines.choices.rate)
    let job = engines.composer.job(for: utterance, rate: rate, volume: 100, plays: recordings != nil)
    var spoken = SpokenSamples()
    var start: Int?
    for piece in job.pieces {
      switch piece {
      case .silence(let milliseconds): spoken.bytes += silence(milliseconds)
      case .sound: break
      case .clip(let clip, let volume, let speed, let instead):
        start = start ?? spoken.bytes.count / 2
        try play(clip, volume, speed, instead: instead, into: &spoken)
      case .speech(let text, let engine, let delivery):
        start = start ?? spoken.bytes.count / 2
        try speak(text, engine, delivery, into: &spoken)
      }
    }
    let begin = start ?? spoken.bytes.count / 2
    spoken.speech = begin..<spoken.bytes.count / 2
    if job.characters > 0, spoken.speech.isEmpty { throw VoiceRefusal(Complaint(.voiceNoSamples)) }
    spoken.bytes += silence(job.pauseAfter)
    return spoken
  }

  /// Plays a clip, or speaks its text if it cannot be played.
  private func play(
    _ clip: Clip, _ volume: Int, _ speed: Double, instead: [SoundJob.Piece], into spoken: inout SpokenSamples
  ) throws(VoiceRefusal) {
    let before = spoken
    do throws(VoiceRefusal) {
      guard let source = try recordings?.source(of: clip, speed: speed, volume: volume) else { return }
      defer { source.close() }
      var request = SoundRequest(engine: nil, stream: 0, text: EngineText(), start: 0, deadline: 0)
      try take(from: source, RecordingPlayer.patience, &request, into: &spoken)
      if spoken.bytes.count > before.bytes.count { return }
    } catch {
      spoken = before
    }
    for case .speech(let text, let engine, let delivery) in instead {
      try speak(text, engine, delivery, into: &spoken)
    }
  }

  private func silence(_ milliseconds: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: max(0, sampleRate * milliseconds / 1000) * 2)
  }

  private func speak(
    _ text: EngineText, _ engine: Int, _ delivery: SoundJob.Delivery, into spoken: inout SpokenSamples
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
    var request = SoundRequest(engine: engine, stream: 0, text: text, start: spoken.bytes.count, deadline: 0)
    try take(from: source, patience, &request, into: &spoken)
  }

  private func take(
    from source: any SampleSource, _ patience: Int, _ request: inout SoundRequest, into spoken: inout SpokenSamples
  ) throws(VoiceRefusal) {
    while true {
      var polled = source.waits.map { pollfd(fd: $0.descriptor.number, events: $0.events, revents: 0) }
      let ready = poll(&polled, nfds_t(polled.count), Int32(clamping: patience))
      guard ready != 0 else {
        source.close()
        throw VoiceRefusal(Complaint(.voiceSilent))
      }
      for event in source.take() {
        switch event {
        case .sampleRate(let rate): request.begin(sampleRate: rate, playedAt: sampleRate)
        case .word(let scalar, let sample):
          spoken.words += request.words(upTo: scalar, sample: sample, playedAt: sampleRate).map {
            .init(offset: $1, sample: $0 / 2)
          }
        case .samples(let bytes): spoken.bytes += request.convert(bytes)
        case .end:
          let rest = request.estimatedWords(end: spoken.bytes.count)
          spoken.words += rest.map { .init(offset: $1, sample: $0 / 2) }
          return
        case .failed(let refusal): throw refusal
        }
      }
    }
  }
}
