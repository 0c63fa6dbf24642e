import Words

/// A speech engine that takes its time: it is given utterances, and asked what has become of them.
///
/// A voice has no clock and no thread that can be seen from outside. Its owner calls ``take(at:)`` when the voice has
/// asked to be woken or its ``deadline`` has come, and hands the events to the session.
public protocol Voice: AnyObject {
  /// Takes an utterance to be spoken after those taken before; its events come from ``take(at:)``.
  func speak(_ utterance: Utterance, at now: Instant)
  /// Falls silent at once and forgets everything it was to speak; no more events of it follow.
  func silence()
  /// The rate, in words of six characters a minute, from the next utterance on.
  var rate: Int { get set }
  /// Takes other choices among voices, from the next utterance on.
  ///
  /// - Throws: `VoiceRefusal` for a choice that cannot be; nothing is changed then.
  func choose(_ choices: VoiceChoices) throws(VoiceRefusal)
  /// A Boolean value that indicates whether it speaks at the rate that it is given.
  var takesRate: Bool { get }
  /// A Boolean value that indicates whether it speaks at the volume that it is given.
  var takesVolume: Bool { get }
  /// The volume, in percent of the voice's own loudness, from the next utterance on; some voices know only that one.
  var volume: Int { get set }
  /// The languages that it can speak, by their BCP 47 subtags; nil where that is not known.
  var languages: Set<String>? { get }
  /// A Boolean value that indicates whether it plays the sounds of utterances.
  var playsSounds: Bool { get }
  /// A Boolean value that indicates whether it plays a sound of its own before a capital letter, where an utterance
  /// asks for one.
  var soundsCapitals: Bool { get }
  /// A Boolean value that indicates whether it tells exactly when words begin, and not by an estimate.
  var wordsAreExact: Bool { get }
  /// Takes the sound files of a book with a recording; nil for a book without one.
  func takeRecordings(_ files: (any RecordingFiles)?)
  /// A Boolean value that indicates whether it plays the recorded sound of an utterance in place of speaking it.
  var playsRecordings: Bool { get }
  /// A Boolean value that indicates whether it has failed where it ends utterances faster than anybody speaks; for some
  /// that means nothing.
  var isPaced: Bool { get set }
  /// When to call ``take(at:)`` even if the voice does not ask for it; nil when nothing is waited for.
  var deadline: Instant? { get }
  /// Returns the events since the last call, in order.
  func take(at now: Instant) -> [VoiceEvent]
}

extension Voice {
  /// 100, and what is set is dropped: the voice has a volume of its own.
  public var volume: Int {
    get { 100 }
    set {}
  }

  /// Drops the choices: there is one voice.
  public func choose(_ choices: VoiceChoices) throws(VoiceRefusal) {}

  /// True: most voices speak at the rate that they are given.
  public var takesRate: Bool { true }

  /// False: the voice has a volume of its own.
  public var takesVolume: Bool { false }

  /// False: it speaks words alone.
  public var playsSounds: Bool { false }

  /// It has no sounds.
  public var soundsCapitals: Bool { false }

  /// False: the beginnings of words are estimates.
  public var wordsAreExact: Bool { false }
  /// Drops the files: the voice plays nothing.
  public func takeRecordings(_ files: (any RecordingFiles)?) {}

  /// False: the voice speaks, and plays nothing.
  public var playsRecordings: Bool { false }

  /// False, and what is set is dropped: it means nothing here.
  public var isPaced: Bool {
    get { false }
    set {}
  }

  /// Nil: the languages are not known.
  public var languages: Set<String>? { nil }
}

/// An event of a voice.
public enum VoiceEvent: Hashable, Sendable {
  /// An utterance has begun, has come to a word, or is finished.
  case speech(SpeechEvent)
  /// Something did not work that the voice goes on without, such as a clip that cannot be played: its text is spoken.
  case trouble(Complaint)
  /// The voice can speak no more. Everything it was to speak is forgotten.
  case failed(Complaint)
}
