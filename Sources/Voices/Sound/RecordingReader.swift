import Processes
import Speech
import TextModel
import VoiceProtocol

/// The samples of a recording from a clip on, of which clips that follow each other are pieces, so that FFmpeg is
/// started once for many of them.
final class RecordingReader: SampleSource {
  /// The longest gap before a clip that is read and passed over, in milliseconds.
  private static let longestGap = 10_000

  private let file: String
  private let speed: Double
  private let volume: Int
  /// The moment of the file that the samples begin at, in milliseconds.
  private let origin: Int
  private let source: any SampleSource
  /// The bytes that were read, and those of them that were given or passed over.
  private var (read, given) = (0, 0)
  /// The bytes of samples that were read too early.
  private var rest: [UInt8] = []
  private var hasEnded = false
  /// The bytes at which the clip begins and ends; nil for one to the end of the file.
  private var (first, last): (Int, Int?) = (0, nil)
  private var isBegun = false

  /// Begins to read the file of a clip from where that begins.
  init(_ player: RecordingPlayer, from clip: Clip, speed: Double, volume: Int) throws(VoiceRefusal) {
    (file, origin, self.speed, self.volume) = (clip.file, clip.begin, speed, volume)
    let whole = Clip(file: clip.file, begin: clip.begin, end: nil)
    source = try player.source(of: whole, speed: speed, volume: volume)
  }

  deinit { source.close() }

  /// Returns a Boolean value that indicates whether a clip is close behind what was given.
  func goesOn(with clip: Clip, speed: Double, volume: Int) -> Bool {
    guard clip.file == file, speed == self.speed, volume == self.volume, clip.begin >= origin else { return false }
    let begin = bytes(at: clip.begin)
    return begin >= given && begin - given <= bytes(at: origin + Self.longestGap) && (!hasEnded || begin < read)
  }

  /// Begins a clip that the samples go on with.
  func begin(_ clip: Clip) {
    first = bytes(at: clip.begin)
    last = clip.end.map { max(first, bytes(at: $0)) }
    isBegun = true
  }

  func begin(_ request: VoiceRequest) throws(VoiceRefusal) {}

  var waits: [(descriptor: Descriptor, events: Int16)] { source.waits }

  func take() -> [SampleEvent] {
    var events: [SampleEvent] = []
    if isBegun { events.append(.sampleRate(RecordingPlayer.sampleRate)) }
    isBegun = false
    if rest.isEmpty, !hasEnded, last.map({ given < $0 }) ?? true {
      for event in source.take() {
        switch event {
        case .samples(let bytes):
          rest += bytes
          read += bytes.count
        case .end: hasEnded = true
        case .failed: return [event]
        case .sampleRate, .word: break
        }
      }
    }
    let passed = min(rest.count, max(0, first - given))
    let taken = max(passed, min(rest.count, (last ?? Int.max) - given))
    if passed < taken { events.append(.samples(Array(rest[passed..<taken]))) }
    rest.removeFirst(taken)
    given += taken
    if last.map({ given >= $0 }) ?? false || hasEnded && rest.isEmpty { events.append(.end) }
    return events
  }

  func stop() { close() }

  func close() { source.close() }

  /// Returns the bytes from the origin to a moment of the file.
  private func bytes(at milliseconds: Int) -> Int {
    Int(Double((milliseconds - origin) * RecordingPlayer.sampleRate) / 1000 / speed) * 2
  }
}
