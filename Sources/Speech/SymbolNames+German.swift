extension SymbolNames {
  /// German.
  public static let german = SymbolNames(
    germanMarks.merging(germanSigns) { mark, _ in mark }, language: "de"
  ) { count, name in
    "\(count) mal \(name)"
  } repeated: { count, name in
    "\(name), \(count) mal"
  }

  private static let germanMarks: [Character: String] = [
    " ": "Leerzeichen", "\t": "Tabulator", "\n": "neue Zeile", "\u{0B}": "neue Zeile",
    "\u{A0}": "geschütztes Leerzeichen", ".": "Punkt", ",": "Komma", ";": "Semikolon", ":": "Doppelpunkt",
    "!": "Ausrufezeichen", "?": "Fragezeichen", "'": "Apostroph", "‘": "einfaches Anführungszeichen oben",
    "’": "Apostroph", "‚": "einfaches Anführungszeichen unten", "\"": "Anführungszeichen",
    "“": "Anführungszeichen oben", "”": "Anführungszeichen rechts oben", "„": "Anführungszeichen unten",
    "«": "Guillemet auf", "»": "Guillemet zu", "(": "Klammer auf", ")": "Klammer zu", "[": "eckige Klammer auf",
    "]": "eckige Klammer zu", "{": "geschweifte Klammer auf", "}": "geschweifte Klammer zu", "-": "Bindestrich",
    "–": "Gedankenstrich", "—": "langer Gedankenstrich", "…": "Auslassungspunkte", "/": "Schrägstrich",
    "\\": "umgekehrter Schrägstrich", "*": "Stern", "#": "Raute", "&": "und", "@": "at", "%": "Prozent",
    "٪": "Prozent", "％": "Prozent", "‰": "Promille",
    "+": "plus",
    "=": "gleich", "<": "kleiner", ">": "größer", "_": "Unterstrich", "|": "senkrechter Strich", "~": "Tilde",
    "^": "Zirkumflex", "`": "Gravis", "§": "Paragraf", "¶": "Absatzzeichen", "†": "Kreuz", "‡": "Doppelkreuz",
    "•": "Aufzählungspunkt", "©": "Copyright", "°": "Grad", "☑": "erledigt", "☐": "nicht erledigt",
    "\u{FFFC}": "Bild",
    "\u{300}": "Gravis", "\u{301}": "Akut", "\u{302}": "Zirkumflex", "\u{303}": "Tilde", "\u{304}": "Makron",
    "\u{308}": "Trema", "\u{30A}": "Ring", "\u{30C}": "Hatschek", "\u{327}": "Cedille", "\u{328}": "Ogonek",
    "\u{306}": "Breve", "\u{307}": "Punkt oben", "\u{309}": "Haken", "\u{30B}": "Doppelakut",
    "\u{30F}": "Doppelgravis", "\u{311}": "umgekehrtes Breve", "\u{31B}": "Horn", "\u{323}": "Punkt unten",
    "\u{325}": "Ring unten", "\u{326}": "Komma unten", "\u{331}": "Strich unten", "\u{335}": "Querstrich",
  ]
}
