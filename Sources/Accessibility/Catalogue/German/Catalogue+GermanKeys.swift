extension Catalogue {
  /// The words about keys and who binds them.
  static let germanKeys: [Phrase.Key: String] = [
    .settingLetters: "Buchstaben",
    .settingArrows: "Pfeile",
    .aboutLetters: "was Buchstaben tun: zu Elementen gehen wie in NVDA, bewegen wie in vi, oder nichts",
    .aboutArrows: "was Pfeile tun: mit dem Rotor und nach Blöcken bewegen, oder nach Zeichen und Zeilen",
    .valueLettersNVDA: "wie in NVDA",
    .valueLettersVi: "wie in vi",
    .valueByRotor: "mit dem Rotor",
    .valueByCaret: "nach Zeichen und Zeilen",
    .lettersOn: "Navigation mit Buchstaben an.",
    .lettersOff: "Navigation mit Buchstaben aus.",
    .helpToggleLetters: "Buchstaben als Befehle, aus oder wieder an",
    .helpNextCharacter: "nächstes Zeichen",
    .helpPreviousCharacter: "voriges Zeichen",
    .helpLookOn: "beim Lesen die nächste Seite ansehen, sonst die nächste Zeile",
    .helpLookBack: "beim Lesen die vorige Seite ansehen, sonst die vorige Zeile",
    .helpPunctuation: "die nächste Stufe der Satzzeichen",
    .helpVerbosity: "die nächste Stufe der Ausführlichkeit",
    .helpTextAttributes: "wie der Text hervorgehoben ist: fett, kursiv, ein Link, eine andere Sprache",
    .commandUnknown: "Es gibt keinen Befehl {name}. lectern keys nennt sie alle.",
    .commandUnknownNear: "Es gibt keinen Befehl {name}. Ist {nearest} gemeint?",
    .keyUnknown: "{name} ist keine Taste.",
    .keyNeedsSign: "Tasten werden geschrieben als Befehl = Taste, Taste.",
    .keysClash: "{key} liegt auf {first} und auf {second}.",
    .keysRefused: "{file}: {problem} Keine ihrer Tasten gilt, bis das behoben ist.",
    .settingRTLArrows: "Pfeile in Text von rechts",
    .aboutRTLArrows:
      "was die Pfeile links und rechts in Text bedeuten, der von rechts gelesen wird: rechts ist, was als "
      + "Nächstes kommt, oder was rechts zu sehen ist",
    .valueByReading: "in Leserichtung",
    .valueBySight: "wie zu sehen",
    .selectionHintMirrored: "Pfeil links erweitert die Auswahl. Pfeil rechts verkleinert die Auswahl.",
  ]
}
