extension Phrase {
  /// Every phrase the program can say; each language has a template for each.
  public enum Key: String, CaseIterable, Codable, Sendable {
    // Edges
    case startOfBook, endOfBook, endOfBookFinished, endOfNotes, endOfPart
    case noNextHeading, noPreviousHeading, noHeadings
    case noNextLink, noPreviousLink, noLinks
    case noNextChapter, noPreviousChapter
    case noNextLinkOrControl, noPreviousLinkOrControl
    case noNextEntry, noPreviousEntry
    case wrappingToStart, wrappingToEnd
    case nothingToActivate, nothingToCancel, nowhereToReturn, outsideTheBook
    case searching, loading

    // Search
    case match, matchOf, noMatches, noNextMatch, noPreviousMatch, onlyMatchesBefore, onlyMatchesAfter
    case nothingSearchedFor, couldNotSearch

    // What cannot be searched for
    case nothingToFind, wrongPattern, costlyPattern
    case patternSyntax, patternParenthesis, patternBracket, patternBraces, patternEscape, patternProperty
    case patternRange, patternReference, patternLookBehind, patternTooLarge, patternUnknown

    // Places
    case pageOf, pageNumber, printPage, percent, closed, closedAt, emptyBook, greeting

    // Rotor
    case textSelection, selectionHint, lines, words, characters, edit, sentences, paragraphs, headings, links, pages,
      searchResults, actions

    // Selection
    case characterSelection, wordSelection, lineSelection, sentenceSelection, paragraphSelection, pageSelection
    case chapterSelection, selectAll
    case selected, unselected, longSelected, longUnselected
    case noSelection, selectionCleared, bookSelected, selectionIs

    // Edit actions and their answers
    case saveSelection, copySelection, speakSelection, clearSelection, selectWord, selectSentence, selectParagraph
    case noActionChosen, textSaved, alreadySaved, couldNotSave, done, actionFailed
    case copied, copiedToTerminal, copiedToFile, couldNotCopy

    // Roles and containers
    case heading, headingLevel, link, note, noteReference, image, imageWithoutDescription, separator, quote, code,
      saved
    case list, nestedList, table, codeLines, figure, aside
    case endOfList, endOfTable, endOfQuote, endOfCode

    // Roles of controls
    case button
    case toggle
    case checkbox
    case radioButton
    case textField
    case secureTextField
    case textArea
    case searchField
    case numberField
    case dateField
    case popUpButton
    case listBox
    case slider
    case disclosure
    case menu
    case dialog
    case group
    case tabBar
    case tab
    case visitedLink
    case unlabelled

    // States of controls
    case stateOn
    case stateOff
    case stateChecked
    case stateNotChecked
    case statePartlyChecked
    case statePressed
    case stateNotPressed
    case stateSelected
    case stateNotSelected
    case stateExpanded
    case stateCollapsed
    case stateDimmed
    case stateUnavailable
    case stateDisabled
    case stateRequired
    case stateInvalid
    case stateReadOnly
    case stateBusy

    // What else is said of controls
    case inSet
    case rowInSet
    case level
    case optionSelected
    case optionNotSelected
    case characterCount
    case valueBetween
    case valueAtLeast
    case valueAtMost
    case lengthBetween
    case lengthAtLeast
    case lengthAtMost
    case inSteps
    case contentOf
    case errorKey
    case errorContent
    case errorCount
    case entryValid
    case pressEnterToEdit
    case moreContentAvailable
    case actionsAvailable
    case formControls
    case errorsRotor

    // Problems
    case problemsTitle, problems, noProblems, moreLikeIt

    // Parts of a book
    case abstract, acknowledgments, afterword, appendix, bibliography, chapter, colophon, conclusion, copyrightPage
    case cover, credits, dedication, epigraph, epilogue, errata, foreword, glossary, index, introduction, part
    case preface, prologue, titlePage

    // Formulas and their signs
    case formulaOver, formulaFraction, formulaRoot, formulaLongRoot, formulaCubeRoot, formulaLongCubeRoot
    case formulaAnyRoot, formulaLongAnyRoot, formulaSub, formulaLongSub, formulaSquared, formulaCubed, formulaPower
    case formulaLongPower, formulaFromTo, formulaLimit, formulaUnder, formulaAbove, formulaBar, formulaHat
    case formulaTilde, formulaDot, formulaTwoDots, formulaVector, formulaMatrix, formulaRow, formulaEndOfMatrix
    case formulaNegative
    case signEquals, signPlus, signMinus, signPlusMinus, signMinusPlus, signTimes, signDividedBy, signLess
    case signGreater, signLessOrEqual, signGreaterOrEqual, signNotEqual, signAbout, signIdentical, signProportional
    case signGoesTo, signInfinity, signIn, signNotIn, signSubset, signSubsetOrEqual, signUnion, signIntersection
    case signEmptySet, signForAll, signExists, signPartial, signNabla, signSum, signProduct, signIntegral
    case signDoubleIntegral, signContourIntegral, signLimit, signFactorial, signPrime, signDoublePrime, signDegrees
    case signPercent, signComposed, signAnd, signOr, signNot, signImplies, signIfAndOnlyIf, signOpenParen
    case signCloseParen, signOpenBracket, signCloseBracket, signOpenBrace, signCloseBrace, signBar, signDoubleBar
    case signOf

    // Dialogs
    case searchLabel
    case commandLabel
    case goToPage
    case pageNumberLabel
    case contents
    case chaptersLabel
    case noContents
    case pagesNotCounted
    case noSuchCommand
    case noSuchPlace
    case pageMustBe
    case settingIs
    case endOfField
    case helpSearch
    case helpGoToPage
    case helpContents
    case helpCommand

    // Who speaks
    case askWhoSpeaks, askForBraille
    case programSpeaks, captionsSpeak, screenReaderSpeaks, nobodyElseSpeaks, helpChangeSpeaker

    // Characters
    case capital

    // Keys
    case skipping
    case noCommand, quitAgain, pasteIgnored, keyHelp, keysTitle, actionsTitle
    case inputHelpOn, inputHelpOff, notOfTheBook
    case helpNext, helpPrevious, helpNextItem, helpPreviousItem, helpNextOption, helpPreviousOption
    case helpActivate, helpRead, helpCancel, helpReadFromCaret, helpReadFromChapter
    case helpNextSentence, helpPreviousSentence, helpNextParagraph, helpPreviousParagraph
    case helpNextLine, helpPreviousLine, helpNextPage, helpPreviousPage
    case helpNextHeading, helpPreviousHeading, helpNextLink, helpPreviousLink
    case helpNextChapter, helpPreviousChapter, helpNextControl, helpPreviousControl
    case helpRowStart, helpRowEnd, helpBookStart, helpBookEnd, helpWhere, helpGoBack, helpCopy, helpSave, helpAgain
    case helpHeading1, helpHeading2, helpHeading3, helpHeading4, helpHeading5, helpHeading6
    case helpNextWord, helpPreviousWord, helpSelectCharacter, helpUnselectCharacter, helpSelectWord, helpUnselectWord
    case helpSelectLine, helpUnselectLine, helpSelectParagraph, helpUnselectParagraph, helpReadFromPage
    case helpNextMatch, helpPreviousMatch
    case rate, helpFaster, helpSlower
    case helpActions, helpHelp, helpInterrupt, helpQuit
  }
}
