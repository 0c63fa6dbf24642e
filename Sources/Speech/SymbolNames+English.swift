extension SymbolNames {
  /// English.
  public static let english = SymbolNames([
    " ": "space", "\t": "tab", "\n": "new line", "\u{0B}": "new line", "\u{A0}": "no-break space",
    ".": "period", ",": "comma", ";": "semicolon", ":": "colon", "!": "exclamation mark", "?": "question mark",
    "'": "apostrophe", "‘": "left single quote", "’": "right single quote", "\"": "quote", "“": "left quote",
    "”": "right quote", "(": "left paren", ")": "right paren", "[": "left bracket", "]": "right bracket",
    "{": "left brace", "}": "right brace", "-": "hyphen", "–": "en dash", "—": "em dash", "…": "ellipsis",
    "/": "slash", "\\": "backslash", "*": "star", "#": "number", "&": "and", "@": "at", "%": "percent", "+": "plus",
    "=": "equals", "<": "less", ">": "greater", "_": "underscore", "|": "bar", "~": "tilde", "^": "caret",
    "`": "grave", "§": "section", "¶": "paragraph mark", "†": "dagger", "‡": "double dagger", "•": "bullet",
    "©": "copyright", "°": "degrees", "☑": "checked", "☐": "not checked", "\u{FFFC}": "image",
  ]) { count, name in
    if name.hasSuffix("s") { return "\(count) \(name)" }
    return "\(count) \(name)" + (name.hasSuffix("sh") ? "es" : "s")
  } repeated: { count, name in
    "\(name), \(count) times"
  }
}
