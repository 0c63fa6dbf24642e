extension Catalogue {
  /// The English words for what is wrong with a command line, or with a file of the reader's own.
  static let englishCommandLineComplaints: [Complaint.Key: String] = [
    // The command line
    .usageLines: "{problem}\nUsage: {usage}\nlectern --help lists the options.",
    .optionUnknown: "{command} has no option {option}.",
    .optionTakesNothing: "{option} takes no value.",
    .optionNeedsValue: "{option} needs a value: {kind}.",
    .optionCannotBe: "{option} cannot be {value}.",
    .optionCanBe: "{option} cannot be {value}. It can be {values}.",
    .commandNeedsMore: "{command} needs more than that.",
    .commandTakesLess: "{command} cannot take so much.",
    .optionNeedsNumber: "{option} needs a number from 1 up.",
    .lineWithoutBraille: "--line has no screen for --braille.",
    .copyCommandWrong: "{name} names no program, or has a quote that is not closed.",
    .sizeWrong: "--size {value} is no size; it is written as 80x24.",
    .setNeedsValue: "--set {value} needs a value: --set KEY=VALUE.",
    .encodingNotKnown: "--encoding cannot be {name}: no encoding of that name is known.",
    .auditNeedsControls: "lectern audit lists form controls and nothing else. Add --controls.",
    .auditOfNoKind:
      "{file}: is of a kind whose form controls cannot be listed; name an HTML or XHTML document or an EPUB instead.",
    .unitsNeedGranularity: "lectern units needs --granularity.",
    .answersOfNoFormat: "--answers cannot be written as {format}.",
    .callUnknown: "lectern ctl cannot {name}.",
    .callUnheard: "No book is open. lectern BOOK opens one.",
    .configUsage: "lectern config lists settings; get needs a name, set a name and a value.",
    .completionsUnknown: "There are no completions for {name}.",
    .placeWrong: "{place} is no place. Places are page:12, print:xii, 30%, chapter:4 and \"text:some words\".",
    .placeNotHere: "{place} is not in this book.",
    .keyboardMissing: "There is no keyboard to read from. lectern read {file} reads without one.",
    .keyboardMissingPractice: "There is no keyboard to practise with. --keys practises without one.",
    .keysUnreadable: "The keys cannot be read.",
    .keyScriptWrong:
      "{token} in line {line} of the keys is no key. Keys are written as one character, as Space Enter Esc Tab "
      + "S-Tab Up Down Left Right Home End C-Home C-End PgUp PgDn Backspace Delete C-x F1, or as \"text\" in "
      + "quotes; the clock as @words:3 @sentence @end @wait:500 (a day at most), the mouse as @click:4,2 "
      + "@drag:4,2,9,2.",
    .transcriptUnwritable: "{file}: cannot be written. Name a file or a FIFO for --transcript.",
    .nothingCopied: "Nothing has been copied yet. In a book, y copies what is selected.",

    // Bringing notes in
    .notesTooLong: "{file}: is longer than 64 megabytes, and no list of notes.",
    .notesOfNoKind:
      "{file}: holds no W3C annotations and no notes of lectern notes --format json, and is no states.db of epy.",
    .notesWithoutBook:
      "{file}: {count} {count:note|notes} without a book. Name it: lectern notes --import FILE BOOK.",
    .notesOfNoEpy: "{file}: is a database, but not the states.db of epy.",
    .notesImported: "{count} {count:note|notes} imported.",
    .notesKnown: "{count} {count:note|notes} known already.",
    .notesUnquoted: "{count} {count:annotation|annotations} without a quotation passed over.",
    .notesChanged: "{count} {count:note|notes} on words that have changed in this edition.",
    .notesLost: "{count} {count:note|notes} with words that are not in this edition.",
    .notesForeign: "{count} {count:note is|notes are} of {title}, which is not this book.",
    .anotherBook: "another book",
    .bookmarksImported: "{count} {count:bookmark|bookmarks} imported.",
    .placesImported: "{count} {count:place|places} imported.",
    .bookmarksKnown: "{count} {count:bookmark|bookmarks} known already.",

    // Files of the reader
    .configUnreadable: "{file}: cannot be read, and is left as it is.",
    .configNotText: "{file}, line {line}: is not in UTF-8, and the file is left as it is.",
    .configTooLong: "{file}: is longer than a megabyte, and is left as it is.",
    .symbolLine: "{text} is no entry; write sign = name, or sign = name, level.",
    .abbreviationLine: "this is no entry; write an abbreviation, or abbreviation = kind.",
    .citationLine: "write style = template; the styles are {names}.",
    .citationUnbalanced: "a brace or bracket has no partner.",
    .citationUnknownName: "{name} is no name; there are {names}.",
    .citationTooDeep: "it has brackets in brackets in too many brackets.",
  ]
}
