extension SymbolNames {
  /// German names of signs that books are adorned with and that CLDR does not name.
  static let germanSigns: [Character: String] = [
    "★": "schwarzer Stern", "☆": "weißer Stern", "✓": "Häkchen", "✗": "Kreuzchen", "✘": "fettes Kreuzchen",
    "✕": "Malzeichen", "☒": "angekreuzt", "❦": "Aldusblatt", "☙": "Aldusblatt", "❧": "Aldusblatt", "✱": "Zierstern",
    "✲": "Zierstern", "✻": "Zierstern", "✼": "Zierstern", "✽": "Zierstern", "❋": "Zierstern",
    "✶": "sechszackiger Stern", "✷": "achtzackiger Stern", "✾": "Zierblume", "✿": "Zierblume", "❀": "Zierblume",
    "❁": "Zierblume", "❃": "Zierblume", "☞": "zeigende Hand nach rechts", "☛": "zeigende Hand nach rechts",
    "☜": "zeigende Hand nach links", "☚": "zeigende Hand nach links", "♡": "leeres Herz", "♢": "leeres Karo",
    "♤": "leeres Pik", "♧": "leeres Kreuz", "♩": "Viertelnote", "♫": "zwei Achtelnoten",
    "♬": "zwei Sechzehntelnoten", "♮": "Auflösungszeichen", "№": "Nummer", "℃": "Grad Celsius",
    "℉": "Grad Fahrenheit", "∨": "oder", "¦": "unterbrochener Strich", "¯": "Makron", "¸": "Cedille", "˘": "Breve",
    "˙": "Punkt oben", "˚": "Ring", "˛": "Ogonek", "˜": "Tilde", "˝": "Doppelakut", "‹": "einfaches Guillemet auf",
    "›": "einfaches Guillemet zu", "\u{2011}": "geschützter Bindestrich", "‣": "dreieckiger Aufzählungspunkt",
    "✎": "Bleistift", "✆": "Telefonhörer", "⌘": "Befehlstaste", "⌥": "Wahltaste", "⏎": "Eingabetaste",
    "␣": "Leerzeichen",
  ]
}
