import Markup

/// A part of a poem or of a play, as `epub:type` and the classes of an element name it.
enum LiteraryPart {
  /// A poem, or several.
  case poem
  /// Lines that belong together.
  case stanza
  case line
  /// A play, or a part of one.
  case play
  /// The name of a speaker, and the speech.
  case speaker, speech
  /// A stage direction.
  case direction
  /// The people of a play.
  case cast

  /// The part that a type names; nil for any other type.
  init?(type: String) {
    guard let part = Self.types[type] else { return nil }
    self = part
  }

  /// The part that the first known class names; nil where none does.
  init?(classes: String) {
    let names = classes.tokens.lazy
    guard let part = names.compactMap({ Self.names[$0.lowercased().filter(\.isLetter)] }).first else { return nil }
    self = part
  }

  private static let types: [String: LiteraryPart] = [
    "z3998:verse": .poem, "z3998:poem": .poem, "z3998:song": .poem, "z3998:hymn": .poem, "z3998:lyrics": .poem,
    "z3998:stanza": .stanza, "z3998:line-group": .stanza, "z3998:line": .line, "z3998:drama": .play,
    "z3998:scene": .play, "z3998:persona": .speaker, "z3998:speech": .speech, "z3998:stage-direction": .direction,
    "z3998:dramatis-personae": .cast,
  ]

  /// The names without what parts and numbers them: "line-group", "stanza_2".
  private static let names: [String: LiteraryPart] = [
    "poem": .poem, "poetry": .poem, "poetrycontainer": .poem, "verse": .poem, "verses": .poem, "song": .poem,
    "lyrics": .poem, "hymn": .poem, "ballad": .poem, "sonnet": .poem,
    "stanza": .stanza, "strophe": .stanza, "linegroup": .stanza, "lineblock": .stanza, "lg": .stanza,
    "versegroup": .stanza, "couplet": .stanza, "tercet": .stanza, "quatrain": .stanza,
    "line": .line, "verseline": .line, "poemline": .line, "poetryline": .line, "stanzaline": .line,
    "drama": .play, "play": .play, "dialogue": .play, "screenplay": .play, "theatre": .play, "theater": .play,
    "speaker": .speaker, "persona": .speaker, "speech": .speech, "sp": .speech,
    "stagedirection": .direction, "stage": .direction, "direction": .direction,
    "cast": .cast, "castlist": .cast, "dramatispersonae": .cast,
  ]
}

/// A class of elements that hold the number of a line.
enum LineNumberClass {
  /// The number of a line.
  case line
  /// The number of a verse: of a line of it where it ends that, and else of a verse of scripture, which is read.
  case verse

  /// The kind that the first known class names; nil where none does.
  init?(_ classes: String) {
    let names = classes.tokens.lazy
    guard let found = names.compactMap({ Self.names[$0.lowercased().filter(\.isLetter)] }).first else { return nil }
    self = found
  }

  private static let names: [String: LineNumberClass] = {
    let lines = [
      "linenum", "linenumber", "lineno", "linenr", "linenumb", "poemnum", "poemlinenum", "poemlinenumber",
      "verselinenum", "verselinenumber", "lnum", "ln", "lno", "linecount", "linecounter", "zeilennummer",
      "zeilennr", "zeilenzahl", "zeilenzähler", "numerwersu", "nrwersu", "numerwiersza", "numerlinii",
      "numérodeligne", "numligne",
    ]
    let verses = ["versenum", "versenumber", "verseno", "versenr", "versnummer", "versnr", "verszahl"]
    return Dictionary(uniqueKeysWithValues: lines.map { ($0, .line) } + verses.map { ($0, .verse) })
  }()
}
