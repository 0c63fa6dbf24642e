import Accessibility
import TextModel
import Words

/// The phrases at the edges of a search for an element.
struct ElementEdges {
  private let next: Phrase.Key
  private let previous: Phrase.Key
  /// The phrase for a text without any such element; nil if that is no other thing than an edge.
  private let nothing: Phrase.Key?

  static let linkOrControl = ElementEdges(.noNextLinkOrControl, .noPreviousLinkOrControl, nil)
  static let error = ElementEdges(.noNextError, .noPreviousError, .noErrors)

  private init(_ next: Phrase.Key, _ previous: Phrase.Key, _ nothing: Phrase.Key?) {
    self.next = next
    self.previous = previous
    self.nothing = nothing
  }

  init(of kind: Granularity) {
    switch kind {
    case .heading: self.init(.noNextHeading, .noPreviousHeading, .noHeadings)
    case .link: self.init(.noNextLink, .noPreviousLink, .noLinks)
    case .list: self.init(.noNextList, .noPreviousList, .noLists)
    case .item: self.init(.noNextItem, .noPreviousItem, .noItems)
    case .table: self.init(.noNextTable, .noPreviousTable, .noTables)
    case .figure: self.init(.noNextFigure, .noPreviousFigure, .noFigures)
    case .quote: self.init(.noNextQuote, .noPreviousQuote, .noQuotes)
    case .code: self.init(.noNextCode, .noPreviousCode, .noCodeBlocks)
    case .note: self.init(.noNextNote, .noPreviousNote, .noFootnotes)
    case .landmark: self.init(.noNextLandmark, .noPreviousLandmark, .noLandmarks)
    case .separator: self.init(.noNextSeparator, .noPreviousSeparator, .noSeparators)
    case .bold: self.init(.noNextBold, .noPreviousBold, .noBoldText)
    case .italic: self.init(.noNextItalic, .noPreviousItalic, .noItalicText)
    case .language: self.init(.noNextLanguage, .noPreviousLanguage, .noLanguages)
    case .printPage: self.init(.noNextPrintPage, .noPreviousPrintPage, .noPrintPages)
    case .uncertainWord: self.init(.noNextUncertainWord, .noPreviousUncertainWord, .noUncertainWords)
    case .formControl: self.init(.noNextFormControl, .noPreviousFormControl, .noFormControls)
    case .editField: self.init(.noNextEditField, .noPreviousEditField, .noEditFields)
    case .checkbox: self.init(.noNextCheckbox, .noPreviousCheckbox, .noCheckboxes)
    case .character, .word, .sentence, .line, .paragraph, .page: self.init(.endOfBook, .startOfBook, nil)
    }
  }

  func beyond(_ direction: Direction) -> Phrase.Key { direction == .forward ? next : previous }

  func none(_ direction: Direction) -> Phrase.Key { nothing ?? beyond(direction) }

  /// Returns the phrase for the last heading of a level, or for a text without any.
  static func beyond(_ direction: Direction, headingsOfLevel level: Int) -> Phrase {
    Phrase(direction == .forward ? .noNextHeadingOfLevel : .noPreviousHeadingOfLevel, ["level": .count(level)])
  }

  static func noHeadings(ofLevel level: Int) -> Phrase { Phrase(.noHeadingsOfLevel, ["level": .count(level)]) }
}

extension Granularity {
  /// The name of the units as the rotor has it.
  var namePhrase: Phrase.Key {
    switch self {
    case .character: .characters
    case .word: .words
    case .sentence: .sentences
    case .line: .lines
    case .paragraph: .paragraphs
    case .page: .pages
    case .heading: .headings
    case .link: .links
    case .list: .lists
    case .item: .items
    case .table: .tables
    case .figure: .figures
    case .quote: .quotes
    case .code: .codeBlocks
    case .note: .footnotes
    case .landmark: .landmarks
    case .separator: .separators
    case .bold: .boldText
    case .italic: .italicText
    case .language: .languages
    case .printPage: .printPages
    case .uncertainWord: .uncertainWords
    case .formControl: .formControls
    case .editField: .editFields
    case .checkbox: .checkboxes
    }
  }
}
