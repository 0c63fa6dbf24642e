/// A maker of the samples of utterances, one after another, without anybody who listens.
///
/// It belongs to one thread; several makers work at once.
public protocol SampleMaker: AnyObject {
  /// Makes ready for the first utterance, without waiting, so that it does not wait either.
  func prepare()
  /// Appends the samples of an utterance to others, with the silence before and after it, and returns their places.
  ///
  /// - Throws: `VoiceRefusal` if the engine or the sink has failed.
  func make(_ utterance: Utterance, into sink: any SampleSink) throws(VoiceRefusal) -> SpokenSamples
}

/// A place that samples go to while they are made, so that nobody holds all of them.
///
/// It belongs to one thread.
public protocol SampleSink: AnyObject {
  /// The number of bytes that it has.
  var count: Int { get }
  /// Appends samples of one channel, of 16 bits, the low byte first.
  func append(_ bytes: [UInt8]) throws(VoiceRefusal)
  /// Forgets all bytes behind the first of a number.
  func cut(to count: Int) throws(VoiceRefusal)
}

/// The places of an utterance and its words among its samples.
public struct SpokenSamples: Hashable, Sendable {
  /// A word of the utterance.
  public struct Word: Hashable, Sendable {
    /// The offset of the word in the text of the utterance, in UTF-8 bytes.
    public let offset: Int
    /// The number of samples before the word.
    public let sample: Int

    /// Creates a word.
    public init(offset: Int, sample: Int) {
      self.offset = offset
      self.sample = sample
    }
  }

  /// The number of samples, with the silence before and after.
  public var count = 0
  /// The words behind the first, in order.
  public var words: [Word] = []
  /// The samples between the silence before and after.
  public var speech = 0..<0

  /// Creates no samples.
  public init() {}
}

/// A voice that makes samples, as often as there are threads for it.
public struct SampleVoice: Sendable {
  /// The number of samples per second.
  public let sampleRate: Int
  /// The languages that the voice speaks, by their subtags, or nil if they are unknown.
  public let languages: Set<String>?
  /// The name of the engine and its voice, as it is shown.
  public let label: String
  /// The engines and all choices, by which samples of an earlier run are known.
  public let name: String
  /// A Boolean value that indicates whether recorded clips of the book are in the samples.
  public let playsRecordings: Bool
  /// Makes a maker.
  public let maker: @Sendable () -> any SampleMaker

  /// Creates a voice.
  public init(
    sampleRate: Int, languages: Set<String>?, label: String, name: String, playsRecordings: Bool = false,
    maker: @escaping @Sendable () -> any SampleMaker
  ) {
    self.playsRecordings = playsRecordings
    self.sampleRate = sampleRate
    self.languages = languages
    self.label = label
    self.name = name
    self.maker = maker
  }
}
