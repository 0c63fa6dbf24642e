import Accessibility
import TextModel

/// A piece of speech as a speech engine takes it: words as data, and silence around them.
///
/// It never changes, and a copy costs no more than a reference.
public final class Utterance: Sendable {
  /// The purpose of an utterance.
  public enum Kind: String, Codable, Sendable {
    /// Read-all: it takes time, can be cut and goes on.
    case reading
    /// An answer to a key, spoken whole.
    case answer
    /// Something that may be dropped when anything else is being spoken, such as a hint.
    case aside
  }

  /// A number that counts up through a session.
  public let id: Int
  /// The purpose.
  public let kind: Kind
  /// The words with all that is known of them; empty for a sound or a pause alone.
  public let speech: SpeechText
  /// A letter that a voice says at a higher pitch in place of the words, where it has one; nil where pitch tells
  /// nothing.
  public let raised: String?
  /// Silence before, in milliseconds at the normal rate.
  public let pauseBefore: Int
  /// Silence after, in milliseconds at the normal rate.
  public let pauseAfter: Int
  /// The recorded sound of exactly these words, which is played in place of a voice; nil where there is none.
  ///
  /// An utterance may be sound alone.
  public let clip: Clip?

  /// Creates an utterance.
  public init(
    id: Int, kind: Kind, speech: SpeechText, raised: String? = nil, pauseBefore: Int = 0, pauseAfter: Int = 0,
    clip: Clip? = nil
  ) {
    self.id = id
    self.kind = kind
    self.speech = speech
    self.raised = raised
    self.pauseBefore = pauseBefore
    self.pauseAfter = pauseAfter
    self.clip = clip
  }

  /// Creates an utterance of words of the program.
  public convenience init(
    id: Int, kind: Kind, text: String, language: String? = nil, raised: String? = nil, pauseBefore: Int = 0,
    pauseAfter: Int = 0
  ) {
    self.init(
      id: id, kind: kind, speech: SpeechText(text, in: language), raised: raised, pauseBefore: pauseBefore,
      pauseAfter: pauseAfter)
  }

  /// The words.
  public var text: String { speech.text }
  /// The language of the words as a BCP 47 tag, where it is known.
  public var language: String? { speech.language }
  /// The places of the words in the book; what has none are words of the program.
  public var map: TextMap { speech.places }
  /// Sounds, by the offset in the text at which they are heard.
  public var earcons: [PlacedEarcon] { speech.earcons }

  /// A Boolean value that indicates whether a sound is asked for before its capital letter.
  public var soundsCapital: Bool { earcons.contains { $0.earcon == .capital } }

  /// The same words as something spoken whole at once.
  public var asAnswer: Utterance {
    Utterance(
      id: id, kind: .answer, speech: speech, raised: raised, pauseBefore: pauseBefore, pauseAfter: pauseAfter,
      clip: clip)
  }

  /// The same without silence before it, as what is spoken first.
  public var atOnce: Utterance {
    Utterance(id: id, kind: kind, speech: speech, raised: raised, pauseAfter: pauseAfter, clip: clip)
  }

  /// The utterance as a voice is handed it, in which symbols have become their names, and words their respellings.
  public var voiced: Utterance { with(speech.voiced) }

  /// Returns the same with other words.
  func with(_ speech: SpeechText) -> Utterance {
    Utterance(
      id: id, kind: kind, speech: speech, raised: raised, pauseBefore: pauseBefore, pauseAfter: pauseAfter, clip: clip
    )
  }
}

extension Utterance: Hashable {
  /// Compares all that is known of two utterances.
  public static func == (left: Utterance, right: Utterance) -> Bool {
    left === right
      || (left.id, left.kind, left.speech, left.raised) == (right.id, right.kind, right.speech, right.raised)
        && (left.pauseBefore, left.pauseAfter, left.clip) == (right.pauseBefore, right.pauseAfter, right.clip)
  }

  /// Feeds the number and the words, which tell most utterances apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(text)
  }
}
