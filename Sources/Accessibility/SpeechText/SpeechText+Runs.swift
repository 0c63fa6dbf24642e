import TextModel

extension SpeechText {
  /// The runs of a text, of each kind.
  ///
  /// Its properties are those of the text.
  struct Runs: Hashable, Sendable {
    var languages: [LanguageRun] = []
    var symbols: [NamedSymbol] = []
    var respellings: [SpeechRun<Respelling>] = []
    var phonemes: [SpeechRun<Phonemes>] = []
    var earcons: [PlacedEarcon] = []
    var pauses: [SpeechRun<Int>] = []
    var roles: [SpeechRun<Role>] = []
    var emphases: [SpeechRun<Emphasis>] = []
  }

  /// Parts in other languages.
  public internal(set) var languages: [LanguageRun] {
    get { marked.first?.languages ?? [] }
    _modify {
      mark()
      yield &marked[0].languages
    }
  }
  /// The symbols that a voice says by name; ``voiced`` has the names.
  public internal(set) var symbols: [NamedSymbol] {
    get { marked.first?.symbols ?? [] }
    _modify {
      mark()
      yield &marked[0].symbols
    }
  }
  /// The words that a voice says in other words; ``voiced`` has those.
  public internal(set) var respellings: [SpeechRun<Respelling>] {
    get { marked.first?.respellings ?? [] }
    _modify {
      mark()
      yield &marked[0].respellings
    }
  }
  /// The words whose sounds are known.
  public internal(set) var phonemes: [SpeechRun<Phonemes>] {
    get { marked.first?.phonemes ?? [] }
    _modify {
      mark()
      yield &marked[0].phonemes
    }
  }
  /// Sounds between the words.
  public internal(set) var earcons: [PlacedEarcon] {
    get { marked.first?.earcons ?? [] }
    _modify {
      mark()
      yield &marked[0].earcons
    }
  }
  /// Silence between the words, in milliseconds at the normal rate.
  public internal(set) var pauses: [SpeechRun<Int>] {
    get { marked.first?.pauses ?? [] }
    _modify {
      mark()
      yield &marked[0].pauses
    }
  }
  /// Words of the program that say what something is.
  public internal(set) var roles: [SpeechRun<Role>] {
    get { marked.first?.roles ?? [] }
    _modify {
      mark()
      yield &marked[0].roles
    }
  }
  /// Words that the author stresses.
  public internal(set) var emphases: [SpeechRun<Emphasis>] {
    get { marked.first?.emphases ?? [] }
    _modify {
      mark()
      yield &marked[0].emphases
    }
  }

  /// Makes room for runs.
  private mutating func mark() {
    if marked.isEmpty { marked.append(Runs()) }
  }
}

extension SpeechText {
  /// Compares the words with all that is known of them.
  public static func == (left: SpeechText, right: SpeechText) -> Bool {
    left.text == right.text && left.language == right.language && left.places == right.places
      && (left.marked.first ?? Runs()) == (right.marked.first ?? Runs())
  }

  /// Feeds the words and their places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(places)
  }
}
