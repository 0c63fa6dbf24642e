import Words

extension Phrase.Key {
  // Edges
  static let blankLine: Self = "blankLine"

  // Selection
  static let longSelected: Self = "longSelected"
  static let longUnselected: Self = "longUnselected"

  // Roles and containers
  static let headingLevelUnder: Self = "headingLevelUnder"
  static let noteReference: Self = "noteReference"
  static let audio: Self = "audio"
  static let video: Self = "video"
  static let list: Self = "list"
  static let nestedList: Self = "nestedList"
  static let table: Self = "table"
  static let codeLines: Self = "codeLines"
  static let figure: Self = "figure"
  static let aside: Self = "aside"
  static let endOfTable: Self = "endOfTable"
  static let endOfQuote: Self = "endOfQuote"

  // Keys
  package static let noCommand: Self = "noCommand"
  static let noCommandNorHelp: Self = "noCommandNorHelp"

  // Elements of a text
  static let landmark: Self = "landmark"
  static let endnotes: Self = "endnotes"
  static let pageList: Self = "pageList"
  static let footnote: Self = "footnote"
  static let endOfFootnote: Self = "endOfFootnote"
  static let nothingMore: Self = "nothingMore"

  // Other facts about controls
  static let plainText: Self = "plainText"
  static let attributeBold: Self = "attributeBold"
  static let attributeItalic: Self = "attributeItalic"
  static let attributeRaised: Self = "attributeRaised"
  static let attributeLowered: Self = "attributeLowered"
  static let deletion: Self = "deletion"
  static let deletionEnd: Self = "deletionEnd"
  static let backToText: Self = "backToText"

  // Forms
  static let asideNamed: Self = "asideNamed"

  // Patterns that cannot be searched for
  static let nothingToFind: Self = "nothingToFind"
  static let wrongPattern: Self = "wrongPattern"
  static let costlyPattern: Self = "costlyPattern"
  static let patternSyntax: Self = "patternSyntax"
  static let patternParenthesis: Self = "patternParenthesis"
  static let patternBracket: Self = "patternBracket"
  static let patternBraces: Self = "patternBraces"
  static let patternEscape: Self = "patternEscape"
  static let patternProperty: Self = "patternProperty"
  static let patternRange: Self = "patternRange"
  static let patternReference: Self = "patternReference"
  static let patternLookBehind: Self = "patternLookBehind"
  static let patternTooLarge: Self = "patternTooLarge"
  static let patternUnknown: Self = "patternUnknown"

  // Dialogs
  package static let contents: Self = "contents"
  static let attributeInserted: Self = "attributeInserted"
  static let raisedNote: Self = "raisedNote"
  static let scriptIndex: Self = "scriptIndex"
  static let scriptPower: Self = "scriptPower"
  static let fractionAnd: Self = "fractionAnd"
  static let fractionHalves: Self = "fractionHalves"
  static let fractionThirds: Self = "fractionThirds"
  static let fractionQuarters: Self = "fractionQuarters"
  static let fractionOver: Self = "fractionOver"
  static let insertion: Self = "insertion"
  static let insertionEnd: Self = "insertionEnd"
  static let attributeMarked: Self = "attributeMarked"
  static let attributeUncertain: Self = "attributeUncertain"
  static let rubyReading: Self = "rubyReading"
  static let longDescription: Self = "longDescription"
  static let term: Self = "term"
  static let termDescription: Self = "termDescription"
  static let dateInWords: Self = "dateInWords"
  static let january: Self = "january"
  static let february: Self = "february"
  static let march: Self = "march"
  static let april: Self = "april"
  static let may: Self = "may"
  static let june: Self = "june"
  static let july: Self = "july"
  static let august: Self = "august"
  static let september: Self = "september"
  static let october: Self = "october"
  static let november: Self = "november"
  static let december: Self = "december"
}
