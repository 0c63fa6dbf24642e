import Accessibility
import TextModel

/// What goes to a speech engine in one piece: words as data, with the way back to the book.
public struct Utterance: Hashable, Sendable {
  /// What an utterance is part of.
  public enum Kind: String, Codable, Sendable {
    /// Read-all: it takes time, can be cut and goes on.
    case reading
    /// An answer to a key, spoken whole.
    case answer
    /// Something that may be dropped when anything else is being said, such as a hint.
    case aside
  }

  /// Counts up through a session.
  public let id: Int
  /// What the utterance is part of.
  public let kind: Kind
  /// The words; empty for a sound or a pause alone.
  public let text: String
  /// The language of the words as a BCP 47 tag, where it is known.
  public let language: String?
  /// What of the words is in another language, in order and without overlaps.
  public let languages: [LanguageRun]
  /// The signs in `text` that a voice says by name, in order and without overlaps; `voiced` has them so.
  public let signs: [NamedSign]
  /// What a voice says at a higher pitch in place of `text`, where it has one; nil where pitch tells nothing.
  public let raised: String?
  /// Where the words stand in the book; what is not mapped are words of the program.
  public let map: TextMap
  /// Sounds, by the UTF-8 offset in `text` at which they are heard.
  public let earcons: [PlacedEarcon]
  /// Silence before, in milliseconds at the normal rate.
  public let pauseBefore: Int
  /// Silence after, in milliseconds at the normal rate.
  public let pauseAfter: Int

  /// Creates an utterance.
  public init(
    id: Int, kind: Kind, text: String, language: String? = nil, languages: [LanguageRun] = [],
    signs: [NamedSign] = [], raised: String? = nil, map: TextMap = TextMap(), earcons: [PlacedEarcon] = [],
    pauseBefore: Int = 0, pauseAfter: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.text = text
    self.language = language
    self.languages = languages
    self.signs = signs
    self.raised = raised
    self.map = map
    self.earcons = earcons
    self.pauseBefore = pauseBefore
    self.pauseAfter = pauseAfter
  }

  /// Whether a sound is asked for before its capital letter.
  public var soundsCapital: Bool { earcons.contains { $0.earcon == .capital } }

  /// The same words as something spoken whole at once.
  public var asAnswer: Utterance {
    Utterance(
      id: id, kind: .answer, text: text, language: language, languages: languages, signs: signs, raised: raised,
      map: map,
      earcons: earcons, pauseBefore: pauseBefore, pauseAfter: pauseAfter)
  }

  /// The same without silence before it, as what is heard first.
  public var atOnce: Utterance {
    Utterance(
      id: id, kind: kind, text: text, language: language, languages: languages, signs: signs, raised: raised,
      map: map,
      earcons: earcons, pauseAfter: pauseAfter)
  }

  /// A sound at a place in an utterance.
  public struct PlacedEarcon: Hashable, Sendable {
    /// The UTF-8 offset in the utterance's text.
    public let offset: Int
    /// The sound.
    public let earcon: Earcon

    /// Creates a sound at an offset.
    public init(_ earcon: Earcon, at offset: Int = 0) {
      self.earcon = earcon
      self.offset = offset
    }
  }
}
