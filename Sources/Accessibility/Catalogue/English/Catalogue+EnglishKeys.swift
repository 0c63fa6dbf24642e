extension Catalogue {
  /// The words about keys and who binds them.
  static let englishKeys: [Phrase.Key: String] = [
    .settingLetters: "Letters",
    .settingArrows: "Arrows",
    .aboutLetters: "what letters do: go to elements as in NVDA, move as in vi, or nothing",
    .aboutArrows: "what arrows do: move by the rotor and by blocks, or by characters and rows",
    .valueLettersNVDA: "as in NVDA",
    .valueLettersVi: "as in vi",
    .valueByRotor: "by the rotor",
    .valueByCaret: "by characters and rows",
    .lettersOn: "Single letter navigation on.",
    .lettersOff: "Single letter navigation off.",
    .helpToggleLetters: "letters as commands, off or on again",
    .helpNextCharacter: "next character",
    .helpPreviousCharacter: "previous character",
    .helpLookOn: "look at the next page while reading, else the next line",
    .helpLookBack: "look at the previous page while reading, else the previous line",
    .helpPunctuation: "the next level of punctuation",
    .helpVerbosity: "the next level of verbosity",
    .helpTextAttributes: "how the text is set off: bold, italic, a link, another language",
    .commandUnknown: "There is no command {name}. lectern keys lists them.",
    .commandUnknownNear: "There is no command {name}. Did you mean {nearest}?",
    .keyUnknown: "{name} is no key.",
    .keyNeedsSign: "Keys are given as command = key, key.",
    .keysClash: "{key} is on both {first} and {second}.",
    .keysRefused: "{file}: {problem} None of its keys hold until that is mended.",
    .settingRTLArrows: "Arrows in text from the right",
    .aboutRTLArrows:
      "what left and right arrows mean in text that is read from the right: right is what comes next, or "
      + "what is seen to the right",
    .valueByReading: "by reading order",
    .valueBySight: "as seen",
    .selectionHintMirrored: "Left arrow expands selection. Right arrow shrinks selection.",
  ]
}
