import Accessibility
import Speech
import TextModel
import TextUnits
import Words

/// Everything a session reads from: the text, its geometry and its units, and what the reader has chosen.
///
/// A session keeps none of it; it is handed in with every command.
///
/// A copy costs no more than a reference, as each key makes many; a change makes all of it anew. Its properties are one
/// for each thing that an application hands in.
public struct ReadingWorld: Sendable {
  /// The book.
  public var text: any ReadableText {
    get { shared.contents.text }
    set { change(\.text, to: newValue) }
  }
  /// Its lines and pages for the size at hand.
  public var geometry: any TextGeometry {
    get { shared.contents.geometry }
    set { change(\.geometry, to: newValue) }
  }
  /// Its units below a line; what breaks the contract of a tokenizer counts as none.
  public var tokenizer: any TextTokenizer {
    get { shared.contents.checkedTokenizer }
    set { change(\.checkedTokenizer, to: CheckedTokenizer(newValue)) }
  }
  /// The facts of the whole book; nil until it has been looked through.
  public var index: BookIndex? {
    get { shared.contents.index }
    set { change(\.index, to: newValue) }
  }
  /// The matches of the last search; nil until the book has been looked through.
  public var results: SearchResults? {
    get { shared.contents.results }
    set { change(\.results, to: newValue) }
  }
  /// The choices of the reader.
  public var settings: Settings {
    get { shared.contents.settings }
    set { change(\.settings, to: newValue) }
  }
  /// The marks that the reader keeps of the book.
  public var marks: [Annotation] {
    get { shared.contents.marks }
    set { change(\.marks, to: newValue) }
  }
  /// The marks of the reader whose text this edition does not have.
  public internal(set) var lostMarks: [Annotation] {
    get { shared.contents.lostMarks }
    set { change(\.lostMarks, to: newValue) }
  }
  /// Why what the reader keeps could not be read, as a sentence; nil where it could.
  public var marksFault: String? {
    get { shared.contents.marksFault }
    set { change(\.marksFault, to: newValue) }
  }
  /// The time of a clock on the wall.
  public var wallClock: WallClock {
    get { shared.contents.wallClock }
    set { change(\.wallClock, to: newValue) }
  }
  /// The actions that the application offers its reader.
  public var actions: [CustomAction] {
    get { shared.contents.actions }
    set { change(\.actions, to: newValue) }
  }
  /// The engine's own actions that the Edit rotor offers, of those that fit; nil for all of them.
  public var editActions: [EditAction]? {
    get { shared.contents.editActions }
    set { change(\.editActions, to: newValue) }
  }
  /// The rotors that the application offers its reader, beside the units of the text.
  public var rotors: [CustomRotor] {
    get { shared.contents.rotors }
    set { change(\.rotors, to: newValue) }
  }
  /// The words of the user's language.
  public var catalogue: Catalogue {
    get { shared.contents.catalogue }
    set { change(\.catalogue, to: newValue) }
  }
  /// The names of characters in the user's language.
  public var names: SymbolNames {
    get { shared.contents.names }
    set { change(\.names, to: newValue) }
  }
  /// The names of what calls help; nil where nothing does.
  public var help: HelpNames? {
    get { shared.contents.help }
    set { change(\.help, to: newValue) }
  }
  private var shared: Shared

  /// The languages that are handed to voices.
  var languages: VoiceLanguages { shared.languages }

  /// Returns a Boolean value that indicates whether text of a paragraph is spoken as it is written; see
  /// ``RunningSymbols/leavesAsWritten(_:)``.
  func leavesAsWritten(_ text: Substring, in language: String?) -> Bool {
    language == languages.book ? shared.symbols.leavesAsWritten(text) : symbols(in: language).leavesAsWritten(text)
  }

  /// The contents, of which every copy has the same.
  private final class Shared: Sendable {
    let contents: Contents
    let languages: VoiceLanguages
    /// The rule for the symbols of text in the language of the book.
    let symbols: RunningSymbols

    init(_ contents: Contents) {
      self.contents = contents
      languages = VoiceLanguages(
        book: contents.text.metadata.language, changesForDialects: contents.settings.dialects,
        changesForLanguages: contents.settings.languages)
      symbols = RunningSymbols(
        names: contents.names, level: contents.settings.punctuation, language: languages.book)
    }
  }

  /// The properties of a world.
  ///
  /// Its properties are those of the world.
  private struct Contents: Sendable {
    var text: any ReadableText
    var geometry: any TextGeometry
    var checkedTokenizer: CheckedTokenizer
    var index: BookIndex?
    var results: SearchResults?
    var settings: Settings
    var marks: [Annotation] = []
    var lostMarks: [Annotation] = []
    var marksFault: String?
    var wallClock: WallClock = WallClock()
    var actions: [CustomAction]
    var editActions: [EditAction]?
    var rotors: [CustomRotor]
    var catalogue: Catalogue
    var names: SymbolNames
    var help: HelpNames?
  }

  /// Creates a world around a book.
  public init(
    text: any ReadableText, geometry: any TextGeometry, tokenizer: any TextTokenizer, index: BookIndex? = nil,
    settings: Settings = Settings(), actions: [CustomAction] = [], rotors: [CustomRotor] = [],
    catalogue: Catalogue = .english, names: SymbolNames = .english
  ) {
    shared = Shared(
      Contents(
        text: text, geometry: geometry, checkedTokenizer: CheckedTokenizer(tokenizer), index: index,
        settings: settings,
        actions: actions, rotors: rotors, catalogue: catalogue, names: names))
  }

  private mutating func change<Value>(_ path: WritableKeyPath<Contents, Value>, to value: Value) {
    var contents = shared.contents
    contents[keyPath: path] = value
    shared = Shared(contents)
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
