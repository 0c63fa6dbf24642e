import Accessibility
import Speech
import TextModel
import TextUnits
import Words

/// Everything a session reads from: the text, its geometry and its units, and what the reader has chosen.
///
/// A session keeps none of it; it is handed in with every command.
///
/// Its properties are one for each thing that an application hands in.
public struct ReadingWorld: Sendable {
  /// The book.
  public var text: any ReadableText
  /// Its lines and pages for the size at hand.
  public var geometry: any TextGeometry
  /// Its units below a line; what breaks the contract of a tokenizer counts as none.
  public var tokenizer: any TextTokenizer {
    get { checkedTokenizer }
    set { checkedTokenizer = CheckedTokenizer(newValue) }
  }
  private var checkedTokenizer: CheckedTokenizer
  /// The facts of the whole book; nil until it has been looked through.
  public var index: BookIndex?
  /// The matches of the last search; nil until the book has been looked through.
  public var results: SearchResults?
  /// The choices of the reader.
  public var settings: Settings
  /// The marks that the reader keeps of the book.
  public var marks: [Annotation] = []
  /// The marks of the reader whose text this edition does not have.
  public internal(set) var lostMarks: [Annotation] = []
  /// Why what the reader keeps could not be read, as a sentence; nil where it could.
  public var marksFault: String?
  /// The time of a clock on the wall.
  public var wallClock = WallClock()
  /// The actions that the application offers its reader.
  public var actions: [CustomAction]
  /// The engine's own actions that the Edit rotor offers, of those that fit; nil for all of them.
  public var editActions: [EditAction]?
  /// The rotors that the application offers its reader, beside the units of the text.
  public var rotors: [CustomRotor]
  /// The words of the user's language.
  public var catalogue: Catalogue
  /// The names of characters in the user's language.
  public var names: SymbolNames
  /// The names of what calls help; nil where nothing does.
  public var help: HelpNames?

  /// Creates a world around a book.
  public init(
    text: any ReadableText, geometry: any TextGeometry, tokenizer: any TextTokenizer, index: BookIndex? = nil,
    settings: Settings = Settings(), actions: [CustomAction] = [], rotors: [CustomRotor] = [],
    catalogue: Catalogue = .english, names: SymbolNames = .english
  ) {
    self.text = text
    self.geometry = geometry
    checkedTokenizer = CheckedTokenizer(tokenizer)
    self.index = index
    self.settings = settings
    self.actions = actions
    self.rotors = rotors
    self.catalogue = catalogue
    self.names = names
  }

  /// The table of contents, arranged; the first who asks for it waits until it is read.
  var outline: OutlineIndex { text.arrangedOutline }
}

extension ReadingWorld {
  /// The voices for the book's language, or all voices where it has none.
  package var offeredVoices: [VoiceOffer] {
    let language = text.metadata.language?.languageSubtag ?? catalogue.language
    let own = settings.voices.filter { $0.speaks(language) }
    return own.isEmpty ? settings.voices : own
  }

  /// The chapters of the book, listed or not.
  public var chapters: Chapters { Chapters(world: self) }
  /// Places in the book, by their names, and what they are called.
  public var places: Places { Places(world: self) }
  /// The controls of the book, in their order, and what they open.
  public var forms: Forms { Forms(world: self) }
  /// The recording of the book, by its time.
  public var recording: Recording { Recording(world: self) }
  /// The text as those who listen hear it, with its starts and ends for them.
  public var hearing: Hearing { Hearing(world: self) }
}
