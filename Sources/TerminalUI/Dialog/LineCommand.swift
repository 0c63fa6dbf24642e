import Reading
import TextModel
import Words

/// A line typed after a colon.
enum LineCommand: Hashable, Sendable {
  case goTo(PlaceName)
  case open(Dialog.Purpose)
  case keys, actions, jumps, problems, quit, speaker, more
  /// Copy what was spoken last.
  case copyHeard
  /// Tell what the book is, and how it can be read.
  case about
  /// Tell how long, how much and how fast was read.
  case statistics
  /// Write on the note at the cursor or on what is selected, in the reader's own editor where that is wanted.
  case note(inEditor: Bool)
  /// Correct the recognised word at the cursor.
  case correct
  /// A command that keys call too.
  case perform(KeyBinding.Action)
  /// Gives a setting a value.
  case set(name: String, value: String)
  /// Tells the value of a setting.
  case tell(setting: String)
  /// Opens the settings at one of them.
  case choose(setting: String)
  /// Skips what is read, or reads what is skipped.
  case toggleSkip
  /// Makes the lines of a page longer, or shorter.
  case widen(Direction)
  /// Looks for words in all books.
  case searchShelf(String)
  /// Lists what is kept, narrowed by words.
  case notes(String)
  case session(Command)
  /// A command whose words are not understood; the phrase says what they can be.
  case wrong(Phrase.Key)

  /// Reads a line, whose capitals make no other word of a name; nil for one that is no command.
  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard let name = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    let word = rest.lowercased()
    if rest.isEmpty, let place = PlaceName(short: name) {
      self = .goTo(place)
      return
    }
    switch (name, rest.isEmpty) {
    case ("print", false): self = .goTo(.printPage(rest))
    case ("search-shelf", false): self = .searchShelf(rest)
    case ("set", false):
      // `name value`, `name=value` and `name = value` are one.
      let setting = rest.prefix { $0 != "=" && $0 != " " }
      let symbol = rest.dropFirst(setting.count).drop { $0 == " " }
      let value = (symbol.first == "=" ? symbol.dropFirst() : symbol).drop { $0 == " " }
      self = symbol.isEmpty ? .tell(setting: word) : .set(name: setting.lowercased(), value: String(value))
    case ("note", true): self = .note(inEditor: false)
    case ("note", false) where word == "edit": self = .note(inEditor: true)
    case ("notes", false): self = .notes(rest)
    case ("highlight", _): self = .session(.highlight(Annotation.Category(rest)))
    case ("next-highlight", _): self = .session(.nextHighlight(Annotation.Category(rest), .forward))
    case ("previous-highlight", _): self = .session(.nextHighlight(Annotation.Category(rest), .backward))
    case ("read", false) where word == "notes" || word.hasPrefix("notes "):
      self = .session(.readNotes(Annotation.Category(String(rest.dropFirst("notes".count)))))
    case ("skip", false): self = .set(name: "skip", value: word)
    case ("read", false) where word == "skim": self = .session(.skim)
    case ("read", false): self = ReadScope(rawValue: word).map { .session(.read($0)) } ?? .wrong(.scopeMustBe)
    case ("sleep", false) where word == "off": self = .session(.sleep(nil))
    case ("sleep", false): self = SleepTimer(word).map { .session(.sleep($0)) } ?? .wrong(.sleepMustBe)
    case ("ago", false): self = Moment(ago: word).map { .session(.recall($0)) } ?? .wrong(.momentMustBe)
    case ("at", false) where RecordedTime.milliseconds(rest) != nil:
      self = .session(.goToTime(RecordedTime.milliseconds(rest) ?? 0))
    case ("voice", false) where Settings.NarrationSource(rawValue: word) != nil:
      self = .set(name: "narration", value: word)
    case ("at", false): self = Moment(at: rest).map { .session(.recall($0)) } ?? .wrong(.momentMustBe)
    case (_, true):
      // The name of a setting is enough where nothing else is called so.
      guard
        let command = Self.named[name] ?? KeyBinding.named(name).map({ .perform($0.action) })
          ?? Setting.named(name).map({ .tell(setting: $0.name) })
      else { return nil }
      self = command
    default:
      guard let setting = Setting.named(name) else { return nil }
      self = .set(name: setting.name, value: rest)
    }
  }

  static let named: [String: LineCommand] = [
    "q": .quit, "quit": .quit, "help": .keys, "keys": .keys, "actions": .actions, "jumps": .jumps,
    "problems": .problems, "stats": .statistics,
    "voice": .choose(setting: "voice"), "speaker": .speaker, "heard": .open(.heard), "copy-heard": .copyHeard,
    "correct": .correct, "about": .about,
    "more": .more, "findings": .open(.findings),
    "set": .open(.settings),
    "settings": .open(.settings), "rotor": .open(.rotor), "toc": .open(.contents), "contents": .open(.contents),
    "page": .open(.page), "bookmarks": .open(.items(.bookmarks)), "notes": .open(.items(.notes)),
    "highlights": .open(.items(.highlights)),
    "open": .open(.books), "books": .open(.books),
    "back30": .session(.skipTime(.backward)), "on30": .session(.skipTime(.forward)),
    "wider": .widen(.forward), "narrower": .widen(.backward),
    "skip": .toggleSkip, "sleep": .session(.sleepLeft), "read": .wrong(.scopeMustBe),
    "hide-highlights": .set(name: "highlights", value: "off"),
    "show-highlights": .set(name: "highlights", value: "on"),
    "change-highlight": .session(.perform(.changeExtent)),
    "remove-highlight": .session(.perform(.removeHighlight)),
    "ago": .wrong(.momentMustBe), "at": .wrong(.momentMustBe),
  ]
}
