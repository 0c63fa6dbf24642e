extension Complaint {
  /// Every complaint; each language has a template for each.
  public enum Key: String, CaseIterable, Sendable {
    // Sentences and quotations
    case sentences, quoted

    // What the system says
    case sysUnknown, sysPermitted, sysNoFile, sysInterrupted, sysInputOutput, sysTooManyArguments
    case sysNotExecutable, sysBusyNow, sysNoDevice, sysNotOpen, sysInvalid, sysMemory, sysDenied, sysBusy
    case sysExists, sysNotDirectory, sysDirectory, sysTooManyFiles, sysFileTooLarge, sysNoSpace, sysReadOnly
    case sysPipe, sysNameTooLong, sysLinks, sysQuota

    // The bookshelf
    case shelfDiskFull, shelfReadOnly, shelfLocked, shelfDamaged, shelfNewer, shelfForeign, shelfCannotOpen
    case shelfBookUnreadable, shelfFailed, shelfNowhere, shelfSetAside, inputKeepsNotes, inputKeepsNotesFile
    case passageGone
    case inputKeepsAnswers, actionUnknown

    // Books that cannot be opened
    case bookMissing, bookIsDirectory, bookUnreadable, bookTooLarge, bookOfUnknownKind, bookArchiveDamaged
    case bookEntryDamaged, bookNotInArchive, bookListsNothing, bookChapterMissing, bookChaptersMissing
    case bookHasNoText, bookEntryHasNoText, bookIsSound, booksInArchive, bookEncrypted, bookEncryptedBy
    case bookNeedsPackage, bookUnconverted, bookLocked, bookEntryLocked, bookIsPictures, inputUnreadable, fileMissing
    case fileUnreadable, fileFault

    // What a file is that is no book
    case kindPNG, kindJPEG, kindGIF, kindGzip, kindOldOffice, kindProgram, kindDjVu, kindMobipocket, kindBinary
    case kindTicket, kindHelp, kindReader, kindRAR, kindSevenZip
    case kindPackage, kindOpenDocumentOther, kindOfficeOther, kindWord, kindOpenDocument, kindRTF, kindPDF

    // What is wrong with an archive and what is in it
    case archiveForeign, archiveInconsistent, archiveCut, entryCorrupt, archiveEmpty, archiveTooManyEntries,
      entryMissing, entryLocked, entryEncrypted, entryUnsupported, entryDamaged
    case entryUnpacksTooLarge, entryTooLarge, entryNoName, entryNoFile, entryNoSuchFile, entryUnreadable

    // Problems of a book that can be read all the same
    case problemAt, problemAtLine, problemDetail, problemEnd, notDTBook, orderMissing, orderNamesMissing,
      orderNamesAgain
    case archiveLate, endMissing, namedOtherwise, otherRendition, namesNoPackage, typeNotRead, attachedNotRead,
      readInPart
    case wordNotRead, wordsNotRead, formulaNotRead, formulasNotRead, outlineUnread, pagesUnread, pagesNone
    case pagesTooMany, pagesTooSlow, linkLeadsNowhere, contentsLeadNowhere, linkLeadsBeside

    // Problems of markup and of encodings
    case markupUnended, markupUnknownName, markupAttribute, markupBadCharacter, markupOutside, markupRemark
    case markupMalformed, documentEmpty, documentMalformed
    case tooManyEndTags, tooManyLooseSigns, tooManyElements, tooManyAttributes, tooDeepElements, tooLongEntities
    case encodingUnknown, encodingBytes, encodingGuessed, encodingUntrue

    // Programs of others
    case toolMissing, toolStatus, toolSignal, toolTooSlow, toolTooMuch, toolTooHungry, programMissing
    case programSignal, programTooSlow, programTooMuch, copyNowhere, editorFolder, editorFile, editorLeftNothing
    case editorTooLong, editorNoTerminal, editorNotStarted, editorGone, editorFailed

    // Voices
    case voiceNoProgram, voiceNotStarted, voiceCannotStart, voiceStatus, voiceSignal, voiceUnread, voiceHasty
    case voiceNoPlayer, voicePackage, voiceSoundDevice, voiceNoCommand, voiceBackslash, voiceQuote
    case outputUnwritable, terminalUnknown, terminalUnknownNamed, outputFault

    // The command line
    case usageLines, optionUnknown, optionTakesNothing, optionNeedsValue, optionCannotBe, optionCanBe
    case commandNeedsMore, commandTakesLess, optionNeedsNumber, lineWithoutBraille, copyCommandWrong, sizeWrong
    case setNeedsValue, encodingNotKnown, auditNeedsControls, auditOfNoKind, unitsNeedGranularity
    case answersOfNoFormat, callUnknown, callUnheard, callAtEdge, callNothingRead
    case callSilent, configUsage, completionsUnknown, placeWrong, placeNotHere
    case keyboardMissing, keyboardMissingPractice, keysUnreadable, keyScriptWrong, transcriptUnwritable
    case nothingCopied

    // Bringing notes in
    case notesTooLong, notesOfNoKind, notesWithoutBook, notesOfNoEpy, notesImported, notesKnown, notesUnquoted
    case notesChanged, notesLost, notesForeign, anotherBook, bookmarksImported, placesImported, bookmarksKnown

    // Files of the reader
    case configUnreadable, configNotText, configTooLong, symbolLine, abbreviationLine, citationLine
    case citationUnbalanced, citationUnknownName, citationTooDeep
  }
}
