extension Phrase {
  /// Every phrase the program can say; each language has a template for each.
  public enum Key: String, CaseIterable, Codable, Sendable {
    // Edges
    case startOfBook, endOfBook, endOfBookFinished, endOfNotes, endOfPart
    case noNextHeading, noPreviousHeading, noHeadings
    case noNextHeadingOfLevel, noPreviousHeadingOfLevel, noHeadingsOfLevel
    case noNextLink, noPreviousLink, noLinks
    case noNextChapter, noPreviousChapter, noNextLinkOrControl, noPreviousLinkOrControl
    case noNextEntry, noPreviousEntry, wrappingToStart, wrappingToEnd
    case nothingToActivate, nothingToCancel, nowhereToReturn, outsideTheBook, notInTheBook
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
    case headingLevelUnder, linkInText
    case heading, headingLevel, link, note, noteReference, formula, image, imageWithoutDescription, audio, video,
      separator,
      quote,
      code,
      saved
    case list, nestedList, table, codeLines, blankLine, figure, aside
    case endOfList, endOfTable, endOfQuote, endOfCode

    // Elements
    case lists, noNextList, noPreviousList, noLists, helpNextList, helpPreviousList
    case items, noNextItem, noPreviousItem, noItems, helpNextListItem, helpPreviousListItem
    case tables, noNextTable, noPreviousTable, noTables, helpNextTable, helpPreviousTable
    case figures, noNextFigure, noPreviousFigure, noFigures, helpNextFigure, helpPreviousFigure
    case quotes, noNextQuote, noPreviousQuote, noQuotes
    case codeBlocks, noNextCode, noPreviousCode, noCodeBlocks
    case footnotes, noNextNote, noPreviousNote, noFootnotes, helpNextNote, helpPreviousNote
    case landmarks, noNextLandmark, noPreviousLandmark, noLandmarks, helpNextLandmark, helpPreviousLandmark
    case separators, noNextSeparator, noPreviousSeparator, noSeparators, helpNextSeparator, helpPreviousSeparator
    case boldText, noNextBold, noPreviousBold, noBoldText
    case italicText, noNextItalic, noPreviousItalic, noItalicText
    case languages, noNextLanguage, noPreviousLanguage, noLanguages
    case printPages, noNextPrintPage, noPreviousPrintPage, noPrintPages
    case tableRows, tableColumns, edgeOfTable, cellPlace, blankCell, readOnlyTask, headingsOfLevel, textGoesOn
    case landmark, endnotes, pageList, footnote, footnoteNumber, endOfFootnote, endOfFollowedNote
    case chapters, speechRate, nowhereForward, helpGoForward
    case notInContainer, atContainerStart, helpContainerStart, helpContainerEnd
    case leftInChapter, leftInBook, durationMinutes, durationHours, helpWhereInDetail, noWordHere, helpSpellWord
    case helpMore, nothingMore, selectionStartSet, wordsSelected, helpMark

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
    case dateField, timeField
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
    case emptyList
    case characterCount
    case valueBetween, valueAtLeast, valueAtMost, fromTo
    case lengthBetween, lengthAtLeast, lengthAtMost
    case inSteps
    case contentOf
    case errorKey, errorContent, errorCount
    case resetButton, buttonSubmit, buttonSubmitQuery, bookOfInput
    case entryValid
    case pressEnterToEdit
    case moreContentAvailable, moreContent
    case plainText, attributeBold, attributeItalic, attributeStruck, attributeRaised, attributeLowered
    case raisedNumber, loweredNumber
    case deletion, deletionEnd, backToText
    case actionsAvailable
    case formControls
    case errorsRotor

    // Marks
    case bookmarks, notes, noNextBookmark, noPreviousBookmark, noBookmarks, noNextNoteKept, noPreviousNoteKept
    case noNotes, notesUnreadable, ownNote, bookmarkSet, bookmarkRemoved, noteRemoved, markRestored, nothingToRestore,
      markRenamed
    case highlighted, writtenNote, searchForSelection, writeNote, highlightSelection, spellSelection
    case copyWithCitation, define, defined, wholeEntry, notDefined, noDictionary, couldNotDefine, helpDefine
    case selectionCount, helpSpeakSelection, noEditor, noteNotChanged, couldNotEdit
    case settingCitationStyle, aboutCitationStyle, settingDefineCommand, aboutDefineCommand
    case valuePlain, valueAPA, valueMLA, valueChicago, valueBibTeX
    case addBookmark, helpBookmark, helpNextBookmark, helpPreviousBookmark, noteLabel, marksLost, bookmarkName
    case marksChanged, markGone, placeLost, notInThisEdition, bookmarkKept, bookmarkNamed, highlightKept,
      writtenHighlight

    // Reading by itself
    case endOfChapter, endOfPage, endOfSelection
    case skippingEndnotes, skippingBibliography, skippingContents, skippingPageList, skippingTerms
    case sleepTimer, sleepIn, sleepAtChapter, sleepAfterChapters, sleepLeft, sleepOff, sleepMustBe, sleptMinutes,
      sleptChapter
    case backOneMinute, backToLastKey, minutesAgo, hoursAgo, noSuchMoment, momentMustBe, scopeMustBe, endedUnheard
    case readingOnPage, bookmark
    case settingReadScope, aboutReadScope, settingStudy, aboutStudy
    case valuePrintPages, valueWholeBook, valueChapter, valuePage, valueSelection

    // Forms
    case formsMode, formsModeStays, browseMode
    case groupNamed, groupAlone, asideNamed
    case editFields, checkboxes
    case noFormControls, noNextFormControl, noPreviousFormControl
    case noEditFields, noNextEditField, noPreviousEditField
    case noCheckboxes, noNextCheckbox, noPreviousCheckbox
    case noErrors, noNextError, noPreviousError
    case answersSaved, keptOnThisComputer, answersCleared, nothingToUndo
    case comboBox, suggestionCount, amountOf
    case mustBeEmail, mustBeURL, mustBeNumber, mustBeDate, mustBeMonth, mustBeWeek, mustBeTime, mustBeDateTime
    case mustMatch, mustMatchFormat, mustHaveAtLeast, mustHaveAtMost, mustBeAtLeast, mustBeAtMost, mustBeInSteps
    case dateFormat, monthFormat, weekFormat, timeFormat, dateTimeFormat
    case helpForms, helpNextFormControl, helpPreviousFormControl, helpNextEditField, helpPreviousEditField
    case helpNextCheckbox, helpPreviousCheckbox

    // Problems
    case problemsTitle, problems, noProblems, moreLikeIt, sectionsUnread, textUnread

    // Parts of a book
    case abstract, acknowledgments, afterword, appendix, bibliography, chapter, colophon, conclusion, copyrightPage
    case cover, credits, dedication, epigraph, epilogue, errata, foreword, glossary, index, introduction, part
    case preface, prologue, titlePage
    case bannerLandmark, complementaryLandmark, contentInformationLandmark, formLandmark, mainLandmark
    case navigationLandmark, regionLandmark, searchLandmark

    // Formulas and their signs
    case formulaOver, formulaFraction, formulaRoot, formulaLongRoot, formulaCubeRoot, formulaLongCubeRoot
    case formulaAnyRoot, formulaLongAnyRoot, formulaSub, formulaLongSub, formulaSquared, formulaCubed, formulaPower
    case formulaLongPower, formulaFromTo, formulaLimit, formulaUnder, formulaAbove, formulaBar, formulaHat
    case formulaTilde, formulaDot, formulaTwoDots, formulaVector, formulaMatrix, formulaRow, formulaEndOfMatrix
    case formulaNegative, formulaMixed, formulaBinomial, formulaLongBinomial, formulaAbsolute, formulaLongAbsolute
    case formulaNorm, formulaLongNorm, formulaDeterminant, formulaUpperBefore, formulaLowerBefore, formulaUpper
    case formulaDivision, formulaSteps, formulaCarries, formulaBoxed, formulaCircled, formulaCrossedOut, formulaAngle
    case signEquals, signPlus, signMinus, signPlusMinus, signMinusPlus, signTimes, signDividedBy, signLess
    case signGreater, signLessOrEqual, signGreaterOrEqual, signNotEqual, signAbout, signIdentical, signProportional
    case signGoesTo, signInfinity, signIn, signNotIn, signSubset, signSubsetOrEqual, signUnion, signIntersection
    case signEmptySet, signForAll, signExists, signPartial, signNabla, signSum, signProduct, signIntegral
    case signDoubleIntegral, signContourIntegral, signLimit, signFactorial, signPrime, signDoublePrime, signDegrees
    case signPercent, signComposed, signAnd, signOr, signNot, signImplies, signIfAndOnlyIf, signOpenParen
    case signCloseParen, signOpenBracket, signCloseBracket, signOpenBrace, signCloseBrace, signBar, signDoubleBar
    case signOf

    // Dialogs
    case searchLabel, searchBackLabel
    case keysOfLine, keysOfLineWithHistory, keysOfNumber, keysOfList, keysOfChoice, keysOfSwitch, keysOfAmount
    case keysOfButton, keysToNextControl, keysToLeave, keysToLeaveRotor, marksHint, noBooksYet
    case commandLabel
    case goToPage
    case pageNumberLabel
    case contents, chaptersLabel, noContents, pagesNotCounted
    case noSuchCommand, noSuchPlace
    case readingProgress
    case pageMustBe
    case settingIs, levelIs
    case startOfField, endOfField, startOfLine, endOfLine, startOfList, leastValue, greatestValue
    case nothingBeginsWith, nothingTyped, oneStaysOn, wholeListMoves
    case nothingWritten, replaced, cut, copy, paste, undo, cutText, cutLong, deletedLong, pastedText, pastedLong,
      nothingToPaste
    case secretIsNotCopied
    case helpSearch, helpGoToPage, helpContents
    case openBook, booksLabel, otherFile, filesLabel, folderNamed, folderUnreadable, couldNotOpen, helpOpenBook
    case helpCommand

    // Settings, what they are for, what they are set to, and what is told of them
    case settingVerbosity, settingHints, settingRate, settingPunctuation, settingPageAnnouncements
    case settingOrder, aboutOrder, valueVoiceOver, valueNVDA
    case settingCapitals, settingPhonetics, aboutCapitals, aboutPhonetics, valueDelayed, valuePitch
    case valueSound
    case settingVolume, aboutVolume, percentOf, volumeIs, helpLouder, helpSofter
    case settingPhoneticsDelay, aboutPhoneticsDelay, milliseconds
    case settingHeadingRole, settingSkip, settingWrap, settingTypingEcho, settingTouchUnit, settingPace
    case settingSpeech, settingLayout, settingBrailleColumns, settingBidi, settingCopyCommand
    case aboutVerbosity, aboutHints, aboutRate, aboutPunctuation, aboutPageAnnouncements, aboutHeadingRole
    case aboutSkip, aboutWrap, aboutTypingEcho, aboutTouchUnit, aboutPace, aboutSpeech, aboutLayout
    case aboutBrailleColumns, aboutBidi, aboutCopyCommand
    case valueOn, valueOff, valueLow, valueMedium, valueHigh, valueNone, valueSome, valueAll, valueNever,
      valueSentenceEnd
    case valueHeading, valueLevel, valueRoles, valueCharacters, valueWords, valueBoth, valueCharacter, valueWord
    case valueLine, valueSentence, valueParagraph, valueEngine, valueStep, valueAuto, valuePrint, valueEspeak
    case valueScreenReader, valueBook, valueBraille, valueLines, valueLectern, valueTerminal, valueUnset
    case settingWidth, aboutWidth, columns
    case wordsPerMinute, cells, eitherOr, oneLineOfText, settingTakes, settingUnknown, settingUnknownAll
    case settingNeedsSign, settingsKept, settingsNotKept, settingForOpenings, settingsLine
    case settingsNowhere
    case settingRotor, aboutRotor, someOf, rotorTitle, rotorOptions, rotorItems, itemCount, rotorHint, helpRotor
    case sourceStandard, sourceFile, settingsTitle, groupSpeaking, groupReading, groupKeys, groupOpenings
    case buttonRemove, buttonChangeWords, buttonRestore
    case buttonDone, buttonCancel, buttonResetAll, buttonReset, askReset, askResetMeans, settingsReset, changesUndone

    // How keys are bound
    case settingLetters, settingArrows, aboutLetters, aboutArrows, valueLettersNVDA, valueLettersVi, valueByRotor
    case valueByCaret, settingRTLArrows, aboutRTLArrows, valueByReading, valueBySight, selectionHintMirrored
    case lettersOn, lettersOff, helpToggleLetters, helpNextCharacter, helpPreviousCharacter
    case helpLookOn, helpLookBack
    case helpPunctuation, helpVerbosity, helpTextAttributes
    case commandUnknown, commandUnknownNear, keyUnknown, keyNeedsSign, keysClash, keysRefused

    // Practising
    case practiceDone, practiceFinished, practiceHere, practiceSaved, practiceKeepsNothing, lessonUnknown, lessonDone
    case practiceStep, practiceNone, practiceWhole, helpPracticeStep, lessonLeft, askGoOn, buttonGoOn, buttonBeginAnew
    case lessonLine, lessonKeyUnknown, lessonStepFirst, lessonGoalUnknown, lessonHintUnknown, lessonMissing
    case lessonTextOpen, lessonStepAimless
    case curtainOn, curtainOff, helpCurtain

    // Who speaks
    case askWhoSpeaks, askForBraille
    case programSpeaks, captionsSpeak, screenReaderSpeaks, nobodyElseSpeaks, helpChangeSpeaker

    // Characters
    case capital

    // Languages
    case noVoice

    // Keys
    case skipping
    case noCommand, quitAgain, pasteIgnored, keyHelp, keysTitle, actionsTitle, jumpsTitle
    case inputHelpOn, inputHelpOff, notOfTheBook, dialogIsOpen
    case helpNext, helpPrevious, helpNextItem, helpPreviousItem, helpNextOption, helpPreviousOption
    case helpActivate, helpRead, helpCancel, helpReadFromCaret, helpReadFromChapter
    case helpNextSentence, helpPreviousSentence, helpNextParagraph, helpPreviousParagraph
    case helpNextLine, helpPreviousLine, helpNextPage, helpPreviousPage
    case helpNextHeading, helpPreviousHeading, helpNextLink, helpPreviousLink
    case helpNextChapter, helpPreviousChapter, helpNextControl, helpPreviousControl
    case helpRowStart, helpRowEnd, helpBookStart, helpBookEnd, helpWhere, helpGoBack, helpCopy, helpSave, helpAgain
    case helpHeading1, helpHeading2, helpHeading3, helpHeading4, helpHeading5, helpHeading6
    case helpPreviousHeading1, helpPreviousHeading2, helpPreviousHeading3
    case helpPreviousHeading4, helpPreviousHeading5, helpPreviousHeading6
    case helpNextWord, helpPreviousWord, helpSelectCharacter, helpUnselectCharacter, helpSelectWord, helpUnselectWord
    case helpSelectLine, helpUnselectLine, helpSelectParagraph, helpUnselectParagraph, helpReadFromPage
    case helpNextMatch, helpPreviousMatch
    case rate, helpFaster, helpSlower
    case helpActions, helpHelp, helpInterrupt, helpQuit
    case keySpace, keyEnter, keyEscape, keyTab, keyBackspace, keyDelete, keyInsert, keyUp, keyDown, keyLeft, keyRight
    case keyHome, keyEnd, keyPageUp, keyPageDown, keyWheelUp, keyWheelDown
    case keyWithShift, keyWithAlt, keyWithControl
  }
}
