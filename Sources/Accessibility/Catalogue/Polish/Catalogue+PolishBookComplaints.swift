extension Catalogue {
  /// The Polish words for what is wrong with books and what they are made of.
  static let polishBookComplaints: [Complaint.Key: String] = [
    // Books that cannot be opened
    .bookMissing: "{file}: nie ma takiego pliku; sprawdź nazwę.",
    .bookIsDirectory: "{file}: to katalog; podaj książkę, która w nim jest.",
    .bookUnreadable: "{file}: nie można odczytać ({reason}); sprawdź uprawnienia.",
    .bookTooLarge: "{file}: ma więcej niż {size} MB; podziel na mniejsze książki.",
    .bookOfUnknownKind: "{file}: to {kind}; otwórz zamiast tego plik EPUB, FB2, DAISY, HTML, Markdown lub tekstowy.",
    .bookArchiveDamaged: "{file}: to uszkodzone archiwum ({reason}); pobierz plik ponownie.",
    .bookEntryDamaged: "{file}: nie można odczytać {entry} ({reason}); pobierz plik ponownie.",
    .bookNotInArchive:
      "{file}: to archiwum, w którym nie ma książki; otwórz zamiast tego plik EPUB, FB2, DAISY, HTML, Markdown "
      + "lub tekstowy.",
    .bookListsNothing: "{file}: {entry} nie wymienia nic do czytania; pobierz plik ponownie.",
    .bookChapterMissing: "{file}: jedynego rozdziału nie ma w archiwum; pobierz plik ponownie.",
    .bookChaptersMissing:
      "{file}: w archiwum nie ma żadnego z rozdziałów, a powinno ich być {count}; pobierz plik ponownie.",
    .bookHasNoText: "{file}: nie zawiera tekstu do czytania; pobierz plik ponownie.",
    .bookEntryHasNoText: "{file}: {entry}: nie zawiera tekstu do czytania; pobierz plik ponownie.",
    .bookIsSound: "{file}: {entry} prowadzi do dźwięku, a nie do tekstu; odtwórz książkę w odtwarzaczu DAISY.",
    .booksInArchive: "{file}: zawiera kilka książek ({count}); rozpakuj i otwórz jedną z nich.",
    .bookEncrypted: "{file}: {entry} jest zaszyfrowany (DRM); otwórz książkę w programie jej sklepu lub biblioteki.",
    .bookEncryptedBy:
      "{file}: {entry} jest zaszyfrowany (DRM {scheme}); otwórz książkę w programie jej sklepu lub biblioteki.",
    .bookNeedsPackage: "{file}: to {kind}; żeby go czytać, zainstaluj {package}.",
    .bookUnconverted:
      "{file}: {tool} nie może odczytać pliku ({reason}); pobierz plik ponownie albo otwórz go w innym programie.",
    .bookLocked: "{file}: jest zabezpieczony hasłem; zapisz go w innym programie bez hasła i otwórz ten zapis.",
    .bookIsPictures:
      "{file}: nie ma tekstu, są tylko obrazy stron; dodaj tekst przez OCR, na przykład programem ocrmypdf, i "
      + "otwórz wynik.",
    .inputUnreadable: "Nie można odczytać standardowego wejścia. Podaj zamiast niego plik.",
    .fileMissing: "{file}: nie ma takiego pliku.",
    .fileUnreadable: "{file}: nie można odczytać.",
    .fileFault: "{file}: {reason}.",

    // What a file is that is no book
    .kindPNG: "obraz PNG",
    .kindJPEG: "obraz JPEG",
    .kindGIF: "obraz GIF",
    .kindGzip: "plik gzip",
    .kindOldOffice: "stary dokument Office",
    .kindProgram: "program",
    .kindDjVu: "dokument DjVu",
    .kindMobipocket: "książka Mobipocket lub Kindle",
    .kindBinary: "plik binarny",
    .kindPackage: "dokument pakietu rozpakowanego EPUB",
    .kindOpenDocumentOther: "plik OpenDocument bez ciągłego tekstu",
    .kindOfficeOther: "plik Office bez ciągłego tekstu",
    .kindWord: "dokument Word",
    .kindOpenDocument: "tekst OpenDocument",
    .kindRTF: "dokument RTF",
    .kindPDF: "dokument PDF",

    // What is wrong with an archive and what is in it
    .archiveEmpty: "jest puste",
    .archiveTooManyEntries: "ma więcej wpisów niż {count}",
    .entryMissing: "nie ma go w archiwum",
    .entryLocked: "jest zabezpieczony hasłem",
    .entryUnsupported: "jest spakowany nieznaną tu metodą",
    .entryDamaged: "jest uszkodzony: {reason}",
    .entryUnpacksTooLarge: "po rozpakowaniu ma więcej niż {size} MB albo o wiele więcej, niż powinien",
    .entryTooLarge: "jest za duży",
    .entryNoName: "to nie jest nazwa pliku",
    .entryNoFile: "to nie jest plik",
    .entryNoSuchFile: "nie ma takiego pliku",
    .entryUnreadable: "nie można go odczytać",

    // Problems of a book that can be read all the same
    .problemAt: "{place}: {problem}",
    .problemAtLine: "wiersz {line}: {problem}",
    .problemDetail: "{problem} ({detail})",
    .problemEnd: "{problem}.",
    .notDTBook: "to nie jest dokument DTBook",
    .orderNamesMissing: "kolejność czytania wymienia {name}, czego w książce nie ma",
    .orderNamesAgain: "kolejność czytania wymienia {name} wielokrotnie; tyle razy nie jest czytane",
    .endMissing: "brakuje końca pliku; czytane jest to, co przed nim",
    .namedOtherwise: "książka nazywa to {name}",
    .otherRendition: "inna wersja książki, która nie jest czytana",
    .namesNoPackage: "nie wymienia dokumentu pakietu, który by istniał",
    .typeNotRead: "jest rodzaju, którego się tu nie czyta, i nie ma zastępnika, który by się czytało",
    .readInPart: "jest uszkodzony; czytane jest to, co można odczytać",
    .wordNotRead: "jedno jego słowo nie jest czytane: {sample}",
    .wordsNotRead:
      "{count} {count:słowo nie jest czytane|słowa nie są czytane|słów nie jest czytanych}, na przykład {sample}",
    .formulaNotRead: "jeden wzór nie jest czytany",
    .formulasNotRead: "{count} {count:wzór nie jest czytany|wzory nie są czytane|wzorów nie jest czytanych}",
    .outlineUnread: "{tool} nie może odczytać spisu treści ({reason})",
    .pagesUnread: "{tool} nie może odczytać stron od {first} do {last} ({reason})",
    .pagesNone: "nie znajduje stron",
    .pagesTooMany: "znajduje więcej stron niż {count}",
    .pagesTooSlow: "zbyt długo trwało to przy innych stronach",

    // Problems of markup and of encodings
    .markupUnended: "część tekstu nie kończy się tam, gdzie powinna",
    .markupUnknownName: "znak jest zapisany nieznaną nazwą",
    .markupAttribute: "szczegół znaczników nie jest zapisany tak, jak powinien",
    .markupBadCharacter: "jest tu znak, którego żaden tekst mieć nie może",
    .markupOutside: "dokument jest pusty albo coś stoi poza nim",
    .markupRemark: "uwaga w znacznikach nie kończy się tam, gdzie powinna",
    .markupMalformed: "znaczniki nie są poprawne",
    .documentEmpty: "dokument jest pusty",
    .documentMalformed: "dokument nie jest poprawny",
    .tooManyEndTags: "zbyt wiele znaczników końca niczego nie zamyka",
    .tooManyElements: "ma za dużo elementów, żeby odczytać go do końca",
    .tooManyAttributes: "element ma za dużo atrybutów",
    .encodingUnknown: "kodowanie {name} nie jest znane",
    .encodingBytes: "zawiera bajty, które nie są w {name}",
    .encodingGuessed: "kodowanie nie jest podane i zostało uznane za {name}",
    .encodingUntrue: "nie jest w {name}, choć tak podaje",
  ]
}
