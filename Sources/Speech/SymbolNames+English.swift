extension SymbolNames {
  /// English.
  public static let english = SymbolNames(
    [
      " ": "space", "\t": "tab", "\n": "new line", "\u{0B}": "new line", "\u{A0}": "no-break space",
      ".": "period", ",": "comma", ";": "semicolon", ":": "colon", "!": "exclamation mark", "?": "question mark",
      "'": "apostrophe", "‘": "left single quote", "’": "right single quote", "\"": "quote", "“": "left quote",
      "”": "right quote", "(": "left paren", ")": "right paren", "[": "left bracket", "]": "right bracket",
      "{": "left brace", "}": "right brace", "-": "hyphen", "–": "en dash", "—": "em dash", "…": "ellipsis",
      "/": "slash", "\\": "backslash", "*": "star", "#": "number", "&": "and", "@": "at", "%": "percent",
      "٪": "percent", "％": "percent", "‰": "per mille", "+": "plus",
      "=": "equals", "<": "less", ">": "greater", "_": "underscore", "|": "bar", "~": "tilde", "^": "caret",
      "`": "grave", "§": "section", "¶": "paragraph mark", "†": "dagger", "‡": "double dagger", "•": "bullet",
      "©": "copyright", "°": "degrees", "☑": "checked", "☐": "not checked", "\u{FFFC}": "image",
      "\u{300}": "grave", "\u{301}": "acute", "\u{302}": "circumflex", "\u{303}": "tilde", "\u{304}": "macron",
      "\u{308}": "diaeresis", "\u{30A}": "ring", "\u{30C}": "caron", "\u{327}": "cedilla", "\u{328}": "ogonek",
      "\u{306}": "breve", "\u{307}": "dot above", "\u{309}": "hook", "\u{30B}": "double acute",
      "\u{30F}": "double grave", "\u{311}": "inverted breve", "\u{31B}": "horn", "\u{323}": "dot below",
      "\u{325}": "ring below", "\u{326}": "comma below", "\u{331}": "line below", "\u{335}": "stroke",
    ], language: "en"
  ) { count, name in
    if name.hasSuffix("s") { return "\(count) \(name)" }
    return "\(count) \(name)" + (name.hasSuffix("sh") ? "es" : "s")
  } repeated: { count, name in
    "\(name), \(count) times"
  }
}
