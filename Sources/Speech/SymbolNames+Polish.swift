extension SymbolNames {
  /// Polish.
  public static let polish = SymbolNames(
    polishMarks.merging(polishSigns) { mark, _ in mark }, language: "pl"
  ) { count, name in
    "\(count) razy \(name)"
  } repeated: { count, name in
    "\(name), \(count) razy"
  }

  private static let polishMarks: [Character: String] = [
    " ": "spacja", "\t": "tabulator", "\n": "nowy wiersz", "\u{0B}": "nowy wiersz", "\u{A0}": "twarda spacja",
    ".": "kropka", ",": "przecinek", ";": "średnik", ":": "dwukropek", "!": "wykrzyknik", "?": "znak zapytania",
    "'": "apostrof", "‘": "lewy pojedynczy cudzysłów", "’": "prawy pojedynczy cudzysłów", "\"": "cudzysłów",
    "“": "lewy cudzysłów", "”": "prawy cudzysłów", "„": "dolny cudzysłów", "«": "lewy cudzysłów ostrokątny",
    "»": "prawy cudzysłów ostrokątny", "(": "lewy nawias", ")": "prawy nawias", "[": "lewy nawias kwadratowy",
    "]": "prawy nawias kwadratowy", "{": "lewy nawias klamrowy", "}": "prawy nawias klamrowy", "-": "łącznik",
    "–": "półpauza", "—": "pauza", "…": "wielokropek", "/": "ukośnik", "\\": "odwrotny ukośnik", "*": "gwiazdka",
    "#": "krzyżyk", "&": "i", "@": "małpa", "%": "procent", "٪": "procent", "％": "procent", "‰": "promil",
    "+": "plus", "=": "równa się", "<": "mniejsze",
    ">": "większe", "_": "podkreślenie", "|": "kreska pionowa", "~": "tylda", "^": "daszek", "`": "grawis",
    "§": "paragraf", "¶": "znak akapitu", "†": "krzyż", "‡": "podwójny krzyż", "•": "punktor", "©": "copyright",
    "°": "stopień", "☑": "zaznaczone", "☐": "niezaznaczone", "\u{FFFC}": "obraz",
    "\u{300}": "grawis", "\u{301}": "akut", "\u{302}": "cyrkumfleks", "\u{303}": "tylda", "\u{304}": "makron",
    "\u{308}": "diereza", "\u{30A}": "kółko", "\u{30C}": "haczek", "\u{327}": "cedylla", "\u{328}": "ogonek",
    "\u{306}": "brewis", "\u{307}": "kropka u góry", "\u{309}": "haczyk u góry", "\u{30B}": "podwójny akut",
    "\u{30F}": "podwójny grawis", "\u{311}": "odwrócony brewis", "\u{31B}": "róg", "\u{323}": "kropka u dołu",
    "\u{325}": "kółko u dołu", "\u{326}": "przecinek u dołu", "\u{331}": "kreska u dołu",
    "\u{335}": "przekreślenie",
  ]
}
