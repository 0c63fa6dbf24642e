extension Catalogue {
  /// The German words for what is wrong with a command line, or with a file of the reader's own.
  static let germanCommandLineComplaints: [Complaint.Key: String] = [
    // The command line
    .usageLines: "{problem}\nAufruf: {usage}\nlectern --help zählt die Optionen auf.",
    .optionUnknown: "{command} hat keine Option {option}.",
    .optionTakesNothing: "{option} nimmt keinen Wert.",
    .optionNeedsValue: "{option} braucht einen Wert: {kind}.",
    .optionCannotBe: "{option} kann nicht {value} sein.",
    .optionCanBe: "{option} kann nicht {value} sein. Möglich sind {values}.",
    .commandNeedsMore: "{command} braucht mehr als das.",
    .commandTakesLess: "{command} kann nicht so viel nehmen.",
    .optionNeedsNumber: "{option} braucht eine Zahl ab 1.",
    .lineWithoutBraille: "--line hat keinen Bildschirm für --braille.",
    .copyCommandWrong: "{name} nennt kein Programm oder hat ein Anführungszeichen, das nicht geschlossen ist.",
    .sizeWrong: "--size {value} ist keine Größe; man schreibt sie als 80x24.",
    .setNeedsValue: "--set {value} braucht einen Wert: --set KEY=VALUE.",
    .encodingNotKnown: "--encoding kann nicht {name} sein: eine Zeichenkodierung dieses Namens ist nicht bekannt.",
    .auditNeedsControls: "lectern audit zählt Bedienelemente auf und sonst nichts. --controls dazuschreiben.",
    .auditOfNoKind:
      "{file}: ist von einer Art, deren Bedienelemente nicht aufgezählt werden können; stattdessen ein HTML- "
      + "oder XHTML-Dokument oder ein EPUB nennen.",
    .unitsNeedGranularity: "lectern units braucht --granularity.",
    .answersOfNoFormat: "--answers kann nicht als {format} geschrieben werden.",
    .callUnknown: "lectern ctl kann nicht {name}.",
    .callUnheard: "Es ist kein Buch offen. lectern BOOK öffnet eines.",
    .configUsage: "lectern config zählt Einstellungen auf; get braucht einen Namen, set einen Namen und einen Wert.",
    .completionsUnknown: "Für {name} gibt es keine Vervollständigungen.",
    .placeWrong:
      "{place} ist keine Stelle. Stellen sind page:12, print:xii, 30%, chapter:4 und \"text:einige Wörter\".",
    .placeNotHere: "{place} gibt es in diesem Buch nicht.",
    .keyboardMissing: "Es gibt keine Tastatur, von der gelesen werden kann. lectern read {file} liest ohne.",
    .keyboardMissingPractice: "Es gibt keine Tastatur zum Üben. --keys übt ohne.",
    .keysUnreadable: "Die Tasten können nicht gelesen werden.",
    .keyScriptWrong:
      "{token} in Zeile {line} der Tasten ist keine Taste. Tasten schreibt man als ein Zeichen, als Space "
      + "Enter Esc Tab S-Tab Up Down Left Right Home End C-Home C-End PgUp PgDn Backspace Delete C-x F1, oder "
      + "als \"Text\" in Anführungszeichen; die Uhr als @words:3 @sentence @end @wait:500 (höchstens ein Tag), "
      + "die Maus als @click:4,2 @drag:4,2,9,2.",
    .transcriptUnwritable:
      "{file}: kann nicht geschrieben werden. Für --transcript eine Datei oder eine FIFO nennen.",
    .nothingCopied: "Es wurde noch nichts kopiert. In einem Buch kopiert y, was ausgewählt ist.",

    // Bringing notes in
    .notesTooLong: "{file}: ist länger als 64 Megabyte und keine Liste von Notizen.",
    .notesOfNoKind:
      "{file}: enthält weder W3C-Anmerkungen noch Notizen von lectern notes --format json und ist keine "
      + "states.db von epy.",
    .notesWithoutBook:
      "{file}: {count} {count:Notiz|Notizen} ohne ein Buch. Es nennen: lectern notes --import FILE BOOK.",
    .notesOfNoEpy: "{file}: ist eine Datenbank, aber nicht die states.db von epy.",
    .notesImported: "{count} {count:Notiz|Notizen} übernommen.",
    .notesKnown: "{count} {count:Notiz|Notizen} schon bekannt.",
    .notesUnquoted: "{count} {count:Anmerkung|Anmerkungen} ohne Zitat übergangen.",
    .notesChanged: "{count} {count:Notiz|Notizen} zu Wörtern, die in dieser Ausgabe anders lauten.",
    .notesLost: "{count} {count:Notiz|Notizen} zu Wörtern, die in dieser Ausgabe fehlen.",
    .notesForeign: "{count} {count:Notiz ist|Notizen sind} aus {title}, und das ist nicht dieses Buch.",
    .anotherBook: "einem anderen Buch",
    .bookmarksImported: "{count} Lesezeichen übernommen.",
    .placesImported: "{count} {count:Stelle|Stellen} übernommen.",
    .bookmarksKnown: "{count} Lesezeichen schon bekannt.",

    // Files of the reader
    .configUnreadable: "{file}: kann nicht gelesen werden und bleibt, wie es ist.",
    .configNotText: "{file}, Zeile {line}: ist nicht in UTF-8; die Datei bleibt, wie sie ist.",
    .configTooLong: "{file}: ist länger als ein Megabyte und bleibt, wie es ist.",
    .symbolLine: "{text} ist kein Eintrag; man schreibt Zeichen = Name oder Zeichen = Name, Stufe.",
    .abbreviationLine: "das ist kein Eintrag; man schreibt eine Abkürzung oder Abkürzung = Art.",
    .citationLine: "man schreibt Stil = Vorlage; die Stile sind {names}.",
    .citationUnbalanced: "eine Klammer hat kein Gegenstück.",
    .citationUnknownName: "{name} ist kein Name; es gibt {names}.",
    .citationTooDeep: "es sind zu viele Klammern in Klammern in Klammern.",
  ]
}
