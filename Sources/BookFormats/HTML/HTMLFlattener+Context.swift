import Markup
import TextModel

extension HTMLFlattener {
  /// The state that holds for everything inside an element.
  ///
  /// Its properties are one for each thing that is inherited.
  struct Context {
    /// The language of the text.
    var language: String?
    /// The language that the nearest block gives.
    var blockLanguage: String?
    /// The direction of the text, and the one that the nearest block gives.
    var direction: TextDirection?
    var blockDirection: TextDirection?
    /// The alphabet of sounds that are given in it; and whether the sounds of its words are given as a whole.
    var alphabet: String?
    var isPronounced = false
    /// The alignment of the lines of blocks.
    var alignment: Block.Alignment?
    var kind: Block.Kind = .paragraph
    var isInGraphic = false
    var isInPageBreak = false
    var isInTable = false
    var keepsLines = false
    /// A Boolean value that indicates whether the ends of lines are kept, as line breaks are.
    var keepsRows = false
    /// Inside a block whose parts may be on lines of their own, and are no blocks.
    var isInRows = false
    /// Inside the letters that a word begins with, which the page sets apart.
    var isInInitial = false
    /// Inside a table that sets such letters apart.
    var isInInitialTable = false
    /// The part of a poem or a play that the element is itself.
    var literaryPart: LiteraryPart?
    var isInVerse = false
    var isInPlay = false
    /// Inside a stage direction.
    var isInDirection = false
    /// Inside a table that sets names beside speeches; and the cell of the row that holds such a name.
    var isInSpeeches = false
    var speaker: MarkupNode?
    /// A Boolean value that indicates whether elements may be parts of a poem or a play that are none elsewhere.
    var isLiterary: Bool { isInVerse || isInPlay || literaryPart != nil || speaker != nil }
    /// Inside a heading, or the name of a speaker, whose blocks are lines of it.
    var isInWholeHeading = false
    /// Spans of a kind inside one of the same kind say nothing new.
    var isInLink = false
    /// Inside an element that refers to a note, which a link in it does too.
    var isInNoteReference = false
    var isEmphasised = false
    var isStrong = false
    var isStruck = false
    var isInserted = false
    var isMarked = false
    var isAbbreviated = false
    var isDated = false
    var isCode = false
    var isRaised = false
    var isLowered = false
    /// The controls whose labels are open: a label inside one of the same control says nothing new.
    var labelled: [Int] = []
    /// Inside the words on a control, which are one block whatever they are made of.
    var isInControl = false
    /// The place of that control among the open elements.
    var controlFrame = 0
    /// The words of the caption of the figure.
    var caption: String?
    /// The name of the figure if it is a picture as a whole.
    var figureName: String?
    var isInFormula = false
    var isInRuby = false
    /// Inside an element that is shown and not spoken.
    var isUnspoken = false
    /// Inside an element whose name is spoken in its place.
    var isCalled = false
    /// Inside a list that its author says is none.
    var isInPlainList = false
    /// Inside a part that reading steps over.
    var isInSkippedPart = false
    /// Inside a part of the page whose header and footer are not those of the page.
    var isInPart = false
    var noteReferenceDepth = 0
    var quotationDepth = 0
    var languageDepth = 0
    var directionDepth = 0
  }

  /// The changes that have to be undone when an element ends.
  ///
  /// Its properties are one for each thing that an element may have begun.
  struct Frame {
    let node: MarkupNode
    let outer: Context
    var isBlock = false
    /// Set on what would be a block elsewhere than in the words on a control.
    var endsInBlank = false
    /// Set on words that do not touch those behind them.
    var endsApart = false
    /// Set on the name of a speaker.
    var isSpeaker = false
    /// Set on a block that the next one goes on with.
    var isRunIn = false
    /// Set on letters that are the first of the word that comes next.
    var joinsNext = false
    /// Set on an empty line of a poem.
    var isEmptyLine = false
    /// Set on what no speech goes on behind.
    var endsSpeeches = false
    /// Set on words that are shown on lines of their own.
    var endsInBreak = false
    var containers = 0
    var spans = 0
    var isList = false
    var table: TableRole?
    /// The kind of the blocks of a cell, and the number of blocks before it.
    var cell: (kind: Block.Kind, firstBlock: Int)?
    /// Set on a paragraph that is a gap when no block came of it: how many there were before.
    var gapAfter: Int?
    /// The number of blocks before an item or a caption.
    var leadStart: Int?
    /// Set on an item that its list has counted.
    var isCounted = false
    /// The level of the heading that the element is, or that a control holds, and how many blocks there were before it.
    var heading: (level: Int, firstBlock: Int)?
    /// The punctuation mark that closes the element.
    var closingSymbol: String?
    /// The words for the element if it shows nothing, and the length of the text before it.
    var standIn: (name: String, isImage: Bool, count: Int)?
  }

  enum TableRole {
    case data, layout
  }

  /// Takes what the root of a document gives all of its text.
  mutating func take(_ root: ElementAttributes) {
    if let anchor = root.anchor { builder.anchor(anchor) }
    sectionLanguage = root.language
    context.alphabet = root.alphabet
    context.setBlockDirection(root.direction)
    builder.direction = context.blockDirection
  }
}
