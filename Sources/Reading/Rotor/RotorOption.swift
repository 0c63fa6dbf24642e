import Accessibility
import TextModel

/// A position of the rotor: what the next and previous keys move by, or change.
public enum RotorOption: Hashable, Codable, Sendable {
  case textSelection
  case lines, words, characters
  case edit
  case sentences, paragraphs, headings, links, pages
  /// The matches of the last search.
  case searchResults
  /// What the application offers beside the text.
  case actions
  /// A rotor of the application, by its name.
  case custom(String)

  /// The options of every book, in the order the dial has them.
  static let dial: [RotorOption] = [
    .textSelection, .lines, .words, .characters, .edit, .sentences, .paragraphs, .headings, .links, .pages,
    .searchResults, .actions,
  ]

  /// The unit that the option moves by; nil where it changes something else.
  var granularity: Granularity? {
    switch self {
    case .lines: .line
    case .words: .word
    case .characters: .character
    case .sentences: .sentence
    case .paragraphs: .paragraph
    case .headings: .heading
    case .links: .link
    case .pages: .page
    case .textSelection, .edit, .searchResults, .actions, .custom: nil
    }
  }

  /// The name as it is spoken when the rotor is turned to it.
  func name(in catalogue: Catalogue) -> String {
    switch self {
    case .textSelection: catalogue.text(.textSelection)
    case .lines: catalogue.text(.lines)
    case .words: catalogue.text(.words)
    case .characters: catalogue.text(.characters)
    case .edit: catalogue.text(.edit)
    case .sentences: catalogue.text(.sentences)
    case .paragraphs: catalogue.text(.paragraphs)
    case .headings: catalogue.text(.headings)
    case .links: catalogue.text(.links)
    case .pages: catalogue.text(.pages)
    case .searchResults: catalogue.text(.searchResults)
    case .actions: catalogue.text(.actions)
    case .custom(let name): Announcement.closed(name)
    }
  }
}
