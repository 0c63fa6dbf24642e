import Glibc
import Processes
import Speech
import VoiceProtocol
import Words

/// The thread that takes samples from engines and writes them to a player.
///
/// A job is turned into samples while the one before it is played; an answer goes before reading that is not in the
/// player yet. To stop, the player is killed, since samples in a pipe cannot be taken back.
typealias SoundPump = VoicePump<SoundWork>

/// The work of the thread of a ``SoundPump``: streams of samples, the sources that fill them, and the player that
/// empties them.
///
/// Its properties are the programs at work, the streams, and the moments that are watched.
struct SoundWork: VoiceWork {
  /// The time after which a player without samples is ended, in milliseconds.
  private static let idleTime = 1500
  /// The number of samples per second before an engine has given one.
  private static let usualRate = 22_050

  private let equipment: Equipment
  private var streams: [SoundStream] = []
  private var sources: [(any SampleSource)?]
  /// The source of the clip that is played.
  private var clipSource: (any SampleSource)?
  private var request: SoundRequest?
  private var troubles: [SoundReport] = []
  private var requestNumber: UInt32 = 0
  private var streamNumber = 0
  private var player: PlayerRun?
  private var sampleRate = Self.usualRate
  /// The moment at which what is written next will be heard, in milliseconds.
  private var heardUntil = 0.0
  private var hasFailed = false

  init(_ equipment: Equipment) {
    self.equipment = equipment
    sources = equipment.sources.map { _ in nil }
  }

  /// Adds a job in its place among those that wait.
  mutating func add(_ job: SoundJob) {
    guard !hasFailed else { return }
    streamNumber += 1
    streams.enqueue(SoundStream(job, number: streamNumber))
  }

  /// Drops everything, and silences the player.
  mutating func stop() {
    streams = []
    endRequest()
    player?.kill()
    player = nil
    heardUntil = 0
    hasFailed = false
  }

  private mutating func endRequest() {
    if let engine = request?.engine { sources[engine]?.stop() }
    clipSource?.close()
    (request, clipSource) = (nil, nil)
  }

  /// Ends all programs.
  mutating func close() {
    stop()
    for source in sources { source?.close() }
  }

  /// The descriptors to wait for.
  var waits: [(descriptor: Descriptor, events: Int16)] {
    let hasSamples = streams.first.map { !$0.unwritten.isEmpty } ?? false
    let source = isAhead ? nil : request.flatMap { $0.engine.map { sources[$0] } ?? clipSource }
    return (player?.waits(hasSamples: hasSamples) ?? []) + (source?.waits ?? [])
  }

  /// The longest time to wait, in milliseconds; nil for any.
  var wait: Int? {
    let now = Double(equipment.clock().milliseconds)
    var limits: [Double] = []
    if let request, !isAhead { limits.append(Double(request.deadline) - now) }
    if player != nil, streams.isEmpty { limits.append(heardUntil + Double(Self.idleTime) - now) }
    return limits.min().map { Int(max(0, $0.rounded(.up))) }
  }

  /// Does what can be done without waiting, and returns what is to be reported.
  mutating func advance() -> [SoundReport] {
    guard !hasFailed else { return [] }
    var reports: [SoundReport] = []
    do throws(VoiceRefusal) {
      try makeSamples()
      reports = try play()
      try watchPlayer()
    } catch {
      hasFailed = true
      streams = []
      endRequest()
      player?.kill()
      player = nil
      reports.append(.failed(error.complaint))
    }
    defer { troubles = [] }
    return reports + troubles
  }

  // MARK: Making samples

  private mutating func makeSamples() throws(VoiceRefusal) {
    while true {
      if request != nil {
        if isAhead { request?.deadline = equipment.clock().milliseconds + RecordingPlayer.patience }
        guard !isAhead, try takeSamples() else { return }
      }
      guard let index = streams.firstIndex(where: { !$0.isComplete }) else { return }
      try beginPiece(of: index)
    }
  }

  /// A Boolean value that indicates whether enough of a clip has been made for now, and nothing else is to be made
  /// before it.
  private var isAhead: Bool {
    let index = streams.firstIndex { $0.number == request?.stream }
    guard request?.recording != nil, let index else { return false }
    return streams[index].unwritten.count > sampleRate * 2 * RecordingPlayer.secondsAhead
      && streams[..<index].allSatisfy(\.isComplete)
  }

  private mutating func beginPiece(of index: Int) throws(VoiceRefusal) {
    let job = streams[index].job
    guard let piece = streams[index].pieces.popFirst() else {
      if !streams[index].hasBegun { streams[index].begin() }
      if job.characters > 0, streams[index].spoken == 0 { throw VoiceRefusal(Complaint(.voiceNoSamples)) }
      return streams[index].complete(sampleRate: sampleRate, pause: job.pauseAfter)
    }
    if case .silence(let milliseconds) = piece {
      return streams[index].append(silence: milliseconds, sampleRate: sampleRate)
    }
    if !streams[index].hasBegun { streams[index].begin() }
    let (stream, start) = (streams[index].number, streams[index].appended)
    let now = equipment.clock().milliseconds
    switch piece {
    case .silence: break
    case .sound(let waveform):
      var resampler = Resampler(from: waveform.sampleRate, to: sampleRate)
      streams[index].append(resampler?.convert(waveform.bytes) ?? waveform.bytes)
    case .clip(let clip, let volume, let speed, let instead):
      guard let recordings = equipment.recordings else {
        streams[index].pieces = instead + streams[index].pieces
        return
      }
      request = SoundRequest(
        clip, speed: speed, instead: instead, stream: stream, start: start, deadline: now + RecordingPlayer.patience)
      do throws(VoiceRefusal) {
        clipSource = try recordings.source(of: clip, speed: speed, volume: volume)
      } catch {
        speakInstead(VoiceRefusal(Complaint(.voiceNoClip).followed(by: error.complaint)), in: index)
      }
    case .speech(let text, let engine, let delivery):
      requestNumber &+= 1
      let source = sources[engine] ?? equipment.sources[engine]()
      sources[engine] = source
      try source.begin(
        VoiceRequest(
          number: requestNumber, text: text.text, hasPhonemes: text.hasPhonemes, hasPause: text.isLast,
          voice: delivery.voice, rate: delivery.rate, pitch: delivery.pitch, volume: delivery.volume))
      request = SoundRequest(
        engine: engine, stream: stream, text: text, start: start, deadline: now + equipment.patience[engine])
    }
  }

  /// Has the text of a clip spoken that cannot be played, and tells why.
  private mutating func speakInstead(_ refusal: VoiceRefusal, in index: Int) {
    troubles.append(.trouble(refusal.complaint))
    streams[index].pieces = (request?.recording?.instead ?? []) + streams[index].pieces
    clipSource?.close()
    clipSource = nil
    request = nil
  }

  /// Takes the samples that have come, and returns a Boolean value that indicates whether the request has ended.
  private mutating func takeSamples() throws(VoiceRefusal) -> Bool {
    guard var current = request, let source = current.engine.map({ sources[$0] }) ?? clipSource,
      let index = streams.firstIndex(where: { $0.number == current.stream })
    else {
      request = nil
      return true
    }
    let events = source.take()
    let now = equipment.clock().milliseconds
    let patience = current.engine.map { equipment.patience[$0] } ?? RecordingPlayer.patience
    if !events.isEmpty { current.deadline = now + patience }
    for event in events {
      switch event {
      case .sampleRate(let rate):
        if player == nil, streams[index].appended == 0 || streams.count == 1 && streams[index].written == 0 {
          sampleRate = rate
        }
        current.begin(sampleRate: rate, playedAt: sampleRate)
      case .word(let scalar, let sample):
        for (byte, offset) in current.words(upTo: scalar, sample: sample, playedAt: sampleRate) {
          streams[index].mark(.word(offset, isExact: true), at: byte)
        }
      case .samples(let bytes):
        let converted = current.convert(bytes)
        streams[index].append(converted)
        streams[index].spoken += converted.count
        for (byte, time) in current.playedTimes(before: streams[index].appended, sampleRate: sampleRate) {
          streams[index].mark(.played(time), at: byte)
        }
      case .end:
        for (byte, offset) in current.estimatedWords(end: streams[index].appended) {
          streams[index].mark(.word(offset, isExact: false), at: byte)
        }
        let isEmpty = streams[index].appended == current.start
        request = current
        if current.recording != nil, isEmpty {
          speakInstead(VoiceRefusal(Complaint(.voiceNoClip)), in: index)
        } else {
          clipSource = nil
          request = nil
        }
        return true
      case .failed(let refusal):
        guard current.recording != nil else { throw refusal }
        speakInstead(VoiceRefusal(Complaint(.voiceNoClip)), in: index)
        return true
      }
    }
    if now >= current.deadline {
      source.close()
      guard current.recording != nil else { throw VoiceRefusal(Complaint(.voiceSilent)) }
      speakInstead(VoiceRefusal(Complaint(.voiceNoClip)), in: index)
      return true
    }
    request = current
    return false
  }

  // MARK: Playing

  private mutating func play() throws(VoiceRefusal) -> [SoundReport] {
    var reports: [SoundReport] = []
    while let stream = streams.first {
      guard !stream.unwritten.isEmpty else {
        // Nothing has begun before its first sample.
        guard stream.isComplete else { break }
        reports += written(0)
        streams.removeFirst()
        continue
      }
      if let player, player.input == nil {
        player.kill()
        self.player = nil
      }
      if player == nil {
        do throws(StartFailure) { player = try PlayerRun(equipment.player, sampleRate: sampleRate) } catch {
          throw VoiceRefusal(error.complaint(advice: equipment.advice))
        }
      }
      guard let count = player?.input?.write(stream.unwritten.prefix(1 << 16)), count > 0 else { break }
      reports += written(count)
    }
    return reports
  }

  /// Notes that bytes of the first stream have been written, and returns the reports of what will be heard by them.
  private mutating func written(_ count: Int) -> [SoundReport] {
    let start = max(heardUntil, Double(equipment.clock().milliseconds))
    let perMillisecond = Double(sampleRate * 2) / 1000
    heardUntil = start + Double(count) / perMillisecond
    guard let id = streams.first?.job.id else { return [] }
    let marks = streams[0].take(count)
    return marks.map { mark in
      .mark(
        id: id, mark.mark,
        at: Instant(milliseconds: Int((start + Double(mark.bytesBefore) / perMillisecond).rounded())))
    }
  }

  private mutating func watchPlayer() throws(VoiceRefusal) {
    player?.readErrors()
    guard let current = player else { return }
    let now = Double(equipment.clock().milliseconds)
    guard !current.process.hasEnded else {
      let isPlayed = streams.isEmpty && now >= heardUntil && current.input == nil
      var ended = current
      let fault = ended.fault()
      player = nil
      if isPlayed || streams.isEmpty && now >= heardUntil { return }
      throw VoiceRefusal(fault.complaint(advice: equipment.advice))
    }
    if streams.isEmpty, now >= heardUntil + Double(Self.idleTime) { player?.finish() }
  }
}
