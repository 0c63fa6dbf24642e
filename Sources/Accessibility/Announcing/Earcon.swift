import Words

/// A short sound that says something without a word.
public enum Earcon: String, CaseIterable, Codable, Hashable, Sendable {
  /// The edge of the book, or of what can be moved through.
  case boundary
  /// Reading has come to its end.
  case complete
  /// A break between scenes.
  case separator
  /// A link in what is read.
  case link
  /// A reference to a note in what is read.
  case note
  /// The start of a quotation.
  case quote
  /// Something is saved.
  case saved
  /// Another screen, as a dialog that has opened.
  case screen
  /// Keys go to a control of the book; keys go to the book again.
  case formsOn, formsOff
  /// A bookmark in what is read.
  case bookmark
  /// A passage that the reader has kept, in what is read.
  case mark
  /// A sleep timer has stopped reading.
  case sleep
  /// The letter that follows is a capital.
  case capital
  /// A key without a command.
  case unbound
  /// An entry that is refused.
  case error
  /// A page that reading turns.
  case page
  /// The first words of a chapter in what is read.
  case chapter
  /// A heading in what is read.
  case heading

  /// The sounds of a new reader: those that stand for something that is not spoken.
  public static let usual = Set(allCases).subtracting([.page, .chapter, .heading])

  /// The name in files.
  public var name: String {
    switch self {
    case .formsOn: "forms-on"
    case .formsOff: "forms-off"
    default: rawValue
    }
  }

  /// Creates the sound of a name in files, or returns nil for another name.
  public init?(name: String) {
    guard let earcon = Earcon.allCases.first(where: { $0.name == name }) else { return nil }
    self = earcon
  }

  /// The word for where sounds cannot be heard; nil where a phrase follows the sound anyway.
  public var word: Phrase.Key? {
    switch self {
    case .separator: .separator
    case .link: .link
    case .note: .note
    case .quote: .quote
    case .saved: .saved
    case .bookmark: .bookmark
    case .mark: .ownNote
    case .sleep: .sleepTimer
    case .formsOn: .formsMode
    case .formsOff: .browseMode
    case .chapter: .chapter
    case .heading: .heading
    case .boundary, .complete, .screen, .capital, .unbound, .error, .page: nil
    }
  }
}
