import Accessibility
import Reading
import Speech
import TextModel
import TextUnits
import Words

/// A reader of text content: the rotor, moves by it, selection, the Edit rotor and read-all over the text of a type
/// that adopts ``TextContent``.
///
/// A method for each gesture returns the utterances that answer it. The reader is used from one isolation, such as the
/// main actor, as is its content.
///
/// Its properties are the content and what is known of it, the session, and the edges that it speaks and tells time by.
public final class TextReader {
  /// The content that is read.
  public let content: any TextContent
  /// The place of the reader and all else that a later session goes on with; it may be encoded and kept.
  public internal(set) var session: Session
  /// The settings.
  ///
  /// A change holds from the next gesture on.
  public var settings: Settings {
    get { world.settings }
    set { world.settings = newValue }
  }
  /// The voice that utterances are handed to.
  public let voice: any Voice
  /// The sentence with which the voice has refused to go on; nil while it speaks.
  public internal(set) var voiceFault: String?

  /// The elements of the pages that have been taken in.
  var pages: [[any TextElement]] = []
  var text: ContentText
  var geometry: ContentGeometry
  var world: ReadingWorld
  /// The words with which the content has announced its pages, by their number from 0.
  var announcements: [Int: String] = [:]
  /// The clock that the reader tells time by, and that ``deadline`` is a moment of.
  public let clock: () -> Instant
  /// The utterances since the last gesture.
  var spoken: [Utterance] = []
  /// The gestures that were made while another was carried out, in order.
  var waiting: [() -> Void] = []
  var isResponding = false
  /// The number of the page that the content was scrolled to last by the gesture at work, from 1.
  var lastScroll: Int?
  /// The moment that the session waits for.
  var wake: Instant?

  /// Creates a reader of content.
  ///
  /// - Parameters:
  ///   - content: The text. A reference to it is kept.
  ///   - voice: A voice. By default there is none, and what is read counts as spoken at once: a gesture returns all of
  ///     its utterances.
  ///   - settings: The choices of the reader, such as verbosity and the options of the rotor.
  ///   - words: The program's own words; `Catalogue.replacing(_:)` replaces some of them.
  ///   - session: A session that was kept of this text.
  ///   - clock: The time; by default that of the machine.
  public init(
    _ content: any TextContent, voice: (any Voice)? = nil, settings: Settings = Settings(),
    words: Catalogue = .english,
    session: Session = Session(), clock: (() -> Instant)? = nil
  ) {
    self.content = content
    self.voice = voice ?? SilentVoice()
    self.session = session
    self.clock = clock ?? Instant.clock()
    text = ContentText(title: content.title, language: content.language)
    geometry = ContentGeometry(text, pageCount: nil)
    world = ReadingWorld(
      text: text, geometry: geometry, tokenizer: ContentTokenizer(text), settings: settings, catalogue: words)
    loadAhead()
    takeIn()
  }
}
