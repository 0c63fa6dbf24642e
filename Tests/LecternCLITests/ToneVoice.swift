import Speech
import Synchronization
import Words

/// A voice of which each character is ten samples with its number, a hundredth of a second.
final class ToneVoice: SampleMaker {
  /// The number of samples per second.
  static let sampleRate = 1000

  /// The utterances that were spoken by all makers of a voice, and the number after which it fails.
  final class Record: Sendable {
    private let state: Mutex<(texts: [String], failsAfter: Int?)>

    init(failsAfter: Int? = nil) { state = Mutex(([], failsAfter)) }

    var texts: [String] { state.withLock { $0.texts } }

    /// Notes a text, and returns false if the voice fails.
    func add(_ text: String) -> Bool {
      state.withLock { state in
        if let most = state.failsAfter, state.texts.count >= most { return false }
        state.texts.append(text)
        return true
      }
    }
  }

  private let record: Record

  private init(_ record: Record) { self.record = record }

  /// Returns the voice of a record.
  static func voice(_ record: Record = Record(), playsRecordings: Bool = false) -> SampleVoice {
    SampleVoice(
      sampleRate: sampleRate, languages: ["en"], label: "tone", name: "tone", playsRecordings: playsRecordings
    ) { ToneVoice(record) }
  }

  func prepare() {}

  func make(_ utterance: Utterance, into sink: any SampleSink) throws(VoiceRefusal) -> SpokenSamples {
    guard record.add((utterance.clip == nil ? "" : "recorded: ") + utterance.text) else {
      throw VoiceRefusal(Complaint.quoted("The voice has failed."))
    }
    var spoken = SpokenSamples()
    let text = utterance.text
    let samples = text.unicodeScalars.flatMap { [Int16](repeating: Int16(truncatingIfNeeded: $0.value), count: 10) }
    let before = utterance.pauseBefore
    let bytes =
      [UInt8](repeating: 0, count: before * 2) + samples.withUnsafeBytes { Array($0) }
      + [UInt8](repeating: 0, count: utterance.pauseAfter * 2)
    try sink.append(bytes)
    spoken.count = bytes.count / 2
    spoken.speech = before..<before + samples.count
    spoken.words = utterance.wordOffsets.dropFirst().map { offset in
      let scalars = text.utf8.prefix(offset).count { $0 & 0xC0 != 0x80 }
      return SpokenSamples.Word(offset: offset, sample: before + scalars * 10)
    }
    return spoken
  }
}
