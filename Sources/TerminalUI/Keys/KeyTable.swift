import Reading
import TextModel
import Words

/// The key table: every key of the reader, with the command that it calls.
extension KeyBinding {
  /// A part of the key table.
  package enum Part: String, CaseIterable, Sendable {
    case reading, moving, keeping, finding, speech, settings, dialogs

    /// The commands of the part, in the order help lists them.
    package var bindings: [KeyBinding] {
      switch self {
      case .reading: KeyBinding.reading
      case .moving: KeyBinding.moving
      case .keeping: KeyBinding.keeping
      case .finding: KeyBinding.finding
      case .speech: KeyBinding.speech
      case .settings: KeyBinding.settings
      case .dialogs: KeyBinding.dialogs
      }
    }
  }

  /// Every command of the keyboard, in the order help lists them.
  package static let all: [KeyBinding] = Part.allCases.flatMap(\.bindings)

  private static let reading: [KeyBinding] = [
    KeyBinding(.command(.playPause), ["Space"], .helpRead),
    KeyBinding(.command(.activate), ["Enter"], .helpActivate),
    KeyBinding(.command(.cancel), ["Esc"], .helpCancel),
    KeyBinding(.command(.readFromCaret), ["a"], .helpReadFromCaret),
    KeyBinding(.command(.readFromChapter), ["A"], .helpReadFromChapter),
    KeyBinding(.command(.readPage), ["Z"], .helpReadFromPage),
    KeyBinding(.command(.whereAmI), ["w", "="], .helpWhere),
    KeyBinding(.command(.whereInDetail), ["W"], .helpWhereInDetail),
    KeyBinding(.command(.spellWord), ["z"], .helpSpellWord),
    KeyBinding(.command(.textAttributes), ["F6"], .helpTextAttributes),
    KeyBinding(.command(.more), ["F8"], .helpMore),
    KeyBinding(.command(.define), ["M"], .helpDefine),
    KeyBinding(.pronounce, ["A-d"], .helpPronounce),
    KeyBinding(.picture, ["A-p"], .helpPicture),
    KeyBinding(.command(.speakAgain), ["C-l"], .helpAgain),
    KeyBinding(.command(.skipTime(.backward)), ["("], .helpSkipBack),
    KeyBinding(.command(.skipTime(.forward)), [")"], .helpSkipOn),
  ]

  private static let moving: [KeyBinding] = [
    KeyBinding(.command(.move(.forward)), ["Down"], .helpNext),
    KeyBinding(.command(.move(.backward)), ["Up"], .helpPrevious),
    KeyBinding(.command(.turnRotor(.forward)), ["]", "r"], .helpNextOption),
    KeyBinding(.command(.turnRotor(.backward)), ["[", "R"], .helpPreviousOption),
    KeyBinding(.dialog(.rotor), ["F7", "C-r"], .helpRotor),
    KeyBinding(.command(.item(.forward)), ["Right"], .helpNextItem),
    KeyBinding(.command(.item(.backward)), ["Left"], .helpPreviousItem),
    KeyBinding(.command(.unit(.sentence, .forward)), ["."], .helpNextSentence),
    KeyBinding(.command(.unit(.sentence, .backward)), [","], .helpPreviousSentence),
    KeyBinding(.command(.unit(.paragraph, .forward)), ["p", "C-Down"], .helpNextParagraph),
    KeyBinding(.command(.unit(.paragraph, .backward)), ["P", "C-Up"], .helpPreviousParagraph),
    KeyBinding(.command(.unit(.line, .forward)), [], .helpNextLine),
    KeyBinding(.command(.unit(.line, .backward)), [], .helpPreviousLine),
    KeyBinding(.scroll(.forward), ["WheelDown"], .helpLookOn),
    KeyBinding(.scroll(.backward), ["WheelUp"], .helpLookBack),
    KeyBinding(.command(.unit(.page, .forward)), ["PgDn", "C-d"], .helpNextPage),
    KeyBinding(.command(.unit(.page, .backward)), ["PgUp", "C-u"], .helpPreviousPage),
    KeyBinding(.command(.unit(.heading, .forward)), ["h"], .helpNextHeading),
    KeyBinding(.command(.unit(.heading, .backward)), ["H"], .helpPreviousHeading),
    KeyBinding(.command(.headingLevel(1)), ["1"], .helpHeading1),
    KeyBinding(.command(.headingLevel(2)), ["2"], .helpHeading2),
    KeyBinding(.command(.headingLevel(3)), ["3"], .helpHeading3),
    KeyBinding(.command(.headingLevel(4)), ["4"], .helpHeading4),
    KeyBinding(.command(.headingLevel(5)), ["5"], .helpHeading5),
    KeyBinding(.command(.headingLevel(6)), ["6"], .helpHeading6),
    KeyBinding(.command(.headingLevel(1, .backward)), ["A-1"], .helpPreviousHeading1),
    KeyBinding(.command(.headingLevel(2, .backward)), ["A-2"], .helpPreviousHeading2),
    KeyBinding(.command(.headingLevel(3, .backward)), ["A-3"], .helpPreviousHeading3),
    KeyBinding(.command(.headingLevel(4, .backward)), ["A-4"], .helpPreviousHeading4),
    KeyBinding(.command(.headingLevel(5, .backward)), ["A-5"], .helpPreviousHeading5),
    KeyBinding(.command(.headingLevel(6, .backward)), ["A-6"], .helpPreviousHeading6),
    KeyBinding(.command(.headingOfSameLevel(.forward)), [], .helpNextHeadingOfSameLevel),
    KeyBinding(.command(.headingOfSameLevel(.backward)), [], .helpPreviousHeadingOfSameLevel),
    KeyBinding(.command(.unit(.link, .forward)), ["k"], .helpNextLink),
    KeyBinding(.command(.unit(.link, .backward)), ["K"], .helpPreviousLink),
    KeyBinding(.command(.unit(.list, .forward)), ["l"], .helpNextList),
    KeyBinding(.command(.unit(.list, .backward)), ["L"], .helpPreviousList),
    KeyBinding(.command(.unit(.item, .forward)), ["i"], .helpNextListItem),
    KeyBinding(.command(.unit(.item, .backward)), ["I"], .helpPreviousListItem),
    KeyBinding(.command(.unit(.table, .forward)), ["t"], .helpNextTable),
    KeyBinding(.command(.unit(.table, .backward)), ["T"], .helpPreviousTable),
    KeyBinding(.command(.unit(.figure, .forward)), ["g"], .helpNextFigure),
    KeyBinding(.command(.unit(.figure, .backward)), ["G"], .helpPreviousFigure),
    KeyBinding(.command(.unit(.note, .forward)), ["o"], .helpNextNote),
    KeyBinding(.command(.unit(.note, .backward)), ["O"], .helpPreviousNote),
    KeyBinding(.command(.unit(.landmark, .forward)), ["d"], .helpNextLandmark),
    KeyBinding(.command(.unit(.landmark, .backward)), ["D"], .helpPreviousLandmark),
    KeyBinding(.command(.unit(.separator, .forward)), ["s"], .helpNextSeparator),
    KeyBinding(.command(.unit(.separator, .backward)), ["S"], .helpPreviousSeparator),
    KeyBinding(.command(.chapter(.forward)), ["c"], .helpNextChapter),
    KeyBinding(.command(.chapter(.backward)), ["C"], .helpPreviousChapter),
    KeyBinding(.command(.cell(.columns, .backward)), ["C-A-Left", "A-Left"], .helpCellLeft),
    KeyBinding(.command(.cell(.columns, .forward)), ["C-A-Right", "A-Right"], .helpCellRight),
    KeyBinding(.command(.cell(.rows, .backward)), ["C-A-Up", "A-Up"], .helpCellUp),
    KeyBinding(.command(.cell(.rows, .forward)), ["C-A-Down", "A-Down"], .helpCellDown),
    KeyBinding(.command(.tableLine(.columns)), [], .helpTableRow),
    KeyBinding(.command(.tableLine(.rows)), [], .helpTableColumn),
    KeyBinding(.command(.cellHeaders), [], .helpCellHeaders),
    KeyBinding(.command(.containerEdge(.backward)), ["<"], .helpContainerStart),
    KeyBinding(.command(.containerEdge(.forward)), [">"], .helpContainerEnd),
    KeyBinding(.command(.unit(.formControl, .forward)), ["f"], .helpNextFormControl),
    KeyBinding(.command(.unit(.formControl, .backward)), ["F"], .helpPreviousFormControl),
    KeyBinding(.command(.unit(.editField, .forward)), ["e"], .helpNextEditField),
    KeyBinding(.command(.unit(.editField, .backward)), ["E"], .helpPreviousEditField),
    KeyBinding(.command(.unit(.checkbox, .forward)), ["x"], .helpNextCheckbox),
    KeyBinding(.command(.unit(.checkbox, .backward)), ["X"], .helpPreviousCheckbox),
    KeyBinding(.command(.unit(.word, .forward)), ["C-Right"], .helpNextWord),
    KeyBinding(.command(.unit(.word, .backward)), ["C-Left"], .helpPreviousWord),
    KeyBinding(.command(.unit(.character, .forward)), [], .helpNextCharacter),
    KeyBinding(.command(.unit(.character, .backward)), [], .helpPreviousCharacter),
    KeyBinding(.command(.rowEdge(.backward)), ["Home"], .helpRowStart),
    KeyBinding(.command(.rowEdge(.forward)), ["End"], .helpRowEnd),
    KeyBinding(.command(.bookEdge(.backward)), ["C-Home"], .helpBookStart),
    KeyBinding(.command(.bookEdge(.forward)), ["C-End"], .helpBookEnd),
  ]

  private static let keeping: [KeyBinding] = [
    KeyBinding(.command(.toggleBookmark), ["m"], .helpBookmark),
    KeyBinding(.command(.bookmark(.forward)), ["b"], .helpNextBookmark),
    KeyBinding(.command(.bookmark(.backward)), ["B"], .helpPreviousBookmark),
    KeyBinding(.command(.select(.character, .forward)), ["S-Right"], .helpSelectCharacter),
    KeyBinding(.command(.select(.character, .backward)), ["S-Left"], .helpUnselectCharacter),
    KeyBinding(.command(.select(.word, .forward)), ["C-S-Right"], .helpSelectWord),
    KeyBinding(.command(.select(.word, .backward)), ["C-S-Left"], .helpUnselectWord),
    KeyBinding(.command(.select(.line, .forward)), ["S-Down"], .helpSelectLine),
    KeyBinding(.command(.select(.line, .backward)), ["S-Up"], .helpUnselectLine),
    KeyBinding(.command(.select(.paragraph, .forward)), ["C-S-Down"], .helpSelectParagraph),
    KeyBinding(.command(.select(.paragraph, .backward)), ["C-S-Up"], .helpUnselectParagraph),
    KeyBinding(.command(.mark), ["v"], .helpMark),
    KeyBinding(.command(.otherEnd), [], .helpOtherEnd),
    KeyBinding(.command(.speakSelection), ["V"], .helpSpeakSelection),
    KeyBinding(.command(.copySelection), ["y"], .helpCopy),
    KeyBinding(.command(.saveSelection), ["C-s"], .helpSave),
    KeyBinding(.dialog(.items(.notes)), [], .helpListNotes),
    KeyBinding(.dialog(.items(.bookmarks)), [], .helpListBookmarks),
  ]

  private static let finding: [KeyBinding] = [
    KeyBinding(.dialog(.search), ["/"], .helpSearch),
    KeyBinding(.command(.findNext(.forward)), ["n"], .helpNextMatch),
    KeyBinding(.command(.findNext(.backward)), ["N"], .helpPreviousMatch),
    KeyBinding(.command(.goBack), ["u", "Backspace"], .helpGoBack),
    KeyBinding(.command(.goForward), ["U"], .helpGoForward),
    KeyBinding(.dialog(.page), ["C-g"], .helpGoToPage),
    KeyBinding(.dialog(.contents), ["C-t"], .helpContents),
  ]

  private static let speech: [KeyBinding] = [
    KeyBinding(.command(.changeRate(.forward)), ["+"], .helpFaster),
    KeyBinding(.command(.changeRate(.backward)), ["-"], .helpSlower),
    KeyBinding(.command(.changeVolume(.forward)), ["0"], .helpLouder),
    KeyBinding(.command(.changeVolume(.backward)), ["9"], .helpSofter),
    KeyBinding(.command(.changeSpeaker), ["F4"], .helpChangeSpeaker),
    KeyBinding(.interrupt, ["C-c"], .helpInterrupt),
  ]

  private static let settings: [KeyBinding] = [
    KeyBinding(.dialog(.settings), [], .helpSettings),
    KeyBinding(.command(.cyclePunctuation), ["C-p"], .helpPunctuation),
    KeyBinding(.command(.cycleVerbosity), ["C-v"], .helpVerbosity),
    KeyBinding(.calm, ["F9"], .helpCalm),
    KeyBinding(.curtain, ["F5"], .helpCurtain),
    KeyBinding(.toggleLetters, ["C-k"], .helpToggleLetters),
  ]

  private static let dialogs: [KeyBinding] = [
    KeyBinding(.command(.tab(.forward)), ["Tab"], .helpNextControl),
    KeyBinding(.command(.tab(.backward)), ["S-Tab"], .helpPreviousControl),
    KeyBinding(.command(.toggleForms), ["F3"], .helpForms),
    KeyBinding(.dialog(.books), ["C-o"], .helpOpenBook),
    KeyBinding(.dialog(.searchShelf), [], .helpSearchShelf),
    KeyBinding(.dialog(.command), [":"], .helpCommand),
    KeyBinding(.practiceStep, ["F2"], .helpPracticeStep),
    KeyBinding(.actions, [";", "F10"], .helpActions),
    KeyBinding(.help, ["?", "F1"], .helpHelp),
    KeyBinding(.command(.quit), ["q"], .helpQuit),
  ]
}
