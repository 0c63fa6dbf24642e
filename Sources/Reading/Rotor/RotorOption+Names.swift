import TextModel

extension RotorOption {
  /// The options that a reader can have on the dial, those of a new reader first and in their order.
  public static let all: [RotorOption] =
    dial + [.moreContent, .highlights, .voice, .punctuation, .verbosity]
    + Granularity.elements.map { .units($0) }.filter { !dial.contains($0) }
    + (1...6).map { .headingsOfLevel($0) }

  /// The option of a name as files write it; nil for a name that is none.
  public init?(name: String) {
    guard let option = RotorOption.all.first(where: { $0.name == name }) else { return nil }
    self = option
  }

  /// The name in files and on command lines.
  public var name: String {
    switch self {
    case .textSelection: "text-selection"
    case .edit: "edit"
    case .chapters: "chapters"
    case .searchResults: "search-results"
    case .bookmarks: "bookmarks"
    case .notes: "notes"
    case .highlights: "highlights"
    case .errors: "errors"
    case .rows: "rows"
    case .columns: "columns"
    case .actions: "actions"
    case .custom(let name): name
    case .moreContent: "more-content"
    case .speechRate: "speech-rate"
    case .voice: "voice"
    case .punctuation: "punctuation"
    case .verbosity: "verbosity"
    case .units(.bold): "bold"
    case .units(.italic): "italic"
    case .units(.code): "code"
    case .units(.printPage): "print-pages"
    case .units(.uncertainWord): "uncertain-words"
    case .units(.note): "footnotes"
    case .units(.formControl): "form-controls"
    case .units(.editField): "edit-fields"
    case .units(.checkbox): "checkboxes"
    case .units(let granularity): granularity.rawValue + "s"
    case .headingsOfLevel(let level): "headings-\(level)"
    }
  }
}
