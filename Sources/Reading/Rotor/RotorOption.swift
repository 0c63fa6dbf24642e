import Accessibility
import TextModel
import Words

/// A position of the rotor: what the next and previous keys move by, or change.
public enum RotorOption: Hashable, Codable, Sendable {
  /// The selection, which grows and shrinks.
  case textSelection
  /// Units of the text, or elements of a kind: lines, words, headings, tables...
  case units(Granularity)
  /// The headings of one level, from 1 to 6.
  case headingsOfLevel(Int)
  /// The actions of the Edit rotor.
  case edit
  /// The chapters of the book.
  case chapters
  /// The marks that the reader keeps of the book.
  case bookmarks, notes, highlights
  /// The controls of the section at hand whose value is not accepted.
  case errors
  /// The matches of the last search.
  case searchResults
  /// The cells of a table, down a column or along a row.
  case rows, columns
  /// The actions that the application offers beside the text.
  case actions
  /// The further content of the text at hand, a key and a value at a time.
  case moreContent
  /// A rotor of the application, by its name.
  case custom(String)
  /// A setting that is changed, and not moved by.
  case speechRate, voice, punctuation, verbosity

  /// The lines of the layout.
  public static let lines = RotorOption.units(.line)
  /// The headings of any level.
  public static let headings = RotorOption.units(.heading)

  /// The dial of a new reader, in its order; for what is not on it there are keys.
  public static let dial: [RotorOption] = [
    .textSelection, .rows, .columns, .lines, .units(.word), .units(.character), .edit, .units(.sentence),
    .units(.paragraph), .headings, .units(.link), .units(.page), .chapters, .notes, .bookmarks, .units(.formControl),
    .errors, .units(.uncertainWord), .searchResults,
    .actions, .speechRate,
  ]

  /// The kinds of what the reader keeps that the option moves by; none where it moves by something else.
  package var kinds: Set<Annotation.Kind> {
    switch self {
    case .bookmarks: [.bookmark]
    case .notes: [.note, .highlight]
    case .highlights: [.highlight]
    default: []
    }
  }

  /// The unit that the option moves by; nil where it changes something else, or moves by no unit.
  var granularity: Granularity? {
    switch self {
    case .units(let granularity): granularity
    case .headingsOfLevel: .heading
    default: nil
    }
  }

  /// Returns the name as it is spoken when the rotor is turned to it.
  public func name(in catalogue: Catalogue) -> String {
    switch self {
    case .textSelection: catalogue.text(.textSelection)
    case .edit: catalogue.text(.edit)
    case .chapters: catalogue.text(.chapters)
    case .bookmarks: catalogue.text(.bookmarks)
    case .notes: catalogue.text(.notes)
    case .highlights: catalogue.text(.highlights)
    case .errors: catalogue.text(.errorsRotor)
    case .searchResults: catalogue.text(.searchResults)
    case .rows: catalogue.text(.tableRows)
    case .columns: catalogue.text(.tableColumns)
    case .actions: catalogue.text(.actions)
    case .moreContent: catalogue.text(.moreContent)
    case .speechRate: catalogue.text(.speechRate)
    case .voice: Announcement.closed(catalogue.text(.settingVoice))
    case .punctuation: Announcement.closed(catalogue.text(.settingPunctuation))
    case .verbosity: Announcement.closed(catalogue.text(.settingVerbosity))
    case .custom(let name): Announcement.closed(name)
    case .units(let granularity): catalogue.text(granularity.namePhrase)
    case .headingsOfLevel(let level): catalogue.text(Phrase(.headingsOfLevel, ["level": .count(level)]))
    }
  }
}
