extension SymbolNames {
  /// Polish names of signs that books are adorned with and that CLDR does not name.
  static let polishSigns: [Character: String] = [
    "★": "czarna gwiazda", "☆": "biała gwiazda", "✓": "znacznik wyboru", "✗": "krzyżyk", "✘": "gruby krzyżyk",
    "✕": "znak mnożenia", "☒": "zaznaczone krzyżykiem", "❦": "ozdobny listek", "☙": "ozdobny listek",
    "❧": "ozdobny listek", "✱": "ozdobna gwiazdka", "✲": "ozdobna gwiazdka", "✻": "ozdobna gwiazdka",
    "✼": "ozdobna gwiazdka", "✽": "ozdobna gwiazdka", "❋": "ozdobna gwiazdka", "✶": "gwiazda sześcioramienna",
    "✷": "gwiazda ośmioramienna", "✾": "ozdobny kwiat", "✿": "ozdobny kwiat", "❀": "ozdobny kwiat",
    "❁": "ozdobny kwiat", "❃": "ozdobny kwiat", "☞": "dłoń wskazująca w prawo", "☛": "dłoń wskazująca w prawo",
    "☜": "dłoń wskazująca w lewo", "☚": "dłoń wskazująca w lewo", "♡": "puste serce", "♢": "puste karo",
    "♤": "pusty pik", "♧": "pusty trefl", "♩": "ćwierćnuta", "♫": "dwie ósemki", "♬": "dwie szesnastki",
    "♮": "kasownik", "№": "numer", "℃": "stopni Celsjusza", "℉": "stopni Fahrenheita", "∨": "lub",
    "¦": "przerwana kreska pionowa", "¯": "makron", "¸": "cedylla", "˘": "brewis", "˙": "kropka u góry",
    "˚": "kółko", "˛": "ogonek", "˜": "tylda", "˝": "podwójny akut", "‹": "lewy pojedynczy cudzysłów ostrokątny",
    "›": "prawy pojedynczy cudzysłów ostrokątny", "\u{2011}": "twardy łącznik", "‣": "trójkątny punktor",
    "✎": "ołówek", "✆": "słuchawka telefonu", "⌘": "klawisz Command", "⌥": "klawisz Option", "⏎": "klawisz Enter",
    "␣": "spacja",
  ]
}
