extension Catalogue {
  /// The German words for what is wrong with books and what they are made of.
  static let germanBookComplaints: [Complaint.Key: String] = [
    // Books that cannot be opened
    .bookMissing: "{file}: keine solche Datei; den Namen prüfen.",
    .bookIsDirectory: "{file}: ist ein Verzeichnis; ein Buch darin nennen.",
    .bookUnreadable: "{file}: kann nicht gelesen werden ({reason}); die Rechte prüfen.",
    .bookTooLarge: "{file}: ist größer als {size} MB; in kleinere Bücher teilen.",
    .bookOfUnknownKind:
      "{file}: ist {kind}; stattdessen eine EPUB-, FB2-, DAISY-, HTML-, Markdown- oder Textdatei öffnen.",
    .bookArchiveDamaged: "{file}: ist ein beschädigtes Archiv ({reason}); die Datei neu beschaffen.",
    .bookEntryDamaged: "{file}: {entry} kann nicht gelesen werden ({reason}); die Datei neu beschaffen.",
    .bookNotInArchive:
      "{file}: ist ein Archiv, in dem kein Buch ist; stattdessen eine EPUB-, FB2-, DAISY-, HTML-, Markdown- "
      + "oder Textdatei öffnen.",
    .bookListsNothing: "{file}: {entry} nennt nichts zu lesen; die Datei neu beschaffen.",
    .bookChapterMissing: "{file}: das einzige Kapitel ist nicht im Archiv; die Datei neu beschaffen.",
    .bookChaptersMissing: "{file}: keines der {count} Kapitel ist im Archiv; die Datei neu beschaffen.",
    .bookHasNoText: "{file}: enthält keinen Text zu lesen; die Datei neu beschaffen.",
    .bookEntryHasNoText: "{file}: {entry}: enthält keinen Text zu lesen; die Datei neu beschaffen.",
    .bookIsSound: "{file}: {entry} führt zu Ton und zu keinem Text; das Buch in einem DAISY-Spieler abspielen.",
    .booksInArchive: "{file}: enthält {count} Bücher; entpacken und eines davon öffnen.",
    .bookEncrypted:
      "{file}: {entry} ist verschlüsselt (DRM); das Buch im Programm seines Ladens oder seiner Bücherei öffnen.",
    .bookEncryptedBy:
      "{file}: {entry} ist verschlüsselt (DRM von {scheme}); das Buch im Programm seines Ladens oder seiner "
      + "Bücherei öffnen.",
    .bookNeedsPackage: "{file}: ist {kind}; um es zu lesen, {package} installieren.",
    .bookUnconverted:
      "{file}: kann von {tool} nicht gelesen werden ({reason}); die Datei neu beschaffen oder in einem anderen "
      + "Programm öffnen.",
    .bookEntryLocked:
      "{file}: {entry} ist mit einem Passwort verschlüsselt; das Archiv damit entpacken und öffnen, was darin ist.",
    .bookLocked:
      "{file}: ist mit einem Passwort gesperrt; in einem anderen Programm ohne Passwort sichern und das öffnen.",
    .bookIsPictures:
      "{file}: hat keinen Text, nur Bilder von Seiten; mit Texterkennung, etwa ocrmypdf, Text dazugeben und "
      + "das öffnen.",
    .inputUnreadable: "Die Standardeingabe kann nicht gelesen werden. Stattdessen eine Datei nennen.",
    .fileMissing: "{file}: keine solche Datei.",
    .fileUnreadable: "{file}: kann nicht gelesen werden.",
    .fileFault: "{file}: {reason}.",

    // What a file is that is no book
    .kindPNG: "ein PNG-Bild",
    .kindJPEG: "ein JPEG-Bild",
    .kindGIF: "ein GIF-Bild",
    .kindGzip: "eine gzip-Datei",
    .kindOldOffice: "ein altes Office-Dokument",
    .kindProgram: "ein Programm",
    .kindDjVu: "ein DjVu-Dokument",
    .kindMobipocket: "ein Mobipocket- oder Kindle-Buch",
    .kindTicket: "ein Abholschein, mit dem Adobe Digital Editions ein Buch holt, und nicht das Buch",
    .kindHelp: "eine übersetzte Hilfedatei (CHM)",
    .kindReader: "ein Microsoft-Reader-Buch (LIT)",
    .kindRAR: "ein RAR-Archiv, wie Comics es sind",
    .kindSevenZip: "ein 7z-Archiv",
    .kindBinary: "eine Binärdatei",
    .kindPackage: "das Paketdokument eines entpackten EPUB",
    .kindOpenDocumentOther: "eine OpenDocument-Datei ohne fortlaufenden Text",
    .kindOfficeOther: "eine Office-Datei ohne fortlaufenden Text",
    .kindWord: "ein Word-Dokument",
    .kindOpenDocument: "ein OpenDocument-Text",
    .kindRTF: "ein RTF-Dokument",
    .kindPDF: "ein PDF-Dokument",

    // What is wrong with an archive and what is in it
    .archiveForeign: "es ist kein ZIP-Archiv",
    .archiveInconsistent: "seine Teile passen nicht zusammen",
    .archiveCut: "sein Ende fehlt",
    .entryCorrupt: "seine Bytes haben sich verändert",
    .archiveEmpty: "es ist leer",
    .archiveTooManyEntries: "es hat mehr als {count} Einträge",
    .entryMissing: "es ist nicht im Archiv",
    .entryLocked: "es ist mit einem Passwort gesperrt",
    .entryEncrypted: "es ist verschlüsselt (DRM)",
    .entryUnsupported: "es ist auf eine Weise gepackt, die hier nicht bekannt ist",
    .entryDamaged: "es ist beschädigt: {reason}",
    .entryUnpacksTooLarge: "es wird entpackt größer als {size} MB, oder viel größer, als es sollte",
    .entryTooLarge: "es ist zu groß",
    .entryNoName: "das ist kein Name einer Datei",
    .entryNoFile: "das ist keine Datei",
    .entryNoSuchFile: "es gibt keine solche Datei",
    .entryUnreadable: "es kann nicht gelesen werden",

    // Problems of a book that can be read all the same
    .problemAt: "{place}: {problem}",
    .problemAtLine: "Zeile {line}: {problem}",
    .problemDetail: "{problem} ({detail})",
    .problemEnd: "{problem}.",
    .notDTBook: "es ist kein DTBook-Dokument",
    .orderMissing:
      "es gibt keine Lesereihenfolge, die zu etwas führt; die Dokumente werden gelesen, wie das Inhaltsverzeichnis sie nennt",
    .orderNamesMissing: "die Lesereihenfolge nennt {name}, das kein Teil des Buchs ist",
    .orderNamesAgain: "die Lesereihenfolge nennt {name} immer wieder; so oft wird es nicht gelesen",
    .archiveLate: "vor dem Archiv steht etwas, das übergangen wird",
    .endMissing: "das Ende der Datei fehlt; was davor steht, wird gelesen",
    .linkLeadsNowhere: "ein Link führt zu etwas, das nicht da ist",
    .contentsLeadNowhere: "das Inhaltsverzeichnis führt zu etwas, das nicht da ist",
    .linkLeadsBeside: "ein Link führt zu einem Dokument, das in der Lesereihenfolge fehlt",
    .namedOtherwise: "das Buch nennt es {name}",
    .otherRendition: "eine andere Fassung des Buchs, die nicht gelesen wird",
    .namesNoPackage: "es nennt kein Paketdokument, das da ist",
    .typeNotRead: "es ist von einer Art, die hier nicht gelesen wird, und hat keinen Ersatz, der es wird",
    .attachedNotRead: "es ist angehängt und wird nicht gelesen",
    .readInPart: "es ist beschädigt; was davon gelesen werden kann, wird gelesen",
    .wordNotRead: "ein Wort daraus wird nicht gelesen: {sample}",
    .wordsNotRead: "{count} {count:Wort|Wörter} daraus {count:wird|werden} nicht gelesen, etwa {sample}",
    .formulaNotRead: "eine Formel daraus wird nicht gelesen",
    .formulasNotRead: "{count} {count:Formel|Formeln} daraus {count:wird|werden} nicht gelesen",
    .outlineUnread: "die Gliederung kann von {tool} nicht gelesen werden ({reason})",
    .pagesUnread: "die Seiten {first} bis {last} können von {tool} nicht gelesen werden ({reason})",
    .pagesNone: "es findet keine Seiten",
    .pagesTooMany: "es findet mehr als {count} Seiten",
    .pagesTooSlow: "es hat bei anderen Seiten zu lange gebraucht",

    // Problems of markup and of encodings
    .markupUnended: "ein Teil des Textes endet nicht, wo er sollte",
    .markupUnknownName: "ein Zeichen ist mit einem Namen geschrieben, der nicht bekannt ist",
    .markupAttribute: "eine Einzelheit der Auszeichnung ist nicht geschrieben, wie sie sollte",
    .markupBadCharacter: "da ist ein Zeichen, das kein Text haben darf",
    .markupOutside: "das Dokument ist leer, oder es steht etwas darum herum",
    .markupRemark: "eine Bemerkung in der Auszeichnung endet nicht, wo sie sollte",
    .markupMalformed: "die Auszeichnung ist nicht wohlgeformt",
    .documentEmpty: "das Dokument ist leer",
    .documentMalformed: "das Dokument ist nicht wohlgeformt",
    .tooManyEndTags: "zu viele Endmarken schließen nichts",
    .tooManyLooseSigns: "von hier an sieht zu vieles nach Marken aus und ist keine",
    .tooManyElements: "es hat zu viele Elemente, um bis zum Ende gelesen zu werden",
    .tooDeepElements: "die Elemente darin sind tiefer verschachtelt, als jemand schreibt",
    .tooManyAttributes: "ein Element hat zu viele Attribute",
    .tooLongEntities: "die Namen, die es festlegt, stehen für mehr Text, als gelesen wird",
    .encodingUnknown: "die Zeichenkodierung {name} ist nicht bekannt",
    .encodingBytes: "es enthält Bytes, die nicht {name} sind",
    .encodingGuessed: "die Zeichenkodierung ist nicht angegeben und wurde für {name} gehalten",
    .encodingUntrue: "es ist nicht in {name}, obwohl es das angibt",
  ]
}
