extension SymbolNames {
  /// German.
  public static let german = SymbolNames([
    " ": "Leerzeichen", "\t": "Tabulator", "\n": "neue Zeile", "\u{0B}": "neue Zeile",
    "\u{A0}": "geschütztes Leerzeichen", ".": "Punkt", ",": "Komma", ";": "Semikolon", ":": "Doppelpunkt",
    "!": "Ausrufezeichen", "?": "Fragezeichen", "'": "Apostroph", "‘": "einfaches Anführungszeichen oben",
    "’": "Apostroph", "‚": "einfaches Anführungszeichen unten", "\"": "Anführungszeichen",
    "“": "Anführungszeichen oben", "”": "Anführungszeichen rechts oben", "„": "Anführungszeichen unten",
    "«": "Guillemet auf", "»": "Guillemet zu", "(": "Klammer auf", ")": "Klammer zu", "[": "eckige Klammer auf",
    "]": "eckige Klammer zu", "{": "geschweifte Klammer auf", "}": "geschweifte Klammer zu", "-": "Bindestrich",
    "–": "Gedankenstrich", "—": "langer Gedankenstrich", "…": "Auslassungspunkte", "/": "Schrägstrich",
    "\\": "umgekehrter Schrägstrich", "*": "Stern", "#": "Raute", "&": "und", "@": "at", "%": "Prozent", "+": "plus",
    "=": "gleich", "<": "kleiner", ">": "größer", "_": "Unterstrich", "|": "senkrechter Strich", "~": "Tilde",
    "^": "Zirkumflex", "`": "Gravis", "§": "Paragraf", "¶": "Absatzzeichen", "†": "Kreuz", "‡": "Doppelkreuz",
    "•": "Aufzählungspunkt", "©": "Copyright", "°": "Grad", "☑": "erledigt", "☐": "nicht erledigt",
    "\u{FFFC}": "Bild",
  ]) { count, name in
    "\(count) mal \(name)"
  } repeated: { count, name in
    "\(name), \(count) mal"
  }
}
